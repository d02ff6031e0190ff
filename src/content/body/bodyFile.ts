import { VFile } from 'vfile'
import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import type { TagDefinition } from '../tags/tag.ts'
import { isRuleName } from '../report/rules/rules.ts'
import type { PlaceOf, ReportFn } from './markdownLint/reportFn.ts'

/** What the plugins must know of a body besides its text. */
interface BodyContext {
  /** Whether second-level headings are numbered, as in legal pages. */
  numbered: boolean
  /** What may be used in it. */
  tags: readonly TagDefinition[]
}

declare module 'vfile' {
  interface DataMap {
    body: BodyContext
  }
}

/** A content file as unified’s plugins take it. */
export const bodyFile = (text: string, path: string, context: BodyContext): VFile =>
  new VFile({ value: text, path, data: { body: context } })

/** @throws when the file has no body context: `bodyFile` did not make it, and no plugin has added one */
export function bodyContext({ data, path }: VFile): BodyContext {
  if (data.body === undefined) throw new Error(`Nothing is known of the body of ${path}.`)
  return data.body
}

/** Where in its content file a place of a body stands. */
export const placeIn: PlaceOf = (at) => ({ line: at?.line ?? 1, column: at?.column ?? 1 })

/** Adds messages to a body: the rule as `ruleId`, what to do as `note`. */
export const reporter =
  (file: VFile): ReportFn =>
  (at, rule, message, fix) => {
    file.message(message, { ruleId: rule, ...(at && { place: at }) }).note = fix
  }

/** The messages of a body as problems of its content file, in the order in which they were added. */
export function bodyProblems(file: VFile): Diagnostic[] {
  return file.messages.map(({ ruleId, reason, note, place }) => {
    if (ruleId === undefined || !isRuleName(ruleId))
      throw new Error(`There is no rule "${ruleId}": ${reason}`)
    const at = place && 'start' in place ? place.start : place
    return diagnostic(file.path, placeIn(at), [ruleId, reason, note ?? ''])
  })
}
