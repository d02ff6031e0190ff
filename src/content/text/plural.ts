export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many)

/** The end of a sentence, before its period: how often a problem occurs in a file. @param more times besides the first */
export const alsoInFile = (more: number): string => (more === 0 ? '' : ` (${more + 1} times in this file)`)

export const counted = (count: number, one: string, many?: string): string =>
  `${count} ${plural(count, one, many)}`
