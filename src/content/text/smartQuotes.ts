/**
 * Sets typewriter quotes as curly ones. A quote opens at the beginning, after a space, a dash or an opening
 * bracket; every other one closes or is an apostrophe (the rule of SmartyPants, John Gruber, 2003).
 * @param text one run of text
 * @param before the character before it, when the run continues another one
 */
export function smartQuotes(text: string, before = ''): string {
  if (!/["']/.test(text)) return text
  return text.replace(/["']/g, (quote, offset: number) => {
    const previous = offset > 0 ? (text[offset - 1] ?? '') : before
    const next = text[offset + 1] ?? ''
    const opens = previous === '' || /[\s([{–—“‘"'/-]/.test(previous)
    if (quote === '"') return opens ? '“' : '”'
    // ’90s and ’tis begin with an apostrophe, not with an opening quote.
    return opens && !/\d/.test(next) && !/^['](?:tis|twas|em)\b/i.test(text.slice(offset)) ? '‘' : '’'
  })
}
