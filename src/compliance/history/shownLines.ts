import { documentLines, type DocumentLines } from './documentLines.ts'
import { everyPage } from '../../content/publish/addresses.ts'
import type { Site } from '../../content/model/site.ts'

/** What finished pages show, by their names: lines in which labels are filled in, parted by line ends. */
type ShownTexts = ReadonlyMap<string, string>

/** Makes the pages of a site as a visitor of a day had them, and reads what they show. */
export type ReadShown = (site: Site, day: string) => Promise<ShownTexts>

/**
 * What a finished page shows. What it tells of its own past wordings is no part of it: those are words of the time before.
 * @param html the whole document
 */
export const shownLines = (html: string): DocumentLines => documentLines(html, isOfPast)

/** The class names of `changedPassagesHtml`. */
const isOfPast = (classes: string): boolean => /(?:^|\s)redline-/.test(classes)

/** What finished pages show, by their names. What stands around them is that of the first. */
export const shownTexts = (pages: readonly (readonly [name: string, lines: DocumentLines])[]): ShownTexts =>
  new Map([
    ...pages.map(([name, { page }]) => [name, page.join('\n')] as const),
    ...pages.slice(0, 1).map(([, { around }]) => [everyPage, around.join('\n')] as const),
  ])
