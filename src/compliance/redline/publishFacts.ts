/** The fact that a page is not on the site, which is no part of what it says. */
export const unpublishedKey = 'absence'

/** The fact that a page's text waits for its day while visitors read another. */
export const upcomingKey = 'coming'

/** Whether a fact is about when a page is shown, which no approval is of. */
export const isPublishFact = (key: string): boolean => key === unpublishedKey || key === upcomingKey
