import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { FileChange } from '../content/edit/tree.ts'
import { diskReason, pathInError } from './diskError.ts'
import { pathFrom } from './folders.ts'
import { newTemporaryName } from './processOwner.ts'
import { UserError } from './userError.ts'
import { writeFileAtomic } from './writeFileAtomic.ts'

/** Changes of files that could not all be made; its message tells what was changed, if anything was. */
export class ChangesError extends UserError {}

/** One step on the disk, and how it is taken back. */
interface Op extends Undo {
  forward: () => void
}

interface Undo {
  back: () => void
  /** What is otherwise than before when it cannot be taken back: "pages/a.mdx has its new text". */
  left: string
}

/**
 * Makes all changes of a content folder, or none. New texts are first written beside their places and then put there by
 * renaming, and what leaves is only set aside until the end; when the disk refuses in the middle, or somebody changed a
 * file meanwhile, what was done is taken back. Ctrl-C waits until it is whole.
 * @param folder the content folder, absolute, without a slash at the end
 * @throws ChangesError when it could not be done; its message says why, and what was changed where the disk has not let that
 *   be taken back
 */
export function applyChangeset(folder: string, changes: readonly FileChange[]): void {
  const wait = () => undefined
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, wait)
  try {
    assertUnchanged(folder, changes)
    const { staged, steps, trash } = prepared(folder, changes)
    const done: Op[] = []
    try {
      for (const step of steps) {
        step.forward()
        done.push(step)
      }
    } catch (error) {
      // What the step that has failed has written goes too.
      const left = [...new Set(takeBack([...removals(folder, staged), ...done]))]
      if (left.length === 0) throw error
      throw new ChangesError(
        `${refusal(folder, error)} What was done before could not all be taken back, so put this right by hand: ${left.join('; ')}.`,
      )
    }
    const left = takeBack(removals(folder, trash))
    if (left.length > 0)
      throw new ChangesError(
        `All changes were made, but not all could be removed that they replace, so remove it by hand: ${left.join('; ')}.`,
      )
    for (const { kind, path } of changes)
      if (kind === 'rename' || kind === 'delete') removeEmptyFolders(folder, dirname(join(folder, path)))
  } catch (error) {
    throw error instanceof ChangesError
      ? error
      : new ChangesError(refusal(folder, error, ', so nothing was changed'))
  } finally {
    for (const signal of signals) process.off(signal, wait)
  }
}

/** Takes back steps, the last one first, each whatever becomes of the others. @returns what is left of those that could not be */
const takeBack = (done: readonly Undo[]): string[] =>
  done.toReversed().flatMap(({ back, left }) => {
    try {
      back()
      return []
    } catch {
      // Whatever the reason, somebody has to do it; why the changes could not be made is told.
      return [left]
    }
  })

const removals = (folder: string, paths: readonly string[]): Undo[] =>
  paths.map((path) => ({
    back: () => rmSync(path, { force: true }),
    left: `${pathFrom(folder, path)} is left over`,
  }))

function assertUnchanged(folder: string, changes: readonly FileChange[]): void {
  const leaving = new Set(
    changes.flatMap(({ kind, path }) => (kind === 'rename' || kind === 'delete' ? [path] : [])),
  )
  for (const change of changes) {
    const target = change.kind === 'create' ? change.path : change.kind === 'rename' ? change.to : undefined
    if (target !== undefined && !leaving.has(target) && existsSync(join(folder, target)))
      throw new ChangesError(`There is a file ${target} meanwhile, so nothing was changed.`)
    const written = change.kind === 'write' ? change : change.kind === 'rename' ? change.written : undefined
    if (written && readFileSync(join(folder, change.path), 'utf8') !== written.before)
      throw new ChangesError(
        `${change.path} was changed meanwhile, so nothing was done. Start the command once more.`,
      )
  }
}

/** First every text beside its place, then all into their places, and what leaves aside at last. */
function prepared(
  folder: string,
  changes: readonly FileChange[],
): { staged: string[]; steps: Op[]; trash: string[] } {
  const first: Op[] = []
  const then: Op[] = []
  const last: Op[] = []
  const staged: string[] = []
  const trash: string[] = []
  const stage = (to: string, text: string): string => {
    const beside = besideOf(to, 'part')
    staged.push(beside)
    first.push(writing(beside, text, `${pathFrom(folder, beside)} is left over`))
    return beside
  }
  for (const change of changes) {
    const path = join(folder, change.path)
    const setAside = () => {
      const beside = besideOf(path, 'old')
      trash.push(beside)
      last.push(renaming(path, beside, `${change.path} is called ${basename(beside)}`))
    }
    if (change.kind === 'write')
      then.push(replacing(stage(path, change.text), path, `${change.path} has its new text`))
    else if (change.kind === 'create')
      then.push(renaming(stage(path, change.text), path, `${change.path} is there`))
    else if (change.kind === 'delete') setAside()
    else {
      const to = join(folder, change.to)
      then.push(
        change.written
          ? renaming(stage(to, change.written.text), to, `${change.to} is there`)
          : renaming(path, to, `${change.path} is called ${change.to}`),
      )
      if (change.written) setAside()
    }
  }
  return { staged, steps: [...first, ...then, ...last], trash }
}

function replacing(from: string, to: string, left: string): Op {
  const before = readFileSync(to)
  return { forward: () => renameSync(from, to), back: () => void writeFileAtomic(to, before), left }
}

function writing(path: string, text: string, left: string): Op {
  const made = missingFolders(dirname(path))
  return {
    forward: () => {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text, { flag: 'wx' })
    },
    back: () => {
      rmSync(path, { force: true })
      for (const folder of made) removeIfEmpty(folder)
    },
    left,
  }
}

function renaming(from: string, to: string, left: string): Op {
  const made = missingFolders(dirname(to))
  return {
    forward: () => {
      mkdirSync(dirname(to), { recursive: true })
      renameSync(from, to)
    },
    back: () => {
      renameSync(to, from)
      for (const folder of made) removeIfEmpty(folder)
    },
    left,
  }
}

/** The folders on the way to `folder` that are not there, the innermost first. */
function missingFolders(folder: string): string[] {
  return existsSync(folder) ? [] : [folder, ...missingFolders(dirname(folder))]
}

function removeIfEmpty(folder: string): boolean {
  try {
    rmdirSync(folder)
    return true
  } catch {
    return false
  }
}

/** Folders that a rename or a deletion has left empty, up to the content folder. */
function removeEmptyFolders(top: string, folder: string): void {
  // The first level are the collections, which stay.
  if (dirname(folder) !== top && folder !== top && removeIfEmpty(folder))
    removeEmptyFolders(top, dirname(folder))
}

const besideOf = (path: string, kind: 'part' | 'old'): string =>
  join(dirname(path), newTemporaryName(basename(path), kind))

/** What could not be written, what follows from it, and the way out. */
function refusal(folder: string, error: unknown, therefore = ''): string {
  const path = pathInError(error)
  const file = path?.startsWith(folder) ? path.slice(folder.length + 1) : 'A file'
  const reason = diskReason(error, file)
  const way = reason === undefined ? 'close it in other programs, or ask who may change it' : reason
  return `${file} could not be written${therefore}: ${way}.`
}
