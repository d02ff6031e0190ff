/** Where the line begins in which an offset of a text stands. */
export const startOfLine = (source: string, offset: number): number =>
  offset <= 0 ? 0 : source.lastIndexOf('\n', offset - 1) + 1

/** The line in which an offset stands, without its end. */
export function lineAt(source: string, offset: number): string {
  const end = source.indexOf('\n', offset)
  return source.slice(startOfLine(source, offset), end === -1 ? undefined : end)
}

/** The line above the one at `offset`; empty when there is none. */
export function lineBefore(source: string, offset: number): string {
  const start = startOfLine(source, offset)
  return start === 0 ? '' : lineAt(source, start - 1)
}
