import type { Site } from '../../site/buildSite.ts'
import { forceDay, versionsOf, type KeptVersion } from '../../site/history/keptVersions.ts'
import { versionRoute } from '../../site/routes.ts'
import type { SourceFile } from '../../site/sourceFile.ts'
import { approvalsFile, type SealedRecord } from '../approval/approvalRecord.ts'
import { readApprovals } from '../approval/readApprovals.ts'
import { sha256 } from '../approval/sha256.ts'
import { approvedFolder } from '../approval/standing.ts'
import { wordingText } from '../approval/wordingText.ts'
import { readPage } from '../reading/readPages.ts'
import type { FindPhrase } from './phraseIn.ts'
import { linesOf } from './witness.ts'

/** Words that somebody approved for a page. They tell what the page was to say, not that the site showed it. */
export interface ApprovedText {
  /** The page that they were approved for. */
  page: string
  /** Of a kept version of a legal page, the address at which it stands once it is superseded. */
  address: string | undefined
  /** Inside the content folder. */
  file: string
  /** The first day on which they can have stood there: they were approved, and in force. As 2026-01-31. */
  from: string
  /** The day from which on others were approved for the page. */
  to: string | undefined
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
 * The texts that a content folder's records prove to have been approved: of legal pages the kept versions, of others
 * the approved wordings. A text that is not the one of its record is left out.
 * @param records the plain texts (`.txt`) below the folder `legal/`
 */
export function approvedTextsOf(site: Site, records: ReadonlyMap<string, SourceFile>): ApprovedTexts {
  const { records: approvals, problems } = readApprovals(records.get(approvalsFile))
  if (problems.length > 0) return { texts: [], isBroken: true }
  const versions = keptTexts(site, approvals)
  const legal = new Set(versions.map(({ page }) => page))
  const wordings = wordingTexts(records, approvals).filter(({ page }) => !legal.has(page))
  const texts = [...versions, ...wordings].sort((one, other) =>
    one.page === other.page ? compare(one.from, other.from) : compare(one.page, other.page),
  )
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

function keptTexts(site: Site, approvals: readonly SealedRecord[]): ApprovedText[] {
  const kept = new Map(
    approvals.filter(({ act }) => act === 'kept').map((record) => [record.subject, record]),
  )
  const slugs = [...new Set(site.versions.map(({ slug }) => slug))]
  return slugs
    .flatMap((slug) => versionsOf(slug, site.versions))
    .flatMap((version): ApprovedText[] => {
      const record = kept.get(version.file)
      return record?.digest === sha256(version.text) ? [keptText(site, version, record)] : []
    })
}

function keptText(site: Site, version: KeptVersion, { by, day }: SealedRecord): ApprovedText {
  const route = versionRoute(version)
  const inForce = forceDay(version.entry.data)
  return {
    page: route.supersededBy ?? route.path,
    address: route.path,
    file: version.file,
    from: inForce > day ? inForce : day,
    to: undefined,
    by,
    approvedOn: day,
    lines: linesOf(wordingText(readPage(site, route))),
  }
}

function wordingTexts(
  records: ReadonlyMap<string, SourceFile>,
  approvals: readonly SealedRecord[],
): ApprovedText[] {
  const files = new Map(
    [...records.values()]
      .filter(({ path }) => path.startsWith(`${approvedFolder}/`))
      .map((source) => [sha256(source.text), source]),
  )
  return approvals.flatMap(({ act, subject, by, day, digest }): ApprovedText[] => {
    const source = act === 'approved' ? files.get(digest) : undefined
    if (!source) return []
    const lines = linesOf(source.text)
    const { path: file } = source
    return [{ page: subject, address: undefined, file, from: day, to: undefined, by, approvedOn: day, lines }]
  })
}

const laterOf = ({ page }: ApprovedText, next: ApprovedText | undefined): string | undefined =>
  next?.page === page ? next.from : undefined

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
