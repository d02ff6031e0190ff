import stringWidth from 'string-width'
import wrapAnsi from 'wrap-ansi'

/**
 * Wraps a text at spaces to a terminal's width; lines that continue another one are indented like it. A command at the
 * end of a line is not broken: it moves to a line of its own, so that it can be copied whole.
 * @param width in columns; without one (a file, a pipe), the text stays as it is
 */
export const wrapText = (text: string, width: number | undefined): string =>
  width === undefined || width < 20
    ? text
    : text
        .split('\n')
        .map((line) => (stringWidth(line) <= width ? line : wrapLine(line, width)))
        .join('\n')

function wrapLine(line: string, width: number): string {
  const at = line.indexOf('npm run ')
  // A command that follows a colon extends to the end of the line.
  if (at === 0) return line
  if (at > 0 && line.slice(0, at).endsWith(': '))
    return `${wrapLine(line.slice(0, at).trimEnd(), width)}\n${line.slice(at)}`
  const indent = /^ */.exec(line)?.[0] ?? ''
  return wrapAnsi(line.trimStart(), width - indent.length).replace(/^/gm, indent)
}
