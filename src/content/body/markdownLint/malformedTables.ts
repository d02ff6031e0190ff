import type { LintFinding, MaskedBlock } from './maskedBlock.ts'

const rowOfHyphens = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/

/** Rows of a table that are none, since the row of hyphens is missing, stands apart, or has too few columns. */
export function malformedTables({ text, above }: MaskedBlock): LintFinding[] {
  if (!/[|\t]/.test(text)) return []
  const lines = text.split('\n').map((line) => line.replace(/^[ \t>]+/, '').trimEnd())
  const [first = '', second = ''] = lines
  if (
    /\S\t+\S/.test(first) &&
    lines.length > 1 &&
    lines.every((line) => cells(line, '\t') === cells(first, '\t'))
  )
    return [copied(first)]
  const isRow = (line: string): boolean => /^\|.*\|$/.test(line) && cells(line, '|') > 1
  const isHyphens = first.includes('|') && rowOfHyphens.test(first)
  if (lines.length === 1 || isHyphens) {
    const isApart = isHyphens || (above?.type === 'table' && isRow(first))
    if (!isApart) return []
    return [
      {
        index: 0,
        message: isHyphens
          ? 'This row of hyphens stands apart from the first row of its table, so visitors see the signs.'
          : 'This row of a table stands apart from the others, so visitors see its signs.',
        fix: 'Delete the blank line above it; rows stand below each other without blank lines.',
      },
    ]
  }
  const count = cells(first, '|')
  const isTable = isRow(first)
    ? isRow(second) || rowOfHyphens.test(second)
    : lines.every((line) => isMalformedRow(line, count))
  if (!isTable) return []
  const row = `|${' --- |'.repeat(count)}`
  const isThere = rowOfHyphens.test(second) && second.includes('-')
  return [
    {
      index: 0,
      message: isThere
        ? `This table is shown as it is typed: its first row has ${count} columns, and the row of hyphens below has ${cells(second, '|')}.`
        : 'These lines are shown as they are typed: a table has a row of hyphens below its first row.',
      fix: isThere
        ? `Write as many columns in both; the row of hyphens is ${row}`
        : `Write ${row} on a line of its own below this one.`,
    },
  ]
}

/** A row without an upright line at its beginning and end; words such as “and/or | either” in one line are none. */
const isMalformedRow = (line: string, count: number): boolean =>
  count > 1 && / \| /.test(line) && cells(line, '|') === count

/** In how many cells a sign divides a line. */
const cells = (line: string, sign: '|' | '\t'): number =>
  (sign === '|' ? line.replace(/^\||\|$/g, '') : line.replace(/\t+$/, '')).split(sign).length

const copied = (first: string): LintFinding => ({
  index: 0,
  message:
    'These lines look like a table that was copied from a spreadsheet, and visitors see them as running text.',
  fix: `Write | before, between and behind the columns of each line, and |${' --- |'.repeat(cells(first, '\t'))} on a line of its own below the first.`,
})
