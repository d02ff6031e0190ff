import { absenceInWords, type Absence } from '../../content/publish/absence.ts'
import { buildSite, type Site } from '../../content/buildSite.ts'
import { firmFile } from '../../firm/collections.ts'
import { advertisingFile } from '../advertising/fields.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { versionInForce, versionsFolder } from '../../content/versions/keptVersions.ts'
import { misdated } from '../../content/versions/misdated.ts'
import { ledgerFile } from '../../content/publish/ledger/readLedger.ts'
import { isError } from '../../content/model/problem.ts'
import type { Route } from '../../content/publish/routes.ts'
import type { ReadSource } from '../../content/readSource.ts'
import { keepReadings } from '../../content/keepReadings.ts'
import type { SourceFile } from '../../content/model/sourceFile.ts'
import { readApprovals } from '../approvals/readApprovals.ts'
import { recordSentences } from '../log/recordProblems.ts'
import { readPage, readPages } from '../text/readPages.ts'
import type { Fact, PageReading, SiteReading } from '../text/types.ts'
import type { ContentSide } from './contentSide.ts'
import { groundChanges } from './groundChanges.ts'
import type { RedlineNames } from './redline.ts'
import { absenceKey, comingKey } from './showingFacts.ts'
import { showingSentences } from './showingSentences.ts'
import { standInFirm } from './standInFirm.ts'
import { typedReading } from './typedReading.ts'

/** Both sides as they are read, ready to be compared. */
export interface ReadSides {
  before: SiteReading
  after: SiteReading
  names: RedlineNames
}

/**
 * Reads the two sides of a redline. Drafts and texts of later days are read like all others, for they are to be
 * reviewed before they appear. A side need not be in order: files that today's rules do not accept are read on both
 * sides as they are typed, so that like is compared with like, and a sentence says so.
 * @param today the day on which both are looked at, as 2026-01-31
 */
export function readSides(
  { before, after }: { before: ContentSide; after: ContentSide },
  today: string,
): ReadSides {
  const read = keepReadings()
  const sides = [before, after].map((side) => ({
    side,
    ...siteOf(side, { today, read, without: new Set() }),
  }))
  const unsound = new Set(sides.flatMap(({ site, side }) => unsoundFiles(side, site)))
  const [old, now] = [before, after].map((side) => siteReading(side, { today, read, without: unsound }))
  const notes = sides.flatMap(({ side, errors, site }) => notesOn(side, errors, unsoundFiles(side, site)))
  const tooLarge = [before, after].flatMap(({ files, name }) =>
    files.flatMap(({ path, flaw }) =>
      flaw?.kind === 'too-large' ? [`${path} is too large to be compared (${name}).`] : [],
    ),
  )
  const empty: SiteReading = { everywhere: { sections: [], facts: [] }, pages: [], menu: [], redirects: [] }
  const versions = keptVersions(old?.kept ?? [], now?.kept ?? [])
  return {
    before: withPages(old?.reading ?? empty, versions.before),
    after: withPages(now?.reading ?? empty, versions.after),
    names: {
      from: before.name,
      to: after.name,
      touched: touchedFiles(before, after),
      approvals: {
        before: readApprovals(before.approvals).records,
        after: readApprovals(after.approvals).records,
      },
      records: [
        ...lostVersions(before, after),
        ...recordSentences({ before, after }),
        ...groundChanges(before, after, read),
      ],
      showing: showingSentences(old?.site, now?.site, today),
      notes: [...notes, ...tooLarge, ...versions.notes],
    },
  }
}

interface Way {
  today: string
  read: ReadSource
  /** Files that are not held against today's rules. */
  without: ReadonlySet<string>
}

function siteOf(
  { files, otherFiles, publicFiles, ledger }: ContentSide,
  { today, read, without }: Way,
): { site: Site | undefined; errors: number } {
  const given = files.filter(({ path }) => !without.has(path))
  const build = (tree: readonly SourceFile[]) =>
    buildSite(tree, {
      publicFiles: new Set(publicFiles),
      otherFiles: new Set(otherFiles),
      ledger: ledger ?? { path: ledgerFile, text: '' },
      today,
      unpublished: 'shown',
      errors: 'pass over',
      read,
    })
  const built = build(given)
  const errors = built.problems.filter(isError).length
  if (built.site) return { site: built.site, errors }
  return { site: build([...given.filter(({ path }) => path !== firmFile.path), standInFirm]).site, errors }
}

/** The files of a side that are no part of its site, because nobody can say what a page would make of them. */
function unsoundFiles({ files }: ContentSide, site: Site | undefined): string[] {
  const sound = new Set(
    site
      ? [
          ...Object.values(site.entries).flatMap((entries) => entries.map(({ file }) => file)),
          ...site.versions.map(({ file }) => file),
          ...(site.advertising ? [advertisingFile.path] : []),
          ...(site.firm.site === standInAddress ? [] : [firmFile.path]),
        ]
      : [],
  )
  return files.map(({ path }) => path).filter((path) => !sound.has(path))
}

const standInAddress = /^site: (.*)$/m.exec(standInFirm.text)?.[1]

/** A past version of a legal page; `until`: the last text of the page takes its place only on that day. */
interface KeptPage {
  page: PageReading
  until: string | undefined
}

