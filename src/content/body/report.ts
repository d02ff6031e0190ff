import type { Position as Range } from 'unist'
import type { VFile } from 'vfile'
import { diagnostic, type Diagnostic, type Position, type RuleMessage } from '../model/diagnostic.ts'
import { groupBy } from '../model/groupBy.ts'
import type { TagDefinition } from '../tags/tag.ts'
import { alsoInFile } from '../text/plural.ts'

declare module 'vfile' {
  interface DataMap {
    /** What the plugins must know of a content file besides its text. */
    body: {
      /** Whether second-level headings are numbered, as in legal pages. */
      numbered: boolean
      tags: readonly TagDefinition[]
    }
  }
}

/** Adds a problem to a body. */
export function report(file: VFile, at: Position | undefined, ...[rule, reason, fix]: RuleMessage): void {
  file.message(reason, { ruleId: rule, ...(at && { place: at }) }).note = fix
}

/** Where an offset of a text is. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/** A body’s messages as problems of its file; what a pasted text repeats is reported once. */
export function bodyProblems(file: VFile): Diagnostic[] {
  const kinds = groupBy(file.messages, ({ ruleId, reason }) => `${ruleId} ${reason}`)
  return [...kinds.values()].flatMap(([first, ...more]) => {
    if (!first) return []
    const { ruleId = '', reason, note = '', place } = first
    if (ruleId === '') throw new Error(`There is no rule "${ruleId}": ${reason}`)
    return [
      diagnostic(file.path, startOf(place), [
        ruleId,
        reason.replace(/\.?$/, `${alsoInFile(more.length)}.`),
        note,
      ]),
    ]
  })
}

const startOf = (place: Range | Position | undefined): Position => {
  const { line = 1, column = 1 } = (place && 'start' in place ? place.start : place) ?? {}
  return { line, column }
}
