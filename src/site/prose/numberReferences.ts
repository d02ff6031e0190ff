import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Heading } from './nameHeadings.ts'
import type { Report } from './report.ts'
import { walk } from './walk.ts'

/** The words of a link that wait for a number: `[Section](#fees)`, `[§](#fees)`, or the number alone, `[#](#fees)`. */
const waiting = /^\s*(?<word>section|sec\.|clause|§|#)\s*$/i

/**
 * Puts the number of a section behind `[Section](#id)`, so that references follow when sections come and go.
 * @param headings those of the same body, with their numbers
 */
export function numberReferences(tree: Root, headings: readonly Heading[], report: Report): void {
  // The first of a name is the one that a link leads to.
  const byId = new Map(headings.toReversed().map((heading) => [`#${heading.id}`, heading]))
  walk(tree, (link) => {
    if (link.type !== 'link') return
    const word = waiting.exec(toString(link))?.groups?.['word']
    if (word === undefined || !link.url.startsWith('#')) return
    const heading = byId.get(link.url)
    // A heading that is not there is told with all other links.
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
    // A gap that no line ends in.
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
export const waitsForNumber = (words: string): boolean => waiting.test(words)
