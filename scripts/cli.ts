import { systemFailure } from '../src/node/systemFailure.mjs'
import { UserError } from '../src/node/userError.ts'
import { UsageError, type Command } from './command.ts'

/** All commands (src/README.md says how to add one). They print with `console.log`, and throw a UserError if they fail. */
const commands: Readonly<Record<string, () => Promise<{ default: Command }>>> = {
  bench: () => import('./commands/bench.ts'),
  build: () => import('./commands/build.ts'),
  approve: () => import('./commands/approve.ts'),
  check: () => import('./commands/check.ts'),
  preserve: () => import('./commands/preserve.ts'),
  redline: () => import('./commands/redline.ts'),
  said: () => import('./commands/said.ts'),
  deliver: () => import('./commands/deliver.ts'),
  dev: () => import('./commands/dev.ts'),
  move: () => import('./commands/move.ts'),
  new: () => import('./commands/new.ts'),
  preview: () => import('./commands/preview.ts'),
  retire: () => import('./commands/retire.ts'),
}

// A reader such as `head` may close the output early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

/** Runs a command. @returns the exit status: 0, 1 for errors in the content, 2 if it failed */
export async function run([name = '', ...typed]: readonly string[]): Promise<number> {
  const load = commands[name]
  if (load === undefined) {
    console.error(`The command "${name}" doesn't exist. Use one of: ${Object.keys(commands).join(', ')}.`)
    return 2
  }
  if (/[#?]/.test(process.cwd())) {
    console.error(`Vite can't use # or ? in folder names. Rename ${process.cwd()}.`)
    return 2
  }
  try {
    const { default: run } = await load()
    return await run(typed)
  } catch (error) {
    const sentence = error instanceof UserError ? error.message : systemFailure(error)
    if (sentence === undefined) throw error
    console.error(sentence)
    if (error instanceof UsageError) console.error(`For help: npm run ${name} -- --help`)
    return 2
  }
}
