import * as checks from './checks/checks.ts'
import { checkAllDays } from './checks/days.ts'
import { sitePictures } from './images/sitePictures.ts'
import { compareText, groupByCause, isError, sortDiagnostics, type Diagnostic } from './model/diagnostic.ts'
import type { Content } from './model/content.ts'
import type { Entry } from './model/entry.ts'
import type { BuiltSite, CheckContext, Site, SiteRegistry } from './model/site.ts'
import type { SourceFile } from './model/sourceFile.ts'
import { type UrlList, parseUrlList } from './publish/urlList.ts'
import { loadContent } from './parse/loadContent.ts'
import type { IndexOf } from './parse/parseFile.ts'
import { filterPublished } from './publish/filterPublished.ts'
import { parseHref } from './publish/href.ts'
import { makeFooter, makeMenu } from './publish/menus.ts'
import { changeDays } from './publish/publishState.ts'
import { endedAddresses, fileAddresses, makeRedirects } from './publish/redirects.ts'
import { withoutEnded } from './publish/references.ts'
import { makeRoutes } from './publish/routes.ts'
import { addDays } from './text/calendar.ts'
import { versionedEntries } from './versions/legalVersions.ts'

export interface ReadOptions extends Partial<
  Pick<CheckContext, 'publicFiles' | 'publicProblems' | 'otherFiles' | 'pictures' | 'today'>
> {
  /** Returns the index of a compiled body: the same object while the file is unchanged. */
  indexOf: IndexOf
  /** The list of published addresses. Without one, no address is missed. */
  urlList?: SourceFile | undefined
  /** Whether drafts, scheduled and expired pages are shown, with a ribbon. */
  includeUnpublished?: boolean | undefined
}

/** Builds and checks the site from its `.mdx` files. Invalid content never throws. */
export function readSite(...given: Parameters<typeof loadSite>): BuiltSite {
  const { assemble, check, ...read } = loadSite(...given)
  const problems = check()
  return { ...read, problems, site: problems.some(isError) ? undefined : assemble() }
}

/** The same in two steps: in development, a page is shown before the checks between files have run. */
export function loadSite(registry: SiteRegistry, given: readonly SourceFile[], options: ReadOptions) {
  const { today, publicFiles = new Set(), otherFiles = new Set() } = options
  const { pictures = new Map(), publicProblems = () => new Map() } = options
  const files = given.toSorted((a, b) => compareText(a.path, b.path))
  const urlList = options.urlList && parseUrlList(options.urlList)
  const content = loadContent(registry, files, options.indexOf)
  const routesOf = routeMaker(registry)
  const live = filterPublished(content, today)

  const runChecks = (view: Content, day: string | undefined): Diagnostic[] => {
    const found = { content: view, routes: routesOf(view), ended: endedAddresses(view, routesOf) }
    const files = { publicFiles: new Set([...publicFiles, ...fileAddresses(view)]), otherFiles, pictures }
    const context = { ...found, ...files, publicProblems, urlList, today: day }
    return [...Object.values(checks), ...registry.checks].flatMap((check) => [...check(context)])
  }
  const days = today === undefined ? [] : changeDays(content, today)
  const comingDays = days.filter((day) => day <= addDays(today ?? day, 365)).slice(0, 40)
  const siteOn = (day: string | undefined, view = filterPublished(content, day)) =>
    assemble(registry, content, view, { ...options, today: day }, urlList)
  return {
    assemble: () => siteOn(today, live),
    check: () => {
      const found = checkAllDays(content, live, today, runChecks)
      return groupByCause(sortDiagnostics([...found, ...(urlList?.problems ?? [])]))
    },
    content,
    files: options.urlList ? [...files, options.urlList] : files,
    comingDays,
    laterDays: days.slice(comingDays.length),
    siteOn,
  }
}

/** Makes the routes of content, and of the lists in it. */
const routeMaker = (registry: SiteRegistry) => (view: Content) => {
  const pages = makeRoutes(view)
  return [...pages, ...registry.listRoutes(view, pages)]
}

function assemble(
  registry: SiteRegistry,
  content: Content,
  live: Content,
  { includeUnpublished, pictures = new Map(), today }: ReadOptions,
  urlList: UrlList | undefined,
): Site | undefined {
  const { organization, versions } = content
  if (organization === undefined) return undefined
  const shown: Content = includeUnpublished
    ? { ...content, entries: content.entries.filter((entry) => !live.past.includes(entry)), past: live.past }
    : live
  const routesOf = routeMaker(registry)
  const ended = endedAddresses(shown, routesOf)
  const absent = new Map(live.unpublished.map(({ file, reason }) => [file, reason]))
  // Drafts that are shown say why they are not on the site.
  const routes = routesOf(shown).map((route) => {
    const unpublishedReason = absent.get(route.file)
    return unpublishedReason ? { ...route, unpublishedReason } : route
  })
  const inEffect = new Set(versionedEntries(live).map(({ slug }) => slug))
  const coming = versionedEntries(content).filter(({ file, slug }) => absent.has(file) && inEffect.has(slug))
  const redirects = makeRedirects(shown, routes, ended, urlList?.lines ?? [], registry.listAbout)
  const targets = new Map(redirects.flatMap(({ from, to }) => (ended.has(from) ? [[from, to]] : [])))
  const update = <Data>(entry: Entry<Data>) =>
    withoutEnded(entry, shown, (href) => targets.get(parseHref(href, organization.data.site)?.path ?? ''))
  const updated = new Map([...shown.entries, ...shown.past].map((entry) => [entry, update(entry)]))
  const current = (entry: Entry) => updated.get(entry) ?? entry
  const [entries, past] = [shown.entries.map(current), shown.past.map(current)]
  return {
    registry,
    organization: organization.data,
    today,
    singles: content.singles.map(update),
    routes: routes.map((route) => ({ ...route, entry: current(route.entry) })),
    claimUses: shown.claimUses,
    menu: makeMenu(routes),
    footer: makeFooter(routes, organization.data.footer),
    entries,
    past,
    versions,
    coming,
    pictures: sitePictures(entries, pictures, [...past, ...coming, ...versions.map(({ entry }) => entry)]),
    redirects,
    ended,
  }
}
