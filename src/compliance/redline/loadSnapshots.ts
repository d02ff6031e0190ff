import { readApprovals } from '../approvals/approvalRecord.ts'
import { policyChanges } from '../approvals/policyChanges.ts'
import type { ParseFile } from '../../content/model/parsedFile.ts'
import type { UnpublishedReason } from '../../content/model/publishWindow.ts'
import type { Route } from '../../content/model/route.ts'
import type { Site, SiteRegistry } from '../../content/model/site.ts'
import { describeUnpublished } from '../../content/publish/publishState.ts'
import { buildSite } from '../../content/buildSite.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { effectiveVersion, versionedEntries, isAmongVersions } from '../../content/versions/legalVersions.ts'
import { dateConflict } from '../../content/versions/dateConflict.ts'
import { urlListFile } from '../../content/publish/urls/parseUrlList.ts'
import { isError } from '../../content/model/diagnostic.ts'
import { keptSingles, requiredSingles } from '../../content/model/registry.ts'
import { keptCopyAt } from '../../content/versions/keptCopies.ts'
import { earlierFiles } from '../../content/load/earlierFiles.ts'
import { createParseCache } from '../../content/load/createParseCache.ts'
import type { SourceFile } from '../../content/model/sourceFile.ts'
import { recordSentences } from './checkLogAgainstBase.ts'
import { extractPage, extractSite } from '../text/extractSite.ts'
import type { Fact, PageText, SiteText } from '../text/types.ts'
import type { ContentSnapshot } from './contentSnapshot.ts'
import { supportingFileChanges } from './supportingFileChanges.ts'
import type { RedlineNames } from './redline.ts'
import { unpublishedKey, upcomingKey } from '../compare/publishFacts.ts'
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
    ...siteOf(side, { ...options, without: new Set() }),
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
  const versions = pastVersions(old?.kept ?? [], now?.kept ?? [])
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
        ...recordSentences(registry, { before, after }),
        ...policyChanges(old?.site?.organization, now?.site?.organization),
        ...supportingFileChanges(registry, { before, after }, read),
      ],
      showing: publishSentences(old?.site, now?.site, today),
      notes: [...notes, ...tooLarge, ...versions.notes],
    },
  }
}

interface ReadOptions {
  registry: SiteRegistry
  today: string
  read: ParseFile
  /** The files from which a side takes what it lacks because it came later. */
  present: readonly SourceFile[]
  /** Files that are not held against today's rules. */
  without: ReadonlySet<string>
}

/** A side as a site. */
interface MadeSite {
  site: Site | undefined
  errors: number
  /** Files that others stand in for, since there is no site without them. */
  missed: ReadonlySet<string>
}

function siteOf(
  { files, otherFiles, publicFiles, urlList }: ContentSnapshot,
  { registry, today, read, present, without }: ReadOptions,
): MadeSite {
  const given = earlierFiles(
    registry,
    files.filter(({ path }) => !without.has(path)),
    { read, present },
  )
  const build = (tree: readonly SourceFile[]) =>
    buildSite(registry, tree, {
      publicFiles: new Set(publicFiles),
      otherFiles: new Set(otherFiles),
      urlList: urlList ?? { path: urlListFile, text: '' },
      today,
      includeUnpublished: true,
      onError: 'ignore',
      read,
    })
  const built = build(given)
  const errors = built.problems.filter(isError).length
  if (built.site) return { site: built.site, errors, missed: new Set() }
  const wrong = new Set(built.problems.filter(isError).map(({ file }) => file))
  const missed = new Set(requiredSingles(registry).flatMap(({ path }) => (wrong.has(path) ? path : [])))
  const others = given.filter(({ path }) => !missed.has(path))
  const tree = missed.has(registry.organization.path) ? [...others, standIn(registry)] : others
  return { site: build(earlierFiles(registry, tree, { read, present })).site, errors, missed }
}

/** The files of a side that are no part of its site, because nobody can say what a page would make of them. */
function unsoundFiles({ files }: ContentSnapshot, { site, missed }: MadeSite): string[] {
  const sound = new Set(
    site
      ? [
          ...site.entries.map(({ file }) => file),
          ...site.versions.map(({ file }) => file),
          ...site.keptCopies.map(({ file }) => file),
          ...site.singles.flatMap(({ file }) => (missed.has(file) ? [] : file)),
        ]
      : [],
  )
  return files.map(({ path }) => path).filter((path) => !sound.has(path))
}

/**
 * Takes the place of the organization's file where that is missing or not sound, so that everything else can be read.
 * Nothing of it is shown: what the file itself says is compared as it is typed.
 */
const standIn = ({ organization, placeholder }: SiteRegistry): SourceFile => ({
  path: organization.path,
  text: placeholder,
})

