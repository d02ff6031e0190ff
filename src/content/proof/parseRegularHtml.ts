import { defaultTreeAdapter as tree, html, type DefaultTreeAdapterTypes, type Token } from 'parse5'

/** Elements that have no end tag. */
const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))

/** Elements whose content is text alone, whatever signs are in it. */
const raw = new Set(['iframe', 'noembed', 'noframes', 'script', 'style', 'xmp'])

/** Elements whose content is text, in which signs are written as references. */
const textOnly = new Set(['textarea', 'title'])

/** Elements that parsers treat in ways of their own. */
const peculiar = new Set(['frameset', 'image', 'plaintext', 'template'])

/** The next part of a document: its type or a comment, a tag, or a text. */
const nextPart =
  /<!(?:doctype html|--(?!-?>)[^>]*--)>|<(\/?)([a-z][\w-]*)((?: [\w:.-]+(?:="[^"]*")?)*)( ?\/?)>|[^<]+/gy

const nextAttribute = / ([\w:.-]+)(?:="([^"]*)")?/gy

const references = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&#39;', "'"],
])

const usualReference = /&(?:amp|lt|gt|quot|#x27|#39);/y

/** Whether a text holds a reference that is none of the usual ones; a pattern alone looks at each sign. */
function hasOtherReference(text: string): boolean {
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    usualReference.lastIndex = at
    if (!usualReference.test(text)) return true
  }
  return false
}

/** What is made of the elements and texts of a document while it is read. */
export interface HtmlReader<Open> {
  /** @param parent what was made of the element around it @returns what is made of the element */
  element: (tagName: string, attributes: Token.Attribute[], parent: Open | undefined) => Open
  text: (value: string, parent: Open | undefined) => void
}

/**
 * Reads a document, or a part of one, that is as regular as React and `render/document.ts` write it, in the tenth of the time that
 * the parser of the standard takes: every element is closed where it has to be, every value stands in quotation marks, and signs
 * are written as the usual references. Elements stay where they were written, even where a browser would move them; so no text
 * is lost.
 * @param around the elements that are open where it begins
 * @returns those that are open where it ends; undefined when something in it is otherwise
 */
export function readRegularHtml<Open extends { tagName: string }>(
  text: string,
  { element, text: readText }: HtmlReader<Open>,
  around: readonly Open[] = [],
): Open[] | undefined {
  if (hasOtherReference(text)) return undefined
  const open = [...around]
  const isInDrawing = (name: string) => name === 'svg' || open.some(({ tagName }) => tagName === 'svg')
  nextPart.lastIndex = 0
  while (nextPart.lastIndex < text.length) {
    const [part, slash, name, attributes = '', closed = ''] = nextPart.exec(text) ?? []
    if (part === undefined) return undefined
    const parent = open.at(-1)
    if (name === undefined) {
      if (!part.startsWith('<')) readText(resolved(part), parent)
    } else if (slash === '/') {
      if (open.pop()?.tagName !== name || attributes !== '' || closed !== '') return undefined
    } else {
      const isClosed = closed.endsWith('/')
      const isOdd =
        peculiar.has(name) ||
        (parent !== undefined && textOnly.has(parent.tagName) && !isInDrawing(name)) ||
        ((isClosed || /[A-Z]/.test(name)) && !empty.has(name) && !isInDrawing(name))
      if (isOdd) return undefined
      const made = element(name, attributesIn(attributes), parent)
      if (isClosed || empty.has(name)) continue
      open.push(made)
      if (!raw.has(name)) continue
      const end = text.indexOf(`</${name}`, nextPart.lastIndex)
      if (end === -1) return undefined
      readText(text.slice(nextPart.lastIndex, end), made)
      nextPart.lastIndex = end
    }
  }
  return open
}

/** Parses a regular document. @returns its tree, as parse5 makes it; undefined when it is not regular */
export function parseRegularHtml(text: string): DefaultTreeAdapterTypes.Document | undefined {
  const document = tree.createDocument()
  const open = readRegularHtml<DefaultTreeAdapterTypes.Element>(text, {
    element: (tagName, attributes, parent) => {
      const element = tree.createElement(tagName, html.NS.HTML, attributes)
      tree.appendChild(parent ?? document, element)
      return element
    },
    text: (value, parent) => tree.appendChild(parent ?? document, tree.createTextNode(value)),
  })
  return open?.length === 0 ? document : undefined
}

function attributesIn(written: string): Token.Attribute[] {
  const found: Token.Attribute[] = []
  nextAttribute.lastIndex = 0
  while (nextAttribute.lastIndex < written.length) {
    const [, name = '', value = ''] = nextAttribute.exec(written) ?? []
    found.push({ name: name.toLowerCase(), value: resolved(value) })
  }
  return found
}

const resolved = (text: string): string =>
  text.includes('&') ? text.replace(/&[^;]+;/g, (written) => references.get(written) ?? written) : text
