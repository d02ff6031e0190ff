import { checkAddresses } from './checks/addresses.ts'
import { checkClashes } from './checks/clashes.ts'
import { checkCounts } from './checks/counts.ts'
import { checkFieldsBelow } from './checks/fieldsBelow.ts'
import { checkHeadingNames } from './checks/headingNames.ts'
import { checkLinks } from './checks/links.ts'
import { checkOtherFiles } from './checks/otherFiles.ts'
import { checkPictures } from './checks/pictures.ts'
import { checkUnusedPictures } from './checks/unusedPictures.ts'
import { checkPlaces } from './checks/places.ts'
import { checkReviews } from './checks/reviews.ts'
import { checkSections } from './checks/sections.ts'
import { checkShowing } from './checks/showing.ts'
import { checkTerms } from './checks/terms.ts'
import { checkStatedCounts } from './checks/statedCounts.ts'
import { checkUnseenText } from './checks/unseenText.ts'
import { checkLostSections } from './checks/lostSections.ts'
import { checkNames } from './checks/people.ts'
import { checkPosted, rolesOver } from './checks/roles.ts'
import { checkStatedOrder } from './checks/statedOrder.ts'
import { checkSameOrder } from './checks/sameOrder.ts'
import { checkCopies } from './checks/copies.ts'
import { checkUnique } from './checks/unique.ts'
import type { Check } from './checks/check.ts'
import { readLedger, type Ledger } from './publish/ledger/readLedger.ts'
import { redirectsOf } from './publish/ledger/redirectsOf.ts'
import type { Redirect } from './publish/ledger/wrongRedirect.ts'
import { versionsFolder, type KeptVersion } from './versions/keptVersions.ts'
import { checkDayOrder } from './versions/misdated.ts'
import { liveContent } from './publish/liveContent.ts'
import { makeFooter, makeMenu, type FooterColumn, type MenuItem } from './publish/menus.ts'
import { misendedFile, type MisnamedFile } from './misnamedFile.ts'
import { compareText, inOrder, isError, type Problem } from './model/problem.ts'
import { readContent, type Content } from './readContent.ts'
import type { ReadSource } from './readSource.ts'
import type { Pictures } from './images/pictureFacts.ts'
import { sitePictures, withPictures, withPicturesOf, type SitePictures } from './images/sitePictures.ts'
import { makeRoutes, type Route } from './publish/routes.ts'
import type { Firm } from '../firm/collections/firm/schema.ts'
import type { SourceFile } from './model/sourceFile.ts'
import { asDrafts, problemsAhead, problemsToCome } from './unseenProblems.ts'

/** The whole site, understood and consistent. */
export interface Site {
  firm: Firm
  /** Every route, sorted by path; the page for missing addresses among them. */
  routes: Route[]
  menu: MenuItem[]
  footer: FooterColumn[]
  entries: Content['entries']
  /** The kept versions of legal pages: past ones, the one of today, and what is kept for a coming day. */
  versions: KeptVersion[]
  /** The texts of legal pages that take effect on a later day. */
  coming: Content['entries']['legal']
  /** How the rules on advertising are applied to it. */
  advertising: Content['advertising']
  /** Where its pages take their words from records of `content/claims/`. */
  claimUses: Content['claimUses']
  /** Published addresses at which no page stands any more, and where they lead, in the order of their list. */
  redirects: Redirect[]
  /** The pictures that its pages show. */
  pictures: SitePictures
}

/** What content amounts to: a site when it has no error, and every problem in any case. */
export interface BuiltSite {
  site: Site | undefined
  /** All problems, sorted by file and place. */
  problems: Problem[]
  /** The files that it was made from, sorted by path; problems quote their lines. */
  files: readonly SourceFile[]
}

/** What surrounds the content. */
export interface Surroundings {
  /** Paths of the files that are served as they are, each with a slash at its beginning. */
  publicFiles?: ReadonlySet<string>
  /** Paths inside the content folder of everything that is no `.mdx` file: pictures, notes. */
  otherFiles?: ReadonlySet<string>
  /** What is known of those of both that may be pictures. One without facts is taken as it is. */
  pictures?: Pictures
  /** The list of published addresses. Without one, no address is missed. */
  ledger?: SourceFile | undefined
  /** The addresses that the list has in the last commit; undefined when nobody can tell. Asked only when it matters. */
  committedAddresses?: (() => ReadonlySet<string> | undefined) | undefined
  /** The day of the build, as 2026-01-31. Without one, no day is taken as past. */
  today?: string
  /** Whether drafts, and what is not on the site today, are left out (the default), or shown and marked. */
  unpublished?: 'left out' | 'shown' | undefined
  /** Takes one file apart; given by callers that keep the results of unchanged files. */
  read?: ReadSource
  /**
   * Whether the site is withheld as long as it has errors (the default), or made of what is sound: to be compared with
   * another, never to be published.
   */
  errors?: 'withhold' | 'pass over' | undefined
}

