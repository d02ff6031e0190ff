import { wrongTarget } from '../publish/ledger/wrongAddress.ts'
import { nearest } from '../text/nearest.ts'
import { parentPath } from '../publish/routes.ts'
import { bareForm, type Refusal } from './findTarget.ts'
import { neverPublished } from './ledgerEdits.ts'
import type { Asking } from './question.ts'
import type { Known, Survey } from './survey.ts'

/** The published addresses that are given up with a page, its own and those of a legal page’s earlier versions, and where they lead. */
export function retiredAddresses(
  known: Known,
  to: string | undefined,
  survey: Survey,
): ReadonlyMap<string, string> {
  const { address, collection } = known
  if (to === undefined || address === undefined || !isPublished(known, survey)) return new Map()
  const earlier = (survey.ledger?.lines ?? []).filter(
    (line) => collection === 'legal' && line.address.startsWith(`${address}/`) && line.target === undefined,
  )
  return new Map([address, ...earlier.map((line) => line.address)].map((given) => [given, to]))
}

const isPublished = (known: Known, survey: Survey): boolean =>
  !isForgotten(known, survey) &&
  (known.isLive || (survey.ledger?.lines.some(({ address }) => address === known.address) ?? false))

/** Whether its address stands in the list and was never published: nobody comes there. */
export const isForgotten = ({ address }: Known, survey: Survey): boolean =>
  address !== undefined && neverPublished(survey).has(address)

/** Where the visitors of a page go; a person and a role have no address, and need none. */
export function leadsTo(
  known: Known,
  { to }: { to?: string | undefined },
  survey: Survey,
): { to: string | undefined } | Refusal | Asking {
  const { files, site } = survey
  if (to === undefined || to.trim() === '') {
    if (known.address === undefined || !isPublished(known, survey)) return { to: undefined }
    const above = parentPath(known.address)
    return {
      asks: {
        flag: 'to',
        sentence: `Where do visitors of ${known.address} go from now on? An address of this site, or one that begins with https://`,
        suggested: files.some(({ address, isLive }) => address === above && isLive) ? (above ?? '/') : '/',
      },
    }
  }
  const typed = to.trim()
  if (/^https:\/\//i.test(typed) && !(site !== undefined && typed.startsWith(site))) {
    const wrong = wrongTarget(typed)
    return wrong ? { refused: `${wrong.message} ${wrong.fix}`, about: 'to' } : { to: typed }
  }
  const path = `/${bareForm(typed, site).path}`
  const page = files.find(
    ({ address, file, isLive }) =>
      isLive &&
      address !== undefined &&
      (address === path || (!typed.startsWith('/') && `/${file.replace(/\.mdx$/, '')}` === path)),
  )
  if (page?.file === known.file)
    return { refused: `${path} is the page that leaves. Write another address behind --to.`, about: 'to' }
  if (page?.address !== undefined && page.address !== '/404')
    return { to: page.address + (/[?#].*$/.exec(typed)?.[0] ?? '') }
  const led = survey.ledger?.lines.find(({ address }) => address === path)?.target?.address
  if (led !== undefined && led !== known.address)
    return {
      refused: `The page ${path} has left the site, and its visitors are led to ${led}. Write --to ${led}, or another address.`,
      about: 'to',
    }
  const close = nearest(
    path,
    files.flatMap(({ address, isLive, file }) => (isLive && file !== known.file ? (address ?? []) : [])),
  )
  return {
    refused: `There is no page ${path} on the site today. ${close === undefined ? 'Write the address of a page behind --to.' : `Did you mean ${close}?`}`,
    about: 'to',
  }
}
