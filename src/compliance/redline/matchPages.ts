import type { PageText, SiteText } from '../text/types.ts'
import type { Sides } from '../compare/types.ts'
import {
  bagOf,
  mergeBags,
  diceSimilarity,
  type BagOfWords,
  type Vocabulary,
} from '../compare/diceSimilarity.ts'

/** A page and its counterpart; a page that came or went has only one side. */
export type PagePair = Sides<PageText | undefined>

const minSimilarity = 0.5
/** Where a redirect leads from the old address to the new one, less will do. */
const minSimilarityWithRedirect = 0.2

/** Pairs pages by their address, then those that are left by their words. The result is in the order of the addresses. */
export function matchPages(before: SiteText, after: SiteText): PagePair[] {
  const old = new Map(before.pages.map((page) => [page.path, page]))
  const now = new Set(after.pages.map(({ path }) => path))
  const gone = before.pages.filter(({ path }) => !now.has(path))
  const come = after.pages.filter(({ path }) => !old.has(path))
  const moved = movedPages(gone, come, new Set(after.redirects.map(({ from, to }) => `${from} ${to}`)))
  const movedFrom = new Set(moved.values())
  const pairs: PagePair[] = [
    ...after.pages.map((page) => ({ before: old.get(page.path) ?? moved.get(page), after: page })),
    ...gone.filter((page) => !movedFrom.has(page)).map((page) => ({ before: page, after: undefined })),
  ]
  const path = ({ before: a, after: b }: PagePair): string => b?.path ?? a?.path ?? ''
  return pairs.sort((a, b) => (path(a) < path(b) ? -1 : path(a) > path(b) ? 1 : 0))
}

/** For new pages, the old ones that they were at another address. */
function movedPages(
  gone: readonly PageText[],
  come: readonly PageText[],
  redirects: ReadonlySet<string>,
): Map<PageText, PageText> {
  const vocabulary: Vocabulary = new Map()
  const bags = new Map([...gone, ...come].map((page) => [page, bagOfPage(page, vocabulary)]))
  const holders = textHolders(gone)
  const likely = come.flatMap((page) => {
    const near = new Set(texts(page).flatMap((text) => holders.get(text) ?? []))
    for (const other of gone) if (isHinted(other, page, redirects)) near.add(other)
    return [...near].flatMap((other) => {
      const [a, b] = [bags.get(other), bags.get(page)]
      const alike = a && b ? diceSimilarity(a, b) : 0
      const least = redirects.has(`${other.path} ${page.path}`) ? minSimilarityWithRedirect : minSimilarity
      return alike >= least ? [{ page, other, alike }] : []
    })
  })
  const moved = new Map<PageText, PageText>()
  const taken = new Set<PageText>()
  for (const { page, other } of likely.sort((a, b) => b.alike - a.alike)) {
    if (moved.has(page) || taken.has(other)) continue
    moved.set(page, other)
    taken.add(other)
  }
  return moved
}

const texts = ({ sections }: PageText): string[] =>
  sections.flatMap(({ blocks }) => blocks.map(({ text }) => text)).filter((text) => text.length > 30)

function textHolders(pages: readonly PageText[]): Map<string, PageText[]> {
  const holders = new Map<string, PageText[]>()
  for (const page of pages)
    for (const text of texts(page)) holders.set(text, [...(holders.get(text) ?? []), page])
  return holders
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/'))

const isHinted = (old: PageText, now: PageText, redirects: ReadonlySet<string>): boolean =>
  redirects.has(`${old.path} ${now.path}`) ||
  old.title === now.title ||
  lastPart(old.path) === lastPart(now.path)

const bagOfPage = ({ sections }: PageText, vocabulary: Vocabulary): BagOfWords =>
  mergeBags(
    sections.flatMap(({ heading, blocks }) => [
      bagOf(heading, vocabulary),
      ...blocks.map(({ text }) => bagOf(text, vocabulary)),
    ]),
  )
