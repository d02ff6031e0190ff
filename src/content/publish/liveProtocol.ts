import type { DiagnosticReport } from '../report/makeReport.ts'

/** What the dev server and the pages that are open in browsers tell each other. */

/** One state of the content without errors, as a dev server counts them. */
export interface LiveRevision {
  /** Another one each time a server starts: its revisions cannot be compared with those of the one before. */
  server: string
  /** Grows with every save that leaves the content in order. */
  number: number
}

export interface ContentState {
  /** The newest revision; undefined as long as the content has never been in order. */
  revision?: LiveRevision
  /** Errors only; none when the content is in order. */
  report: DiagnosticReport
  /** The page that explains each rule of the report, by the rule's name. */
  explanations: Readonly<Record<string, string>>
}
