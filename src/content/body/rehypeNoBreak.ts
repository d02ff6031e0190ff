import type { Element, ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { noBreakClass, splitNoBreak } from '../text/noBreak.ts'

/** Puts what must not be broken across lines into elements that say so to the styles. The letters stay as they are. */
export const rehypeNoBreak = () => (tree: Root) =>
  visit(tree, 'text', ({ value }, index, parent) => {
    if (parent?.type !== 'element' || index === undefined || !/\d/.test(value)) return undefined
    const pieces = splitNoBreak(value).map(({ text, isNoBreak }): ElementContent => {
      const words = { type: 'text' as const, value: text }
      return isNoBreak ? span(words) : words
    })
    parent.children.splice(index, 1, ...pieces)
    return [SKIP, index + pieces.length]
  })

const span = (words: ElementContent): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: [noBreakClass] },
  children: [words],
})
