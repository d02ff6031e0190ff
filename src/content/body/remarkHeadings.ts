import Slugger, { slug } from 'github-slugger'
import type { Heading as HeadingNode, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { RuleMessage } from '../model/diagnostic.ts'
import type { Heading } from '../model/parsedBody.ts'
import { report } from './report.ts'

declare module 'vfile' {
  interface DataMap {
    headings: Heading[]
  }
}

/**
 * Gives every heading its id: the one written at its end as `{#id}`, or one made of its words as GitHub makes it. Numbers
 * the sections of legal pages, and the links that wait for such a number: `[Section](#fees)`, `[§](#fees)`, `[#](#fees)`.
 */
export const remarkHeadings = () => (tree: Root, file: VFile) => {
  const slugger = new Slugger()
  const headings: Heading[] = []
  let number = 0
  visit(tree, 'heading', (node) => {
    const written = takeWrittenId(node)
    const text = toString(node)
    const id = written ?? slugger.slug(text)
    const { line = 1, column = 1 } = node.position?.start ?? {}
    for (const wrong of problemsOf(node, text, written, headings.at(-1)?.depth ?? 1))
      report(file, { line, column }, ...wrong)
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } }
    headings.push({ id, depth: node.depth, text, explicit: written !== undefined, line, column })
    const heading = headings.at(-1)
    if (!heading || node.depth !== 2 || !file.data.body?.numbered) return
    heading.number = number += 1
    node.children.unshift({
      type: 'emphasis',
      data: { hName: 'span', hProperties: { className: ['number'] } },
      children: [{ type: 'text', value: `${number}. ` }],
    })
  })
  if (file.data.body?.numbered) numberLinks(tree, headings, file)
  file.data.headings = headings
}

function takeWrittenId({ children }: HeadingNode): string | undefined {
  const last = children.at(-1)
  if (last?.type !== 'text') return undefined
  const [typed = '', id] = /\s*\{#([^{}]*)\}\s*$/.exec(last.value) ?? []
  last.value = last.value.slice(0, last.value.length - typed.length)
  return id
}

/** A name for links that can be written: small letters, digits and hyphens, a letter first. */
export const suggestId = (text: string): string =>
  slug(text.normalize('NFKD'))
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/^[^a-z]+|-+$/g, '') || 'section'

/** @param above the level of the heading before it; the page’s title is the first */
function problemsOf(
  { depth, position }: HeadingNode,
  text: string,
  written: string | undefined,
  above: number,
): RuleMessage[] {
  const lines = (position?.end.line ?? 0) - (position?.start.line ?? 0)
  const problems: RuleMessage[] = []
  if (written !== undefined && !/^[a-z][a-z0-9-]*$/.test(written))
    problems.push([
      'heading-id',
      `The name {#${written}} can’t be used for links: it has small letters, digits and hyphens, and starts with a letter.`,
      `Write {#${suggestId(written)}}`,
    ])
  if (written === undefined && slug(text) === '')
    problems.push([
      'heading-id',
      `This heading has no ${text.trim() === '' ? 'words' : 'letters to make a name for links of'}.`,
      'Write words after the #, or a name at its end, such as {#our-fees}; or delete the line.',
    ])
  if (depth === 1)
    problems.push([
      'heading-level',
      'This is a heading of the first level, which is the page’s title.',
      lines > 0
        ? 'Delete the line of = below it; or write ## before it, if a heading is meant.'
        : 'Write ## instead of #, or delete the line if it repeats the title.',
    ])
  else if (lines > 0 && (lines > 1 || /[.:;,]["”’)]*$/.test(text)) && !/^\w+:\s/.test(text))
    problems.push([
      'underlined-heading',
      'The line of hyphens below this text makes a heading of it.',
      'Put a blank line above the hyphens; or write ## before the text and delete them, if a heading is meant.',
    ])
  if (depth > above + 1)
    problems.push([
      'heading-skip',
      `This heading has ${'#'.repeat(depth)}, and the one before it ${above > 1 ? '#'.repeat(above) : 'is the page’s title'}.`,
      `Write ${'#'.repeat(above + 1)} instead.`,
    ])
  return problems
}

const waitsForNumber = /^\s*(section|sec\.|clause|§|#)\s*$/i

/** Whether a link’s words wait for the number of a section. */
export const isAutoNumbered = (words: string): boolean => waitsForNumber.test(words)

/** The number that a link’s words name, as in "Section 7", "§ 7" or "7"; undefined without one. */
export function namedNumber(words: string): number | undefined {
  const [, found] = /^\s*(?:(?:section|sec\.|clause|§)\s*)?(\d{1,3})\.?\s*$/i.exec(words) ?? []
  return found === undefined ? undefined : Number(found)
}

const numberLinks = (tree: Root, headings: readonly Heading[], file: VFile) =>
  visit(tree, 'link', (link) => {
    const [, word] = waitsForNumber.exec(toString(link)) ?? []
    // `checkLinks` reports a heading that is missing.
    const heading = word && headings.find(({ id }) => link.url === `#${id}`)
    if (!heading) return
    const { number, text } = heading
    if (number === undefined)
      report(
        file,
        link.position?.start,
        'section-number',
        `"${text}" has no number: only headings with ## have one.`,
        `Write [${text}](${link.url})`,
      )
    // A no-break space keeps word and number on one line.
    else link.children = [{ type: 'text', value: word === '#' ? `${number}` : `${word}\u00A0${number}` }]
  })
