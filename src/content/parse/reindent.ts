import { parseDocument } from 'yaml'
import { counted } from '../text/plural.ts'

/** An item below a text, which the parser takes for more of that text. */
export const deeperItem = /^( *)(?:- |[\w-]+: +)[^\s[{|>].*[^:\s][ \t]*\n\1 +(?=- )/m

/** A field, or an item of a list. */
const beginning = /^ *(?:- |[\w-]+:(?: |$))/

/**
 * The line to indent like another one, after which the fields can be read; undefined if there is none.
 * @param row of the line that is indented wrong, from 0
 */
export function reindent(source: string, row: number): { row: number; fix: string } | undefined {
  const lines = source.split('\n')
  const isReadable = (changed: number, spaces: number) => {
    const text = lines
      .map((line, at) => (at === changed ? ' '.repeat(spaces) + line.trim() : line))
      .join('\n')
    const { errors } = parseDocument(text, { schema: 'failsafe', logLevel: 'silent' })
    return errors.length === 0 && !deeperItem.test(text)
  }
  const changes = [row, row - 1, row + 1].flatMap((changed) => {
    const own = lines[changed]?.search(/\S/) ?? -1
    const columns = lines.filter((line) => beginning.test(line)).map((line) => line.search(/\S/))
    return own === -1 ? [] : [...new Set(columns)].map((spaces) => ({ changed, own, spaces }))
  })
  const size = ({ own, spaces }: (typeof changes)[number]) => Math.abs(own - spaces)
  const best = changes
    .filter((change) => size(change) > 0)
    .sort((one, other) => size(one) - size(other) || other.spaces - one.spaces)
    .find(({ changed, spaces }) => isReadable(changed, spaces))
  if (!best) return undefined
  const fix =
    best.spaces === 0 ? 'Delete the spaces before it.' : `Indent it with ${counted(best.spaces, 'space')}.`
  return { row: best.changed, fix }
}
