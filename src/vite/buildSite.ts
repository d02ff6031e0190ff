import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { addFooter, checkFinishedSite, checkFooters, type Footers } from '../compliance/checkFinishedSite.ts'
import type { FinishedPage } from '../compliance/readPages.ts'
import { isError, type Diagnostic } from '../content/model/diagnostic.ts'
import type { BuiltSite, Site } from '../content/model/site.ts'
import { releaseProblems } from '../compliance/releaseProblems.ts'
import { pageCount } from '../content/publish/pageHead.ts'
import { printReport } from '../content/report/printReport.ts'
import { counted } from '../content/text/plural.ts'
import type { PagePayload } from '../firm/pages/kinds.ts'
import { advertisingPolicy, registry } from '../firm/registry.ts'
import { ansiStyler } from '../node/ansi.ts'
import type { BodyCompiler } from '../node/bodies.ts'
import { buildDate } from '../node/buildDate.ts'
import { foldersOf, pathFrom } from '../node/folders.ts'
import { pruneCache } from '../node/keep.ts'
import { writePictures } from '../node/pictures.ts'
import { readContent, type ReadContent } from '../node/readContent.ts'
import { UserError } from '../node/userError.ts'
import { hostFrom } from './hosting/hostFiles.ts'
import { sharePictures, writeSharePictures } from './sharePictures.ts'
import { siteTexts } from './siteTexts.ts'

/** Whether the site will be published. Some warnings are errors then. */
const isRelease = (): boolean => !['', '0', undefined].includes(process.env['RELEASE'])

/** The browser's scripts. */
export interface Scripts {
  /** The URL of the first script. */
  script: string
  /** URLs of the modules that it loads, in order. The last one exports `hydratePage`. */
  modules: string[]
}

export interface BuildOptions {
  /** The project's folder. */
  root: string
  compiler: BodyCompiler
  scripts: Promise<Scripts>
}

/**
 * Reads the content, and writes the pages and the files for hosts and search engines.
 * @param folder where the site is written
 * @returns a summary for the terminal
 * @throws UserError if the content has errors
 */
export async function buildSite(folder: string, options: BuildOptions): Promise<string> {
  const { root, compiler } = options
  const folders = foldersOf(root)
  const content = await readContent(registry, folders, { compiler })
  const contentName = pathFrom(root, folders.content) || '.'
  const built = content.check()
  const { site, files } = built
  const found = { files, problems: isRelease() ? releaseProblems(built) : built.problems }
  report(found, contentName)
  throwOnErrors(found.problems)
  if (site === undefined) throw new UserError('The site was not built.')
  await writePictures(site.pictures.wanted, folders.content, folder)
  const shared = writeSharePictures(await sharePictures(site, root, folders.content), folder)
  const { footers, pages } = await writePages(site, content, folder, {
    ...(await options.scripts),
    share: shared.add,
  })
  await shared.written()
  const given = { pages, files, policy: advertisingPolicy, approved: content.approved }
  const problems = isRelease()
    ? checkFinishedSite(site, { ...given, today: buildDate(), release: true })
    : checkFooters(site, footers)
  report({ problems, files }, contentName)
  throwOnErrors(problems)
  pruneCache()
  return `The site is in ${folders.out}: ${pageCount(site.routes)}, and the page for missing addresses`
}

/** @throws UserError if some problems are errors */
function throwOnErrors(problems: readonly Diagnostic[]): void {
  const errors = problems.filter(isError).length
  if (errors > 0) throw new UserError(`The site was not built. Fix the ${counted(errors, 'error')} above.`)
}

function report(found: Pick<BuiltSite, 'problems' | 'files'>, contentName: string): void {
  if (found.problems.length > 0)
    console.warn(`\n${printReport(found, contentName, ansiStyler(process.stderr))}\n`)
}

interface PageOptions extends Scripts {
  /** Draws the picture that a page shares. */
  share: (payload: PagePayload) => void
}

async function writePages(
  site: Site,
  content: ReadContent,
  folder: string,
  { script, modules, share }: PageOptions,
): Promise<{ footers: Footers; pages: Map<string, FinishedPage> }> {
  const footers: Footers = new Map()
  /** Only a release reads them. */
  const pages = new Map<string, FinishedPage>()
  const options = { content, script, modules, host: hostFrom(process.env) }
  for await (const { path, text, page } of siteTexts(site, options)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    if (page === undefined) continue
    const { html, payload } = page
    addFooter(footers, payload.path, html)
    if (isRelease()) pages.set(payload.path, { html, data: payload })
    if (payload.picture !== undefined) share(payload)
    // Drawn pictures are written between pages.
    await setImmediate()
  }
  return { footers, pages }
}
