import type { Whole } from '../../checks/check.ts'
import { nearest } from '../../text/nearest.ts'
import { unsoundPaths } from '../../readContent.ts'
import { isLasting } from '../routes.ts'
import type { Ledger, LedgerLine } from './readLedger.ts'

/** What stands at which address. */
export interface Known {
  /** The first line of each published address. */
  lines: ReadonlyMap<string, LedgerLine>
  /** Addresses at which a page stands. */
  pages: ReadonlySet<string>
  /** The same by their small letters. */
  inSmallLetters: ReadonlyMap<string, string>
  /** Addresses of pages and of files that are served as they are. */
  stands: (address: string) => boolean
  /** Addresses whose page has a last day; where they lead afterwards may be written down in advance. */
  leaving: ReadonlySet<string>
  /** Addresses of which nobody can say yet what stands there. */
  unsound: ReadonlySet<string>
  /** Addresses of pages that are not published ones yet. */
  fresh: readonly string[]
}

/** Lays the published addresses beside the pages. */
export function knownAddresses({ content, routes, publicFiles }: Whole, { lines }: Ledger): Known {
  const recorded = new Map([...lines].reverse().map((line) => [line.address, line]))
  const { pages, legal, 'practice-areas': areas } = content.entries
  const leaving = new Set(
    [...pages, ...areas, ...legal].filter(({ data }) => data.expiresOn !== undefined).map(({ file }) => file),
  )
  const listed = routes.filter(isLasting)
  const paths = new Set(listed.map(({ path }) => path))
  return {
    lines: recorded,
    pages: paths,
    inSmallLetters: new Map([...paths].map((path) => [path.toLowerCase(), path])),
    stands: (address) => paths.has(address) || publicFiles.has(address),
    leaving: new Set(listed.filter(({ file }) => leaving.has(file)).map(({ path }) => path)),
    unsound: unsoundPaths(content),
    fresh: [...paths].filter((path) => !recorded.has(path)),
  }
}

/** The page that may be the one that stood at a lost address: one that is not in the list yet, under a name like it. */
export function newName(address: string, { fresh }: Known): string | undefined {
  const renamed = nearest(address, fresh) ?? fresh.find((path) => isPartOf(path, address))
  return renamed === address ? undefined : renamed
}

/** `/terms` and `/terms-of-use`: one is the other, cut short. */
const isPartOf = (one: string, other: string): boolean =>
  one !== '/' && other !== '/' && (one.startsWith(`${other}-`) || other.startsWith(`${one}-`))
