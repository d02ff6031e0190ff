import { readFileSync } from 'node:fs'
import { readSections } from '../compliance/readPage.ts'
import type { Route } from '../content/model/route.ts'
import type { Site } from '../content/model/site.ts'
import { groupOf, searchDocument } from '../firm/pages/search/documents.ts'
import { groups, searchFileAddress } from '../firm/pages/search/searchFile.ts'
import type { SearchDocument, SearchFile } from '../firm/pages/search/searchFile.ts'
import { codeDigest, keep } from '../node/keep.ts'
import { sha256, shortDigest } from '../node/sha256.ts'

/** Collects what visitors can find, from the finished pages. */
export function collectSearch(site: Site) {
  const hasSearch = site.routes.some(({ kind }) => kind === 'search')
  const found: SearchDocument[] = []
  return {
    add: async (route: Route, html: string): Promise<void> => {
      if (!hasSearch || groupOf(site, route) === undefined) return
      // The head and the footer change more often than the page.
      const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
      const key = `search/${sha256(codeDigest() + main)}.json`
      const file = await keep(key, async () => JSON.stringify(readSections(main)))
      const document = searchDocument(site, route, JSON.parse(readFileSync(file, 'utf8')))
      if (document) found.push(document)
    },
    /** Its files by address; none if the site has no search. */
    files: () => (hasSearch ? searchFiles(found) : new Map<string, string>()),
  }
}

const partAddress = '/assets/search-'

export const isSearchFile = (address: string): boolean =>
  address === searchFileAddress || address.startsWith(partAddress)

/** Characters in one file. Compressed, it's a quarter. */
const fileSize = 150_000
/** Characters in all files. If the pages have more, only the beginning of the long ones can be found. */
const totalSize = 3_000_000

/** The files of the search by address: people first, since they are the first results. */
export function searchFiles(found: readonly SearchDocument[]): Map<string, string> {
  const files: SearchDocument[][] = [[]]
  let size = 0
  for (const document of shorten(groups.flatMap((group) => found.filter((one) => one.group === group)))) {
    const length = sizeOf(document)
    if (size > 0 && size + length > fileSize) {
      files.push([])
      size = 0
    }
    files.at(-1)?.push(document)
    size += length
  }
  const [first = [], ...rest] = files
  const more = rest.map((documents) => {
    const text = JSON.stringify({ documents } satisfies SearchFile)
    return [`${partAddress}${shortDigest(text)}.json`, text] as const
  })
  const start: SearchFile = { documents: first, more: more.map(([address]) => address) }
  return new Map([[searchFileAddress, JSON.stringify(start)], ...more])
}

const sizeOf = (document: SearchDocument): number => JSON.stringify(document).length

/** Halves the text of the longest pages until all fit. */
function shorten(documents: readonly SearchDocument[]): readonly SearchDocument[] {
  const sizes = documents.map(sizeOf)
  let limit = Math.max(0, ...sizes)
  const total = () => sizes.reduce((sum, size) => sum + Math.min(size, limit), 0)
  while (total() > totalSize) limit *= 0.9
  return documents.map((document, at) => ((sizes[at] ?? 0) > limit ? cut(document, limit) : document))
}

function cut(document: SearchDocument, limit: number): SearchDocument {
  let left = limit
  const sections = document.sections.map(([id, heading, ...lines]): SearchDocument['sections'][number] => {
    left -= id.length + heading.length
    return [id, heading, ...lines.filter((line) => (left -= line.length) > 0)]
  })
  return { ...document, sections }
}
