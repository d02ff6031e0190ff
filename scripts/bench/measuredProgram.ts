import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { errorCode } from '../../src/node/diskError.ts'
import { UserError } from '../../src/node/userError.ts'
import { endGroup, endWithRun } from './temporary.ts'

/** A program to start. */
export interface Program {
  words: readonly string[]
  cwd: string
  /** Besides the variables of this process. */
  env?: NodeJS.ProcessEnv
}

/** How long a program ran, and what it needed. */
interface ProgramRun {
  /** From its start to its end. */
  seconds: number
  /** The most resident memory that it and all that it started had at one time, in MiB. */
  peakMiB: number
  /** What it said last. */
  output: string
}

/** A program that goes on until it is stopped. */
export interface RunningProgram {
  /** Resident memory of it and all that it has started, in MiB. */
  memory: () => number
  /** What it said last. */
  output: () => string
  hasEnded: () => boolean
  stop: () => Promise<void>
}

/** Milliseconds between two looks at the memory. */
const sampling = 50

/**
 * Runs a program to its end.
 * @param accepted exit statuses that count as success
 * @throws UserError with the last that it said, when it fails
 */
export function measureProgram(program: Program, accepted: readonly number[] = [0]): Promise<ProgramRun> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const { child, output } = begin(program)
    let peakMiB = 0
    const memory = memorySampler(child.pid)
    const timer = setInterval(() => (peakMiB = Math.max(peakMiB, memory())), sampling)
    child.once('error', (error) => {
      clearInterval(timer)
      reject(error)
    })
    child.once('exit', (status, signal) => {
      clearInterval(timer)
      const seconds = (performance.now() - started) / 1000
      if (status !== null && accepted.includes(status)) return resolve({ seconds, peakMiB, output: output() })
      const name = program.words.slice(1, 3).join(' ')
      return reject(new UserError(`${name} ended with ${status ?? signal}: ${output().slice(-600).trim()}`))
    })
  })
}

/** Starts a program that goes on until it is stopped. */
export function startProgram(program: Program): RunningProgram {
  const { child, output } = begin(program)
  let hasEnded = false
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      hasEnded = true
      resolve()
    }
    // Later than its exit: all that it has said is known then.
    child.once('close', end)
    child.once('error', end)
  })
  return {
    output,
    memory: () => groupMemory(child.pid),
    hasEnded: () => hasEnded,
    stop: async () => {
      endGroup(child)
      await ended
    },
  }
}

/** Characters of the output that are kept, from its end. */
const keptOutput = 10_000

/** Starts a program as the leader of a process group, so that all that it starts can be found and ended. */
function begin({ words: [program = '', ...words], cwd, env }: Program): {
  child: ChildProcess
  output: () => string
} {
  const child = spawn(program, words, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  endWithRun(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-keptOutput)
    })
  return { child, output: () => said }
}

/** The resident memory of a process group, in MiB; 0 when it has ended. */
export const groupMemory = (group: number | undefined): number => memoryOf(processesOf(group))

const memoryOf = (processes: readonly MeasuredProcess[]): number =>
  processes.reduce((sum, { kib }) => sum + kib(), 0) / 1024

/** Looks at the memory of a group at which new processes are looked for; at the others, at those that are known. */
const searchEvery = 4

/** Gives the resident memory of a process group at each call, in MiB. To search all processes takes milliseconds. */
function memorySampler(group: number | undefined): () => number {
  let known: MeasuredProcess[] = []
  let calls = 0
  return () => {
    if (calls % searchEvery === 0) known = processesOf(group)
    calls += 1
    return memoryOf(known)
  }
}

interface MeasuredProcess {
  /** Its resident memory now, in KiB; 0 when it has ended. */
  kib: () => number
}

const processesOf = (group: number | undefined): MeasuredProcess[] =>
  process.platform === 'linux' ? processesOfProc(group) : processesOfPs(group)

/** The processes of a group by Linux's file system of them: proc(5). */
function processesOfProc(group: number | undefined): MeasuredProcess[] {
  return (
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      // Behind the name in brackets stand the state, the parent and the group.
      .filter(
        (name) =>
          Number(
            readProc(`${name}/stat`)
              .replace(/^.*\) /s, '')
              .split(' ')[2],
          ) === group,
      )
      .map((name) => ({
        kib: () => Number(/^VmRSS:\s+(\d+)/m.exec(readProc(`${name}/status`))?.[1] ?? 0),
      }))
  )
}

/** A file of `/proc`; empty when its process has ended. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(errorCode(error) ?? '')) return ''
    throw error
  }
}

/** The processes of a group by the program that every Unix has; their memory as it was then. */
function processesOfPs(group: number | undefined): MeasuredProcess[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pgid=,rss='], { encoding: 'utf8' })
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([own]) => own === group)
    .map(([, kib = 0]) => ({ kib: () => kib }))
}
