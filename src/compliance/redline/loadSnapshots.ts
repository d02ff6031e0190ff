import { readApprovals } from '../approvals/approvalRecord.ts'
import { policyChanges } from '../approvals/policyChanges.ts'
import type { ParseFile } from '../../content/model/parsedFile.ts'
import type { Site, SiteRegistry } from '../../content/model/site.ts'
import { isAmongVersions } from '../../content/versions/legalVersions.ts'
import { keptSingles } from '../../content/model/registry.ts'
import { keptCopyAt } from '../../content/versions/keptCopies.ts'
import { createParseCache } from '../../content/load/createParseCache.ts'
import type { SourceFile } from '../../content/model/sourceFile.ts'
import { recordSentences } from './checkLogAgainstBase.ts'
import { extractSite } from '../text/extractSite.ts'
import type { PageText, SiteText } from '../text/types.ts'
import type { ContentSnapshot } from './contentSnapshot.ts'
import { supportingFileChanges } from './supportingFileChanges.ts'
import type { RedlineNames } from './redline.ts'
import { comparePastVersions, lostVersions, pastPages, type PastPage } from './pastVersions.ts'
import { isStandIn, siteOfSnapshot, unsoundFiles, type ReadOptions } from './siteOfSnapshot.ts'
import { unpublishedFact } from './unpublishedFact.ts'
import { publishSentences } from './publishSentences.ts'
import { rawTextContent } from './rawTextContent.ts'
import type { Sides } from '../compare/types.ts'
import { truncateList } from '../../content/text/truncate.ts'

/** Both sides as they are read, ready to be compared. */
interface LoadedSnapshots extends Sides<SiteText> {
  names: RedlineNames
}

/**
 * Reads the two sides of a redline. Drafts and texts of later days are read like all others, for they are to be
 * reviewed before they appear. A side need not be in order: files that today's rules do not accept are read on both
 * sides as they are typed, so that like is compared with like, and a sentence says so.
 * @param registry what both are made of
 * @param today the day on which both are looked at, as 2026-01-31
 * @param read takes files apart, each text once
 * @param present files of today, from which a side that lacks what came later takes it, when the other has none either
 */
export function loadSnapshots(
  registry: SiteRegistry,
  { before, after }: Sides<ContentSnapshot>,
  today: string,
  read: ParseFile = createParseCache(),
  present: readonly SourceFile[] = [],
): LoadedSnapshots {
  const options = { registry, today, read, present: [...after.files, ...before.files, ...present] }
  const sides = [before, after].map((side) => ({
    side,
    ...siteOfSnapshot(side, { ...options, without: new Set() }),
  }))
  const unsound = new Set(sides.flatMap(({ side, ...made }) => unsoundFiles(side, made)))
  const [old, now] = [before, after].map((side) => loadText(side, { ...options, without: unsound }))
  const notes = sides.flatMap(({ side, ...made }) => notesOn(side, made.errors, unsoundFiles(side, made)))
  const tooLarge = [before, after].flatMap(({ files, name }) =>
    files.flatMap(({ path, decodeError }) =>
      decodeError?.kind === 'too-large' ? [`${path} is too large to be compared (${name}).`] : [],
    ),
  )
  const empty: SiteText = { shell: { sections: [], facts: [] }, pages: [], menu: [], redirects: [] }
  const versions = comparePastVersions(old?.kept ?? [], now?.kept ?? [])
  return {
    before: withPages(old?.reading ?? empty, versions.before),
    after: withPages(now?.reading ?? empty, versions.after),
    names: {
      from: before.name,
      to: after.name,
      touched: touchedFiles(registry, before, after),
      isKept: (file) => isAmongVersions(registry, file),
      approvals: {
        before: readApprovals(before.approvals).records,
        after: readApprovals(after.approvals).records,
      },
      records: [
        ...lostVersions(registry, before, after),
        ...recordSentences(registry, { before, after }, newApprovers(old?.site, now?.site)),
        ...policyChanges(old?.site?.organization, now?.site?.organization),
        ...supportingFileChanges(registry, { before, after }, read),
      ],
      showing: [
        ...lostSingles(registry, { before, after }),
        ...publishSentences(old?.site, now?.site, today),
      ],
      notes: [...notes, ...tooLarge, ...versions.notes],
    },
  }
}

