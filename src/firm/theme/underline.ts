/**
 * An underline of the given thickness and colour; links get theirs in `GlobalStyle.ts`. By its parts, since WebKit reads none but the line from the shorthand:
 * with a variable in it, `text-decoration: underline 1px var(--brass)` is no underline at all.
 */
export const underline = (colour: string, thickness = '1px'): string =>
  `text-decoration-line:underline;text-decoration-thickness:${thickness};text-decoration-color:${colour};`
