/** A text with a capital at its beginning. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A sentence as it goes on behind a colon. */
export const uncapitalize = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** An address's part as the title that it most likely comes from: `tax-law` → `Tax Law`. */
export const titleOfSlug = (slug: string): string => slug.split('-').map(capitalize).join(' ')
