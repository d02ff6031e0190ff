/** The fact that a page is not on the site, which is no part of what it says. */
export const absenceKey = 'absence'

/** The fact that a page's text waits for its day while visitors read another. */
export const comingKey = 'coming'

/** Whether a fact is about when a page is shown, which no approval is of. */
export const isOfShowing = (key: string): boolean => key === absenceKey || key === comingKey
