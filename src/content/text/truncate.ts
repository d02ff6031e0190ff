/** The first `length` characters of a longer text, and an ellipsis. */
export const truncate = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}…` : text

/** The whole words among the first `length` characters, with the space behind them. */
const leadingWords = (text: string, length: number): string => text.slice(0, length).replace(/\S*$/, '')

/** Enough of a text to find it by: a text longer than `length` ends some ten characters earlier, behind a whole word. */
export const truncateAtWord = (text: string, length: number): string =>
  text.length > length ? `${leadingWords(text, length - 10)}…` : text

/** The first items of a longer list, and how many more there are: `7 more`. */
export const truncateList = (items: readonly string[], length: number): string[] =>
  items.length > length ? [...items.slice(0, length), `${items.length - length} more`] : [...items]
