export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many)

/** How often something that is reported once occurs in a file besides: the end of a sentence, without its full stop. */
export const alsoInFile = (more: number): string => (more === 0 ? '' : ` (${more + 1} times in this file)`)

export const counted = (count: number, one: string, many?: string): string =>
  `${count} ${plural(count, one, many)}`