const isStandIn = ({ registry, organization }: Site): boolean =>
  organization.site === /^site: (.*)$/m.exec(registry.placeholder)?.[1]

/** A past version of a legal page; `until`: the last text of the page takes its place only on that day. */
interface PastPage {
  page: PageText
  until: string | undefined
}

function loadText(
  side: ContentSnapshot,
  options: ReadOptions,
): { site: Site; reading: SiteText; kept: PastPage[] } | undefined {
  const { site } = siteOf(side, options)
  if (!site) return undefined
  const siteText = extractSite(site)
  const absences = new Map(
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
    kept: site.routes
      .filter(({ supersededBy }) => supersededBy !== undefined)
      .map((route) => ({ page: extractPage(site, route), until: shownUntil(site, route, options.today) })),
    reading: {
      ...siteText,
      shell: firm ?? (isStandIn(site) ? { sections: [], facts: [] } : siteText.shell),
      pages: withOwnAddresses([
        ...siteText.pages.map((page): PageText => {
          const absence = absences.get(page.path)
          const fact = absence && (comingFact(site, page, options.today) ?? absenceFact(absence))
          return fact ? { ...page, facts: [...page.facts, fact] } : page
        }),
        ...typed.filter((page) => page !== firm),
      ]),
    },
  }
}

const absenceFact = (absence: UnpublishedReason): Fact => ({
  key: unpublishedKey,
  label: 'Whether it is on the site',
  value: describeUnpublished(absence),
})

/** Of a legal page whose text waits for its day: when it takes effect, and what visitors read until then. */
function comingFact(site: Site, { file }: PageText, today: string): Fact | undefined {
  const { versions } = site
  const page = versionedEntries(site).find((entry) => entry.file === file)
  const { effectiveOn } = page?.data ?? {}
  if (page === undefined || effectiveOn === undefined || effectiveOn <= today) return undefined
  const shown = effectiveVersion(page, versions, today)
  const day = formatDate(effectiveOn)
  const wrong = dateConflict(page, versions, today)
  const value = wrong
    ? `Its days are not right yet: ${wrong.told[1]}`
    : shown &&
      `The new text takes effect on ${day}. Until then visitors read the version of ${formatDate(shown.data.lastUpdated)}.`
  return value === undefined ? undefined : { key: upcomingKey, label: 'When it takes effect', value }
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

/**
 * Past versions of legal pages, which never change. A new one is what the page said before, word for word, so that it
 * is told in a sentence; one that changed or is gone is shown like any page.
 */
function pastVersions(before: readonly PastPage[], after: readonly PastPage[]) {
  const old = new Set(before.map(({ page }) => page.path))
  return {
    before: before.map(({ page }) => page),
    after: after.map(({ page }) => page).filter(({ path }) => old.has(path)),
    notes: after
      .filter(({ page }) => !old.has(page.path))
      .map(({ page: { path, title }, until }) =>
        until === undefined
          ? `“${title}” is now kept at ${path}.`
          : `“${title}” will be kept at ${path} from ${formatDate(until)} on.`,
      ),
  }
}

/** The day from which on a version is a past one, while visitors still read it. */
function shownUntil(site: Site, { file }: Route, today: string): string | undefined {
  const next = versionedEntries(site).find(
    (page) =>
      page.data.effectiveOn !== undefined &&
      page.data.effectiveOn > today &&
      effectiveVersion(page, site.versions, today)?.file === file,
  )
  return next?.data.effectiveOn
}

/** Versions that one side keeps and the other does not, or not as they were: no page may tell it. */
function lostVersions(registry: SiteRegistry, before: ContentSnapshot, after: ContentSnapshot): string[] {
  const now = new Map(after.files.map(({ path, text }) => [path, text]))
  return before.files
    .filter(({ path, text }) => isAmongVersions(registry, path) && now.get(path) !== text)
    .map(
      ({ path }) =>
        `The kept version ${path} was ${now.has(path) ? 'changed' : 'deleted'}; kept versions are never changed or deleted.`,
    )
}

/** The files whose texts differ. One that the older side lacks because it came later was read there all the same. */
function touchedFiles(registry: SiteRegistry, before: ContentSnapshot, after: ContentSnapshot): Set<string> {
  const texts = ({ files, urlList }: ContentSnapshot) =>
    new Map([...files, ...(urlList ? [urlList] : [])].map(({ path, text }) => [path, text]))
  const [old, now] = [texts(before), texts(after)]
  const later = keptSingles(registry).flatMap(({ path }) => (old.has(path) ? [] : path))
  return new Set(
    [...old.keys(), ...now.keys()].filter(
      (path) => old.get(path) !== now.get(path) && !later.includes(path) && !keptCopyAt(registry, path),
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
