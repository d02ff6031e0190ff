/**
 * Sets a text in lines of a terminal's width, broken at spaces only. A command is not broken: it moves to a line of its
 * own, so that it can be copied whole.
 * @param width in characters; without one (a file, a pipe), the text stays as it is
 */
export const wrapText = (text: string, width: number | undefined): string =>
  width === undefined || width < 20
    ? text
    : text
        .split('\n')
        .flatMap((line) => (line.length <= width ? [line] : wrapLine(line, width)))
        .join('\n')

function wrapLine(line: string, width: number): string[] {
  const at = line.indexOf('npm run ')
  // Behind the last colon of a line, a command goes to its end.
  const [words, command] =
    at === 0 || line.slice(0, at).endsWith(': ') ? [line.slice(0, at).trimEnd(), line.slice(at)] : [line]
  const indent = /^ */.exec(words)?.[0] ?? ''
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined) lines.push(word)
    else if (`${last} ${word}`.length <= width || last.trim() === '') lines.splice(-1, 1, `${last} ${word}`)
    else lines.push(indent + word)
  }
  return [...lines.filter((text) => text !== ''), ...(command === undefined ? [] : [command])]
}
