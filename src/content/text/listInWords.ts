/** Items as a sentence lists them: `a`, `a and b`, `a, b and c`. */
export const listInWords = (items: readonly string[], joint: 'and' | 'or' = 'and'): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1) ?? ''}`

/** Names of fields as a sentence lists them: `"from" and "to"`. */
export const quotedList = (names: readonly string[]): string => listInWords(names.map((name) => `"${name}"`))
