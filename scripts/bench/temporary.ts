import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChildProcess } from 'node:child_process'
import { errorCode } from '../../src/node/diskError.ts'

/** All that a run must not leave behind: folders, and programs with what they have started. */
const folders = new Set<string>()
const programs = new Set<ChildProcess>()

/** Bytes that copies of all systems with their largest sites need. */
const neededBytes = 6 * 2 ** 30

/** The folder that a run works in: in memory where there is such a place with room, else where temporary files stand. */
export function workFolder(): string {
  return temporaryFolder(
    join(hasRoom('/dev/shm') ? '/dev/shm' : tmpdir(), `west-atlantic-bench-${process.pid}-`),
  )
}

/** Makes a folder that is removed at the end. @param prefix what its path begins with */
export function temporaryFolder(prefix: string): string {
  const folder = mkdtempSync(prefix)
  folders.add(folder)
  return folder
}

function hasRoom(place: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(place)
    return bavail * bsize > neededBytes
  } catch (error) {
    // Only Linux has this place.
    if (errorCode(error) === 'ENOENT') return false
    throw error
  }
}

/** Notes a program that leads a process group of its own, until it has ended. */
export function endWithRun(program: ChildProcess): void {
  programs.add(program)
  program.once('exit', () => programs.delete(program))
}

/** Ends a program and all that it has started. */
export function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    // It has ended meanwhile.
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

/** Ends all programs and removes all folders of this run. */
export function removeTraces(): void {
  for (const program of programs) endGroup(program)
  programs.clear()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  folders.clear()
}

/** Signals that stop a run, with the exit status that follows. */
const signals = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const

/**
 * Removes all traces when the process is ended by a signal.
 * @param say prints a sentence about it
 * @returns ends that
 */
export function removeTracesOnSignals(say: (sentence: string) => void): () => void {
  const listeners = signals.map(([signal, status]) => {
    const listener = () => {
      removeTraces()
      say('Stopped. The programs were ended, and the temporary folders removed.')
      process.exit(status)
    }
    process.once(signal, listener)
    return { signal, listener }
  })
  return () => {
    for (const { signal, listener } of listeners) process.off(signal, listener)
  }
}
