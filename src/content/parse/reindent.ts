import { parseDocument } from 'yaml'
import { numberInWords } from '../text/numberInWords.ts'

/** Where a field or an item of a list starts. */
interface Start {
  row: number
  column: number
  /** Undefined for an item. */
  name: string | undefined
}

const startsIn = (line: string, row: number): Start[] => {
  const [, indent = '', dashes = '', name] = /^( *)((?:- +)*)(?:([\w-]+):(?= |$))?/.exec(line) ?? []
  const item = dashes === '' ? [] : [{ row, column: indent.length, name: undefined }]
  return name === undefined ? item : [...item, { row, column: indent.length + dashes.length, name }]
}

/**
 * The smallest change of the indentation of a line, or of one next to it, after which the fields can be read.
 * @param row of the line that is indented wrong, from 0
 * @returns the line to change, with what is wrong and how to indent it; undefined if there is none
 */
export function reindent(
  source: string,
  row: number,
): { row: number; message: string; fix: string } | undefined {
  const lines = source.split('\n')
  const starts = lines.flatMap(startsIn)
  const changes = [row - 1, row, row + 1].flatMap((changed) => {
    const own = starts.find((start) => start.row === changed)
    const isAlike = (one: Start) =>
      own && one.row !== changed && (one.name === undefined) === (own.name === undefined)
    return starts.filter(isAlike).map((like) => ({ changed, like, by: like.column - (own?.column ?? 0) }))
  })
  const distance = ({ changed, like }: (typeof changes)[number]) => Math.abs(changed - like.row)
  changes.sort((a, b) => Math.abs(a.by) - Math.abs(b.by) || b.by - a.by || distance(a) - distance(b))
  const tried = new Set(['0'])
  for (const { changed, like, by } of changes) {
    const key = by === 0 ? '0' : `${changed} ${by}`
    if (tried.has(key)) continue
    tried.add(key)
    const isMoved = (at: number) => at === changed || (at > changed && at < endOfBlock(lines, changed))
    const shift = (line: string) =>
      by > 0 ? ' '.repeat(by) + line : line.slice(Math.min(-by, line.search(/\S|$/)))
    const alone = lines.map((line, at) => (at === changed ? shift(line) : line))
    const together = lines.map((line, at) => (isMoved(at) ? shift(line) : line))
    const readable = [alone, together].find(isReadable)
    if (!readable) continue
    const other = `${like.name === undefined ? '' : `"${like.name}" in `}line ${like.row + 1}`
    const spaces = like.column === 1 ? 'one space' : `${numberInWords(like.column)} spaces`
    const how =
      like.column === 0
        ? `Delete the spaces before it: ${other} has none.`
        : `Indent it with ${spaces}, like ${other}.`
    return {
      row: changed,
      message: by < 0 ? 'This line is indented too far.' : "This line isn't indented far enough.",
      fix: readable === alone ? how : `${how} Move the lines that belong to it as far.`,
    }
  }
  return undefined
}

/** An item below a text, which the parser takes for more of that text. */
export const deeperItem = /^( *)(?:- |[\w-]+: +)[^\s[{|>].*[^:\s][ \t]*\n\1 +(?=- )/m

const isReadable = (lines: readonly string[]): boolean => {
  const text = lines.join('\n')
  return (
    !deeperItem.test(text) &&
    parseDocument(text, { schema: 'failsafe', logLevel: 'silent' }).errors.length === 0
  )
}

/** The row after the lines that are indented more deeply than the one at `row`. */
function endOfBlock(lines: readonly string[], row: number): number {
  const indent = lines[row]?.search(/\S|$/) ?? 0
  const end = lines.findIndex((line, at) => at > row && line.search(/\S|$/) <= indent)
  return end === -1 ? lines.length : end
}
