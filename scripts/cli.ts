import { UserError } from '../src/node/userError.ts'
import { UsageError, type Command } from './command.ts'

/**
 * The table of commands; src/README.md says how to add one. A command prints with `console.log`, and throws a UserError
 * when it can't do what was asked: `run` prints its message.
 */
const commands: Readonly<Record<string, () => Promise<{ default: Command }>>> = {
  bench: () => import('./commands/bench.ts'),
  build: () => import('./commands/build.ts'),
  approve: () => import('./commands/approve.ts'),
  check: () => import('./commands/check.ts'),
  preserve: () => import('./commands/preserve.ts'),
  redline: () => import('./commands/redline.ts'),
  said: () => import('./commands/said.ts'),
  dev: () => import('./commands/dev.ts'),
  move: () => import('./commands/move.ts'),
  new: () => import('./commands/new.ts'),
  preview: () => import('./commands/preview.ts'),
  retire: () => import('./commands/retire.ts'),
}

// A program that reads the output may close it early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

/** Runs a command. Resolves with the exit status: 0, 1 for errors in the content, 2 when it couldn't be done. */
export async function run([name = '', ...typed]: readonly string[]): Promise<number> {
  const load = commands[name]
  if (load === undefined) {
    console.error(`There is no command "${name}". The commands are: ${Object.keys(commands).join(', ')}.`)
    return 2
  }
  if (/[#?]/.test(process.cwd())) {
    console.error(`Rename the folder ${process.cwd()}: with a # or ? in its name, nothing can be built.`)
    return 2
  }
  try {
    const { default: command } = await load()
    return await command.run(typed)
  } catch (error) {
    // An error of the disk says what couldn't be done, and to which file.
    const isForPeople = error instanceof UserError || (error instanceof Error && 'syscall' in error)
    if (!isForPeople) throw error
    console.error(error.message)
    if (error instanceof UsageError) console.error(`Everything it can do: npm run ${name} -- --help`)
    return 2
  }
}
