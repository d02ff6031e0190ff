import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { normalizeText } from './normalizeText.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** A finished page as its readers get it, a block per line: `## 3. Fees`, `- item`, `2. item`, `> quotation`, `| cell | cell`. */
export interface PageLines {
  /** The page's own part, after its title and its text in search results. */
  page: string[]
  /** Header and footer. */
  around: string[]
}

/** @param later the texts that the page's data holds for later, such as the answer to a sent form */
export function readPage(html: string, later: readonly string[] = []): PageLines {
  // Visitors without scripts read what is in <noscript>.
  const document = parse(html, { scriptingEnabled: false })
  const refresh = /;\s*url=(.+)/i.exec(contentOf(document, 'http-equiv', 'refresh') ?? '')?.[1]
  if (refresh !== undefined) return { page: [`Leads to ${refresh}`], around: [] }
  const [title, main, body] = ['title', 'main', 'body'].map((tag) =>
    find(document, ({ tagName }) => tagName === tag),
  )
  const own = [
    `Title: ${title ? blocksOf(title).join('') : ''}`,
    `In search results: ${normalizeText(contentOf(document, 'name', 'description') ?? '')}`,
    ...(main ? blocksOf(main) : []),
    ...styleWords(html).map((words) => `Written by a style: ${words}`),
  ]
  const around = body ? blocksOf(body, main) : []
  const shown = [...own, ...around].join('\n')
  const hidden = [...new Set(later.map(normalizeText))].filter((text) => !isShown(text, shown))
  return { page: [...own, ...hidden.map((text) => `Shown later: ${text}`)], around }
}

/** The lines of a piece of HTML, such as the body of a page. */
export const readFragment = (html: string): string[] =>
  blocksOf(parseFragment(html, { scriptingEnabled: false }))

const blocks = new Set(
  `
  address article aside blockquote body button caption dd details dialog div dl dt fieldset figcaption figure footer form
  h1 h2 h3 h4 h5 h6 header hr label legend li main nav ol optgroup option output p pre section select summary table tbody
  textarea tfoot thead tr ul
`
    .trim()
    .split(/\s+/),
)
const silent = new Set('head script style svg template'.split(' '))
const signs: Readonly<Record<string, string>> = { li: '- ', dt: '- ', dd: '- ', blockquote: '> ', tr: '| ' }
const spokenAttributes = ['aria-label', 'placeholder', 'alt', 'title']

type Parent = Pick<DefaultTreeAdapterTypes.ParentNode, 'childNodes'>

function blocksOf(root: Parent, without?: Element): string[] {
  const lines: string[] = []
  let [sign, text] = ['', '']
  const endLine = (next = '') => {
    const line = normalizeText(text)
    if (line !== '') lines.push(sign + line)
    // A sign waits for the first text of its element: the paragraph in an item.
    sign = next !== '' || line !== '' ? next : sign
    text = ''
  }
  const visitAll = (parent: Parent) => {
    for (const child of parent.childNodes) visit(child, parent)
  }
  const visit = (node: Node, parent: Parent): void => {
    if ('value' in node) text += node.value
    if (!isElement(node) || node === without || isSkipped(node)) return
    const { tagName } = node
    if (tagName === 'br') text += ' '
    if ((tagName === 'td' || tagName === 'th') && node !== parent.childNodes.find(isElement)) text += ' | '
    const isBlock = blocks.has(tagName)
    const ownSign = signOf(node, parent)
    // A term and its first description are read as one.
    const continuesTerm = tagName === 'dd' && text.endsWith(': ')
    if (isBlock && !continuesTerm) endLine(ownSign)
    // Styles set such links apart.
    if (tagName === 'a' && /[\p{L}\p{N})]$/u.test(text)) text += ' '
    text += spokenAttributes
      .flatMap((name) => attribute(node, name) || [])
      .map((words) => `[${words}] `)
      .join('')
    if (tagName === 'sup') text += '^'
    if (tagName === 'del' || tagName === 's') text += '[struck out:'
    if (attribute(node, 'data-year') !== undefined) text += '{year}'
    else if (!repeats(node, parent)) visitAll(node)
    if (tagName === 'del' || tagName === 's') text += ']'
    const target = linkTarget(node, parent)
    if (!text.replace(/\s/g, '').endsWith(target)) text += ` (${target})`
    if (tagName === 'dt') text += ': '
    else if (isBlock) endLine()
    if (ownSign !== '' && tagName !== 'dt') sign = ''
  }
  visitAll(root)
  endLine()
  return lines
}

