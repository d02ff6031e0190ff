import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { smartQuotes } from '../text/smartQuotes.ts'

const withDashes = (text: string): string =>
  /--|\.{3}/.test(text)
    ? text
        .replace(/(?<!-)---(?!-)/g, '—')
        .replace(/(?<!-)--(?!-)/g, '–')
        .replace(/(?<!\.)\.{3}(?!\.)/g, '…')
    : text

/** What stands within a sentence, whose signs go on in it. */
const withinSentence = new Set<Nodes['type']>(['emphasis', 'strong', 'delete', 'link', 'linkReference'])

/** Sets the quotes of a whole body, and its dashes and ellipses as typed with hyphens and dots; code stays as it is. */
export const remarkSmartQuotes =
  () =>
  (tree: Root): void => {
    let before = ''
    visit(tree, (node) => {
      if (node.type === 'text') {
        node.value = smartQuotes(withDashes(node.value), before)
        before = node.value.at(-1) ?? before
      } else if (node.type === 'inlineCode') {
        before = 'x'
      } else if (node.type === 'break') {
        before = ' '
      } else if (!withinSentence.has(node.type)) {
        before = ''
      }
    })
  }
