import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import type { PageSection } from '../content/model.ts'
import type { Line } from './compareLines.ts'

type Parent = Pick<DefaultTreeAdapterTypes.ParentNode, 'childNodes'>
type Element = DefaultTreeAdapterTypes.Element

/**
 * A finished page as text, one block per line: `## 3. Fees {#fees}`, `- item`, `2. item`, `> quotation`, `| cell | cell`, with
 * **bold** and *italics*, and with the digests of pictures and linked files.
 * @param later text in the page's data that may appear later, such as the answer to a sent form
 * @returns the page's own text, that of the header and footer, and that of the banner, which comes and goes
 */
export function readPage(html: string, later: readonly string[] = []) {
  // Includes <noscript>.
  const elements = elementsIn(parse(html, { scriptingEnabled: false }))
  const first = (tag: string) => elements.find(({ tagName }) => tagName === tag)
  const meta = (name: string, value: string) =>
    elements.find((one) => one.tagName === 'meta' && attribute(one, name) === value)
  const [, target] = /;\s*url=(.+)/i.exec(attribute(meta('http-equiv', 'refresh'), 'content') ?? '') ?? []
  if (target !== undefined) return { page: [{ text: `Leads to ${target}` }], frame: [], banner: [] }
  const [title, main] = [first('title'), first('main')]
  const strip = elements.find((one) => attribute(one, 'data-banner') !== undefined)
  const keywords = attribute(meta('name', 'keywords'), 'content')
  const page: Line[] = [
    { text: `Title: ${title ? normalizeText(textIn(title)) : ''}` },
    { text: `In search results: ${normalizeText(attribute(meta('name', 'description'), 'content') ?? '')}` },
    ...(keywords === undefined ? [] : [{ text: `Found by: ${normalizeText(keywords)}` }]),
    ...linesIn(main),
    ...elements.flatMap(styleWords),
  ]
  const frame = linesIn(first('body'), [main, strip])
  const shown = [...page, ...frame].map(({ text }) => withoutMarks(text)).join('\n')
  // {placeholders} match any text.
  const isShown = (text: string) => text.split(/\{\w+\}/).every((part) => shown.includes(part.trim()))
  const hidden = [...new Set(later.map(normalizeText))].filter((text) => !isShown(text))
  page.push(...hidden.map((text) => ({ text: `Shown later: ${text}` })))
  return { page, frame, banner: linesIn(strip) }
}

/** A line without the digests of pictures and linked files. */
export const withoutDigests = (line: string): string => line.replace(/ ?\[file [0-9a-f]{8}\]/g, '').trim()

