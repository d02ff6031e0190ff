import type { Code, Emphasis, List, ListItem, Nodes, Root, Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { Position, RuleMessage } from '../model/diagnostic.ts'
import { report } from './report.ts'

type Problem = [at: Position | undefined, ...message: RuleMessage]

/** Reports lists, quotations, tables and code that Markdown makes of lines which were meant otherwise. */
export const remarkStructure = () => (tree: Root, file: VFile) => {
  const body = String(file)
  visit(tree, (node) => {
    for (const [at, ...message] of problemsOf(node, body)) report(file, at, ...message)
  })
}

function problemsOf(node: Nodes, body: string): Problem[] {
  const text = typed(node, body)
  if (node.type === 'code') return codeProblem(node, text)
  if (node.type === 'list') return listProblems(node, body)
  if (node.type === 'table') return lostCells(node)
  if (node.type === 'emphasis') return halfWord(node, body)
  if (node.type === 'blockquote' && /^> ?[\d$€£][^\n]*$/.test(text)) return [hidden(node, '>')]
  return []
}

const typed = ({ position }: Nodes, body: string): string =>
  body.slice(position?.start.offset, position?.end.offset)

const hidden = (node: Nodes, sign: string): Problem => [
  node.position?.start,
  'raw-mark',
  `Visitors don’t see the ${sign} of this line, which is a mark of Markdown.`,
  `Write \\${sign} to show it.`,
]

function codeProblem(node: Code, text: string): Problem[] {
  const [fence] = /^(?:`{3,}|~{3,})/.exec(text) ?? []
  if (fence === undefined) {
    const message = 'This text is indented, so visitors see it as code.'
    return [[node.position?.start, 'indented-text', message, 'Delete the spaces before it.']]
  }
  if (/\n[ \t>]*(?:`{3,}|~{3,})[ \t]*$/.test(text)) return []
  const message = `The ${fence} of this line is never closed, so everything below it is shown as code.`
  return [
    [node.position?.start, 'raw-mark', message, `Write ${fence} where the code ends, or delete this line.`],
  ]
}

/** "2*3*4": stars between letters or numbers are rarely meant for italics. */
function halfWord(node: Emphasis, body: string): Problem[] {
  const { start, end } = node.position ?? {}
  const around = `${body[(start?.offset ?? 0) - 1] ?? ''} ${body[end?.offset ?? body.length] ?? ''}`
  return /^[\p{L}\p{N}] [\p{L}\p{N}]$/u.test(around) ? [hidden(node, '*')] : []
}

function listProblems(list: List, body: string): Problem[] {
  const { children: items, start: first } = list
  const texts = items.map((item) => typed(item, body))
  const problems: Problem[] = []
  const numbers = texts.map((text) => Number(/^\d+/.exec(text)?.[0]))
  const wrong = numbers.findIndex((number, at) => number !== (first ?? 1) + at)
  if (list.ordered && wrong !== -1 && !numbers.every((number) => number === numbers[0]))
    problems.push([
      items[wrong]?.position?.start,
      'list-number',
      `This item has the number ${numbers[wrong]}, and the page shows ${(first ?? 1) + wrong}.`,
      'Number the items in order; or write \\ before the point, with a blank line above it, to show the number as typed.',
    ])
  const column = (item: ListItem | undefined) => item?.position?.start.column
  const sign = (text = '') => text.search(/[ \t]|$/)
  const shifted = items.find(
    (item, at) => column(item) !== column(items[0]) && sign(texts[at]) === sign(texts[0]),
  )
  if (shifted)
    problems.push([
      shifted.position?.start,
      'raw-mark',
      'This item is indented by too little to be below the one before it, so visitors see both on one level.',
      'Indent it as far as the text of the item above, or not at all.',
    ])
  const loose = items.map((item, at) => looseLine(item, texts[at] ?? ''))
  const line = loose.at(-1)
  if (items.length > 1 && line !== undefined && loose.filter((one) => one !== undefined).length === 1)
    problems.push([
      { line, column: 1 },
      'raw-mark',
      'This line is part of the last item of the list above, although it is not indented.',
      'Put a blank line above it; or indent it, if it belongs to that item.',
    ])
  const task = items.find(({ checked }) => typeof checked === 'boolean')
  if (task)
    problems.push([
      task.position?.start,
      'foreign-mark',
      'The [ ] of this item makes a box that visitors cannot use.',
      'Delete the brackets.',
    ])
  if (items[0] && items.length === 1 && /^\+ ?\d/.test(texts[0] ?? '')) problems.push(hidden(items[0], '+'))
  return problems
}

/** The line of an item’s first paragraph that is not indented at all. */
function looseLine({ children: [child], position }: ListItem, text: string): number | undefined {
  const first = position?.start.line ?? 1
  const lines = text.split('\n').slice(0, (child?.position?.end.line ?? 0) - first + 1)
  const at = lines.findIndex((line, index) => index > 0 && /^[^\s>]/.test(line))
  return child?.type === 'paragraph' && at !== -1 ? first + at : undefined
}

function lostCells({ children: rows }: Table): Problem[] {
  const columns = rows[0]?.children.length ?? 0
  return rows.flatMap((row): Problem[] => {
    const lost = row.children.slice(columns).filter((cell) => toString(cell).trim() !== '')
    const words = lost.map((cell) => `"${toString(cell).trim()}"`).join(', ')
    if (lost.length === 0) return []
    const message = `This row has more columns than the first, so visitors don’t see ${words}.`
    const fix = 'Add a column to the first two rows, or delete the | that is too many.'
    return [[row.children[columns]?.position?.start, 'lost-cell', message, fix]]
  })
}
