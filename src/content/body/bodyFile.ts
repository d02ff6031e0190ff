import { VFile } from 'vfile'
import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import type { TagDefinition } from '../tags/tag.ts'
import { isRuleName } from '../report/rules/rules.ts'
import type { PlaceOf, ReportFn } from './markdownLint/reportFn.ts'

/** What the plugins must know of a body besides its text. */
interface BodyContext {
  /** The line of the content file on which the body begins, from 1. */
  firstLine: number
  /** Whether second-level headings are numbered, as in legal pages. */
  numbered: boolean
  /** The page’s title; empty when it has none. */
  title: string
  /** What may be used in it. */
  tags: readonly TagDefinition[]
}

declare module 'vfile' {
  interface DataMap {
    body: BodyContext
  }
}

/** A body as unified’s plugins take it; `placeIn` gives its places as those in the content file. */
export const bodyFile = (body: string, path: string, context: BodyContext): VFile =>
  new VFile({ value: body, path, data: { body: context } })

/** @throws when the file has no body context: `bodyFile` did not make it, and no plugin has added one */
export function bodyContext({ data, path }: VFile): BodyContext {
  if (data.body === undefined) throw new Error(`Nothing is known of the body of ${path}.`)
  return data.body
}

/** Where in its content file a place of a body stands. */
export const placeIn = (file: VFile): PlaceOf => {
  const { firstLine } = bodyContext(file)
  return (at) => ({ line: (at?.line ?? 1) + firstLine - 1, column: at?.column ?? 1 })
}

/** Adds messages to a body: the rule as `ruleId`, what to do as `note`. */
export const reporter =
  (file: VFile): ReportFn =>
  (at, rule, message, fix) => {
    file.message(message, { ruleId: rule, ...(at && { place: at }) }).note = fix
  }

/** The messages of a body as problems of its content file, in the order in which they were added. */
export function bodyProblems(file: VFile): Diagnostic[] {
  const placeOf = placeIn(file)
  return file.messages.map(({ ruleId, reason, note, place }) => {
    if (ruleId === undefined || !isRuleName(ruleId))
      throw new Error(`There is no rule "${ruleId}": ${reason}`)
    const at = place && 'start' in place ? place.start : place
    return diagnostic(file.path, placeOf(at), [ruleId, reason, note ?? ''])
  })
}
