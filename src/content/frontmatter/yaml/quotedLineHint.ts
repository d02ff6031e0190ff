import { plainOrQuotedLine, quoteYamlLine } from './quoteYamlLine.ts'

/** What to do with a text that must stand in quotation marks: the finished line, ready to be typed. */
export function quotedLineHint(typed: string): string {
  const line = withoutStars(typed)
  const stray = withoutStrayPrefix(line)
  if (stray) return stray
  const bare = withoutInnerMarks(line)
  if (bare !== undefined) {
    const shown = quoteYamlLine(line)
    return `Write ${bare}${shown === undefined ? '' : `; or, if visitors are to see the marks, ${shown}`}`
  }
  const finished = line === typed ? quoteYamlLine(line) : plainOrQuotedLine(line)
  if (finished === undefined && line !== typed) return 'Delete the stars; a field is shown as it is typed.'
  const [name] = /^\s*(?:- +)*[\w-]+[ \t]*:/.exec(line) ?? []
  if (finished !== undefined) return `Write ${finished}`
  return name === undefined
    ? 'Put the whole text in quotation marks, of a kind that does not stand in it.'
    : `Write only ${name.trim()} >- in this line, and the text on a line of its own below, indented by two spaces more.`
}

/** What to do with a sign that stands before a text, most often by a typing error or as the sign of a list; or nothing. */
function withoutStrayPrefix(line: string): string | undefined {
  const [, before, sign = '', text] =
    /^(\s*(?:- +)*(?:[\w-]+[ \t]*:[ \t]+)?)([>|*`]+|(?<=:[ \t]+)-(?=\s))\s*([^\s>|*`-].*)$/.exec(line) ?? []
  if (before === undefined || text === undefined) return undefined
  const without = plainOrQuotedLine(`${before}${text}`)
  // A long line is printed once; the alternative would make the hint hard to read.
  const shown = line.length > 60 ? undefined : quoteYamlLine(line)
  if (without === undefined) return `Delete ${sign} before the text.`
  return `Write ${without}${shown === undefined ? '' : `; or, to show the sign, ${shown}`}`
}

/** A line whose quotation marks end before its text, without them; undefined when they are not needless. */
function withoutInnerMarks(line: string): string | undefined {
  const [, before, word, rest] = /^\s*((?:- +)*[\w-]+[ \t]*:[ \t]+)"([^"<>]+)"\s+([^"]+)$/.exec(line) ?? []
  return before === undefined ? undefined : plainOrQuotedLine(`${before}${word ?? ''} ${rest?.trim() ?? ''}`)
}

/** A line without the stars that make words bold in a text: in a field, visitors would see them. */
const withoutStars = (line: string): string => line.replace(/(\*{1,3})(?=\S)([^*]+)(?<=\S)\1/g, '$2')
