import { z } from 'zod'
import { type ArchivedPage, type Manifest, archiveTimestamp } from './manifest.ts'

const pageLine = z.object({ url: z.string(), text: z.string() })

/** One page with its wording. */
type PageLine = z.infer<typeof pageLine>

/** The page that a line of an archive's `pages.jsonl` tells of; undefined for its first line, and for what is none. */
export function readPageLine(line: string): PageLine | undefined {
  try {
    return pageLine.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}

/** The first line of `pages.jsonl`. */
export const pagesHead: string = JSON.stringify({
  format: 'json-pages-1.0',
  id: 'pages',
  title: 'All Pages',
  hasText: true,
})

/**
 * The line that tells of a page, by which programs list it and find it by its words.
 * @param wording the canonical text of the page
 */
export const writePageLine = (
  { path, title, html }: ArchivedPage,
  wording: string,
  { site, date }: Pick<Manifest, 'site' | 'date'>,
): string =>
  JSON.stringify({
    id: html.slice(0, 16),
    url: site + path,
    ts: archiveTimestamp(date),
    title,
    text: wording,
  })
