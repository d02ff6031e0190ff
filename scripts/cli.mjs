import { loadTypeScript } from './loadTypeScript.mjs'

/** `node scripts/cli.mjs NAME …` runs a command (see `cli.ts`). */
const [name = '', ...typed] = process.argv.slice(2)
if (name !== 'dev') process.env['NODE_ENV'] ??= 'production'
/** @type {typeof import('./cli.ts')} */
const { run } = await loadTypeScript(
  'scripts/cli.ts',
  // The other commands.
  (id) => id.startsWith('./commands/') && id !== `./commands/${name}.ts`,
)
process.exitCode = await run([name, ...typed])
