import type { Heading as HeadingNode, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { VFile } from 'vfile'
import type { RuleMessage } from '../model/diagnostic.ts'
import type { Heading } from '../model/parsedBody.ts'
import { nodesOf } from './nodesOf.ts'
import { report } from './report.ts'

/**
 * Gives every heading its id: the one written at its end as `{#id}`, or one made of its words as GitHub makes it. Numbers
 * the sections of legal pages, and the links that wait for such a number: `[Section](#fees)`, `[§](#fees)`, `[#](#fees)`.
 */
export const remarkHeadings = () => (tree: Root, file: VFile) => {
  const made = new Set<string>()
  const headings: Heading[] = []
  let sections = 0
  for (const node of nodesOf(tree)) {
    if (node.type !== 'heading') continue
    const written = takeWrittenId(node)
    const [text, { depth }, { line = 1, column = 1 } = {}] = [toString(node), node, node.position?.start]
    const id = written ?? newId(idFrom(text), made)
    const tell: Tell = (...message) => report(file, { line, column }, ...message)
    checkHeading(node, { text, written, above: headings.at(-1)?.depth ?? 1 }, tell)
    node.data = { ...node.data, hProperties: { id } }
    const number = depth === 2 && file.data.body?.numbered ? (sections += 1) : undefined
    headings.push({ id, depth, text, explicit: written !== undefined, line, column, number })
    if (number === undefined) continue
    const data = { hName: 'span', hProperties: { className: ['number'] } }
    node.children.unshift({ type: 'emphasis', data, children: [{ type: 'text', value: `${number}. ` }] })
  }
  if (sections > 0) numberLinks(tree, headings, file)
  file.data.headings = headings
}

function takeWrittenId({ children }: HeadingNode): string | undefined {
  const last = children.at(-1)
  if (last?.type !== 'text') return undefined
  const [typed = '', id] = /(?<!\s)\s*\{#([^{}]*)\}\s*$/.exec(last.value) ?? []
  last.value = last.value.slice(0, last.value.length - typed.length)
  return last.value === '' && children.length === 1 ? undefined : id
}

/** GitHub's rule: letters, marks, digits and hyphens stay, and spaces turn into hyphens. */
const idFrom = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Nl}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')

/** An id that isn't made yet: `fees`, `fees-1`, `fees-2`. @param count the first number to try */
export function newId(id: string, made: Set<string>, count = 1): string {
  let free = id
  for (let next = count; made.has(free); next += 1) free = `${id}-${next}`
  made.add(free)
  return free
}

/** A valid id: lower-case letters, digits and single hyphens, a letter first. */
export const suggestId = (text: string): string =>
  idFrom(text.normalize('NFKD').replace(/[–—]/g, '-'))
    .replace(/[^a-z0-9-]+|-(?=-)/g, '')
    .replace(/^[^a-z]+|(?<!-)-+$/g, '') || 'section'

type Tell = (...message: RuleMessage) => void
/** What is typed, and the level of the heading before it; the page’s title is the first. */
type Typed = { text: string; written: string | undefined; above: number }

function checkHeading({ depth, position }: HeadingNode, { text, written, above }: Typed, tell: Tell): void {
  const lines = (position?.end.line ?? 0) - (position?.start.line ?? 0)
  if (written !== undefined && !/^[a-z][a-z0-9-]*$/.test(written))
    tell('heading-id', `{#${written}} can't be the id of a heading.`, `Write {#${suggestId(written)}}`)
  if (written === undefined && idFrom(text) === '')
    tell('heading-id', 'This heading has no words.', 'Write words after the #, or delete the line.')
  if (depth === 1) {
    const message = "A heading with one # (or a line of = below it) is the page's title."
    tell('heading-level', message, 'Write ## instead, or delete it if it repeats the title.')
  } else if (lines > 0 && (lines > 1 || /[.:;,]["”’)]*$/.test(text)) && !/^(?:\w+:|\d+\.)\s/.test(text)) {
    const fix = 'Put a blank line above the hyphens. For a heading, write ## before the text instead.'
    tell('underlined-heading', 'The hyphens below this text turn it into a heading.', fix)
  }
  if (depth > above + 1)
    tell('heading-skip', 'This heading skips a level.', `Write ${'#'.repeat(above + 1)} instead.`)
}

export const waitsForNumber = /^\s*(section|sec\.|clause|§|#)\s*$/i

/** The number that a link’s words name, as in "Section 7", "§ 7" or "7"; undefined without one. */
export function namedNumber(words: string): number | undefined {
  const [, found] = /^\s*(?:(?:section|sec\.|clause|§)\s*)?(\d{1,3})\.?\s*$/i.exec(words) ?? []
  return found === undefined ? undefined : Number(found)
}

function numberLinks(tree: Root, headings: readonly Heading[], file: VFile): void {
  for (const link of nodesOf(tree)) {
    if (link.type !== 'link') continue
    const [, word] = waitsForNumber.exec(toString(link)) ?? []
    // `checkLinks` reports a heading that is missing.
    const heading = word && headings.find(({ id }) => link.url === `#${id}`)
    if (!heading) continue
    const { number, text } = heading
    // A no-break space keeps word and number on one line.
    const words = word === '#' ? `${number}` : `${word}\u00A0${number}`
    if (number !== undefined) link.children = [{ type: 'text', value: words }]
    else {
      const message = `"${text}" has no number: only headings with ## have one.`
      report(file, link.position?.start, 'section-number', message, `Write [${text}](${link.url})`)
    }
  }
}
