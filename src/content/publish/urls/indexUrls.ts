import { pathsOfInvalidFiles } from '../pathsOfInvalidFiles.ts'
import type { UrlList, UrlEntry } from '../../model/urlList.ts'
import type { CheckContext } from '../../model/check.ts'
import { closestMatch } from '../../text/closestMatch.ts'
import { isLasting } from '../routes.ts'

export interface UrlIndex {
  /** The first line of each published address. */
  lines: ReadonlyMap<string, UrlEntry>
  /** Addresses at which a page stands. */
  pages: ReadonlySet<string>
  /** The same by their small letters. */
  inSmallLetters: ReadonlyMap<string, string>
  /** Addresses of pages and of files that are served as they are. */
  exists: (address: string) => boolean
  /** Addresses whose page has a last day; where they lead afterwards may be written down in advance. */
  expiring: ReadonlySet<string>
  /** Addresses of which nobody can say yet what stands there. */
  invalid: ReadonlySet<string>
  /** Addresses of pages that are not published ones yet. */
  unlisted: readonly string[]
}

/** Indexes the published addresses and the pages. */
export function indexUrls({ content, routes, publicFiles }: CheckContext, { lines }: UrlList): UrlIndex {
  const recorded = new Map([...lines].reverse().map((line) => [line.address, line]))
  const leaving = new Set(
    content.entries.filter(({ data }) => data.expiresOn !== undefined).map(({ file }) => file),
  )
  const listed = routes.filter(isLasting)
  const paths = new Set(listed.map(({ path }) => path))
  return {
    lines: recorded,
    pages: paths,
    inSmallLetters: new Map([...paths].map((path) => [path.toLowerCase(), path])),
    exists: (address) => paths.has(address) || publicFiles.has(address),
    expiring: new Set(listed.filter(({ file }) => leaving.has(file)).map(({ path }) => path)),
    invalid: pathsOfInvalidFiles(content),
    unlisted: [...paths].filter((path) => !recorded.has(path)),
  }
}

/** The page that may be the one that stood at a lost address: one that is not in the list yet, under a name like it. */
export const guessNewUrl = (address: string, { unlisted }: UrlIndex): string | undefined =>
  closestMatch(address, unlisted) ?? unlisted.find((path) => isPartOf(path, address))

/** `/terms` and `/terms-of-use`: one is the other, cut short. */
const isPartOf = (one: string, other: string): boolean =>
  one !== '/' && other !== '/' && (one.startsWith(`${other}-`) || other.startsWith(`${one}-`))
