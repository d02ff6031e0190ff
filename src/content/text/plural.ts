export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many)

export const counted = (count: number, one: string, many?: string): string =>
  `${count} ${plural(count, one, many)}`
