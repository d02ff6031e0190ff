import type { Element, Root, RootContent } from 'hast'

/** Elements that are written as they are, whatever stands in them. Of others, React knows more. */
const plainElements = new Set(
  'a blockquote br code del em h1 h2 h3 h4 h5 h6 hr li ol p span strong ul'.split(' '),
)
const emptyElements = new Set(['br', 'hr'])

/** Addresses that React writes as they are. */
const plainAddress = /^(?:[#/.]|https?:|mailto:|tel:)/

/** What the headings of footnotes are known by, which have words of their site. */
const footnotesId = 'footnote-label'

/**
 * Writes the tree of a body as React renders it, sign by sign, in the tenth of its time, as long as it holds nothing but the
 * usual elements with the usual properties.
 * @param components what shows elements otherwise, by their names
 * @returns undefined when React has to render it
 */
export function plainHtml(tree: Root, components: object): string | undefined {
  let html = ''
  const write = (nodes: readonly RootContent[]): boolean => {
    for (const node of nodes)
      if (node.type === 'text') html += escaped(node.value)
      else if (node.type !== 'element' || !writeElement(node)) return false
    return true
  }
  const writeElement = ({ tagName, properties, children }: Element): boolean => {
    if (!plainElements.has(tagName) || Object.hasOwn(components, tagName)) return false
    html += `<${tagName}`
    for (const name in properties) {
      const written = attribute(name, properties[name])
      if (written === undefined) return false
      html += written
    }
    if (emptyElements.has(tagName)) {
      html += '/>'
      return true
    }
    html += '>'
    if (!write(children)) return false
    html += `</${tagName}>`
    return true
  }
  return write(tree.children) ? html : undefined
}

/** An attribute with a blank before it; undefined where React has to write it. */
function attribute(name: string, value: Element['properties'][string]): string | undefined {
  if (name === 'start' && typeof value === 'number') return ` start="${value}"`
  if (name === 'className' && Array.isArray(value)) return ` class="${escaped(value.join(' '))}"`
  if (typeof value !== 'string') return undefined
  const isPlain =
    name === 'title' ||
    (name === 'id' && value !== footnotesId) ||
    (name === 'href' && plainAddress.test(value))
  return isPlain ? ` ${name}="${escaped(value)}"` : undefined
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** A text as React writes it. */
const escaped = (text: string): string =>
  mayNeedReferences.test(text) ? text.replace(/["&'<>]/g, (sign) => references[sign] ?? sign) : text

const mayNeedReferences = /["&'<>]/
