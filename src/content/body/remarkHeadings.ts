import Slugger, { slug } from 'github-slugger'
import type { Heading as HeadingNode, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { Heading } from '../model/parsedBody.ts'
import { report } from './report.ts'

const writtenId = /\s*\{#([^{}]*)\}\s*$/
const validId = /^[a-z][a-z0-9-]*$/

/**
 * Gives every heading its id: the one written at its end as `{#id}`, or one made of its words as GitHub makes it. Numbers
 * the sections of legal pages, and the links that wait for such a number: `[Section](#fees)`, `[§](#fees)`, `[#](#fees)`.
 */
export const remarkHeadings = () => (tree: Root, file: VFile) => {
  const slugger = new Slugger()
  const headings: Heading[] = []
  visit(tree, 'heading', (node) => {
    const written = takeWrittenId(node)
    const text = toString(node)
    const id = written ?? slugger.slug(text)
    const { line = 1, column = 1 } = node.position?.start ?? {}
    checkHeading({ node, text, written, above: headings.at(-1)?.depth ?? 1 }, file)
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } }
    headings.push({ id, depth: node.depth, text, explicit: written !== undefined, line, column })
  })
  if (file.data.body?.numbered) numberSections(tree, headings, file)
  file.data.headings = headings
}

declare module 'vfile' {
  interface DataMap {
    headings: Heading[]
  }
}

function takeWrittenId(node: HeadingNode): string | undefined {
  const last = node.children.at(-1)
  const found = last?.type === 'text' ? writtenId.exec(last.value) : null
  if (last?.type !== 'text' || !found) return undefined
  last.value = last.value.slice(0, found.index)
  return found[1]
}

/** A name for links that can be written: small letters, digits and hyphens, a letter first. */
export const suggestId = (text: string): string =>
  slug(text.normalize('NFKD'))
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/^[^a-z]+/, '')
    .replace(/-+$/, '') || 'section'

interface TypedHeading {
  node: HeadingNode
  text: string
  written: string | undefined
  /** The level of the heading before it; the page’s title is the first. */
  above: number
}

function checkHeading({ node, text, written, above }: TypedHeading, file: VFile): void {
  const { start, end } = node.position ?? {}
  const { depth } = node
  const signs = '#'.repeat(Math.max(above, 1) + 1)
  const lines = (end?.line ?? 0) - (start?.line ?? 0)
  if (written !== undefined && !validId.test(written))
    report(
      file,
      start,
      'heading-id',
      `The name {#${written}} can’t be used for links: it has small letters, digits and hyphens, and starts with a letter.`,
      `Write {#${suggestId(written)}}`,
    )
  else if (written === undefined && text.trim() === '')
    report(
      file,
      start,
      'heading-id',
      'This heading has no words.',
      'Write them after the #, or delete the line.',
    )
  else if (written === undefined && slug(text) === '')
    report(
      file,
      start,
      'heading-id',
      `The heading "${text}" has no letters to make a name for links of.`,
      'Write a name at its end, such as {#our-fees}.',
    )
  if (depth === 1)
    report(
      file,
      start,
      'heading-level',
      'This is a heading of the first level, which is the page’s title.',
      lines > 0
        ? 'Delete the line of = below it; or write ## before it, if a heading is meant.'
        : 'Write ## instead of #, or delete the line if it repeats the title.',
    )
  else if (lines > 0 && (lines > 1 || /[.:;,]["”’)]*$/.test(text)) && !/^\w+:\s/.test(text))
    report(
      file,
      start,
      'underlined-heading',
      'The line of hyphens below this text makes a heading of it.',
      'Put a blank line above the hyphens; or write ## before the text and delete them, if a heading is meant.',
    )
  if (depth > Math.max(above, 1) + 1)
    report(
      file,
      start,
      'heading-skip',
      `This heading has ${'#'.repeat(depth)}, and the one before it ${above > 1 ? '#'.repeat(above) : 'is the page’s title'}.`,
      `Write ${signs} instead.`,
    )
}

const waitsForNumber = /^\s*(section|sec\.|clause|§|#)\s*$/i

/** The number that a link’s words name, as in "Section 7", "§ 7" or "7"; undefined without one. */
export function namedNumber(words: string): number | undefined {
  const [, found] = /^\s*(?:(?:section|sec\.|clause|§)\s*)?(\d{1,3})\.?\s*$/i.exec(words) ?? []
  return found === undefined ? undefined : Number(found)
}

/** Whether a link’s words wait for the number of a section. */
export const isAutoNumbered = (words: string): boolean => waitsForNumber.test(words)

function numberSections(tree: Root, headings: Heading[], file: VFile): void {
  let [at, number] = [0, 0]
  visit(tree, 'heading', (node) => {
    const heading = headings[at++]
    if (node.depth !== 2 || !heading) return
    heading.number = number += 1
    node.children.unshift({
      type: 'emphasis',
      data: { hName: 'span', hProperties: { className: ['number'] } },
      children: [{ type: 'text', value: `${number}. ` }],
    })
  })
  visit(tree, 'link', (link) => {
    const [, word] = waitsForNumber.exec(toString(link)) ?? []
    // `checkLinks` reports a heading that is missing.
    const heading = word && headings.find(({ id }) => link.url === `#${id}`)
    if (!heading) return
    if (heading.number === undefined)
      report(
        file,
        link.position?.start,
        'section-number',
        `"${heading.text}" has no number: only headings with ## have one.`,
        `Write [${heading.text}](${link.url})`,
      )
    // A no-break space keeps word and number on one line.
    else
      link.children = [
        { type: 'text', value: word === '#' ? `${heading.number}` : `${word}\u00A0${heading.number}` },
      ]
  })
}
