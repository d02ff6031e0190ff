import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteBuilder } from 'vite'
import { pageCount } from '../content/publish/pageCount.ts'
import { isError } from '../content/model/diagnostic.ts'
import { makeReport } from '../content/report/makeReport.ts'
import { printReport } from '../content/report/printReport.ts'
import { publishPictures } from '../node/images/imageVariantCache.ts'
import { contentStore } from '../node/workspace/contentStore.ts'
import { inPlainWords } from '../node/diskError.ts'
import type { Folders } from '../node/folders.ts'
import { codeDigest } from '../node/cache/codeDigest.mjs'
import { loadBundles, serverEntry } from './bundles.ts'
import { compressedWriter } from './hosting/compressedWriter.ts'
import { listEveryFile } from '../node/output/buildManifest.ts'
import { sweepLitter } from '../node/output/sweepLitter.ts'
import { withOutput, type SiteOutput } from '../node/output/withOutput.ts'
import { payloadMaker } from './pagePayloads.ts'
import { ansiStyler } from '../node/ansi.ts'
import { UserError } from '../node/userError.ts'
import { publish } from './publish.ts'
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
  const { root, publicDir, plugins, logger } = builder.config
  const code = codeDigest(root)
  const registry = await loadRegistry()
  const loadContent = async () => contentStore(registry, folders, { release: isRelease() }).load()
  // Bundling begins before the content is read, since it has threads of its own.
  const [bundles, { site, problems, files }] = await Promise.all([
    loadBundles(builder, { code, browserEntry }),
    loadContent(),
  ])
  const told = () => printReport(makeReport({ problems, files }, contentName), ansiStyler(process.stderr))
  if (site === undefined)
    throw new ContentError(told(), problems.filter(isError).length, output.lastGood !== undefined)
  if (problems.length > 0) logger.warn(`\n${told()}\n`)
  const staged = output.stage()
  const compressed = compressedWriter(staged.write)
  for (const [path, bytes] of bundles.client) await compressed.write(path, bytes, 'best')
  for (const path of publicFiles(publicDir))
    await compressed.write(path, readFileSync(join(publicDir, path)), 'best')
  const server = serverEntry(root, bundles)
  try {
    await publish(site, {
      code,
      bundles,
      loadServer: server.load,
      makePayload: payloadMaker(plugins),
      drawingsOf: await loadDrawings(),
      lastGood: output.lastGood,
      staged,
      files: compressed,
    })
  } finally {
    server.remove()
  }
  await publishPictures(site.pictures.wanted, staged.write, { content: folders.content })
  await compressed.finish()
  output.publish(staged)
  // Not through Vite's logger: this is the one line that editors wait for, and its lists of files are left out.
  console.log(`The site is in ${folders.out}: ${pageCount(site.routes)}, and the page for missing addresses`)
}

/** Every file that is published as it is; links are followed. */
const publicFiles = (folder: string): string[] =>
  (existsSync(folder) ? listEveryFile(folder) : []).flatMap((path) =>
    statSync(join(folder, path)).isDirectory()
      ? publicFiles(join(folder, path)).map((below) => `${path}/${below}`)
      : path,
  )

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
