import { UserError } from '../../src/node/userError.ts'
import { spawn, type ChildProcess } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** What a program said, and how it ended. */
export interface ProcessResult {
  /** The exit status, or the signal that ended it. */
  status: number | string
  stdout: string
  stderr: string
}

interface Start {
  cwd: string
  env: NodeJS.ProcessEnv
}

const running = new Set<ChildProcess>()
const waiting: (() => void)[] = []
let free = availableParallelism()

/** Milliseconds after which a program counts as hung, and is ended. */
const patience = 300_000

/** Runs a program to its end; at most one for each core at a time. */
export async function runProgram(words: readonly string[], { cwd, env }: Start): Promise<ProcessResult> {
  if (free > 0) free -= 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await finished(words, { cwd, env })
  } finally {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
}

function finished([program = '', ...words]: readonly string[], { cwd, env }: Start): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: patience })
    running.add(child)
    const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []]
    child.stdout.on('data', (bytes: Buffer) => stdout.push(bytes))
    child.stderr.on('data', (bytes: Buffer) => stderr.push(bytes))
    child.on('error', (error) => {
      running.delete(child)
      reject(error)
    })
    child.on('close', (status, signal) => {
      running.delete(child)
      const [output, aside] = [stdout, stderr].map((parts) => Buffer.concat(parts).toString('utf8'))
      resolve({ status: status ?? signal ?? 'unknown', stdout: output ?? '', stderr: aside ?? '' })
    })
  })
}

/** Runs a program that must succeed. @returns its output without spaces at the ends @throws UserError with what it said */
export async function mustRun(words: readonly string[], start: Start): Promise<string> {
  const { status, stdout, stderr } = await runProgram(words, start)
  if (status === 0) return stdout.trim()
  throw new UserError(`${words.slice(0, 3).join(' ')} ended with ${status}:\n${`${stdout}${stderr}`.trim()}`)
}

/** Kills the programs that are still running. */
export function endPrograms(): void {
  for (const child of running) child.kill('SIGKILL')
}
