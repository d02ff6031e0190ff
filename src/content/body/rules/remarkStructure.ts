import type { Blockquote, Code, Emphasis, List, ListItem, Root, Table, Text } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { report } from '../report.ts'

/** Reports lists, quotations, tables and code that Markdown makes of lines which were meant otherwise. */
export const remarkStructure = () => (tree: Root, file: VFile) => {
  const body = String(file)
  visit(tree, (node) => {
    if (node.type === 'code') checkCode(node, body, file)
    if (node.type === 'list') checkList(node, body, file)
    if (node.type === 'blockquote') checkQuotation(node, body, file)
    if (node.type === 'table') checkTable(node, file)
    if (node.type === 'text') checkEntities(node, file)
    if (node.type === 'emphasis') checkEmphasis(node, body, file)
  })
}

const typed = ({ position }: Code | ListItem | Blockquote, body: string): string =>
  body.slice(position?.start.offset, position?.end.offset)

function checkEntities({ value, position }: Text, file: VFile): void {
  const [name] = /&[A-Za-z]{2,12};/.exec(value) ?? []
  if (name)
    report(
      file,
      position?.start,
      'raw-mark',
      `"${name}" is the name of no character, so visitors see it.`,
      'Type the character itself.',
    )
}

/** "2*3*4": stars between letters or numbers are rarely meant for italics. */
function checkEmphasis({ position }: Emphasis, body: string, file: VFile): void {
  const [before, after] = [body[(position?.start.offset ?? 0) - 1], body[position?.end.offset ?? body.length]]
  if (/[\p{L}\p{N}]/u.test(before ?? '') && /[\p{L}\p{N}]/u.test(after ?? ''))
    report(
      file,
      position?.start,
      'raw-mark',
      'The * characters in this word make italics of a part of it, so visitors don’t see them.',
      'Write \\* to show one.',
    )
}

function checkCode(node: Code, body: string, file: VFile): void {
  const text = typed(node, body)
  const [fence] = /^(?:`{3,}|~{3,})/.exec(text) ?? []
  if (fence === undefined)
    report(
      file,
      node.position?.start,
      'indented-text',
      'This text is indented, so visitors see it as code.',
      'Delete the spaces before it.',
    )
  else if (!/^[ \t>]*(?:`{3,}|~{3,})[ \t]*$/.test(text.split('\n').slice(1).at(-1) ?? ''))
    report(
      file,
      node.position?.start,
      'raw-mark',
      `The ${fence} of this line is never closed, so everything below it is shown as code.`,
      `Write ${fence} on a line of its own where the code ends, or delete this line.`,
    )
}

function checkList(list: List, body: string, file: VFile): void {
  const items = list.children
  const [first] = items
  const last = items.at(-1)
  if (!first || !last) return
  const texts = items.map((item) => typed(item, body))
  if (list.ordered) checkNumbers(list, texts, file)
  const column = first.position?.start.column
  const width = (text = '') => text.search(/[ \t]|$/)
  const shifted = items.findIndex(
    (item, at) =>
      item.position?.start.column !== column &&
      item.position?.start.line !== first.position?.start.line &&
      width(texts[at]) === width(texts[0]),
  )
  if (shifted !== -1)
    report(
      file,
      items[shifted]?.position?.start,
      'raw-mark',
      'This item is indented by too little to be below the one before it, so visitors see both on one level.',
      'Indent it as far as the text of the item above, or not at all.',
    )
  const loose = items.map((item, at) => looseLine(item, texts[at] ?? ''))
  const line = loose.at(-1)
  if (line !== undefined && loose.filter((one) => one !== undefined).length === 1 && items.length > 1)
    report(
      file,
      { line, column: 1 },
      'raw-mark',
      'This line is part of the last item of the list above, although it is not indented.',
      'Put a blank line above it; or indent it, if it belongs to that item.',
    )
  const task = items.find(({ checked }) => typeof checked === 'boolean')
  if (task)
    report(
      file,
      task.position?.start,
      'foreign-mark',
      'The [ ] of this item makes a box that visitors cannot use.',
      'Delete the brackets.',
    )
  if (first === last && /^\+ ?\d/.test(texts[0] ?? ''))
    report(
      file,
      first.position?.start,
      'raw-mark',
      'The + of this line makes a list item of it, so visitors don’t see it.',
      'Write \\+ to show it.',
    )
}

/** The line of an item’s first paragraph that is not indented at all. */
function looseLine({ position, children: [child] }: ListItem, text: string): number | undefined {
  if (child?.type !== 'paragraph' || position === undefined) return undefined
  const end = (child.position?.end.line ?? 0) - position.start.line
  const at = text
    .split('\n')
    .slice(0, end + 1)
    .findIndex((line, index) => index > 0 && /^[^\s>]/.test(line))
  return at === -1 ? undefined : position.start.line + at
}

function checkNumbers({ children, start }: List, texts: readonly string[], file: VFile): void {
  const numbers = texts.map((text) => Number(/^\d+/.exec(text)?.[0]))
  if (numbers.every((number) => number === numbers[0])) return
  const wrong = numbers.findIndex((number, at) => number !== (start ?? 1) + at)
  if (wrong === -1) return
  report(
    file,
    children[wrong]?.position?.start,
    'list-number',
    `This item has the number ${numbers[wrong]}, and the page shows ${(start ?? 1) + wrong}.`,
    `Number the items in order; or write ${numbers[wrong]}\\. to show the number as typed, with a blank line above it.`,
  )
}

function checkQuotation(node: Blockquote, body: string, file: VFile): void {
  if (!/^> ?[\d$€£]/.test(typed(node, body)) || typed(node, body).includes('\n')) return
  report(
    file,
    node.position?.start,
    'raw-mark',
    'The > of this line makes a quotation of it, so visitors don’t see it.',
    'Write \\> to show it.',
  )
}

function checkTable({ children: rows }: Table, file: VFile): void {
  const columns = rows[0]?.children.length ?? 0
  for (const row of rows) {
    const lost = row.children.slice(columns).map((cell) => toString(cell).trim())
    if (lost.some((text) => text !== ''))
      report(
        file,
        row.children[columns]?.position?.start,
        'lost-cell',
        `This row has more columns than the first, so visitors don’t see ${lost.map((text) => `"${text}"`).join(', ')}.`,
        'Add a column to the first two rows, or delete the | that is too many.',
      )
  }
}
