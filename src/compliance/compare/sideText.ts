import type { Change, SectionChange } from './types.ts'

/** The two sides of a redline. */
export type Side = 'before' | 'after'

/** The kind of run that a side does not have. */
const missing = { before: 'inserted', after: 'deleted' } as const

/** The runs that stand on one side. */
export const runsOf = (runs: readonly Change[], side: Side): Change[] =>
  runs.filter(({ kind }) => kind !== missing[side])

/** The text of one side. */
export const sideText = (runs: readonly Change[], side: Side): string =>
  runsOf(runs, side)
    .map(({ text }) => text)
    .join('')

/** Whether a text stands on that side at all. A text without words stands on none. */
export const existsOnSide = (runs: readonly Change[], side: Side): boolean => sideText(runs, side) !== ''

/** Whether both sides have the same words. */
export const isUnchangedText = (runs: readonly Change[]): boolean => runs.every(({ kind }) => kind === 'same')

/**
 * A section's heading with its derived number in front, as the page shows it. A number that moved along is a change
 * of the heading's text, though nobody typed it.
 */
export function numberedHeading({ heading, numberBefore, numberAfter }: SectionChange): Change[] {
  const before = existsOnSide(heading, 'before') && numberBefore !== undefined ? `${numberBefore}. ` : ''
  const after = existsOnSide(heading, 'after') && numberAfter !== undefined ? `${numberAfter}. ` : ''
  const number: Change[] =
    before === after
      ? [{ kind: 'same', text: before }]
      : [
          { kind: 'deleted', text: before },
          { kind: 'inserted', text: after },
        ]
  return [...number, ...heading].filter(({ text }) => text !== '')
}
