import type { Position, RuleMessage } from '../../model/diagnostic.ts'

/** Told where, which rule, what is wrong and what to do. */
export type ReportFn = (at: Position | undefined, ...told: RuleMessage) => void

/** Where in its file a place of a body stands. */
export type PlaceOf = (at: Position | undefined) => Position
