import { isError, type Diagnostic } from '../model/diagnostic.ts'
import type { FileChange } from './tree.ts'

/**
 * The errors that an edit would bring: those of the content as it will be that were not there before. Blanks that
 * `npm run new` leaves are none.
 * @param before all problems as they are; `after` all as they will be
 */
export function newErrors(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  changes: readonly FileChange[],
): Diagnostic[] {
  const nowAt = new Map(
    changes.flatMap((change) => (change.kind === 'rename' ? [[change.path, change.to]] : [])),
  )
  const known = before
    .filter(isError)
    .map((problem) => ({ ...problem, file: nowAt.get(problem.file) ?? problem.file }))
  return after.filter(isError).filter((problem) => {
    if (problem.rule === 'blank') return false
    // One that was there already may have moved, or quote a text that was mended.
    const same = known.findIndex(
      ({ file, rule, line, message }) =>
        file === problem.file &&
        rule === problem.rule &&
        (line === problem.line || message === problem.message),
    )
    if (same !== -1) known.splice(same, 1)
    return same === -1
  })
}
