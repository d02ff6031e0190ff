import type { Element, ElementContent } from 'hast'

/** The pictures of a paragraph that holds nothing else; undefined when it does, or holds none. */
export function imageOnlyParagraph(children: readonly ElementContent[]): Element[] | undefined {
  const rest = children.filter(
    (child) =>
      !(child.type === 'text' && child.value.trim() === '') &&
      !(child.type === 'element' && child.tagName === 'br'),
  )
  const images = rest.flatMap((child) => (child.type === 'element' && child.tagName === 'img' ? [child] : []))
  return images.length > 0 && images.length === rest.length ? images : undefined
}
