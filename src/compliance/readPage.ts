import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

type Parent = Pick<DefaultTreeAdapterTypes.ParentNode, 'childNodes'>
type Element = DefaultTreeAdapterTypes.Element

/**
 * A finished page as its readers get it, a block per line: `## 3. Fees`, `- item`, `2. item`, `> quotation`, `| cell | cell`.
 * @param later the texts that the page's data holds for later, such as the answer to a sent form
 * @returns the page's own part, and the header and footer
 */
export function readPage(html: string, later: readonly string[] = []): { page: string[]; around: string[] } {
  // Visitors without scripts read what is in <noscript>.
  const elements = elementsIn(parse(html, { scriptingEnabled: false }))
  const first = (tag: string) => elements.find(({ tagName }) => tagName === tag)
  const meta = (name: string, value: string) => {
    const found = elements.find((one) => one.tagName === 'meta' && attribute(one, name) === value)
    return (found && attribute(found, 'content')) ?? ''
  }
  const [, target] = /;\s*url=(.+)/i.exec(meta('http-equiv', 'refresh')) ?? []
  if (target !== undefined) return { page: [`Leads to ${target}`], around: [] }
  const [title, main, body] = [first('title'), first('main'), first('body')]
  const page = [
    `Title: ${title ? linesIn(title).join('') : ''}`,
    `In search results: ${normalizeText(meta('name', 'description'))}`,
    ...(main ? linesIn(main) : []),
    ...elements.filter(({ tagName }) => tagName === 'style').flatMap(styleWords),
  ]
  const around = body ? linesIn(body, main) : []
  const shown = [...page, ...around].join('\n')
  // Anything may be filled into the braces of a text.
  const isShown = (text: string) => text.split(/\{\w+\}/).every((part) => shown.includes(part.trim()))
  const hidden = [...new Set(later.map(normalizeText))].filter((text) => !isShown(text))
  return { page: [...page, ...hidden.map((text) => `Shown later: ${text}`)], around }
}

/** The lines of a piece of HTML, such as the body of a page. */
export const readFragment = (html: string): string[] =>
  linesIn(parseFragment(html, { scriptingEnabled: false }))

/**
 * Characters that look alike become one: quotes, spaces and hyphens that allow no break, accents in one or two characters.
 * Invisible ones go, and those that a screen obeys instead of showing them become visible.
 */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u00AD\u200B\u200C\u200E\u200F\u2060\uFEFF]/g, '')
    .replace(/[‘’‛]/g, "'")
    .replace(/[“”‟]/g, '"')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD')
    .trim()

const inline = new Set(
  'a abbr b br cite code del em i img input ins kbd mark picture q s small span strong sub sup td th time u'.split(
    ' ',
  ),
)
const silent = new Set(['head', 'script', 'style', 'svg', 'template'])
const signs: Readonly<Record<string, string>> = { li: '- ', dt: '- ', dd: '- ', blockquote: '> ', tr: '| ' }
const opening: Readonly<Record<string, string>> = { br: ' ', sup: '^', del: '[struck:', s: '[struck:' }
const closing: Readonly<Record<string, string>> = { del: ']', s: ']', dt: ': ' }

function linesIn(root: Parent, without?: Element): string[] {
  const lines: string[] = []
  let [sign, text] = ['', '']
  const endLine = (next = '') => {
    const line = normalizeText(text)
    if (line !== '') lines.push(sign + line)
    // A sign waits for the first text of its element: the paragraph in an item.
    sign = next !== '' || line !== '' ? next : sign
    text = ''
  }
  const read = (node: Parent['childNodes'][number], parent: Parent): void => {
    if ('value' in node) text += node.value
    if (!isElement(node) || node === without || isHidden(node)) return
    const { tagName } = node
    const ownSign = signOf(node, parent)
    const isBlock = !inline.has(tagName)
    // A term and its first description are one line.
    if (isBlock && !(tagName === 'dd' && text.endsWith(': '))) endLine(ownSign)
    if (/^t[dh]$/.test(tagName) && node !== parent.childNodes.find(isElement)) text += ' | '
    // Styles set such links apart.
    if (tagName === 'a' && /[\p{L}\p{N})]$/u.test(text)) text += ' '
    for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
      if (attribute(node, name)) text += `[${attribute(node, name)}] `
    text += opening[tagName] ?? ''
    if (attribute(node, 'data-year') !== undefined) text += '{year}'
    else if (!isRepetition(node, parent)) for (const child of node.childNodes) read(child, node)
    const target = tagName === 'a' ? linkTarget(node, parent) : ''
    if (!text.replace(/\s/g, '').endsWith(target)) text += ` (${target})`
    text += closing[tagName] ?? ''
    if (tagName === 'dt') return
    if (isBlock) endLine()
    if (ownSign !== '') sign = ''
  }
  for (const child of root.childNodes) read(child, root)
  endLine()
  return lines
}

/** What a heading, an item or a quotation begins with. The browser counts the items of numbered lists. */
function signOf(node: Element, parent: Parent): string {
  const { tagName } = node
  const [, level] = /^h([1-6])$/.exec(tagName) ?? []
  if (level !== undefined) return `${'#'.repeat(Number(level))} `
  if (tagName === 'figcaption' && parent.childNodes.some((one) => one.nodeName === 'blockquote')) return '— '
  if (tagName !== 'li' || !isElement(parent) || parent.tagName !== 'ol') return signs[tagName] ?? ''
  const items = parent.childNodes.filter(isElement)
  let number = Number(attribute(parent, 'start') ?? 1) - 1
  for (const item of items.slice(0, items.indexOf(node) + 1))
    number = Number(attribute(item, 'value') ?? number + 1)
  return `${number}. `
}

/** Where a link leads; nothing for the links between a footnote and its number. */
function linkTarget(link: Element, parent: Parent): string {
  const isFootnote = isElement(parent) && parent.tagName === 'sup'
  if (isFootnote || attribute(link, 'data-footnote-backref') !== undefined) return ''
  return (attribute(link, 'href') ?? '').replace(/^(?:mailto|tel):/, '')
}

/** A table of contents repeats the headings, and the history of a page repeats its versions. */
function isRepetition(node: Element, parent: Parent): boolean {
  const isHistory = isElement(parent) && attribute(parent, 'aria-labelledby') === 'page-history'
  return node.tagName === 'nav'
    ? elementsIn(node).every((one) => (attribute(one, 'href') ?? '#').startsWith('#'))
    : node.tagName === 'details' && isHistory
}

const isHidden = (node: Element): boolean =>
  silent.has(node.tagName) ||
  attribute(node, 'aria-hidden') === 'true' ||
  attribute(node, 'hidden') !== undefined

/** Texts with letters that a style writes next to the page's own; styled-components marks its rules in the same way. */
const styleWords = (style: Element): string[] =>
  style.childNodes
    .flatMap((node) => ('value' in node ? node.value : []))
    .join('')
    .replace(/data-styled[^{}]*\{content:[^}]*\}/g, '')
    .match(/(?<=\bcontent:\s*)(["'])(?:(?!\1).)*\p{L}.*?\1/gu)
    ?.map((words) => `Written by a style: ${normalizeText(words.slice(1, -1))}`) ?? []

const isElement = (node: object): node is Element => 'tagName' in node

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value

const elementsIn = (parent: Parent): Element[] =>
  parent.childNodes.filter(isElement).flatMap((one) => [one, ...elementsIn(one)])
