/** The fact that a page is not on the site, which is no part of what it says. */
export const unpublishedKey = 'absence'

/** The fact that a page's text waits for its day while visitors read another. */
export const upcomingKey = 'coming'

/** Whether something is on the site, as the end of a sentence, told of the past: `is a draft` → `was a draft`. */
export const inPast = (state: string): string =>
  state
    .replace(/^is /, 'was ')
    .replace(/^appears /, 'was to appear ')
    .replace(/^leaves /, 'was to leave ')
    .replace(/^left /, 'had left ')

/** Whether a fact is about when a page is shown, which no approval is of. */
export const isPublishFact = (key: string): boolean => key === unpublishedKey || key === upcomingKey
