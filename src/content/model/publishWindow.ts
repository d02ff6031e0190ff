/** What an entry says about when it is on the site; days as 2026-01-31. */
export interface PublishWindow {
  draft?: boolean | undefined
  publishOn?: string | undefined
  expiresOn?: string | undefined
}

/** The same of a legal page, whose text may take effect on a later day. */
export interface LegalPublishWindow extends PublishWindow {
  effectiveOn?: string | undefined
}

/**
 * Why an entry is not on the site: it is a draft, its first day (`day`) is to come, or its last day has passed.
 * `takesEffect`: the day is that of a legal page's text.
 */
export type UnpublishedReason = { why: 'draft' } | { why: 'early' | 'over'; day: string; takesEffect?: true }
