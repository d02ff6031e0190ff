import type { Registry } from '../../content/model/registry.ts'
import type { Route } from '../../content/model/route.ts'
import type { Site } from '../../content/model/site.ts'
import { plainText, type SourceFile } from '../../content/model/sourceFile.ts'
import { extractPage } from '../text/extractSite.ts'
import { approvalsFile, readApprovals, type ChainedApproval } from './approvalRecord.ts'
import { addressesOf, approvalsNeeded, countPeople, isByApprover } from './approvers.ts'
import { textDigest } from '../text/textDigest.ts'
import { summarizeChanges } from './summarizeChanges.ts'
import { canonicalText } from './canonicalText.ts'

/** Where approved texts stand inside the content folder: one file for each wording that somebody approved. */
export const approvedFolder = ({ recordsFolder }: Pick<Registry, 'recordsFolder'>): string =>
  `${recordsFolder}/approved`

/** Whether a page's words are approved, and by whom. */
export type ApprovalStatus =
  /** As often as they must be. `others`: by people who may not approve the page, whose approvals do not count. */
  | { state: 'approved'; records: ChainedApproval[]; others: ChainedApproval[] }
  /** By somebody, but not by `needed` people who may approve the page. */
  | { state: 'incomplete'; records: ChainedApproval[]; others: ChainedApproval[]; needed: number }
  /** `change`: the first sentence that changed, in words; empty when the approved text is not at hand. */
  | { state: 'lost'; record: ChainedApproval; change: string }
  | { state: 'missing' }

/** What approvals are held against. */
export interface Approved {
  site: Site
  /** All records, in their order. */
  approvals: readonly ChainedApproval[]
  /** The approved texts by their digest. */
  texts: ReadonlyMap<string, string>
}

/** The files among a content folder's records whose texts were approved some day, each with the digest of its text. */
export const approvedFiles = (
  registry: Registry,
  records: ReadonlyMap<string, SourceFile>,
): { file: SourceFile; digest: string }[] =>
  [...records.values()]
    .filter(({ path }) => path.startsWith(`${approvedFolder(registry)}/`))
    .map((file) => ({ file, digest: textDigest(file.text) }))

/** Who approved which texts, as a content folder's records tell. */
export const approvalsOf = (
  registry: Registry,
  records: ReadonlyMap<string, SourceFile>,
): Omit<Approved, 'site'> => ({
  approvals: readApprovals(records.get(approvalsFile(registry))).records,
  texts: new Map(approvedFiles(registry, records).map(({ file, digest }) => [digest, plainText(file.text)])),
})

/** How a page stands. An approval of an earlier address of the page counts: it is of the words. */
export function getApprovalStatus(route: Route, { site, approvals, texts }: Approved): ApprovalStatus {
  const addresses = addressesOf(route, site)
  const own = approvals.filter(({ act, subject }) => act === 'approved' && addresses.has(subject))
  const wording = canonicalText(extractPage(site, route))
  const digest = textDigest(wording)
  const given = own.filter((record) => record.digest === digest)
  if (given.length > 0) {
    const counts = (record: ChainedApproval) => isByApprover(record, route, { site })
    const records = given.filter(counts)
    const others = given.filter((record) => !counts(record))
    const needed = Math.max(approvalsNeeded(route, { site }), 1)
    return countPeople(records) < needed
      ? { state: 'incomplete', records, others, needed }
      : { state: 'approved', records, others }
  }
  const record = own.at(-1)
  if (record === undefined) return { state: 'missing' }
  const approved = texts.get(record.digest)
  return { state: 'lost', record, change: approved === undefined ? '' : summarizeChanges(approved, wording) }
}