function siteReading(
  side: ContentSide,
  way: Way,
): { site: Site; reading: SiteReading; kept: KeptPage[] } | undefined {
  const { site } = siteOf(side, way)
  if (!site) return undefined
  const reading = readPages(site)
  const absences = new Map(site.routes.flatMap(({ path, absence }) => (absence ? [[path, absence]] : [])))
  const typed = side.files
    .filter(({ path }) => way.without.has(path))
    .map((source) => typedReading(source, { firm: site.firm, read: way.read }))
  const firm = typed.find(({ file }) => file === firmFile.path)
  const isStandIn = site.firm.site === standInAddress
  return {
    site,
    kept: site.routes
      .filter(({ supersededBy }) => supersededBy !== undefined)
      .map((route) => ({ page: readPage(site, route), until: shownUntil(site, route, way.today) })),
    reading: {
      ...reading,
      everywhere: firm ?? (isStandIn ? { sections: [], facts: [] } : reading.everywhere),
      pages: withOwnAddresses([
        ...reading.pages.map((page): PageReading => {
          const absence = absences.get(page.path)
          const fact = absence && (comingFact(site, page, way.today) ?? absenceFact(absence))
          return fact ? { ...page, facts: [...page.facts, fact] } : page
        }),
        ...typed.filter((page) => page !== firm),
      ]),
    },
  }
}

const absenceFact = (absence: Absence): Fact => ({
  key: absenceKey,
  label: 'Whether it is on the site',
  value: absenceInWords(absence),
})

/** Of a legal page whose text waits for its day: when it takes effect, and what visitors read until then. */
function comingFact({ entries, versions }: Site, { file }: PageReading, today: string): Fact | undefined {
  const page = entries.legal.find((entry) => entry.file === file)
  const { effectiveOn } = page?.data ?? {}
  if (page === undefined || effectiveOn === undefined || effectiveOn <= today) return undefined
  const shown = versionInForce(page, versions, today)
  const day = formatDate(effectiveOn)
  const wrong = misdated(page, versions, today)
  if (wrong)
    return {
      key: comingKey,
      label: 'When it takes effect',
      value: `Its days are not right yet: ${wrong.told[1]}`,
    }
  return (
    shown && {
      key: comingKey,
      label: 'When it takes effect',
      value: `The new text takes effect on ${day}. Until then visitors read the version of ${formatDate(shown.data.lastUpdated)}.`,
    }
  )
}

/** Two files that claim the same address are two pages all the same. */
function withOwnAddresses(pages: readonly PageReading[]): PageReading[] {
  const taken = new Set<string>()
  return pages.map((page) => {
    const path = taken.has(page.path) ? `${page.path} (${page.file})` : page.path
    taken.add(path)
    return { ...page, path }
  })
}

const withPages = (reading: SiteReading, pages: readonly PageReading[]): SiteReading => ({
  ...reading,
  pages: [...reading.pages, ...pages],
})

/**
 * Past versions of legal pages, which never change. A new one is what the page said before, word for word, so that it
 * is told in a sentence; one that changed or is gone is shown like any page.
 */
function keptVersions(before: readonly KeptPage[], after: readonly KeptPage[]) {
  const old = new Set(before.map(({ page }) => page.path))
  return {
    before: before.map(({ page }) => page),
    after: after.map(({ page }) => page).filter(({ path }) => old.has(path)),
    notes: after.flatMap(({ page: { path, title }, until }) => {
      if (old.has(path)) return []
      return [
        until === undefined
          ? `“${title}” is now kept at ${path}.`
          : `“${title}” will be kept at ${path} from ${formatDate(until)} on.`,
      ]
    }),
  }
}

/** The day from which on a version is a past one, while visitors still read it. */
function shownUntil({ entries, versions }: Site, { file }: Route, today: string): string | undefined {
  const next = entries.legal.find(
    (page) =>
      page.data.effectiveOn !== undefined &&
      page.data.effectiveOn > today &&
      versionInForce(page, versions, today)?.file === file,
  )
  return next?.data.effectiveOn
}

/** Versions that one side keeps and the other does not, or not as they were: no page may tell it. */
function lostVersions(before: ContentSide, after: ContentSide): string[] {
  const now = new Map(after.files.map(({ path, text }) => [path, text]))
  return before.files.flatMap(({ path, text }) => {
    if (!path.startsWith(versionsFolder) || now.get(path) === text) return []
    return [
      `The kept version ${path} was ${now.has(path) ? 'changed' : 'deleted'}; kept versions are never changed or deleted.`,
    ]
  })
}

function touchedFiles(before: ContentSide, after: ContentSide): Set<string> {
  const texts = ({ files, ledger }: ContentSide) =>
    new Map([...files, ...(ledger ? [ledger] : [])].map(({ path, text }) => [path, text]))
  const [old, now] = [texts(before), texts(after)]
  return new Set([...old.keys(), ...now.keys()].filter((path) => old.get(path) !== now.get(path)))
}

const mostNames = 5

function notesOn({ name, files }: ContentSide, errors: number, unsound: readonly string[]): string[] {
  if (files.length === 0)
    return [`There is no content in ${name}: every page of the other side is shown whole.`]
  if (errors === 0) return []
  const has = `Under today’s rules, there are errors in ${name}`
  if (unsound.length === 0) return [`${has} (${errors} in all). Every page could be read all the same.`]
  const more = unsound.length - mostNames
  const list = [...unsound.slice(0, mostNames), ...(more > 0 ? [`${more} more`] : [])].join(', ')
  return [
    `${has}. What these files say is shown on both sides as it is typed, field by field, and not in the lists of other pages: ${list}.`,
  ]
}
