import { parseDocument } from 'yaml'
import { counted } from '../text/plural.ts'

/** An item below a text, which the parser takes for more of that text. */
export const deeperItem = /^( *)(?:- |[\w-]+: +)[^\s[{|>].*[^:\s][ \t]*\n\1 +(?=- )/m

/** A field, or an item of a list. */
const beginning = /^ *(?:- |[\w-]+:(?: |$))/

/** The line to indent like another one, so that more can be read, if there is one. @param row of the line that's wrong, from 0 */
export function reindent(source: string, row: number) {
  const lines = source.split('\n')
  const indented = (changed: number, spaces: number) => ' '.repeat(spaces) + (lines[changed] ?? '').trim()
  /** The row of the first mistake that is left; 0 if one may come from the indentation. */
  const readableTo = ({ changed, spaces }: { changed: number; spaces: number }) => {
    const text = lines.with(changed, indented(changed, spaces)).join('\n')
    const { errors } = parseDocument(text, { schema: 'failsafe', logLevel: 'silent' })
    const rows = errors.map(({ code, pos: [at] }) =>
      /INDENT|BLOCK|DUPLICATE/.test(code) ? 0 : text.slice(0, at).split('\n').length - 1,
    )
    return deeperItem.test(text) ? 0 : Math.min(Infinity, ...rows)
  }
  const changes = [row, row - 1, row + 1].flatMap((changed) => {
    const own = lines[changed]?.search(/\S/) ?? -1
    const fields = lines.filter((line) => beginning.test(line))
    const columns = fields.flatMap((line) => [line.search(/\S/), line.search(/[^\s-]/)])
    return own === -1 ? [] : [...new Set(columns)].map((spaces) => ({ changed, own, spaces }))
  })
  const size = ({ own, spaces }: (typeof changes)[number]) => Math.abs(own - spaces)
  const sorted = changes
    .filter((change) => size(change) > 0)
    .sort((one, other) => size(one) - size(other) || other.spaces - one.spaces)
  const best =
    sorted.find((change) => readableTo(change) === Infinity) ??
    sorted.find((change) => readableTo(change) > Math.max(row, change.changed))
  if (!best) return undefined
  const fix =
    best.spaces === 0 ? 'Delete the spaces before it.' : `Indent it with ${counted(best.spaces, 'space')}.`
  return { row: best.changed, fix, line: indented(best.changed, best.spaces) }
}
