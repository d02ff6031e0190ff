/** A soft hyphen, a space without width, a word joiner, a byte-order mark, marks of direction: nobody sees them. */
const signs = '\\u00AD\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060\\u2066-\\u2069\\uFEFF'

/** Every invisible sign of a text. */
export const invisibleChars = new RegExp(`[${signs}]`, 'g')

/** The same without those that part a word at the end of a line, of which half a word would stay. */
export const invisibleInLine = new RegExp(`(?!\\u00AD\\n[ \\t>]*\\p{Ll})[${signs}]`, 'gu')

/** The word around a place of a text; to JavaScript a byte-order mark is a gap, and to an editor it is none. */
export function wordAtOffset(text: string, place: number): string {
  const [begin = ''] = new RegExp(`[\\S${signs}]*$`).exec(text.slice(Math.max(0, place - 40), place)) ?? []
  const [rest = ''] = new RegExp(`^[\\S${signs}]*`).exec(text.slice(place, place + 40)) ?? []
  return begin + rest
}

/** What to do about a word with invisible signs, or about such a sign that stands alone. */
export function retypeHint(word: string): string {
  const seen = word.replace(invisibleChars, '')
  return seen === ''
    ? 'The sign stands alone between two spaces: delete what is between the words beside it, and type one space.'
    : `Delete the word and type it again: ${seen}`
}
