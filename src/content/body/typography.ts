import type { ElementContent, Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { noBreakClass, splitNoBreak } from '../text/noBreak.ts'
import { smartQuotes } from '../text/smartQuotes.ts'

const withDashes = (text: string): string =>
  text
    .replace(/(?<!-)---(?!-)/g, '—')
    .replace(/(?<!-)--(?!-)/g, '–')
    .replace(/(?<!\.)\.{3}(?!\.)/g, '…')

/** Sets the quotes of a whole body, and its dashes and ellipses as typed with hyphens and dots; code stays as it is. */
export const remarkSmartQuotes = () => (tree: Root) => {
  let before = ''
  visit(tree, (node) => {
    if (node.type === 'text') {
      node.value = smartQuotes(withDashes(node.value), before)
      before = node.value.at(-1) ?? before
    } else if (node.type === 'inlineCode') before = 'x'
    else if (node.type === 'break') before = ' '
    // A sentence goes on in these.
    else if (!/^(?:emphasis|strong|delete|link|linkReference)$/.test(node.type)) before = ''
  })
}

/** Puts what must not be broken across lines into elements that say so to the styles. The letters stay as they are. */
export const rehypeNoBreak = () => (tree: HtmlRoot) =>
  visit(tree, 'text', ({ value }, index, parent) => {
    if (parent?.type !== 'element' || index === undefined || !/\d/.test(value)) return undefined
    const pieces = splitNoBreak(value).map(({ text, isNoBreak }): ElementContent => {
      const words = { type: 'text' as const, value: text }
      const properties = { className: [noBreakClass] }
      return isNoBreak ? { type: 'element', tagName: 'span', properties, children: [words] } : words
    })
    parent.children.splice(index, 1, ...pieces)
    return [SKIP, index + pieces.length]
  })
