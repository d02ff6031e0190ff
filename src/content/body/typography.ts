import type { ElementContent, Root as HtmlRoot, Text } from 'hast'
import type { Root } from 'mdast'
import { noBreakClass, splitNoBreak } from '../text/noBreak.ts'
import { smartQuotes } from '../text/smartQuotes.ts'
import { nodesOf } from './nodesOf.ts'

const withDashes = (text: string): string =>
  text
    .replace(/(?<!-)---(?!-)/g, '—')
    .replace(/(?<!-)--(?!-)/g, '–')
    .replace(/(?<!\.)\.{3}(?!\.)/g, '…')

/** Sets the quotes of a whole body, and its dashes and ellipses as typed with hyphens and dots; code stays as it is. */
export const remarkSmartQuotes = () => (tree: Root) => {
  let before = ''
  for (const node of nodesOf(tree)) {
    if (node.type === 'text') {
      node.value = smartQuotes(withDashes(node.value), before)
      before = node.value.at(-1) ?? before
    } else if (node.type === 'inlineCode') before = 'x'
    else if (node.type === 'break') before = ' '
    // A sentence goes on in these.
    else if (!/^(?:emphasis|strong|delete|link|linkReference)$/.test(node.type)) before = ''
  }
}

/** Puts what must not be broken across lines into elements that say so to the styles. The letters stay as they are. */
export const rehypeNoBreak = () => (tree: HtmlRoot) => {
  for (const node of nodesOf(tree))
    if (node.type === 'element')
      node.children = node.children.flatMap((child) => (child.type === 'text' ? piecesOf(child) : child))
}

const piecesOf = (words: Text): ElementContent[] =>
  /\d/.test(words.value)
    ? splitNoBreak(words.value).map(({ text, isNoBreak }) => {
        const piece: Text = { type: 'text', value: text }
        const properties = { className: [noBreakClass] }
        return isNoBreak ? { type: 'element', tagName: 'span', properties, children: [piece] } : piece
      })
    : [words]
