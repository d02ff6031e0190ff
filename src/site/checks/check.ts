import type { Place, Problem } from '../problem.ts'
import type { Content } from '../readContent.ts'
import type { Route } from '../routes.ts'

/** What the cross-checks look at: all content, its routes, and the files that are served as they are. */
export interface Whole {
  content: Content
  routes: readonly Route[]
  /** Paths below `public/`, each with a slash at its beginning. */
  publicFiles: ReadonlySet<string>
}

/** Looks at the whole content and returns what does not fit together. */
export type Check = (whole: Whole) => Problem[]

/** An error at a place of a file. */
export const errorAt = (
  file: string,
  place: Place,
  [rule, message, fix]: [rule: string, message: string, fix: string],
): Problem => ({
  file,
  line: place.line,
  column: place.column,
  severity: 'error',
  rule,
  message,
  fix,
})
