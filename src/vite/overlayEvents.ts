import type { Report } from '../site/report/makeReport.ts'

/** What is shown over an open page while the content has errors. */
export interface ShownProblems {
  /** Errors only; none when the content is in order. */
  report: Report
  /** The page that explains each rule of the report, by the rule's name. */
  explanations: Readonly<Record<string, string>>
}

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    /** To the browser: what is wrong now. */
    'site:problems': ShownProblems
    /** From the browser: a page was opened, and asks what is wrong. */
    'site:ask': undefined
  }
}
