import type { Element, ElementContent, Root, RootContent } from 'hast'
import { nodesOf } from '../body/nodesOf.ts'

/** Turns pictures on their own lines into figures; the title becomes the caption. Pictures that link to videos get a class. */
export const rehypeFigures = () => (tree: Root) => {
  for (const parent of [tree, ...nodesOf(tree)]) {
    if (!('children' in parent)) continue
    const children: RootContent[] = parent.children
    const shown = children.flatMap(
      (child) => (isElement(child, 'p') && imageOnlyParagraph(child.children)?.map(figure)) || child,
    )
    children.splice(0, children.length, ...shown)
  }
  for (const node of nodesOf(tree)) {
    if (isElement(node, 'img')) delete node.properties['title']
    if (isElement(node, 'a') && imageIn(node) && video.test(String(node.properties['href'])))
      node.properties['className'] = ['video']
  }
}

const video =
  /^https:\/\/(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com)\/|\.(?:mp4|webm|mov)(?:[?#]|$)/i

const isElement = (node: RootContent, tagName: string): node is Element =>
  node.type === 'element' && node.tagName === tagName

/** The pictures of a paragraph that holds nothing else, or their links; undefined when it does. */
export function imageOnlyParagraph(children: readonly ElementContent[]): Element[] | undefined {
  const rest = children.filter(
    (child) => !(child.type === 'text' && child.value.trim() === '') && !isElement(child, 'br'),
  )
  const images = rest.filter((child) => child.type === 'element').filter(imageIn)
  return images.length === rest.length ? images : undefined
}

/** The picture that an element is, or that is all of a link. */
export function imageIn(element: Element): Element | undefined {
  const [only, ...others] = isElement(element, 'a') ? element.children : [element]
  return only && others.length === 0 && isElement(only, 'img') ? only : undefined
}

function figure(image: Element): Element {
  const value = String(imageIn(image)?.properties['title'] ?? '').trim()
  const words: ElementContent = { type: 'text', value, position: image.position }
  const caption: Element = { type: 'element', tagName: 'figcaption', properties: {}, children: [words] }
  const children = value === '' ? [image] : [image, caption]
  return { type: 'element', tagName: 'figure', properties: { className: ['picture'] }, children }
}
