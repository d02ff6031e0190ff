import stringWidth from 'string-width'
import type { RegisterLine } from './register.ts'

const heads = ['Claim', 'Shown as', 'Kind', 'As of', 'Review by', 'Owner', 'Sample', 'State']
const lastHead = 'Shown on'

/** The longest that a cell is in the table; CSV has everything. */
const widest = 36

/**
 * The register as a table of plain text.
 * @param width the columns of the terminal; the last column is divided into lines of the rest
 */
export function registerTable(lines: readonly RegisterLine[], width = 120): string {
  const rows = lines.map(({ claim, value, kind, asOf, reviewBy, owner, sample, states, pages }) => ({
    cells: [claim, value, kind, asOf, reviewBy, owner, sample ? 'sample' : '', states.join(', ')].map(
      shortened,
    ),
    pages,
  }))
  const widths = heads.map((head, index) =>
    Math.max(...[head, ...rows.map(({ cells }) => cells[index] ?? '')].map((cell) => stringWidth(cell))),
  )
  const padded = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell + ' '.repeat(Math.max((widths[index] ?? 0) - stringWidth(cell), 0)))
      .join('  ')
  const indent = widths.reduce((sum, one) => sum + one + 2, 0)
  const rest = Math.max(width - indent, 24)
  return [
    `${padded(heads)}  ${lastHead}`,
    `${padded(widths.map((one) => '-'.repeat(one)))}  ${'-'.repeat(lastHead.length)}`,
    ...rows.map(
      ({ cells, pages }) => `${padded(cells)}  ${inLines(pages, rest).join(`\n${' '.repeat(indent)}`)}`,
    ),
  ]
    .map((line) => line.replace(/ +$/gm, ''))
    .join('\n')
}

const shortened = (cell: string): string =>
  stringWidth(cell) <= widest ? cell : `${cell.slice(0, widest - 1)}…`

/** Words in lines of at most `width` columns, divided between words. */
function inLines(words: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && stringWidth(last) + 2 + stringWidth(word) <= width)
      lines[lines.length - 1] = `${last}, ${word}`
    else lines.push(word)
  }
  return lines.length > 0 ? lines : ['nowhere']
}
