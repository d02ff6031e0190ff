import { checks } from './checks/checks.ts'
import { checkAllDays } from './checks/days.ts'
import { sitePictures } from './images/sitePictures.ts'
import type { CheckContext } from './model/check.ts'
import type { Content } from './model/content.ts'
import { compareText, groupByCause, isError, sortDiagnostics, type Diagnostic } from './model/diagnostic.ts'
import type { BuiltSite, Site, SiteRegistry } from './model/site.ts'
import type { SourceFile } from './model/sourceFile.ts'
import type { UrlList } from './model/urlList.ts'
import { loadContent } from './parse/loadContent.ts'
import type { IndexOf } from './parse/parseFile.ts'
import { filterPublished } from './publish/filterPublished.ts'
import { makeFooter, makeMenu } from './publish/menus.ts'
import { makeRoutes } from './publish/routes.ts'
import { parseUrlList } from './publish/urlList.ts'
import { versionedEntries } from './versions/legalVersions.ts'

export interface ReadOptions extends Partial<
  Pick<CheckContext, 'publicFiles' | 'otherFiles' | 'pictures' | 'today'>
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
  const { today, includeUnpublished = false } = options
  const { publicFiles = new Set(), otherFiles = new Set(), pictures = new Map() } = options
  const files = given.toSorted((a, b) => compareText(a.path, b.path))
  const urlList = options.urlList && parseUrlList(options.urlList)
  const content = loadContent(registry, files, options.indexOf)
  const live = filterPublished(content, today)

  const runChecks = (view: Content): Diagnostic[] => {
    const pages = makeRoutes(view)
    const routes = [...pages, ...registry.listRoutes(view, pages)]
    const context = { content: view, routes, publicFiles, otherFiles, pictures, urlList, today }
    return [...checks, ...registry.checks].flatMap((check) => [...check(context)])
  }
  return {
    assemble: () => assemble(registry, content, live, options, urlList),
    check: () => {
      const found = checkAllDays(content, live, { today, includeUnpublished }, runChecks)
      return groupByCause(sortDiagnostics([...found, ...(urlList?.problems ?? [])]))
    },
    content,
    files: options.urlList ? [...files, options.urlList] : files,
  }
}

function assemble(
  registry: SiteRegistry,
  content: Content,
  live: Content,
  { includeUnpublished, pictures = new Map(), today }: ReadOptions,
  urlList: UrlList | undefined,
): Site | undefined {
  const { organization, singles, versions } = content
  if (organization === undefined) return undefined
  const { past } = live
  const { entries, claimUses } = includeUnpublished
    ? { ...content, entries: content.entries.filter((entry) => !past.includes(entry)) }
    : live
  const absent = new Map(live.unpublished.map(({ file, reason }) => [file, reason]))
  // Drafts that are shown say why they are not on the site.
  const routes = makeRoutes({ ...content, entries, past }).map((route) => {
    const unpublishedReason = absent.get(route.file)
    return unpublishedReason ? { ...route, unpublishedReason } : route
  })
  const current = new Set(versionedEntries(live).map(({ slug }) => slug))
  const coming = versionedEntries(content).filter(({ file, slug }) => absent.has(file) && current.has(slug))
  routes.push(...registry.listRoutes({ entries, singles }, routes))
  const pages = new Set(routes.map(({ path }) => path))
  return {
    registry,
    organization: organization.data,
    today,
    singles,
    routes,
    claimUses,
    menu: makeMenu(routes),
    footer: makeFooter(routes, organization.data.footer),
    entries,
    past,
    versions,
    coming,
    pictures: sitePictures(entries, pictures, [...past, ...coming, ...versions.map(({ entry }) => entry)]),
    // An address that still has a page leads nowhere else yet.
    redirects: (urlList?.lines ?? []).flatMap(({ address, target }) =>
      target && !pages.has(address) ? [{ from: address, to: target }] : [],
    ),
  }
}
