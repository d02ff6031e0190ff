/** Items as a sentence lists them: `a`, `a and b`, `a, b and c`. */
export const listInWords = (items: readonly string[], joint: 'and' | 'or' = 'and'): string =>
  new Intl.ListFormat('en-GB', { type: joint === 'or' ? 'disjunction' : 'conjunction' }).format(items)