const checks: readonly Check[] = [
  checkClashes,
  checkLinks,
  checkCounts,
  checkFieldsBelow,
  checkUnseenText,
  checkPlaces,
  checkCopies,
  checkUnique,
  checkPictures,
  checkReviews,
  checkOtherFiles,
  checkSections,
  checkHeadingNames,
  checkTerms,
  checkAddresses,
  checkSameOrder,
  checkStatedOrder,
  checkNames,
  checkPosted,
  checkLostSections,
]

/**
 * Makes the site from the text of its content files. Pure and total: the same files give the same result, and
 * nothing is thrown for anything that content may hold.
 * @param given every `.mdx` file below the content folder, in any order
 */
export function buildSite(given: readonly SourceFile[], surroundings: Surroundings = {}): BuiltSite {
  const { publicFiles = new Set(), otherFiles = new Set(), pictures = new Map() } = surroundings
  const { today, unpublished = 'left out' } = surroundings
  const files = [...given].sort((a, b) => compareText(a.path, b.path))
  const ledger = surroundings.ledger && readLedger(surroundings.ledger)
  const content = readContent(files, surroundings.read, misended(files, otherFiles, ledger))
  const committed = surroundings.committedAddresses ?? (() => undefined)
  const live = liveContent(content, today)
  const look = (view: Content): Problem[] => {
    const routes = makeRoutes(view)
    const whole = { content: view, routes, publicFiles, otherFiles, pictures, ledger, committed, today }
    const found = checks.flatMap((check) => check(whole))
    // A file that was deleted by accident is to be brought back, and its page not to be counted anew.
    return found.some(isError) ? found : [...found, ...checkStatedCounts(whole)]
  }
  const unseen = { content, live, today, look }
  const unused = checkUnusedPictures(content, otherFiles)
  const days = [...checkShowing(content), ...checkDayOrder(content, today), ...rolesOver(content, live)]
  const own = [...content.problems, ...problemsAhead(unseen), ...days, ...unused]
  // Who writes a draft is told of every mistake as one; a build does not wait for drafts.
  const ownNow = unpublished === 'shown' ? own : asDrafts(own, live)
  const present = [...ownNow, ...look(live), ...(ledger?.problems ?? [])]
  const problems = inOrder([...present, ...problemsToCome(unseen, present)])
  const quotable = surroundings.ledger ? withFile(files, surroundings.ledger) : files
  const { firm } = content
  const isRefused = surroundings.errors !== 'pass over' && problems.some(isError)
  if (firm === undefined || isRefused) return { site: undefined, problems, files: quotable }
  const { entries } = unpublished === 'shown' ? content : live
  const coming = comingTexts(content, live)
  const further = [...coming, ...content.versions.map(({ entry }) => entry)]
  const routes = markAbsent(makeRoutes({ entries, versions: content.versions }), live.absent)
  return {
    site: {
      firm: firm.data,
      routes,
      advertising: content.advertising,
      claimUses: (unpublished === 'shown' ? content : live).claimUses,
      menu: makeMenu(routes),
      footer: makeFooter(routes, firm.data.footer),
      entries: withPictures(entries, pictures),
      versions: content.versions.map((version) => ({
        ...version,
        entry: withPicturesOf(version.entry, pictures),
      })),
      coming: coming.map((entry) => withPicturesOf(entry, pictures)),
      pictures: sitePictures(entries, pictures, further),
      redirects: ledger ? redirectsOf(ledger, routes) : [],
    },
    problems,
    files: quotable,
  }
}

/** The files that are not read because of their endings, and are missed. */
function misended(
  files: readonly SourceFile[],
  otherFiles: ReadonlySet<string>,
  ledger: Ledger | undefined,
): MisnamedFile[] {
  const taken = new Set(files.map(({ path }) => path))
  const standing = new Set(ledger?.lines.flatMap(({ address, target }) => (target ? [] : address)))
  const isMissed = (address: string) => standing.has(address)
  return [...otherFiles]
    .filter((path) => !path.startsWith(versionsFolder))
    .flatMap((path) => misendedFile(path, { taken, isMissed }) ?? [])
}

/** Legal pages of which another version stands on the site, because their own day is to come. */
const comingTexts = ({ entries }: Content, live: Content) =>
  entries.legal.filter(
    ({ file, slug }) =>
      live.absent.some((absent) => absent.file === file) &&
      live.entries.legal.some((page) => page.slug === slug),
  )

const withFile = (files: readonly SourceFile[], file: SourceFile): SourceFile[] =>
  [...files, file].sort((a, b) => compareText(a.path, b.path))

/** Routes of files that are shown although they are not on the site say why they are not. */
function markAbsent(routes: Route[], absent: Content['absent']): Route[] {
  if (absent.length === 0) return routes
  const absenceOf = new Map(absent.map(({ file, absence }) => [file, absence]))
  return routes.map((route) => {
    const absence = absenceOf.get(route.file)
    return absence ? { ...route, absence } : route
  })
}
