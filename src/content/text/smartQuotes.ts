/** Words that begin with an apostrophe: ’90s, ’tis, ’til, rock ’n’ roll. */
const elided = /^'(?:\d|(?:tis|twas|em|til|cause|bout|n)\b)/i

/**
 * Sets typewriter quotes as curly ones. A quote opens at the beginning, after a space, a dash, an opening bracket or another
 * opening quote; every other one closes or is an apostrophe (the rule of SmartyPants, John Gruber, 2003).
 * @param before the character before the text, when it continues another one
 */
export function smartQuotes(text: string, before = ''): string {
  let set = ''
  return text
    .split(/(?=["'])|(?<=["'])/)
    .map((part, at, parts) => {
      const previous = set.at(-1) ?? before
      const opens = previous === '' || /[\s([{–—“‘«¿¡/-]/.test(previous)
      const next = `${part}${parts[at + 1] ?? ''}`
      const quote = part === '"' ? (opens ? '“' : '”') : opens && !elided.test(next) ? '‘' : '’'
      const written = part === '"' || part === "'" ? quote : part
      set = written
      return written
    })
    .join('')
}
