import { registry as firm } from '../../src/firm/registry.ts'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { runCommand, type Command, type CommandContext } from '../../scripts/cli/command.ts'
import { commands } from '../../scripts/commands/commands.ts'

/** What a command said. */
export interface CommandResult {
  status: number | null
  /** What it printed for people or programs. */
  output: string
  /** What it printed beside that. */
  aside: string
}

// Node looks at these of the program that a command runs in, which here is that of the tests.
delete process.env['FORCE_COLOR']
delete process.env['NO_COLOR']

const environment = (variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  CONTENT_DIR: undefined,
  OUT_DIR: undefined,
  BUILD_DATE: '2026-01-31',
  ...variables,
})

/**
 * Carries out `npm run NAME` in a folder as `scripts/cli.ts` does, without starting a program; nobody answers questions.
 * @param today what the computer's clock shows: the day of `BUILD_DATE`, unless a test is about the two
 */
export async function run(
  folder: string,
  name: string,
  args: readonly string[] = [],
  variables: NodeJS.ProcessEnv = {},
  today = variables['BUILD_DATE'] ?? '2026-01-31',
): Promise<CommandResult> {
  return runDefined(await commandOf(name), folder, args, variables, today)
}

/** The same for a site that is made of other things than the firm's. */
export async function runFor(
  { registry, code }: Pick<CommandContext, 'registry' | 'code'>,
  folder: string,
  name: string,
  args: readonly string[] = [],
  variables: NodeJS.ProcessEnv = {},
): Promise<CommandResult> {
  const today = variables['BUILD_DATE'] ?? '2026-01-31'
  return carryOut(await commandOf(name), {
    registry,
    code,
    args,
    cwd: folder,
    env: environment(variables),
    today,
  })
}

function commandOf(name: string): Promise<Command> {
  const load = commands[name]
  if (load === undefined) throw new Error(`There is no command ${name}.`)
  return load()
}

/** The same with a command that a test has defined. */
export async function runDefined(
  command: Command,
  folder: string,
  args: readonly string[] = [],
  variables: NodeJS.ProcessEnv = {},
  today = '2026-01-31',
): Promise<CommandResult> {
  return carryOut(command, {
    registry: firm,
    code: {
      folder: root,
      loadServer: () => import('../../src/firm/entryServer.tsx'),
      // They take a second to draw, and `tests/visibleWords.test.ts` looks at them.
    },
    args,
    cwd: folder,
    env: environment(variables),
    today,
  })
}

async function carryOut(
  command: Command,
  given: Omit<CommandContext, 'stdin' | 'stdout' | 'stderr'>,
): Promise<CommandResult> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const texts = Promise.all([textOf(stdout), textOf(stderr)])
  const status = await runCommand(command, {
    ...given,
    stdin: Readable.from([]),
    stdout,
    stderr,
  })
  stdout.end()
  stderr.end()
  const [output, aside] = await texts
  return { status, output, aside }
}

const root = join(import.meta.dirname, '../..')

/** The same as a program of its own, as npm starts it. It takes a second, so it is for what only a program has. */
export async function start(
  folder: string,
  name: string,
  args: readonly string[] = [],
  variables: NodeJS.ProcessEnv = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), 'cli', name, ...args], {
    cwd: folder,
    env: environment(variables),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  const [output, aside, status] = await Promise.all([textOf(child.stdout), textOf(child.stderr), ended])
  return { status, output, aside }
}

async function textOf(stream: Readable): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
}
