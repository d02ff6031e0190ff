import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildEnvironment, ViteBuilder } from 'vite'
import { pageCount } from '../content/publish/pageCount.ts'
import { isError } from '../content/model/diagnostic.ts'
import { makeReport } from '../content/report/makeReport.ts'
import { printReport } from '../content/report/printReport.ts'
import { publishPictures } from '../node/images/imageVariantCache.ts'
import { contentStore } from '../node/workspace/contentStore.ts'
import { inPlainWords } from '../node/diskError.ts'
import type { Folders } from '../node/folders.ts'
import { compressFiles } from './hosting/compressFiles.ts'
import { onInterrupt } from '../node/onInterrupt.ts'
import { listEveryFile } from '../node/output/buildManifest.ts'
import type { StagedSite } from '../node/output/stagedSite.ts'
import { newServerFolder, sweepLitter } from '../node/output/sweepLitter.ts'
import { withOutput, type SiteOutput } from '../node/output/withOutput.ts'
import { payloadMaker } from './pagePayloads.ts'
import { ansiStyler } from '../node/ansi.ts'
import { UserError } from '../node/userError.ts'
import { publish } from './publish.ts'
import type { ServerEntry } from './serverEntry.ts'
import type { NamedSiteOptions } from './siteOptions.ts'

/**
 * The whole build: content first, then the browser's files, then every page. Nothing of the last good site is
 * touched until the new one is complete.
 * @throws UserError when the site must not be put where it was asked for, when the content has errors, when the disk
 *   refuses, or when another build does not come to its end
 */
export async function buildSiteApp(
  builder: ViteBuilder,
  folders: Folders,
  options: NamedSiteOptions,
): Promise<void> {
  const { root } = builder.config
  try {
    await withOutput(folders, root, async (output) => {
      sweepLitter(root, folders)
      await buildInto(output, builder, folders, options)
    })
  } catch (error) {
    throw inPlainWords(error, 'The site was not built', folders.out)
  }
}

async function buildInto(
  output: SiteOutput,
  builder: ViteBuilder,
  folders: Folders,
  { contentName, loadRegistry, loadDrawings, browserEntry }: NamedSiteOptions,
): Promise<void> {
  const { site, problems, files } = contentStore(await loadRegistry(), folders, {
    release: isRelease(),
    isRendered: true,
  }).load()
  const told = () => printReport(makeReport({ problems, files }, contentName), ansiStyler(process.stderr))
  if (site === undefined) throw new ContentError(told(), problems.filter(isError).length, output.hasLastGood)
  if (problems.length > 0) builder.config.logger.warn(`\n${told()}\n`)
  const makePayload = payloadMaker(builder.config.plugins)
  const staged = output.stage()
  const script = await buildForBrowser(builder, staged, browserEntry)
  await withServerEntry(builder, async (server) => {
    await publish(site, {
      server,
      makePayload,
      drawingsOf: await loadDrawings(),
      script,
      write: staged.write,
    })
  })
  await publishPictures(site.pictures.wanted, staged.write, { content: folders.content })
  await compressFiles(staged)
  output.publish(staged)
  // Not through Vite's logger: this is the one line that editors wait for, and its lists of files are left out.
  console.log(`The site is in ${folders.out}: ${pageCount(site.routes)}, and the page for missing addresses`)
}

/**
 * Bundles what browsers get, and takes in what is published as it is.
 * @returns the address of the script that wakes pages
 */
async function buildForBrowser(
  builder: ViteBuilder,
  staged: StagedSite,
  browserEntry: string,
): Promise<string> {
  const client = environmentOf(builder, 'client')
  const files = [await builder.build(client)]
    .flat()
    .flatMap((built) => ('output' in built ? built.output : []))
  for (const file of files) staged.write(file.fileName, file.type === 'chunk' ? file.code : file.source)
  for (const path of publicFiles(client.config.publicDir))
    staged.write(path, readFileSync(join(client.config.publicDir, path)))
  const script = files.find((file) => file.type === 'chunk' && file.isEntry)
  if (script === undefined) throw new Error(`Vite has made no script of ${browserEntry}.`)
  return `/${script.fileName}`
}

/** Every file that is published as it is; links are followed. */
const publicFiles = (folder: string): string[] =>
  (existsSync(folder) ? listEveryFile(folder) : []).flatMap((path) =>
    statSync(join(folder, path)).isDirectory()
      ? publicFiles(join(folder, path)).map((below) => `${path}/${below}`)
      : path,
  )

/** Bundles what renders pages, and hands it over for as long as it is needed. */
async function withServerEntry(
  builder: ViteBuilder,
  work: (server: ServerEntry) => Promise<void>,
): Promise<void> {
  const folder = newServerFolder(builder.config.root)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const forget = onInterrupt(remove)
  try {
    mkdirSync(folder, { recursive: true })
    const ssr = environmentOf(builder, 'ssr')
    ssr.config.build.outDir = folder
    await builder.build(ssr)
    const { default: server } = await import(pathToFileURL(join(folder, 'entryServer.js')).href)
    await work(server)
  } finally {
    forget()
    remove()
  }
}

function environmentOf(builder: ViteBuilder, name: 'client' | 'ssr'): BuildEnvironment {
  const environment = builder.environments[name]
  if (!environment) throw new Error(`The build needs Vite’s ${name} environment.`)
  return environment
}

/**
 * Whether the site is made for its visitors to see, rather than to be looked at while people write: `RELEASE=1`, which
 * `npm run build -- --release` sets. Warnings such as a lost approval are errors then.
 */
const isRelease = (): boolean => !['', '0', undefined].includes(process.env['RELEASE'])

/** The content has errors; the message lists them for the people who write it. */
class ContentError extends UserError {
  /**
   * @param problems every problem as text; @param count how many errors are among them
   * @param hasLastGood whether there is a finished site, which stays
   */
  constructor(problems: string, count: number, hasLastGood: boolean) {
    super(
      `\n${problems}\n\nThe site was not built${hasLastGood ? ', and the last good one is untouched' : ''}: mend the ${count === 1 ? 'error' : `${count} errors`} above.`,
    )
  }
}
