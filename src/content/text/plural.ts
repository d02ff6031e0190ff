/** The form of a noun for a number: `page` for one, `pages` for any other. */
export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many)

/** A number with its noun: `1 page`, `2 pages`. */
export const counted = (count: number, one: string, many?: string): string =>
  `${count} ${plural(count, one, many)}`
