/** A word as a shell takes it for one: in quotation marks when it needs them. */
export const shellQuote = (word: string): string =>
  /^[\w/.:@,~^+=-]+$/.test(word) ? word : `"${word.replace(/["\\$`]/g, String.raw`\$&`)}"`
