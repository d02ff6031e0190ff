import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Report } from './report.ts'

/** A heading without its space, at the beginning of a line: `##Fees`. */
const tightHeading = /^(#{2,6})(\p{L}.*)$/gmu

/** A link with a space in its middle: `[us] (/contact)`. */
const loosenedLink = /(?<![\\!])\[([^[\]\\\n]+)\] +\(((?:\/|#[a-z]|https?:\/\/|mailto:|tel:)[^\s()]*)\)/g

/**
 * Reports Markdown that misses its form by a space, and that visitors would see as it was typed.
 * @param tree the Markdown of `body`
 */
export function rawMarks(tree: Root, body: string, report: Report): void {
  visit(tree, 'paragraph', ({ position }) => {
    const [from, to] = [position?.start.offset, position?.end.offset]
    if (from === undefined || to === undefined) return
    const typed = body.slice(from, to)
    const at = (index: number) => {
      const before = body.slice(0, from + index)
      return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') }
    }
    for (const { 0: line, 1: signs = '', 2: words = '', index } of typed.matchAll(tightHeading)) {
      const [start] = words.split(/\s/, 1)
      report(
        at(index),
        'raw-mark',
        `"${line.slice(0, 40)}" is no heading, and visitors see the ${signs} signs.`,
        `Put a space behind them: ${signs} ${start ?? ''}…`,
      )
    }
    const code = typed.replace(/`+[^`]*`+/g, (span) => ' '.repeat(span.length))
    for (const { 0: typedLink, 1: words = '', 2: href = '', index } of code.matchAll(loosenedLink)) {
      report(
        at(index),
        'raw-mark',
        `"${typedLink}" is no link, because of the space between its brackets.`,
        `Write [${words}](${href})`,
      )
    }
  })
}