function loadText(
  side: ContentSnapshot,
  options: ReadOptions,
): { site: Site; reading: SiteText; kept: PastPage[] } | undefined {
  const { site } = siteOfSnapshot(side, options)
  if (!site) return undefined
  const siteText = extractSite(site)
  const reasons = new Map(
    site.routes.flatMap(({ path, unpublishedReason }) =>
      unpublishedReason ? [[path, unpublishedReason]] : [],
    ),
  )
  const typed = side.files
    .filter(({ path }) => options.without.has(path))
    .map((source) => rawTextContent(site, source, options.read))
  const firm = typed.find(({ file }) => file === site.registry.organization.path)
  return {
    site,
    kept: pastPages(site, options.today),
    reading: {
      ...siteText,
      shell: firm ?? (isStandIn(site) ? { sections: [], facts: [] } : siteText.shell),
      pages: withOwnAddresses([
        ...siteText.pages.map((page): PageText => {
          const reason = reasons.get(page.path)
          const fact = reason && unpublishedFact(reason, { site, page, today: options.today })
          return fact ? { ...page, facts: [...page.facts, fact] } : page
        }),
        ...typed.filter((page) => page !== firm),
      ]),
    },
  }
}

/** Two files that claim the same address are two pages all the same. */
function withOwnAddresses(pages: readonly PageText[]): PageText[] {
  const taken = new Set<string>()
  return pages.map((page) => {
    const path = taken.has(page.path) ? `${page.path} (${page.file})` : page.path
    taken.add(path)
    return { ...page, path }
  })
}

const withPages = (siteText: SiteText, pages: readonly PageText[]): SiteText => ({
  ...siteText,
  pages: [...siteText.pages, ...pages],
})

/** Who may approve now, and was not on the list before; nobody where there was none, when anybody might. */
function newApprovers(before: Site | undefined, after: Site | undefined): string[] {
  const [old, now] = [before, after].map((site) => site?.organization.approvers?.map(({ name }) => name))
  return old && now ? now.filter((name) => !old.includes(name)) : []
}

/**
 * Files outside the collections that were deleted. Texts of later days are read with them in those of earlier ones; one
 * that was there before came not later.
 */
const lostSingles = (registry: SiteRegistry, { before, after }: Sides<ContentSnapshot>): string[] =>
  keptSingles(registry).flatMap(({ path }) =>
    before.files.some((file) => file.path === path) && !after.files.some((file) => file.path === path)
      ? `${path} stands in ${before.name}, and not in ${after.name}. Today’s program builds no site without it. Its words stand on pages of the whole site; what else changed is told here as if it were still there.`
      : [],
  )

/** The files whose texts differ. One that a side lacks was read there all the same, and is told by itself when it is gone. */
function touchedFiles(registry: SiteRegistry, before: ContentSnapshot, after: ContentSnapshot): Set<string> {
  const texts = ({ files, urlList }: ContentSnapshot) =>
    new Map([...files, ...(urlList ? [urlList] : [])].map(({ path, text }) => [path, text]))
  const [old, now] = [texts(before), texts(after)]
  const told = keptSingles(registry).flatMap(({ path }) => (old.has(path) && now.has(path) ? [] : path))
  return new Set(
    [...old.keys(), ...now.keys()].filter(
      (path) => old.get(path) !== now.get(path) && !told.includes(path) && !keptCopyAt(registry, path),
    ),
  )
}

const maxNames = 5

function notesOn({ name, files }: ContentSnapshot, errors: number, unsound: readonly string[]): string[] {
  if (files.length === 0)
    return [`There is no content in ${name}: every page of the other side is shown whole.`]
  if (errors === 0) return []
  const has = `Under today’s rules, there are errors in ${name}`
  if (unsound.length === 0) return [`${has} (${errors} in all). Every page could be read all the same.`]
  const list = truncateList(unsound, maxNames).join(', ')
  return [
    `${has}. What these files say is shown on both sides as it is typed, field by field, and not in the lists of other pages: ${list}.`,
  ]
}
