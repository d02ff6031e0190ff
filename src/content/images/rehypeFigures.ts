import type { Element, ElementContent, Root, RootContent } from 'hast'
import { nodesOf } from '../body/nodesOf.ts'

/** Turns pictures on their own lines into figures; the title becomes the caption. */
export const rehypeFigures = () => (tree: Root) => {
  for (const parent of [tree, ...nodesOf(tree)]) {
    if (!('children' in parent)) continue
    const children: RootContent[] = parent.children
    const shown = children.flatMap(
      (child) => (isElement(child, 'p') && imageOnlyParagraph(child.children)?.map(figure)) || child,
    )
    children.splice(0, children.length, ...shown)
  }
  for (const node of nodesOf(tree)) if (isElement(node, 'img')) delete node.properties['title']
}

const isElement = (node: RootContent, tagName: string): node is Element =>
  node.type === 'element' && node.tagName === tagName

/** The pictures of a paragraph that holds nothing else; undefined when it does, or holds none. */
export function imageOnlyParagraph(children: readonly ElementContent[]): Element[] | undefined {
  const rest = children.filter(
    (child) => !(child.type === 'text' && child.value.trim() === '') && !isElement(child, 'br'),
  )
  const images = rest.filter((child) => isElement(child, 'img'))
  return images.length > 0 && images.length === rest.length ? images : undefined
}

function figure(image: Element): Element {
  const value = String(image.properties['title'] ?? '').trim()
  const words: ElementContent = { type: 'text', value, position: image.position }
  const caption: Element = { type: 'element', tagName: 'figcaption', properties: {}, children: [words] }
  const children = value === '' ? [image] : [image, caption]
  return { type: 'element', tagName: 'figure', properties: { className: ['picture'] }, children }
}
