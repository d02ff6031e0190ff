import { loadProgram } from '../src/vite/loadProgram.mjs'

/** `node scripts/cli.mjs NAME …` runs a command (see `cli.ts`). */
const [name = '', ...typed] = process.argv.slice(2)
if (name !== 'dev') process.env['NODE_ENV'] ??= 'production'
/** @type {typeof import('./cli.ts')} */
const { run } = await loadProgram('scripts/cli.ts', {
  // The other commands.
  isLeftOut: (id) => id.startsWith('./commands/') && id !== `./commands/${name}.ts`,
})
process.exitCode = await run([name, ...typed])
