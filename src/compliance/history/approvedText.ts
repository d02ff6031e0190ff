import { compareText } from '../../content/model/diagnostic.ts'
import type { LegalVersion } from '../../content/model/version.ts'
import type { Site } from '../../content/model/site.ts'
import { dayInWords, effectiveDate, versionsOf, versionedPath } from '../../content/versions/legalVersions.ts'
import { versionRoute } from '../../content/publish/routes.ts'
import { plainText, type SourceFile } from '../../content/model/sourceFile.ts'
import { approvalsFile, type ChainedApproval, readApprovals } from '../approvals/approvalRecord.ts'
import { textDigest } from '../text/textDigest.ts'
import { approvedFiles } from '../approvals/approvalStatus.ts'
import { dayOf } from '../legalVersions/approvalOfOtherText.ts'
import type { FindPhrase } from './phraseIn.ts'
import type { Period } from './period.ts'
import { linesOf } from './snapshot.ts'

/**
 * Words that somebody approved for a page, and the days on which they can have stood there: from when they were approved
 * and in force, until others were. They tell what the page was to say, not that the site showed it.
 */
export interface ApprovedText extends Period {
  /** The page that they were approved for. */
  page: string
  /** Of a kept version of a legal page, the address at which it stands once it is superseded. */
  address: string | undefined
  /** Inside the content folder. */
  file: string
  by: string
  approvedOn: string
  lines: readonly string[]
}

/** An approved text that has what was looked for. */
export interface ApprovedSaying extends ApprovedText {
  /** The line that has it. */
  passage: string
}

/** All approved texts of a content folder. */
export interface ApprovedTexts {
  texts: ApprovedText[]
  /** Whether the records of approval were tampered with; then nothing is taken from them. */
  isBroken: boolean
}

/**
 * The texts that a content folder's records prove to have been approved, as they were written down on that day: a page
 * made today might be filled with other facts. A text that is not the one of its record is left out, and so is that of
 * a version which is not.
 * @param records the plain texts (`.txt`) of the folder of records
 */
export function approvedTextsOf(site: Site, records: ReadonlyMap<string, SourceFile>): ApprovedTexts {
  const { records: approvals, problems } = readApprovals(records.get(approvalsFile(site.registry)))
  if (problems.length > 0) return { texts: [], isBroken: true }
  const files = new Map(approvedFiles(site.registry, records).map(({ file, digest }) => [digest, file]))
  const all = approvals.flatMap((approval): ApprovedText[] => {
    const source = approval.act === 'approved' ? files.get(approval.digest) : undefined
    return source ? textOf(approval, { source, site, approvals }) : []
  })
  const texts = all
    .filter((text, index) => !isRepeated(text, all.slice(0, index)))
    .sort((one, other) => compareText(one.page, other.page) || compareText(one.from, other.from))
  return {
    texts: texts.map((text, index) => ({ ...text, to: laterOf(text, texts[index + 1]) })),
    isBroken: false,
  }
}

/** The approved texts that have a phrase. */
export const approvedSaying = (find: FindPhrase, texts: readonly ApprovedText[]): ApprovedSaying[] =>
  texts.flatMap((text) => {
    const passage = find(text.lines)
    return passage === undefined ? [] : [{ ...text, passage }]
  })

function textOf(
  { number, subject, by, day }: ChainedApproval,
  { source, site, approvals }: { source: SourceFile; site: Site; approvals: readonly ChainedApproval[] },
): ApprovedText[] {
  const { path: file, text } = source
  const plain = {
    page: subject,
    address: undefined,
    file,
    from: day,
    to: undefined,
    by,
    approvedOn: day,
    lines: linesOf(plainText(text)),
  }
  // A version is kept right behind the first approval of its words; later ones are of the version of the same day.
  const next = approvals.find((record) => record.number === number + 1)
  const own = next?.act === 'kept' && next.day === day && next.by === by ? next.subject : undefined
  const version = site.versions.find((one) => one.file === own) ?? versionOfDay(site, subject, text)
  if (version === undefined) return [plain]
  const last = approvals.findLast(({ act, subject: kept }) => act === 'kept' && kept === version.file)
  if (last?.digest !== textDigest(version.text)) return []
  const route = versionRoute(site.registry, version)
  const inForce = effectiveDate(version.entry.data)
  return [
    {
      ...plain,
      page: route.supersededBy ?? route.path,
      address: route.path,
      from: inForce > day ? inForce : day,
    },
  ]
}

/** The kept version of a legal page that is of the day which an approved text names. */
function versionOfDay({ versions }: Site, subject: string, text: string): LegalVersion | undefined {
  const day = dayOf(plainText(text))
  const slug = versions.find((version) => versionedPath(version) === subject)?.slug
  return slug === undefined || day === undefined
    ? undefined
    : versionsOf(slug, versions).findLast(({ entry }) => dayInWords(entry.data) === day)
}

/** Whether a second person only approved the words of a legal page that stood as approved already. */
const isRepeated = (text: ApprovedText, before: readonly ApprovedText[]): boolean => {
  const last = before.findLast(({ page }) => page === text.page)
  return text.address !== undefined && last?.file === text.file
}

const laterOf = ({ page }: ApprovedText, next: ApprovedText | undefined): string | undefined =>
  next?.page === page ? next.from : undefined
