import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import type { PageSection } from '../content/model/search.ts'

type Parent = Pick<DefaultTreeAdapterTypes.ParentNode, 'childNodes'>
type Element = DefaultTreeAdapterTypes.Element

/**
 * A finished page as text, one block per line: `## 3. Fees`, `- item`, `2. item`, `> quotation`, `| cell | cell`.
 * @param later text in the page's data that may appear later, such as the answer to a sent form
 * @returns the page's own text, that of the header and footer, and that of the banner, which comes and goes
 */
export function readPage(html: string, later: readonly string[] = []) {
  // Includes <noscript>.
  const elements = elementsIn(parse(html, { scriptingEnabled: false }))
  const first = (tag: string) => elements.find(({ tagName }) => tagName === tag)
  const meta = (name: string, value: string) => {
    const found = elements.find((one) => one.tagName === 'meta' && attribute(one, name) === value)
    return (found && attribute(found, 'content')) ?? ''
  }
  const [, target] = /;\s*url=(.+)/i.exec(meta('http-equiv', 'refresh')) ?? []
  if (target !== undefined) return { page: [`Leads to ${target}`], frame: [], banner: [] }
  const [title, main, body] = [first('title'), first('main'), first('body')]
  const strip = elements.find((one) => attribute(one, 'data-banner') !== undefined)
  const banner = strip ? linesIn(strip) : []
  const page = [
    `Title: ${title ? linesIn(title).join('') : ''}`,
    `In search results: ${normalizeText(meta('name', 'description'))}`,
    ...(main ? linesIn(main) : []),
    ...elements.filter(({ tagName }) => tagName === 'style').flatMap(styleWords),
  ]
  const frame = body ? linesIn(body, [main, strip]) : []
  const shown = [...page, ...frame].join('\n')
  // {placeholders} match any text.
  const isShown = (text: string) => text.split(/\{\w+\}/).every((part) => shown.includes(part.trim()))
  const hidden = [...new Set(later.map(normalizeText))].filter((text) => !isShown(text))
  return { frame, banner, page: [...page, ...hidden.map((text) => `Shown later: ${text}`)] }
}

/** A line without the digests of pictures and linked files. */
export const withoutDigests = (line: string): string => line.replace(/ ?\[file [0-9a-f]{8}\]/g, '').trim()

/** The lines of an HTML fragment. */
export const readFragment = (html: string): string[] =>
  linesIn(parseFragment(html, { scriptingEnabled: false }))

/**
 * The sections of a finished page, without its menus, forms and closing block. The first heading is the page's own.
 * @param main the HTML of its main part
 */
export function readSections(main: string): PageSection[] {
  const isSkipped = (node: Element) =>
    /^(?:nav|form|noscript)$/.test(node.tagName) || attribute(node, 'data-screen') !== undefined
  const sections: PageSection[] = []
  for (const { marker, text, id } of blocksIn(parseFragment(main), isSkipped, true))
    if (marker.startsWith('#')) sections.push({ heading: text, id, lines: [] })
    else sections.at(-1)?.lines.push(text)
  return sections
}

/**
 * Unifies characters that look alike: quotes, non-breaking spaces and hyphens, composed accents. Removes invisible ones,
 * and makes control characters visible.
 */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[ﬀ-ﬄ]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(/[\u00AD\u200B\u200C\u200E\u200F\u2060\uFEFF]/g, '')
    .replace(/[‘’‛ʼ]/g, "'")
    .replace(/[“”‟]/g, '"')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD')
    .trim()

const inline = new Set(
  'a abbr b br cite code del em i img input ins kbd mark picture q s small span strong sub sup td th time u wbr'.split(
    ' ',
  ),
)
const ignoredTags = new Set(['head', 'script', 'style', 'svg', 'template'])
const markers: Readonly<Record<string, string>> = { li: '- ', dt: '- ', dd: '- ', blockquote: '> ', tr: '| ' }
const opening: Readonly<Record<string, string>> = { br: ' ', sup: '^', del: '[struck:', s: '[struck:' }
const closing: Readonly<Record<string, string>> = { del: ']', s: ']', dt: ': ' }

const linesIn = (root: Parent, without: (Element | undefined)[] = []): string[] =>
  blocksIn(root, (node) => without.includes(node)).map(({ marker, text }) => marker + text)

interface Block {
  marker: string
  text: string
  /** The id of a heading, or of the section that it opens. */
  id: string
}

