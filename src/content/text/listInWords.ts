/** Items as a sentence lists them: `a`, `a and b`, `a, b and c`. */
export const listInWords = (items: readonly string[], joint: 'and' | 'or' = 'and'): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1) ?? ''}`
