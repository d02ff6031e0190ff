import type { Route } from '../../content/model/route.ts'
import type { Registry } from '../../content/model/registry.ts'
import type { Site } from '../../content/model/site.ts'
import { plainText, type SourceFile } from '../../content/model/sourceFile.ts'
import { extractPage } from '../text/extractSite.ts'
import {
  approvalsFile,
  approvalsHeading,
  recordLine,
  approvalHash,
  type ApprovalRecord,
  type ApprovingReview,
  type ChainedApproval,
} from './approvalRecord.ts'
import { foldName } from './approvers.ts'
import { textDigest } from '../text/textDigest.ts'
import { approvalsOf, approvedFolderOf, getApprovalStatus, type ApprovalStatus } from './approvalStatus.ts'
import { canonicalFormat, canonicalText, wordingFormName } from './canonicalText.ts'
import { versionToKeep, versionedPage } from './versionToKeep.ts'

/** A site that is sound, with the files that it was made from and its records. */
export interface Approvable {
  site: Site
  files: readonly SourceFile[]
  records: ReadonlyMap<string, SourceFile>
}

/** An approval that somebody gives. */
interface NewApproval {
  /** The page that was read; one of `findPage`. */
  route: Route
  by: string
  /** Empty when there is none. */
  note: string
  /** As 2026-01-31. */
  day: string
  /** The review of a pull request by which it is given, if it is. */
  via?: ApprovingReview | undefined
}

/** What comes of an approval. */
interface RecordedApproval {
  /** The files to write, by path inside the content folder, in this order; the records come last. */
  writes: { path: string; text: string }[]
  /** How the page stood before. */
  before: ApprovalStatus
}

/**
 * The files that record an approval: the approved words as a plain text, the version of a legal page unless it is kept
 * already, and the records. Nothing is written when the same person has approved the same words before and says nothing new.
 */
export function recordApproval(
  { site, files, records }: Approvable,
  { route, by, note, day, via }: NewApproval,
): RecordedApproval {
  const { registry } = site
  const { approvals, texts } = approvalsOf(registry, records)
  const before = getApprovalStatus(route, { site, approvals, texts })
  const isSaid = ({ by: who, note: what }: ChainedApproval) =>
    foldName(who) === foldName(by) && (note === '' || what === note)
  if ('records' in before && before.records.some(isSaid)) return { writes: [], before }
  const wording = canonicalText(extractPage(site, route))
  const digest = textDigest(wording)
  const form = wordingFormName(canonicalFormat)
  const writes: RecordedApproval['writes'] = []
  const kept = versionToKeep(site, route, { files, day })
  if (!texts.has(digest)) {
    const name =
      kept[0]?.path.replace(/^.*\/|\.mdx$/g, '') ?? versionedPage(site, route)?.data.lastUpdated ?? day
    writes.push({ path: newTextFile(registry, { route, name, records }), text: wording })
  }
  const added: Omit<ApprovalRecord, 'number'>[] = [
    { day, act: 'approved', subject: route.path, by, note, form, digest, via },
  ]
  for (const { path, text } of kept) {
    writes.push({ path, text })
    added.push({ day, act: 'kept', subject: path, by, note: '', form: 'file', digest: textDigest(text), via })
  }
  writes.push({
    path: approvalsFile(registry),
    text: withRecords(records.get(approvalsFile(registry)), approvals, added),
  })
  return { writes, before }
}

/**
 * A new approved text: below the page's address, named like the version that is kept with it.
 * @param name the day that the page tells its visitors, or of a page without one the day of the approval; behind it
 *   stands the number of the version. What is taken gets the next number.
 */
function newTextFile(
  registry: Registry,
  {
    route: { path },
    name,
    records,
  }: Pick<NewApproval, 'route'> & Pick<Approvable, 'records'> & { name: string },
): string {
  const folder = approvedFolderOf(registry, path)
  const [, day = name, number = '1'] = /^(\d{4}-\d{2}-\d{2})(?:-(\d+))?$/.exec(name) ?? []
  const file = (count: number) => `${folder}/${day}${count === 1 ? '' : `-${count}`}.txt`
  let count = Number(number)
  while (records.has(file(count))) count += 1
  return file(count)
}

/** The file of records with more of them at its end; what stands there stays as it is. */
function withRecords(
  source: SourceFile | undefined,
  known: readonly ChainedApproval[],
  added: readonly Omit<ApprovalRecord, 'number'>[],
): string {
  const last = known.at(-1)
  let number = last?.number ?? 0
  let seal = last?.seal ?? ''
  const lines = added.map((record) => {
    number += 1
    const numbered = { ...record, number }
    const line = recordLine(numbered, seal)
    seal = approvalHash(numbered, seal)
    return line
  })
  const text = plainText(source?.text ?? '').trimEnd() || approvalsHeading.trimEnd()
  return `${text}\n${lines.join('\n')}\n`
}
