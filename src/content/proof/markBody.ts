import type { Element, Properties, Root, RootContent, Text } from 'hast'
import type { ParsedBody } from '../model/parsedBody.ts'
import { hasIdentity, marked, markedLetters } from '../text/marks.ts'
import { tagOf, type TagDefinition } from '../tags/tag.ts'

/** The properties of elements that visitors read. Others that hold words, such as `ariaLabel`, are made by plugins. */
const readProperties = ['alt', 'title']

/**
 * A body with marked letters. What plugins have added to it, such as the heading of footnotes, has no place in the file, and
 * stays as it is.
 * @param identity that of its text; only its first passage bears it, since a page that shows a body shows all of it
 */
export const markBody = (prose: ParsedBody, identity: number): ParsedBody => ({
  ...prose,
  tree: () => markTree(prose.tree(), prose.tags, identity),
  headings: prose.headings.map((heading) => ({ ...heading, text: marked(heading.text) })),
  images: prose.images.map((image) => ({ ...image, alt: marked(image.alt), title: marked(image.title) })),
})

function markTree(tree: Root, tags: readonly TagDefinition[], identity: number): Root {
  let isFirst = true
  const markText = (node: Text, isRecord: boolean): Text => {
    if (node.position === undefined && !isRecord) return node
    const value = marked(node.value, isFirst ? identity : undefined)
    isFirst &&= value === node.value
    return { ...node, value }
  }
  const markElement = (element: Element): Element => {
    const isRecord = tagOf(tags, element.tagName) !== undefined
    return {
      ...element,
      properties: markedProperties(element, tags),
      children: element.children.map((node) => markNode(node, isRecord)),
    }
  }
  const markNode = <Node extends RootContent>(node: Node, isRecord: boolean) =>
    node.type === 'element' ? markElement(node) : node.type === 'text' ? markText(node, isRecord) : node
  return { ...tree, children: tree.children.map((node) => markNode(node, false)) }
}

function markedProperties({ tagName, properties }: Element, tags: readonly TagDefinition[]): Properties {
  const tag = tagOf(tags, tagName)
  // In kept versions, `was` holds the words of their day.
  const names = tag
    ? [...Object.keys(tag.properties), 'was'].filter((name) => name !== tag.record)
    : readProperties
  const texts = names.flatMap((name) => {
    const value = properties[name]
    return typeof value === 'string' ? [[name, marked(value)] as const] : []
  })
  return texts.length === 0 ? properties : { ...properties, ...Object.fromEntries(texts) }
}

/** The marked letters of the passage of a marked tree that bears the identity of its text; empty when there is none. */
export function firstPassage(tree: Root): string {
  const find = (nodes: readonly RootContent[]): string | undefined => {
    for (const node of nodes) {
      if (node.type === 'text' && hasIdentity(node.value)) return markedLetters(node.value)
      const found = node.type === 'element' ? find(node.children) : undefined
      if (found !== undefined) return found
    }
    return undefined
  }
  return find(tree.children) ?? ''
}

/** All texts of a tree as one, in their order. */
export function textOfTree(tree: Root): string {
  const textOf = (nodes: readonly RootContent[]): string => {
    let text = ''
    for (const node of nodes)
      if (node.type === 'text') text += node.value
      else if (node.type === 'element') text += textOf(node.children)
    return text
  }
  return textOf(tree.children)
}
