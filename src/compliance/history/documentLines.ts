import { parse, defaultTreeAdapter, type DefaultTreeAdapterTypes } from 'parse5'

/** What a finished document says, line by line, with its labels filled in. */
export interface DocumentLines {
  /** Its title and its own part, the element `main`; where there is none, all of it. */
  page: string[]
  /** What stands around that: header, menus, footer. */
  around: string[]
}

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** Elements whose text is code. */
const codeElements = new Set(['script', 'style', 'template'])

/**
 * Attributes that browsers show or read aloud (HTML 4.16, WAI-ARIA 1.3).
 * Source: https://html.spec.whatwg.org/multipage/dom.html#translatable-attributes
 */
const shownAttributes = new Set(
  'abbr alt aria-braillelabel aria-brailleroledescription aria-description aria-label aria-placeholder aria-roledescription aria-valuetext label placeholder title'.split(
    ' ',
  ),
)

/** Kinds of input whose value is not shown. */
const hiddenValues = new Set(['checkbox', 'color', 'hidden', 'radio', 'range'])

/** `meta` elements for programs; all others describe the page to people. */
const metaForPrograms =
  /^(?:viewport|theme-color|color-scheme|robots|referrer|generator|format-detection|og:(?:type|url|locale|image|image:(?:url|secure_url|type|width|height))|twitter:(?:card|image|site|creator))$/

/** Whether people see or hear the value of an attribute. */
function isShown({ tagName, attrs }: Element, attribute: string): boolean {
  const valueOf = (name: string) => attrs.find((one) => one.name === name)?.value
  if (tagName === 'meta')
    return (
      attribute === 'content' && !metaForPrograms.test(valueOf('name') ?? valueOf('property') ?? 'robots')
    )
  if (tagName === 'input' && attribute === 'value') return !hiddenValues.has(valueOf('type') ?? '')
  return shownAttributes.has(attribute)
}

/** Elements that begin a line of their own (HTML 15.3, "Flow content" and below). */
const blocks = new Set(
  'address article aside blockquote body caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr legend li main menu meta nav ol option p pre search section select summary svg table tbody td tfoot th thead title tr ul'.split(
    ' ',
  ),
)

/**
 * Reads the lines of a document. What an attribute says is a line of its own, and words of two elements that touch are two
 * words, for styles most often set them apart.
 * @param isLeftOut whether an element is passed over with all in it, by its class names
 */
export function documentLines(html: string, isLeftOut: (classes: string) => boolean): DocumentLines {
  const lines: DocumentLines = { page: [], around: [] }
  const document = parse(html, { scriptingEnabled: false })
  let own: keyof DocumentLines = hasMain(document) ? 'around' : 'page'
  let line = ''
  const add = (text: string, part = own) => {
    const words = text.replace(/\s+/g, ' ').trim()
    if (words !== '') lines[part].push(words)
  }
  const flush = (part = own) => {
    add(line, part)
    line = ''
  }
  const visit = (node: Node): void => {
    if (defaultTreeAdapter.isTextNode(node)) line += node.value
    else if (defaultTreeAdapter.isElementNode(node)) visitElement(node)
    else if ('childNodes' in node) visitAll(node.childNodes)
  }
  const visitAll = (nodes: readonly Node[]): void => {
    nodes.forEach((node, index) => {
      if (index > 0 && [nodes[index - 1], node].every(isElement)) line += ' '
      visit(node)
    })
  }
  const visitElement = (element: Element): void => {
    const { tagName, attrs, childNodes } = element
    if (codeElements.has(tagName) || isLeftOut(attrs.find(({ name }) => name === 'class')?.value ?? ''))
      return
    const isBlock = blocks.has(tagName)
    const before = own
    if (isBlock) flush()
    if (tagName === 'main' || tagName === 'head') own = 'page'
    for (const { name, value } of attrs) if (isShown(element, name)) add(value)
    if (tagName === 'br') line += ' '
    visitAll(childNodes)
    if (isBlock) flush()
    own = before
  }
  visit(document)
  return lines
}

const isElement = (node: Node | undefined): boolean =>
  node !== undefined && defaultTreeAdapter.isElementNode(node)

const hasMain = (node: Node): boolean =>
  (defaultTreeAdapter.isElementNode(node) && node.tagName === 'main') ||
  ('childNodes' in node && node.childNodes.some(hasMain))
