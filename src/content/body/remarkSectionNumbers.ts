import type { Heading } from '../model/parsedBody.ts'
import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { bodyContext, reporter } from './bodyFile.ts'
import type { ReportFn } from './markdownLint/reportFn.ts'

/** The words of a link that wait for a number: `[Section](#fees)`, `[§](#fees)`, or the number alone, `[#](#fees)`. */
const autoNumberPattern = /^\s*(?<word>section|sec\.|clause|§|#)\s*$/i

/**
 * Numbers the second-level headings of a body that has numbered sections, and the references to them. Takes the
 * headings from the file’s data, where it leaves their numbers.
 */
export const remarkSectionNumbers =
  () =>
  (tree: Root, file: VFile): void => {
    if (!bodyContext(file).numbered) return
    const headings = numberHeadings(tree, file.data.headings ?? [])
    file.data.headings = headings
    numberSectionLinks(tree, headings, reporter(file))
  }

/** Puts its number before each second-level heading. @returns the headings with their numbers */
function numberHeadings(tree: Root, headings: readonly Heading[]): Heading[] {
  const numbered: Heading[] = []
  let number = 0
  visit(tree, 'heading', (node) => {
    const heading = headings[numbered.length]
    if (!heading) return
    if (node.depth === 2) {
      number += 1
      node.children.unshift({
        type: 'emphasis',
        data: { hName: 'span', hProperties: { className: ['number'] } },
        children: [{ type: 'text', value: `${number}. ` }],
      })
    }
    numbered.push({ ...heading, number: node.depth === 2 ? number : undefined })
  })
  return numbered
}

/**
 * Puts the number of a section behind `[Section](#id)`, so that references follow when sections come and go.
 * @param headings those of the same body, with their numbers
 */
function numberSectionLinks(tree: Root, headings: readonly Heading[], report: ReportFn): void {
  // The first of a name is the one that a link leads to.
  const byId = new Map(headings.toReversed().map((heading) => [`#${heading.id}`, heading]))
  visit(tree, 'link', (link) => {
    const word = autoNumberPattern.exec(toString(link))?.groups?.['word']
    if (word === undefined || !link.url.startsWith('#')) return
    const heading = byId.get(link.url)
    // `checkLinks` reports a missing heading.
    if (!heading) return
    if (heading.number === undefined) {
      report(
        link.position?.start,
        'section-number',
        `This link is to get the number of "${heading.text}", and only headings that begin with ## have one.`,
        `Write its heading instead: [${heading.text}](${link.url}).`,
      )
      return
    }
    // A no-break space, so that no line ends there.
    const value = word === '#' ? `${heading.number}` : `${word}\u00A0${heading.number}`
    link.children = [{ type: 'text', value }]
  })
}

/** The number that a link's words name, as in "Section 7", "§ 7" or "7"; undefined when they name none. */
export function namedNumber(words: string): number | undefined {
  const found = /^\s*(?:(?:section|sec\.|clause|§)\s*)?(\d{1,3})\.?\s*$/i.exec(words)?.[1]
  return found === undefined ? undefined : Number(found)
}

/** Whether a link's words wait for the number of a section. */
export const isAutoNumbered = (words: string): boolean => autoNumberPattern.test(words)
