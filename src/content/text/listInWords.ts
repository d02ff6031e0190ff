/** Items as a sentence lists them: `a`, `a and b`, `a, b and c`. American English would add a comma. */
export const listInWords = (items: readonly string[], joint: 'and' | 'or' = 'and'): string =>
  new Intl.ListFormat('en-GB', { type: joint === 'or' ? 'disjunction' : 'conjunction' }).format(items)
