import type { List, Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { VFile } from 'vfile'
import type { RuleMessage } from '../model/diagnostic.ts'
import { nodesOf } from './nodesOf.ts'
import { report } from './report.ts'

type Tell = (at: Nodes | undefined, ...message: RuleMessage) => void

/** Reports lists, quotations, tables and code that Markdown makes of lines which were meant otherwise. */
export const remarkStructure = () => (tree: Root, file: VFile) => {
  const tell: Tell = (at, ...message) => report(file, at?.position?.start, ...message)
  const textOf = ({ position }: Nodes) => String(file).slice(position?.start.offset, position?.end.offset)
  const lists: List[] = []
  for (const node of nodesOf(tree)) {
    if (node.type === 'list') {
      const texts = node.children.map(textOf)
      const above = lists.find(({ position }) => position?.end.line === (node.position?.start.line ?? 0) - 1)
      if (above && columnOf(above) < columnOf(node)) tell(node, ...tooLittle)
      lists.push(node)
      checkList(node, texts, tell)
      const loose = node.children.find(
        ({ children: [child] }) => child?.type === 'paragraph' && /\n[^\s>]/.test(textOf(child)),
      )
      // Anyone who writes every item like that means it.
      if (loose && texts.length > 1 && loose === node.children.at(-1))
        tell(loose, ...lazy('list item', 'indent it'))
    }
    if (node.type === 'blockquote' && /^> ?[\d$€£][^\n]*$/.test(textOf(node))) tell(node, ...hidden('>'))
    if (node.type === 'blockquote' && /\n[ \t]*[^>\s]/.test(textOf(node)))
      tell(node, ...lazy('quotation', 'start it with >'))
    if (node.type === 'table')
      for (const { children: cells } of node.children) {
        const lost = cells
          .slice(node.children[0]?.children.length)
          .find((cell) => toString(cell).trim() !== '')
        const message = `Visitors don't see "${lost ? toString(lost) : ''}", because the first row has fewer columns.`
        if (lost) tell(lost, 'lost-cell', message, 'Add a column to the first two rows, or delete a |.')
      }
    if (node.type !== 'code') continue
    const [text, [first, fence] = []] = [textOf(node), /^(`{3,}|~{3,}).*/.exec(textOf(node)) ?? []]
    if (fence === undefined)
      tell(node, 'indented-text', 'Visitors see this text as code.', 'Delete the spaces before it.')
    else if (!/\n[ \t>]*(?:`{3,}|~{3,})[ \t]*$/.test(text))
      tell(node, 'raw-mark', 'Code starts here and never ends.', `Write ${fence} where it ends.`)
    // The name of a language passes.
    else if (node.value.trim() === '' || !/^[`~]+[a-z\d+#-]*\s*$/.test(first ?? ''))
      tell(node, 'unseen-line', "Visitors don't see this line.", 'Write text only below it.')
  }
}

const hidden = (sign: string): RuleMessage => [
  'raw-mark',
  `Visitors don't see the ${sign} at the start of this line.`,
  `Write \\${sign} to show it.`,
]

const lazy = (what: string, how: string): RuleMessage => [
  'raw-mark',
  `Visitors see a line below this ${what} as part of it.`,
  `Put a blank line above that line, or ${how} if it belongs to the ${what}.`,
]

const tooLittle: RuleMessage = [
  'raw-mark',
  "This item isn't indented far enough to be below the one above.",
  'Indent it as far as the text of the item above, or not at all.',
]

const columnOf = ({ position }: Nodes): number => position?.start.column ?? 1

function checkList({ children: items, ordered, start }: List, texts: readonly string[], tell: Tell): void {
  const numbers = texts.map((text) => Number(/^\d+/.exec(text)?.[0]))
  const wrong = numbers.findIndex((number, at) => number !== (start ?? 1) + at)
  if (ordered && wrong !== -1 && numbers.some((number) => number !== numbers[0])) {
    const message = `This item has the number ${numbers[wrong]}, but the page shows ${(start ?? 1) + wrong}.`
    const fix = `Number the items in order, or write ${numbers[wrong]}\\. to keep this number.`
    tell(items[wrong], 'list-number', message, fix)
  }
  const sign = (text = '') => text.search(/[ \t]|$/)
  const [first] = items
  const shifted = items.find(
    (item, at) => first && columnOf(item) !== columnOf(first) && sign(texts[at]) === sign(texts[0]),
  )
  if (shifted) tell(shifted, ...tooLittle)
  const task = items.find(({ checked }) => typeof checked === 'boolean')
  if (task) tell(task, 'foreign-mark', "Visitors can't use this checkbox.", 'Delete the brackets.')
  if (items.length === 1 && /^\+ ?\d/.test(texts[0] ?? '')) tell(items[0], ...hidden('+'))
}
