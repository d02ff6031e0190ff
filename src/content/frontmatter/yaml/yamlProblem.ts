import type { Position } from '../../model/diagnostic.ts'
import type { RuleName } from '../../report/rules/rules.ts'

/** A way into a value: field names and list positions. */
export type FieldPath = readonly PropertyKey[]

/** What a problem with the way the fields are written says. */
export interface YamlProblem {
  place: Position
  rule: RuleName
  message: string
  fix: string
}
