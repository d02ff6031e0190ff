import type { Element, ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

/** Makes figures of pictures on lines of their own; the text in quotation marks behind the address is the caption. */
export const rehypeFigures = () => (tree: Root) =>
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName === 'img') {
      const { src, alt } = node.properties
      node.properties = { src, alt }
    }
    const images = node.tagName === 'p' ? imageOnlyParagraph(node.children) : undefined
    if (!images || !parent || index === undefined) return undefined
    parent.children.splice(index, 1, ...images.map(figure))
    return [SKIP, index + images.length]
  })

const isElement = (node: ElementContent, tagName: string): node is Element =>
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
  const { src, alt, title } = image.properties
  const caption = String(title ?? '').trim()
  const words: ElementContent[] = [{ type: 'text', value: caption, position: image.position }]
  return element('figure', { className: ['picture'] }, [
    { ...image, properties: { src, alt } },
    ...(caption === '' ? [] : [element('figcaption', {}, words)]),
  ])
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children })
