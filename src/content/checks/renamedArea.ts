import { collections } from '../../firm/collections.ts'
import { knownAddresses, newName } from '../publish/ledger/knownAddresses.ts'
import type { Whole } from './check.ts'

const { base } = collections['practice-areas']

/** The practice area that may be the one that was published under a name that no file has now; both without `.mdx`. */
export function renamedArea(slug: string, whole: Whole): string | undefined {
  const address = `${base}/${slug}`
  if (!wasPublished(address, whole) || whole.ledger === undefined) return undefined
  const name = newName(address, knownAddresses(whole, whole.ledger))
  return name?.startsWith(`${base}/`) ? name.slice(base.length + 1) : undefined
}

/** Whether a page once stood at an address. */
export const wasPublished = (given: string, { ledger }: Whole): boolean =>
  ledger?.lines.some(({ address }) => address === given) ?? false
