/**
 * An underline of the given colour; links get theirs in `GlobalStyle.ts`. By its parts, since WebKit reads none but the line
 * from the shorthand: with a variable in it, `text-decoration: underline 1px var(--brass)` is no underline at all.
 */
export const underline = (colour: string): string =>
  `text-decoration-line:underline;text-decoration-thickness:1px;text-decoration-color:${colour};`
