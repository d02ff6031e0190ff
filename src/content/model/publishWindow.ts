import type { EntryData } from './entry.ts'

/** What an entry says about when it is on the site; days as 2026-01-31. */
export type PublishWindow = Pick<EntryData, 'draft' | 'publishOn' | 'expiresOn' | 'effectiveOn'>

/**
 * Why an entry is not on the site: it is a draft, its first day (`day`) is to come, or its last day has passed.
 * `takesEffect`: the day is that of a legal page's text.
 */
export type UnpublishedReason = { why: 'draft' } | { why: 'early' | 'over'; day: string; takesEffect?: true }
