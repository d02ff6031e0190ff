import type { SiteReading } from '../reading/types.ts'
import { wordingText } from '../approval/wordingText.ts'

/** Where header, menus and footer are told, beside the pages. */
export const everyPage = 'every page'

/** What the site says from a day on, until the next witness. */
export interface Witness {
  /** As 2026-01-31. */
  day: string
  /** The git revision. */
  revision: string
  /** Whether some of its files were read as they were typed, since today's program cannot make pages of them. */
  isSource: boolean
  /** The lines of each page, by address; by file where the address is not known. */
  pages: ReadonlyMap<string, readonly string[]>
}

/** What an archive shows. */
export interface ArchiveWitness {
  /** As 2026-01-31. */
  day: string
  file: string
  revision: string
  pages: ReadonlyMap<string, readonly string[]>
}

/**
 * The lines of every page of a site.
 * @param kept lines that were made before, by their text: equal pages then have the same lines, and are searched once
 */
export function pageLines(
  reading: SiteReading,
  kept = new Map<string, readonly string[]>(),
): Map<string, readonly string[]> {
  return new Map([
    ...reading.pages.map((page): [string, readonly string[]] => [
      page.path,
      linesOf(wordingText(page), kept),
    ]),
    [everyPage, linesOf(wordingEverywhere(reading), kept)],
  ])
}

/** What header, menus and footer say on every page, in the form of a page's wording. */
export const wordingEverywhere = ({ everywhere, menu }: SiteReading): string =>
  [wordingText(everywhere), ...menu.map(({ place }) => place)].join('\n')

/** The lines of a wording as they are read: without the signs that mark headings and items, and its first line. */
export function linesOf(wording: string, kept = new Map<string, readonly string[]>()): readonly string[] {
  const known = kept.get(wording)
  if (known) return known
  const lines = wording
    .split('\n')
    .filter((line, index) => line !== '' && !(index === 0 && line.startsWith('Wording of a page')))
    .map((line) => line.replace(/^(?:#+ |[->|] )/, ''))
  kept.set(wording, lines)
  return lines
}