/** @param onlyText leaves out what isn't running text: labels and the targets of links */
function blocksIn(root: Parent, isSkipped: (node: Element) => boolean, onlyText = false): Block[] {
  const blocks: Block[] = []
  let [marker, text, id] = ['', '', '']
  const endLine = (next = '') => {
    const line = normalizeText(text)
    const hasText = withoutDigests(line) !== ''
    if (line !== '') blocks.push({ marker: hasText ? marker : '', text: line, id })
    if (hasText && marker.startsWith('#')) id = ''
    // A list item's marker belongs to its first paragraph, or to the one after a picture.
    marker = next !== '' || hasText ? next : marker
    text = ''
  }
  const read = (node: Parent['childNodes'][number], parent: Parent): void => {
    if ('value' in node) text += node.value
    if (!isElement(node) || isSkipped(node) || isHidden(node)) return
    const { tagName } = node
    if (/^(?:section|article|h[1-6])$/.test(tagName)) id = attribute(node, 'id') ?? id
    const ownMarker = markerOf(node, parent)
    const isBlock = !inline.has(tagName)
    // A term and its first description share a line.
    if (isBlock && !(tagName === 'dd' && text.endsWith(': '))) endLine(ownMarker)
    if (/^t[dh]$/.test(tagName) && node !== parent.childNodes.find(isElement)) text += ' | '
    // Styles put space before such links.
    if (tagName === 'a' && /[\p{L}\p{N})]$/u.test(text)) text += ' '
    for (const name of onlyText ? [] : ['aria-label', 'placeholder', 'alt', 'title'])
      if (attribute(node, name)) text += `[${attribute(node, name)}] `
    text += opening[tagName] ?? ''
    if (attribute(node, 'data-year') !== undefined) text += '{year}'
    else if (!isRepetition(node, parent)) for (const child of node.childNodes) read(child, node)
    const target = tagName === 'a' && !onlyText ? linkTarget(node, parent) : ''
    if (!text.replace(/\s/g, '').endsWith(target)) text += ` (${target})`
    const sha = onlyText ? undefined : attribute(node, 'data-sha')
    if (sha !== undefined) text += ` [file ${sha}]`
    text += closing[tagName] ?? ''
    if (tagName === 'dt') return
    if (isBlock) endLine()
    if (ownMarker !== '') marker = ''
  }
  for (const child of root.childNodes) read(child, root)
  endLine()
  return blocks
}

/** The marker of a heading, list item or quotation. Items are numbered as browsers number them. */
function markerOf(node: Element, parent: Parent): string {
  const { tagName } = node
  const [, level] = /^h([1-6])$/.exec(tagName) ?? []
  if (level !== undefined) return `${'#'.repeat(Number(level))} `
  if (tagName === 'figcaption' && parent.childNodes.some((one) => one.nodeName === 'blockquote')) return '— '
  if (tagName !== 'li' || !isElement(parent) || parent.tagName !== 'ol') return markers[tagName] ?? ''
  const items = parent.childNodes.filter(isElement)
  let number = Number(attribute(parent, 'start') ?? 1) - 1
  for (const item of items.slice(0, items.indexOf(node) + 1))
    number = Number(attribute(item, 'value') ?? number + 1)
  return `${number}. `
}

/** A link's target; empty for links to and from footnotes. */
function linkTarget(link: Element, parent: Parent): string {
  const isFootnote = isElement(parent) && parent.tagName === 'sup'
  if (isFootnote || attribute(link, 'data-footnote-backref') !== undefined) return ''
  return (attribute(link, 'href') ?? '').replace(/^(?:mailto|tel):/, '')
}

/** Tables of contents repeat headings, and page histories repeat versions. */
function isRepetition(node: Element, parent: Parent): boolean {
  const isHistory = isElement(parent) && attribute(parent, 'aria-labelledby') === 'page-history'
  return node.tagName === 'nav'
    ? elementsIn(node).every((one) => (attribute(one, 'href') ?? '#').startsWith('#'))
    : isHistory && /^(?:article|details)$/.test(node.tagName)
}

const isHidden = (node: Element): boolean =>
  ignoredTags.has(node.tagName) ||
  attribute(node, 'aria-hidden') === 'true' ||
  attribute(node, 'hidden') !== undefined

/** Generated `content` with letters, except styled-components' own markers. */
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
