import type { ElementContent, Root, RootContent } from 'hast'
import { splitNoBreak, noBreakClass } from '../text/noBreak.ts'

/**
 * A body in which what must not be broken across lines is an element that says so to the styles. The letters stay as
 * they are.
 */
export const wrapNoBreak = (tree: Root): Root => ({
  ...tree,
  children: tree.children.flatMap((child): RootContent[] =>
    child.type === 'element' ? inside(child) : [child],
  ),
})

function inside(node: ElementContent): ElementContent[] {
  if (node.type === 'element') return [{ ...node, children: node.children.flatMap(inside) }]
  // Most texts have no number.
  if (node.type !== 'text' || !/\d/.test(node.value)) return [node]
  return splitNoBreak(node.value).map(({ text, isNoBreak }) => {
    const words = { type: 'text' as const, value: text }
    return isNoBreak
      ? { type: 'element', tagName: 'span', properties: { className: [noBreakClass] }, children: [words] }
      : words
  })
}
