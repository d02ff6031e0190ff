import type { PlanError, NeedsInput } from './plan.ts'
import { notFoundPath } from '../publish/addresses.ts'
import { validateRedirectTarget } from '../publish/urls/validateUrl.ts'
import { closestMatch } from '../text/closestMatch.ts'
import { parentPath } from '../publish/routes.ts'
import { normalizeInput } from './resolveEntry.ts'
import { unpublishedUrls } from './urlListEdits.ts'
import type { IndexedFile, ContentIndex } from './indexContent.ts'

/** The published addresses that are given up with a page, its own and those of a legal page’s earlier versions, and where they lead. */
export function redirectsForRetired(
  known: IndexedFile,
  to: string | undefined,
  index: ContentIndex,
): ReadonlyMap<string, string> {
  const { address, collection } = known
  if (to === undefined || address === undefined || !isPublished(known, index)) return new Map()
  const earlier = (index.urlList?.lines ?? []).filter(
    (line) => collection.versions && line.address.startsWith(`${address}/`) && line.target === undefined,
  )
  return new Map([address, ...earlier.map((line) => line.address)].map((given) => [given, to]))
}

const isPublished = (known: IndexedFile, index: ContentIndex): boolean =>
  !wasNeverPublished(known, index) &&
  (known.isLive || (index.urlList?.lines.some(({ address }) => address === known.address) ?? false))

/** Whether its address stands in the list and was never published: nobody comes there. */
export const wasNeverPublished = ({ address }: IndexedFile, index: ContentIndex): boolean =>
  address !== undefined && unpublishedUrls(index).has(address)

/** Where the visitors of a page go; a person and a role have no address, and need none. */
export function resolveRedirect(
  known: IndexedFile,
  { to }: { to?: string | undefined },
  index: ContentIndex,
): { to: string | undefined } | PlanError | NeedsInput {
  const { files, site } = index
  if (to === undefined || to.trim() === '') {
    if (known.address === undefined || !isPublished(known, index)) return { to: undefined }
    const above = parentPath(known.address)
    return {
      prompt: {
        flag: 'to',
        sentence: `Where do visitors of ${known.address} go from now on? An address of this site, or one that begins with https://`,
        suggested: files.some(({ address, isLive }) => address === above && isLive) ? (above ?? '/') : '/',
      },
    }
  }
  const typed = to.trim()
  if (/^https:\/\//i.test(typed) && !(site !== undefined && typed.startsWith(site))) {
    const wrong = validateRedirectTarget(typed)
    return wrong ? { error: `${wrong.message} ${wrong.fix}`, flag: 'to' } : { to: typed }
  }
  const path = `/${normalizeInput(typed, site).path}`
  const page = files.find(
    ({ address, file, isLive }) =>
      isLive &&
      address !== undefined &&
      (address === path || (!typed.startsWith('/') && `/${file.replace(/\.mdx$/, '')}` === path)),
  )
  if (page?.file === known.file)
    return { error: `${path} is the page that leaves. Write another address behind --to.`, flag: 'to' }
  if (page?.address !== undefined && page.address !== notFoundPath)
    return { to: page.address + (/[?#].*$/.exec(typed)?.[0] ?? '') }
  const led = index.urlList?.lines.find(({ address }) => address === path)?.target?.address
  if (led !== undefined && led !== known.address)
    return {
      error: `The page ${path} has left the site, and its visitors are led to ${led}. Write --to ${led}, or another address.`,
      flag: 'to',
    }
  const close = closestMatch(
    path,
    files.flatMap(({ address, isLive, file }) => (isLive && file !== known.file ? (address ?? []) : [])),
  )
  return {
    error: `There is no page ${path} on the site today. ${close === undefined ? 'Write the address of a page behind --to.' : `Did you mean ${close}?`}`,
    flag: 'to',
  }
}
