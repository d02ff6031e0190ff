import { readSections } from '../compliance/readPage.ts'
import type { PageSection, SearchDocument, SearchFile, Route, Site } from '../content/model.ts'
import { searchFileAddress } from '../content/publish/addresses.ts'
import { groups, searchDocuments } from '../firm/pages/search/documents.ts'
import { codeDigest, keep } from '../node/keep.ts'
import { sha256, shortDigest } from '../node/sha256.ts'

/** Collects what visitors can find, from the finished pages. */
export function collectSearch(site: Site) {
  const hasSearch = site.routes.some(({ kind }) => kind === 'search')
  const found: SearchDocument[] = []
  return {
    async add(route: Route, html: string): Promise<void> {
      if (!hasSearch || searchDocuments(site, route).length === 0) return
      // The head and the footer change more often than the page.
      const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
      const key = `search/${sha256(codeDigest() + main)}.json`
      const kept = await keep(key, async () => JSON.stringify(readSections(main)))
      const sections: PageSection[] = JSON.parse(String(kept))
      found.push(...searchDocuments(site, route, sections))
    },
    /** Its files by address; none if the site has no search. */
    files: () => (hasSearch ? searchFiles(found) : new Map<string, string>()),
  }
}

const partAddress = '/assets/search-'

export const isSearchFile = (address: string): boolean =>
  address === searchFileAddress || address.startsWith(partAddress)

/** Characters in one file. Compressed, it's a quarter. */
const fileSize = 200_000
/** Characters in all files. If the pages have more, only the beginning of the long ones can be found. */
const totalSize = 3_000_000

/** The files of the search by address: people first, since they are the first results. */
export function searchFiles(found: readonly SearchDocument[]): Map<string, string> {
  const inOrder = groups.flatMap((group) => found.filter((one) => one.group === group))
  const files = new Map<number, SearchDocument[]>([[0, []]])
  let size = 0
  for (const document of shorten(inOrder)) {
    const number = Math.floor(size / fileSize)
    files.set(number, [...(files.get(number) ?? []), document])
    size += sizeOf(document)
  }
  const [first = [], ...rest] = files.values()
  const more = rest.map((documents) => {
    const text = JSON.stringify({ documents } satisfies SearchFile)
    return [`${partAddress}${shortDigest(text)}.json`, text] as const
  })
  const start: SearchFile = { documents: first, more: more.map(([address]) => address) }
  return new Map([[searchFileAddress, JSON.stringify(start)], ...more])
}

const sizeOf = (document: SearchDocument): number => JSON.stringify(document).length

/** Cuts the text of the longest pages until all fit. */
function shorten(documents: readonly SearchDocument[]): SearchDocument[] {
  const sizes = documents.map(sizeOf)
  let limit = Math.max(0, ...sizes)
  while (sizes.reduce((sum, size) => sum + Math.min(size, limit), 0) > totalSize) limit *= 0.9
  return documents.map((document) => {
    let left = limit
    const linesThatFit = (lines: readonly string[]) => lines.filter((line) => (left -= line.length) > 0)
    const sections = document.sections.map((one) => ({ ...one, lines: linesThatFit(one.lines) }))
    return { ...document, sections }
  })
}
