import type { Element, ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

/** Makes figures of pictures on lines of their own; the text in quotation marks behind the address is the caption. */
export const rehypeFigures = () => (tree: Root) =>
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName === 'img') {
      const { src, alt } = element.properties
      element.properties = { src, alt }
    }
    const images = element.tagName === 'p' ? imageOnlyParagraph(element.children) : undefined
    if (!images || !parent || index === undefined) return undefined
    parent.children.splice(index, 1, ...images.map(figure))
    return [SKIP, index + images.length]
  })

const isPicture = (child: ElementContent): child is Element =>
  child.type === 'element' && child.tagName === 'img'

/** The pictures of a paragraph that holds nothing else; undefined when it does, or holds none. */
export function imageOnlyParagraph(children: readonly ElementContent[]): Element[] | undefined {
  if (!children.some(isPicture)) return undefined
  const rest = children.filter(
    (child) =>
      !(child.type === 'text' && child.value.trim() === '') &&
      !(child.type === 'element' && child.tagName === 'br'),
  )
  const images = rest.filter(isPicture)
  return images.length === rest.length ? images : undefined
}

function figure(image: Element): Element {
  const { src, alt, title } = image.properties
  const caption = String(title ?? '').trim()
  const words: ElementContent[] = [{ type: 'text', value: caption, position: image.position }]
  const picture = { ...image, properties: { src, alt } }
  return element('figure', { className: ['picture'] }, [
    picture,
    ...(caption === '' ? [] : [element('figcaption', {}, words)]),
  ])
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children })
