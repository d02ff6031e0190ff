import type { Element, ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

/** Makes figures of pictures on lines of their own; the text in quotation marks behind the address is the caption. */
export const rehypeFigures = () => (tree: Root) =>
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName === 'img') delete node.properties['title']
    const images = node.tagName === 'p' ? imageOnlyParagraph(node.children) : undefined
    if (!images || !parent || index === undefined) return undefined
    parent.children.splice(index, 1, ...images.map(figure))
    return [SKIP, index + images.length]
  })

/** The pictures of a paragraph that holds nothing else; undefined when it does, or holds none. */
export function imageOnlyParagraph(children: readonly ElementContent[]): Element[] | undefined {
  const isGap = (child: ElementContent) =>
    child.type === 'text' ? child.value.trim() === '' : child.type === 'element' && child.tagName === 'br'
  const rest = children.filter((child) => !isGap(child))
  const images = rest.flatMap((child) => (child.type === 'element' && child.tagName === 'img' ? child : []))
  return images.length > 0 && images.length === rest.length ? images : undefined
}

function figure(image: Element): Element {
  const { title, ...properties } = image.properties
  const value = String(title ?? '').trim()
  const caption = element('figcaption', {}, [{ type: 'text', value, position: image.position }])
  const shown = { ...image, properties }
  return element('figure', { className: ['picture'] }, value === '' ? [shown] : [shown, caption])
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children })
