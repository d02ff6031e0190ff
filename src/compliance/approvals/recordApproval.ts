import type { Route } from '../../content/model/route.ts'
import type { VersionData } from '../../content/model/contentType.ts'
import { entriesOf } from '../../content/model/content.ts'
import { claims } from '../claims/fields.ts'
import type { Registry } from '../../content/model/registry.ts'
import type { Site } from '../../content/model/site.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import {
  numberOf,
  ownVersion,
  versionFile,
  versionsOf,
  versionedEntries,
} from '../../content/versions/legalVersions.ts'
import { freezeValues, type ValuesToFreeze } from '../../content/versions/frozenValues.ts'
import { versionRoute } from '../../content/publish/routes.ts'
import { plainText, type SourceFile } from '../../content/model/sourceFile.ts'
import { datedWording } from './datedWording.ts'
import { extractPage } from '../text/extractSite.ts'
import {
  approvalsFile,
  approvalsHeading,
  recordLine,
  approvalHash,
  type ApprovalRecord,
  type ChainedApproval,
} from './approvalRecord.ts'
import { copiesOfDay, copyFile, withCopyNames } from '../../content/versions/keptCopies.ts'
import { textDigest } from '../text/textDigest.ts'
import {
  approvalsOf,
  approvedFolderOf,
  earlyFormInWords,
  getApprovalStatus,
  type ApprovalStatus,
} from './approvalStatus.ts'
import { canonicalFormat, canonicalText, recordedForm } from './canonicalText.ts'

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
  { route, by, note, day }: NewApproval,
): RecordedApproval {
  const { registry } = site
  const { approvals, texts } = approvalsOf(registry, records)
  const before = getApprovalStatus(route, { site, approvals, texts })
  const isSaid = ({ by: who, note: what }: ChainedApproval) => who === by && (note === '' || what === note)
  if (before.state === 'approved' && before.records.some(isSaid)) return { writes: [], before }
  const wording = canonicalText(extractPage(site, route))
  const digest = textDigest(wording)
  const form = recordedForm(canonicalFormat)
  const writes: RecordedApproval['writes'] = []
  if (!texts.has(digest)) writes.push({ path: newTextFile(registry, { route, day, records }), text: wording })
  const added: Omit<ApprovalRecord, 'number'>[] = [
    { day, act: 'approved', subject: route.path, by, note, form, digest },
  ]
  for (const { path, text } of newVersion(site, route, { files, day })) {
    writes.push({ path, text })
    added.push({ day, act: 'kept', subject: path, by, note: '', form: 'file', digest: textDigest(text) })
  }
  writes.push({
    path: approvalsFile(registry),
    text: withRecords(records.get(approvalsFile(registry)), approvals, added),
  })
  return { writes, before }
}

/** The name of a new approved text: the page's address and the day. */
function newTextFile(
  registry: Registry,
  { route: { path }, day, records }: Pick<NewApproval, 'route' | 'day'> & Pick<Approvable, 'records'>,
): string {
  const name = (number: number) =>
    `${approvedFolderOf(registry, path)}/${day}${number === 1 ? '' : `-${number}`}.txt`
  let number = 1
  while (records.has(name(number))) number += 1
  return name(number)
}

/**
 * The version of a legal page to keep, and the labels of its day unless they are kept already. Nothing when the version is
 * kept already, or the page is of another kind.
 */
function newVersion(
  site: Site,
  route: Route,
  { files, day }: Pick<Approvable, 'files'> & Pick<NewApproval, 'day'>,
): { path: string; text: string }[] {
  const page = [...versionedEntries(site), ...site.coming].find(({ file }) => file === route.file)
  const source = files.find(({ path }) => path === route.file)
  if (!page || !source || site.versions.some(({ file }) => file === route.file)) return []
  const { slug, data, type } = page
  const own = ownVersion(slug, data, site.versions)
  if (
    own &&
    own.entry.data.effectiveOn === data.effectiveOn &&
    own.entry.data.correctedOn === data.correctedOn &&
    datedWording(extractPage(site, versionRoute(site.registry, own))) ===
      datedWording(extractPage(site, route))
  )
    return []
  const copies = copiesOfDay(site, files, day)
  return [
    {
      path: versionFile(type, slug, newName(slug, data, site)),
      text: withCopyNames(freezeValues(plainText(source.text), wordsToKeep(site)), copies),
    },
    ...copies.flatMap(({ type: file, name, text }) =>
      text === undefined ? [] : [{ path: copyFile(type.name, file, name), text }],
    ),
  ]
}

/** What a page takes from elsewhere, as it is today. */
const wordsToKeep = (site: Site): ValuesToFreeze => ({
  organization: site.organization,
  tags: site.registry.tags,
  claims: new Map(entriesOf(site, claims).map(({ slug, data }) => [slug, data.value])),
})

function newName(slug: string, { lastUpdated }: VersionData, { versions }: Site): string {
  const last = versionsOf(slug, versions).findLast(({ day }) => day === lastUpdated)
  return last ? `${lastUpdated}-${numberOf(last) + 1}` : lastUpdated
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

/** How a page stands, as a sentence without its name. */
export function standingInWords(status: ApprovalStatus): string {
  if (status.state === 'missing') return 'not approved by anybody'
  if (status.state === 'lost') {
    const { record, change } = status
    return `approved by ${record.by} on ${formatDate(record.day)}, and changed since${change === '' ? '' : `: ${change}`}`
  }
  const names = status.records.map(
    ({ by, day, note }) => `${by} on ${formatDate(day)}${note === '' ? '' : ` (${note})`}`,
  )
  return `approved by ${names.join(', and by ')}${earlyFormInWords(status.records)}`
}
