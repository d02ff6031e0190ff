import type { List, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { LintFinding } from './maskedBlock.ts'

const number = /^(\d{1,9})([.)])/

/** Whether some line begins with a number: most bodies have none. */
const hasNumber = /^[ \t>*+-]*\d{1,9}[.)]/m

/**
 * Items of numbered lists that stand on the page with another number than the one typed, since Markdown counts on from
 * the first: the first of each list. With one number before all items, nobody means it.
 */
export function shuffledNumbers(tree: Root, body: string): LintFinding[] {
  if (!hasNumber.test(body)) return []
  const findings: LintFinding[] = []
  visit(tree, 'list', (list) => {
    if (list.ordered) findings.push(...inList(list, body))
  })
  return findings
}

function inList({ children }: List, body: string): LintFinding[] {
  const items = children.map(({ position }) => {
    const index = position?.start.offset ?? 0
    const [, digits, sign = ''] = number.exec(body.slice(index, index + 10)) ?? []
    return { index, typed: Number(digits), sign }
  })
  const start = items[0]?.typed ?? 1
  if (items.every(({ typed }) => typed === start)) return []
  const at = items.findIndex(({ typed }, place) => typed !== start + place)
  const item = items[at]
  if (item === undefined) return []
  const { index, typed, sign } = item
  const shown = start + at
  return [
    {
      index,
      message: `This item is typed with the number ${typed}, and the page shows ${shown}: items are numbered from the first one on.`,
      fix: `Write ${shown} here and go on from there in the items below, or put the items into the order that you mean. If visitors are to see ${typed}, write ${typed}\\${sign} in the place of ${typed}${sign} and a blank line above it.`,
    },
  ]
}
