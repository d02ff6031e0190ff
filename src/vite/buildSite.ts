import { constants, copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { addFooter, checkFinishedSite, checkFooters, type Footers } from '../compliance/checkFinishedSite.ts'
import type { FinishedPage } from '../compliance/readPages.ts'
import { isError, type BuiltSite } from '../content/model.ts'
import { releaseProblems } from '../compliance/releaseProblems.ts'
import { pageCount } from '../content/publish/pageHead.ts'
import { printReport } from '../content/report/printReport.ts'
import { counted } from '../content/text/plural.ts'
import { advertisingPolicy, registry } from '../firm/registry.ts'
import { ansiStyler } from '../node/ansi.ts'
import { buildDate } from '../node/buildDate.ts'
import { foldersOf, pathFrom, type Folders } from '../node/folders.ts'
import { codeDigest, keep, pruneCache } from '../node/keep.ts'
import { openOutput } from '../node/output.ts'
import { writePictures } from '../node/pictures.ts'
import { readContent } from '../node/readContent.ts'
import { UserError } from '../node/userError.ts'
import { bodyCompiler } from './bodyCompiler.ts'
import type { Bundle } from './bundleScripts.mjs'
import { fontFiles } from './fonts.mjs'
import { deliveryProgram, hostFrom } from './hosting/hostFiles.ts'
import { callInOwnProcess } from './callInOwnProcess.mjs'
import { sharePictures, writeSharePictures } from './sharePictures.ts'
import { siteTexts } from './siteTexts.ts'

/** Whether the site will be published. Some warnings are errors then. */
const isRelease = (): boolean => !['', '0', undefined].includes(process.env['RELEASE'])

/**
 * Builds the site. The old one stays until the new one is complete.
 * @param root the project's folder
 * @returns a summary for the terminal
 * @throws UserError if the site can't be written or the content has errors
 */
export async function buildSite(root: string): Promise<string> {
  const folders = foldersOf(root)
  const output = openOutput(root, folders)
  try {
    const summary = await writeSite(output.site, root, folders)
    output.publish()
    return summary
  } finally {
    output.remove()
  }
}

/** Reads the content, and writes the pages and the files for hosts and search engines. */
async function writeSite(folder: string, root: string, folders: Folders): Promise<string> {
  const bundle = keptBundle()
  // Its error is thrown where it's awaited.
  bundle.catch(() => {})
  const content = await readContent(registry, folders, bodyCompiler)
  const contentName = pathFrom(root, folders.content) || '.'
  const built = content.check()
  const { site, files } = built
  report({ files, problems: isRelease() ? releaseProblems(built) : built.problems }, contentName)
  if (site === undefined) throw new UserError('The site was not built.')
  cpSync(folders.public, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  await writePictures(site.pictures.wanted, folders.content, folder)
  const shared = writeSharePictures(await sharePictures(site, root, folders.content), folder)
  const { script, modules, ...scripts } = await bundle
  for (const [path, text] of [...scripts.files, [deliveryProgram, scripts.delivery] as const])
    writeInto(folder, path, text)
  for (const [address, file] of fontFiles()) copyFileSync(file, join(folder, address))
  const footers: Footers = new Map()
  /** Only a release reads them. */
  const pages = new Map<string, FinishedPage>()
  const options = { content, script, modules, host: hostFrom(process.env) }
  for await (const { path, text, page } of siteTexts(site, options)) {
    writeInto(folder, path, text)
    if (page === undefined) continue
    const { html, payload } = page
    addFooter(footers, payload.path, html)
    if (isRelease()) pages.set(payload.path, { html, data: payload })
    if (payload.picture !== undefined) shared.add(payload)
    // Drawn pictures are written between pages.
    await setImmediate()
  }
  await shared.written()
  const given = { pages, files, policy: advertisingPolicy, approved: content.approved }
  const problems = isRelease()
    ? checkFinishedSite(site, { ...given, today: buildDate(), release: true })
    : checkFooters(site, footers)
  report({ problems, files }, contentName)
  pruneCache()
  return `The site is in ${folders.out}: ${pageCount(site.routes)}, and the page for missing addresses`
}

/** The browser's scripts, which only a change of the code changes. */
async function keptBundle(): Promise<Bundle> {
  const bundle = await keep(`scripts/${codeDigest()}.json`, () => callInOwnProcess('bundleScripts.mjs'))
  return JSON.parse(String(bundle))
}

function writeInto(folder: string, path: string, text: string): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Prints problems. @throws UserError if some of them are errors */
function report(found: Pick<BuiltSite, 'problems' | 'files'>, contentName: string): void {
  if (found.problems[0]) console.warn(`\n${printReport(found, contentName, ansiStyler(process.stderr))}\n`)
  const errors = found.problems.filter(isError).length
  if (errors > 0) throw new UserError(`The site was not built. Fix the ${counted(errors, 'error')} above.`)
}
