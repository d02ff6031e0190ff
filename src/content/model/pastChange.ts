/** One change of a page with dated versions, as its visitors are shown it. */
export interface PastChange {
  /** The day of the wording that it led to. */
  day: string
  /** Of a minor correction: what was corrected. */
  correction?: string
  /** Of a minor correction: its day, which the day of the wording does not tell. */
  correctedOn?: string
  /** Where the version before it stands, and the days of its wording. */
  before: { day: string; correctedOn?: string; path: string }
  /** The passages that changed, as HTML. */
  html: string
}