/** What a heading, an item or a quotation begins with. The browser counts the items of numbered lists. */
function signOf(node: Element, parent: Parent): string {
  const level = /^h([1-6])$/.exec(node.tagName)?.[1]
  if (level !== undefined) return `${'#'.repeat(Number(level))} `
  if (node.tagName === 'li' && isElement(parent) && parent.tagName === 'ol') {
    const items = parent.childNodes.filter((child) => isElement(child) && child.tagName === 'li')
    const step = attribute(parent, 'reversed') === undefined ? 1 : -1
    const first = Number(attribute(parent, 'start') ?? (step === 1 ? 1 : items.length))
    const number = items.slice(0, items.indexOf(node) + 1).reduce((count, item) => {
      const typed = isElement(item) ? attribute(item, 'value') : undefined
      return typed === undefined ? count + step : Number(typed)
    }, first - step)
    return `${number}. `
  }
  if (node.tagName === 'figcaption' && parent.childNodes.some((one) => one.nodeName === 'blockquote'))
    return '— '
  return signs[node.tagName] ?? ''
}

/** Where a link leads; nothing for the links between a footnote and its number. */
function linkTarget(node: Element, parent: Parent): string {
  const href = node.tagName === 'a' ? attribute(node, 'href') : undefined
  const isFootnote = isElement(parent) && parent.tagName === 'sup'
  if (href === undefined || isFootnote || attribute(node, 'data-footnote-backref') !== undefined) return ''
  return href.replace(/^(?:mailto|tel):/, '')
}

/** A table of contents repeats the headings, and the history of a page repeats its versions. */
const repeats = (node: Element, parent: Parent): boolean =>
  (node.tagName === 'nav' && linksIn(node).every((href) => href.startsWith('#'))) ||
  (node.tagName === 'details' && isElement(parent) && attribute(parent, 'aria-labelledby') === 'page-history')

const linksIn = (node: Parent): string[] =>
  node.childNodes.flatMap((child) =>
    isElement(child) ? [attribute(child, 'href') ?? [], linksIn(child)].flat(2) : [],
  )

const isSkipped = (node: Element): boolean =>
  silent.has(node.tagName) ||
  attribute(node, 'aria-hidden') === 'true' ||
  attribute(node, 'hidden') !== undefined

/** Texts with letters that a style writes next to the page's own; styled-components marks its rules in the same way. */
const styleWords = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].flatMap(([, css = '']) =>
    [
      ...css
        .replace(/data-styled[^{}]*\{content:[^}]*\}/g, '')
        .matchAll(/\bcontent:\s*(?:"([^"]*\p{L}[^"]*)"|'([^']*\p{L}[^']*)')/gu),
    ].map(([, double, single]) => double ?? single ?? ''),
  )

/** Whether a text of the page's data is on the page; what is filled into its braces may be anything. */
const isShown = (text: string, shown: string): boolean =>
  text.split(/\{\w+\}/).every((part) => shown.includes(part.trim()))

const isElement = (node: object): node is Element => 'tagName' in node

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value

function find(parent: Parent, isWanted: (element: Element) => boolean): Element | undefined {
  for (const child of parent.childNodes) {
    if (!isElement(child)) continue
    const found = isWanted(child) ? child : find(child, isWanted)
    if (found) return found
  }
  return undefined
}

function contentOf(document: Parent, name: string, value: string): string | undefined {
  const meta = find(document, (one) => one.tagName === 'meta' && attribute(one, name) === value)
  return meta && attribute(meta, 'content')
}