/** A line without bold, italics, the id of its heading, and digests. */
export const withoutMarks = (line: string): string =>
  withoutDigests(line)
    .replace(/\*/g, '')
    .replace(/ \{#\S*\}$/, '')

/** The text of an HTML fragment, line by line, without such marks. */
export const readFragment = (html: string): string[] =>
  blocksIn(parseFragment(html, { scriptingEnabled: false }), () => false, 'labels').map(lineOf)

/** The sections of a page's main part, without menus, forms and closing block. The first heading is the page's own. */
export function readSections(main: string): PageSection[] {
  const isSkipped = (node: Element) =>
    /^(?:nav|form|noscript)$/.test(node.tagName) || attribute(node, 'data-screen') !== undefined
  const sections: PageSection[] = []
  for (const { marker, text, id } of blocksIn(parseFragment(main), isSkipped, 'text'))
    if (marker.startsWith('#')) sections.push({ heading: text, id, lines: [] })
    else sections.at(-1)?.lines.push(text)
  return sections
}

/** Unifies characters that look alike, such as quotes and hyphens, removes invisible ones, and shows control characters as �. */
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

const inline =
  /^(?:a|abbr|b|br|cite|code|del|em|i|img|input|ins|kbd|mark|picture|q|s|small|span|strong|su[bp]|t[dh]|time|u|wbr)$/
/** Parts of a page that may have headings of their own, or a name as their first line. */
const parts = new Set(['section', 'aside', 'footer'])
const cards = new Set(['article', 'li', 'nav', 'form'])
const emphases: Readonly<Record<string, string>> = { strong: '**', em: '*' }
const markers: Readonly<Record<string, string>> = { li: '- ', dt: '- ', dd: '- ', blockquote: '> ', tr: '| ' }
const opening: Readonly<Record<string, string>> = { br: ' ', sup: '^', del: '[struck:', s: '[struck:' }
const closing: Readonly<Record<string, string>> = { del: ']', s: ']', dt: ': ' }

function linesIn(root: Element | undefined, without: (Element | undefined)[] = []): Line[] {
  const blocks = root ? blocksIn(root, (node) => without.includes(node), 'all') : []
  return blocks.map((one) => ({ heading: one.heading, text: lineOf(one) }))
}

interface Block extends Line {
  marker: string
  /** The id of a heading, or of the section that it opens. */
  id: string
}

const lineOf = ({ marker, text }: Block): string => marker + text

/** @param level only running text; with labels and the targets of links; or with bold, ids and digests, too */
function blocksIn(root: Parent, isSkipped: (node: Element) => boolean, level: 'text' | 'labels' | 'all') {
  const blocks: Block[] = []
  let [marker, text, id] = ['', '', '']
  let heading: string | undefined
  const endLine = (next = '') => {
    const line = normalizeText(text)
    const hasText = withoutDigests(line) !== ''
    const isHeading = hasText && marker.startsWith('#')
    const shown = isHeading && id !== '' && level === 'all' ? `${line} {#${id}}` : line
    if (line !== '') blocks.push({ marker: hasText ? marker : '', text: shown, id, heading })
    if (isHeading) [heading, id] = [marker + shown, '']
    // A list item's marker belongs to its first paragraph, or to the one after a picture.
    marker = next !== '' || hasText ? next : marker
    text = ''
  }
  /** Gives blocks without a heading before them in their part of the page its first one, its name, or the one above it. */
  const endPart = (start: number, isCard: boolean, above: string | undefined) => {
    const part = blocks.slice(start)
    const isName = ({ text: line }: Block) => line.length < 80 && !/[.:;!?]$|^\[file \w+\]$/.test(line)
    const first = part.find((one) => one.marker.startsWith('#')) ?? (isCard ? part.find(isName) : undefined)
    for (const one of part) one.heading ??= first && one !== first ? lineOf(first) : above
    heading = above
  }
  const read = (node: Parent['childNodes'][number], parent: Parent): void => {
    if ('value' in node) text += node.value
    if (!isElement(node) || isSkipped(node) || isHidden(node)) return
    const { tagName } = node
    if (/^(?:section|article|h[1-6])$/.test(tagName)) id = attribute(node, 'id') ?? id
    const ownMarker = markerOf(node, parent)
    const isBlock = !inline.test(tagName)
    // A term and its first description share a line.
    if (isBlock && !(tagName === 'dd' && text.endsWith(': '))) endLine(ownMarker)
    const [start, above, isCard] = [blocks.length, heading, cards.has(tagName)]
    const isPart = isCard || parts.has(tagName)
    if (isPart) heading = undefined
    if (/^t[dh]$/.test(tagName) && node !== parent.childNodes.find(isElement)) text += ' | '
    // Styles put space before links, and between neighboring elements.
    const isApart = tagName === 'a' || isAfterElement(node, parent)
    if (isApart && /[\p{L}\p{N})\]*]$/u.test(text)) text += ' '
    for (const name of level === 'text' ? [] : ['aria-label', 'placeholder', 'alt', 'title'])
      if (attribute(node, name)) text += `[${attribute(node, name)}] `
    const emphasis = level === 'all' && textIn(node).trim() !== '' ? (emphases[tagName] ?? '') : ''
    text += (opening[tagName] ?? '') + emphasis
    if (attribute(node, 'data-year') !== undefined) text += '{year}'
    else if (!isRepetition(node, parent)) for (const child of node.childNodes) read(child, node)
    const target = tagName === 'a' && level !== 'text' ? linkTarget(node, parent) : ''
    if (!text.replace(/\s/g, '').endsWith(target)) text += ` (${target})`
    const sha = level === 'all' ? attribute(node, 'data-sha') : undefined
    if (sha !== undefined) text += ` [file ${sha}]`
    text += emphasis + (closing[tagName] ?? '')
    if (tagName === 'dt') return
    if (isBlock) endLine()
    if (isPart) endPart(start, isCard, above)
    if (ownMarker !== '') marker = ''
  }
  for (const child of root.childNodes) read(child, root)
  endLine()
  endPart(0, false, undefined)
  return blocks
}

/** Whether an element follows another one without text in between. A footnote's number belongs to the word before it. */
const isAfterElement = (node: Element, parent: Parent): boolean => {
  const before = parent.childNodes[parent.childNodes.indexOf(node) - 1]
  return before !== undefined && isElement(before) && !/^(?:su[bp]|wbr|br)$/.test(node.tagName)
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
  /^(?:head|script|style|svg|template)$/.test(node.tagName) ||
  attribute(node, 'aria-hidden') === 'true' ||
  attribute(node, 'hidden') !== undefined

/** Generated `content` with letters, except styled-components' own markers. */
function styleWords(node: Element): Line[] {
  const style =
    node.tagName === 'style' ? textIn(node).replace(/data-styled[^{}]*\{content:[^}]*\}/g, '') : ''
  const words = style.match(/(?<=\bcontent:\s*)(["'])(?:(?!\1|\p{L}).)*\p{L}(?:(?!\1).)*\1/gu) ?? []
  return words.map((typed) => ({ text: `Written by a style: ${normalizeText(typed.slice(1, -1))}` }))
}

const isElement = (node: object): node is Element => 'tagName' in node

const attribute = (element: Element | undefined, name: string): string | undefined =>
  element?.attrs.find((one) => one.name === name)?.value

const textIn = (node: Parent): string =>
  node.childNodes.map((one) => ('value' in one ? one.value : isElement(one) ? textIn(one) : '')).join('')

const elementsIn = (parent: Parent): Element[] =>
  parent.childNodes.filter(isElement).flatMap((one) => [one, ...elementsIn(one)])
