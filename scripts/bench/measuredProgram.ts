import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
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
    const timer = setInterval(() => (peakMiB = Math.max(peakMiB, groupMemory(child.pid))), sampling)
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
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  return {
    output,
    memory: () => groupMemory(child.pid),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined,
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
export function groupMemory(group: number | undefined): number {
  const all = process.platform === 'linux' ? processesOfProc() : processesOfPs()
  return all.reduce((sum, one) => (one.group === group ? sum + one.kib() : sum), 0) / 1024
}

interface MeasuredProcess {
  group: number
  /** Its resident memory in KiB. */
  kib: () => number
}

/** All processes by Linux's file system of them: proc(5). */
function processesOfProc(): MeasuredProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({
      // Behind the name in brackets stand the state, the parent and the group.
      group: Number(
        readProc(`${name}/stat`)
          .replace(/^.*\) /s, '')
          .split(' ')[2],
      ),
      kib: () => Number(/^VmRSS:\s+(\d+)/m.exec(readProc(`${name}/status`))?.[1] ?? 0),
    }))
}

/** A file of `/proc`; empty when its process has ended. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ESRCH'].includes(String(error.code)))
      return ''
    throw error
  }
}

/** All processes by the program that every Unix has. */
function processesOfPs(): MeasuredProcess[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pgid=,rss='], { encoding: 'utf8' })
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [group, kib] = line.trim().split(/\s+/).map(Number)
      return { group: group ?? 0, kib: () => kib ?? 0 }
    })
}
