import type { Registry } from '../../content/model/registry.ts'
import type { Route } from '../../content/model/route.ts'
import type { Site } from '../../content/model/site.ts'
import { plainText, type SourceFile } from '../../content/model/sourceFile.ts'
import { everyPage } from '../../content/publish/addresses.ts'
import { extractPage } from '../text/extractSite.ts'
import { approvalsFile, readApprovals, type ChainedApproval } from './approvalRecord.ts'
import { addressesOf, approvalsNeeded, countPeople, isByApprover } from './approvers.ts'
import { textDigest } from '../text/textDigest.ts'
import { summarizeChanges } from './summarizeChanges.ts'
import { approvalsOfWording, canonicalText, wordingFormName } from './canonicalText.ts'
import type { LabelChange } from '../../content/versions/keptCopies.ts'
import type { PageText } from '../text/types.ts'

/** Where approved texts stand inside the content folder: one file for each wording that somebody approved. */
const approvedFolder = ({ recordsFolder }: Pick<Registry, 'recordsFolder'>): string =>
  `${recordsFolder}/approved`

/** Where the approved texts of a page stand: `legal/approved/terms-of-use`. */
export const approvedFolderOf = (registry: Registry, page: string): string =>
  `${approvedFolder(registry)}${page === '/' ? '' : page === everyPage ? '/every-page' : page}`

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
  const page = extractPage(site, route)
  const given = own.filter(approvalsOfWording(page))
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
  return {
    state: 'lost',
    record,
    change: changeSince(record, page, { site, approved: texts.get(record.digest) }),
  }
}

/** What changed since an approval, in words; of one without labels, those that changed since then are told as well. */
function changeSince(
  { form }: ChainedApproval,
  page: PageText,
  { site, approved }: { site: Site; approved: string | undefined },
): string {
  const { months } = site.registry.labelsOf(site).dates
  const isFirst = form === wordingFormName(1)
  const words =
    approved === undefined ? '' : summarizeChanges(approved, canonicalText(page, isFirst ? 1 : 2), months)
  const labels = isFirst ? (page.relabelled ?? []) : []
  return [...(words === '' ? [] : [words]), ...labels.map(labelChangeInWords)].join('; ')
}

function labelChangeInWords({ before, now }: LabelChange): string {
  if (before === undefined) return `the label "${now}" is new`
  return now === undefined
    ? `the label "${before}" is no longer there`
    : `the label "${before}" now reads "${now}"`
}

/** Whether all of these approvals were given before labels were part of the wording. */
export const isEarlyForm = (records: readonly Pick<ChainedApproval, 'form'>[]): boolean =>
  records.length > 0 && records.every(({ form }) => form === wordingFormName(1))
