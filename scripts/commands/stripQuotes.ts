const marks = '"\'\u2018-\u201F\u00AB\u00BB'
const around = new RegExp(`^[${marks}]+\\s*|\\s*[${marks}]+$`, 'g')

/** Words that were copied together with the quotation marks around them; those of a part of the words stay. */
export function stripQuotes(typed: string): string {
  const words = typed.trim()
  const inner = words.replace(around, '')
  const isWhole = new RegExp(`^[${marks}].*[${marks}]$`, 's').test(words)
  const within = inner.search(/["\u201C-\u201F\u00AB\u00BB]/)
  // A mark that closes before any has opened belongs to one at the edge.
  return within < 0 || (isWhole && /\s/.test(inner.charAt(within - 1))) ? inner : words
}
