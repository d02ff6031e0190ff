import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { counted } from '../../text/plural.ts'
import type { LintFinding } from './maskedBlock.ts'

/** Rows of tables with more cells than the first row has, whose last words GFM leaves out. */
export function lostCells(tree: Root, body: string): LintFinding[] {
  if (!body.includes('|')) return []
  const findings: LintFinding[] = []
  visit(tree, 'table', ({ children: [head, ...rows] }) => {
    const columns = head?.children.length ?? 0
    for (const row of rows) {
      const lost = row.children.slice(columns).filter((cell) => cell.children.length > 0)
      const [first] = lost
      const words = lost.map((cell) => toString(cell)).filter((text) => text !== '')
      if (first === undefined) continue
      findings.push({
        index: first.position?.start.offset ?? 0,
        message: `This row has ${counted(row.children.length, 'cell')}, and the first row of its table ${columns}, so visitors do not see ${words.length === 0 ? 'the last of them' : `"${words.join('", "')}"`}.`,
        fix: 'Add a column to the first row and to the row of hyphens below it, or put the words into another cell of the row. To show an upright line itself, write \\| there.',
      })
    }
  })
  return findings
}
