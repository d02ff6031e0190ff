/** Characters that nobody sees, except soft hyphens that end a line: without one, half a word would stay. */
export const invisibleChars =
  /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF](?!(?<=\u00AD)\n[ \t>]*\p{Ll})/gu
