import { checks } from './checks/checks.ts'
import type { ParseFile } from './model/parsedFile.ts'
import type { UrlList } from './model/urlList.ts'
import type { CheckContext } from './model/check.ts'
import { hasRequiredSingles, type Content } from './model/content.ts'
import { checkAllDays } from './checks/days.ts'
import { parseUrlList } from './publish/urlList.ts'
import { isAmongVersions } from './versions/legalVersions.ts'
import { filterPublished } from './publish/filterPublished.ts'
import { wrongExtension, type InvalidPath } from './parse/filePaths.ts'
import { compareText, sortDiagnostics, isError, type Diagnostic } from './model/diagnostic.ts'
import { loadContent } from './parse/loadContent.ts'
import { assembleSite } from './assembleSite.ts'
import { makeRoutes } from './publish/routes.ts'
import type { SiteRegistry, BuiltSite, Site } from './model/site.ts'
import { lazily } from './model/lazily.ts'
import type { Registry } from './model/registry.ts'
import type { SourceFile } from './model/sourceFile.ts'

/** What surrounds the content. A picture without facts is taken as it is; `committed` is asked only when it matters. */
export interface BuildOptions extends Partial<
  Pick<CheckContext, 'publicFiles' | 'otherFiles' | 'pictures' | 'committed' | 'today'>
> {
  /** The list of published addresses. Without one, no address is missed. */
  urlList?: SourceFile | undefined
  /** Whether drafts, and what is not on the site today, are shown and marked, instead of being left out. */
  includeUnpublished?: boolean | undefined
  /** Takes one file apart; given by callers that keep the results of unchanged files. */
  read?: ParseFile
  /**
   * Whether the site is withheld as long as it has errors (the default), or made of what is sound: to be compared with
   * another, never to be published.
   */
  onError?: 'fail' | 'ignore' | undefined
}

/**
 * Makes the site from the text of its content files. Pure and total: the same files give the same result, and
 * nothing is thrown for anything that content may hold.
 * @param registry what the site is made of
 * @param given every `.mdx` file below the content folder, in any order
 */
export function buildSite(
  registry: SiteRegistry,
  given: readonly SourceFile[],
  options: BuildOptions = {},
): BuiltSite {
  return readSite(registry, given, options).check()
}

/** Content of which all files were read, and what stands between them was not looked at. */
interface SiteReading {
  files: readonly SourceFile[]
  /** The site of files that are all in order by themselves, whatever is wrong between them; undefined where one is not. */
  unchecked: () => Site | undefined
  /** The site as if every day had come that files wait for; undefined when none waits, or they are shown already. */
  coming: () => ComingSite | undefined
  /** Looks at what stands between the files. */
  check: () => BuiltSite
}

/** A site with the files that wait for a day. */
export interface ComingSite {
  site: Site
  /** The day that each of these files waits for, as 2026-01-31. */
  days: ReadonlyMap<string, string>
}

/** The same as `buildSite` in two steps. */
export function readSite(
  registry: SiteRegistry,
  given: readonly SourceFile[],
  options: BuildOptions = {},
): SiteReading {
  const { publicFiles = new Set(), otherFiles = new Set(), pictures = new Map() } = options
  const { committed = () => undefined, today, includeUnpublished = false } = options
  const files = [...given].sort((a, b) => compareText(a.path, b.path))
  const urlList = options.urlList && parseUrlList(options.urlList)
  const { read } = options
  const wrongExtensions = misended(registry, files, { otherFiles, urlList })
  const content = loadContent(registry, files, { read, wrongExtensions })
  const live = filterPublished(content, today)
  const siteOf = (shown: Content): Site | undefined => {
    const { organization } = content
    if (organization === undefined || !hasRequiredSingles(content)) return undefined
    const made = { content, live: shown, organization, pictures, urlList, includeUnpublished }
    return assembleSite(registry, made)
  }
  const site = lazily(() => siteOf(live))
  const coming = (): ComingSite | undefined => {
    const days = new Map(
      live.unpublished.flatMap(({ file, reason }) =>
        reason.why === 'early' ? [[file, reason.day] as const] : [],
      ),
    )
    const whole =
      days.size === 0 || includeUnpublished ? undefined : siteOf(filterPublished(content, undefined))
    return whole && { site: whole, days }
  }
  const runChecks = (view: Content): Diagnostic[] => {
    const routes = makeRoutes(view)
    const whole = { content: view, routes, publicFiles, otherFiles, pictures, urlList, committed, today }
    return [...checks, ...registry.checks].flatMap((check) => check(whole))
  }
  const check = (): BuiltSite => {
    const problems = sortDiagnostics([
      ...checkAllDays({ content, live, today, includeUnpublished, runChecks }),
      ...(urlList?.problems ?? []),
    ])
    const quotable = options.urlList ? withFile(files, options.urlList) : files
    const isRefused = options.onError !== 'ignore' && problems.some(isError)
    return { site: isRefused ? undefined : site(), problems, files: quotable }
  }
  return { files, unchecked: () => (content.problems.some(isError) ? undefined : site()), coming, check }
}

/** The files that are not read because of their endings, and are missed. */
function misended(
  registry: Registry,
  files: readonly SourceFile[],
  { otherFiles, urlList }: { otherFiles: ReadonlySet<string>; urlList: UrlList | undefined },
): InvalidPath[] {
  const taken = new Set(files.map(({ path }) => path))
  const standing = new Set(urlList?.lines.flatMap(({ address, target }) => (target ? [] : address)))
  const isMissed = (address: string) => standing.has(address)
  return [...otherFiles]
    .filter((path) => !isAmongVersions(registry, path))
    .flatMap((path) => wrongExtension(path, registry, { taken, isMissed }) ?? [])
}

const withFile = (files: readonly SourceFile[], file: SourceFile): SourceFile[] =>
  [...files, file].sort((a, b) => compareText(a.path, b.path))
