export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A sentence as it goes on behind a colon. */
export const uncapitalize = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
