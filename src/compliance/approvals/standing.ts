import type { Site } from '../../content/buildSite.ts'
import type { Route } from '../../content/publish/routes.ts'
import { plainText, type SourceFile } from '../../content/model/sourceFile.ts'
import { readPage } from '../text/readPages.ts'
import type { SealedRecord } from './approvalRecord.ts'
import { sha256 } from './sha256.ts'
import { changedSentence } from './changedSentence.ts'
import { wordingText } from './wordingText.ts'

/** Where approved texts stand inside the content folder: one file for each wording that somebody approved. */
export const approvedFolder = 'legal/approved'

/** Whether a page's words are approved, and by whom. */
export type Standing =
  | { state: 'approved'; records: SealedRecord[] }
  /** `change`: the first sentence that changed, in words; empty when the approved text is not at hand. */
  | { state: 'lost'; record: SealedRecord; change: string }
  | { state: 'missing' }

/** What approvals are held against. */
export interface Approved {
  site: Site
  /** All records, in their order. */
  approvals: readonly SealedRecord[]
  /** The approved texts by their digest. */
  texts: ReadonlyMap<string, string>
}

/** The texts among a content folder's records that were approved some day, by their digest. */
export const approvedTexts = (records: ReadonlyMap<string, SourceFile>): Map<string, string> =>
  new Map(
    [...records]
      .filter(([path]) => path.startsWith(`${approvedFolder}/`))
      .map(([, { text }]) => [sha256(text), plainText(text)]),
  )

/** The addresses under which a page may have been approved: its own, and those that lead to it. */
export const addressesOf = ({ path }: Route, { redirects }: Site): ReadonlySet<string> =>
  new Set([path, ...redirects.filter(({ to }) => to === path).map(({ from }) => from)])

/** How a page stands. An approval of an earlier address of the page counts: it is of the words. */
export function standingOf(route: Route, { site, approvals, texts }: Approved): Standing {
  const addresses = addressesOf(route, site)
  const own = approvals.filter(({ act, subject }) => act === 'approved' && addresses.has(subject))
  const wording = wordingText(readPage(site, route))
  const digest = sha256(wording)
  const records = own.filter((record) => record.digest === digest)
  if (records.length > 0) return { state: 'approved', records }
  const record = own.at(-1)
  if (record === undefined) return { state: 'missing' }
  const approved = texts.get(record.digest)
  return { state: 'lost', record, change: approved === undefined ? '' : changedSentence(approved, wording) }
}
