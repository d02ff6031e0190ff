import { cachesOf } from '../node/cache/packCache.ts'
import { openParseStore } from '../node/workspace/parseStore.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { footTexts } from '../compliance/advertising/identification.ts'
import { lazily } from '../content/model/lazily.ts'
import { listFiles } from '../node/listFiles.ts'
import type { SourceFile } from '../content/model/sourceFile.ts'
import { collectionOfPath } from '../content/model/registry.ts'
import { pageCount } from '../content/publish/pageCount.ts'
import { isError, type Diagnostic } from '../content/model/diagnostic.ts'
import { makeReport } from '../content/report/makeReport.ts'
import { printReport } from '../content/report/printReport.ts'
import { publishPictures } from '../node/images/imageVariantCache.ts'
import { contentStore } from '../node/workspace/contentStore.ts'
import { inPlainWords } from '../node/diskError.ts'
import { foldersOf, pathFrom, type Folders } from '../node/folders.ts'
import { codeDigest } from '../node/cache/codeDigest.mjs'
import type { BuildTools } from './buildTools.ts'
import { writeServerBundle, type Bundles } from './bundles.ts'
import { deferRejection } from './deferRejection.ts'
import { pageWorkers } from './pageWorkers.ts'
import { compressedWriter, type CompressedWriter } from './hosting/compressedWriter.ts'
import { listPublished } from '../node/output/publicFiles.ts'
import { inputsAtStart, isRelease, keepSaid } from '../node/output/unchangedSite.ts'
import { sweepLitter } from '../node/output/sweepLitter.ts'
import { withOutput, type SiteOutput } from '../node/output/withOutput.ts'
import { payloadMaker } from './pagePayloads.ts'
import { ansiStyler } from '../node/ansi.ts'
import { UserError } from '../node/userError.ts'
import { publish } from './publish.ts'
import type { SiteOptions } from './siteOptions.ts'

/**
 * The whole build: content first, then the browser's files, then every page. Nothing of the last good site is
 * touched until the new one is complete.
 * @throws UserError when the site must not be put where it was asked for, when the content has errors, when the disk
 *   refuses, or when another build does not come to its end
 */
export async function buildSiteApp(tools: BuildTools, options: SiteOptions): Promise<void> {
  const folders = foldersOf(tools.root)
  try {
    const work = async (output: SiteOutput) => {
      sweepLitter(tools.root, folders)
      await buildInto(output, tools, folders, options)
    }
    // A release is made of files that were read, and nothing else.
    await withOutput(folders, tools.root, work, { rereads: isRelease(process.env) })
  } catch (error) {
    throw inPlainWords(error, 'The site was not built', folders.out)
  } finally {
    await tools.bundling.stop()
  }
}

async function buildInto(
  output: SiteOutput,
  { root, asked, bundling, loadPlugins, pageWorker }: BuildTools,
  folders: Folders,
  { loadRegistry }: SiteOptions,
): Promise<void> {
  const circumstances = {
    root,
    folders,
    env: process.env,
    release: isRelease(process.env),
    asked,
  }
  const inputs = inputsAtStart(circumstances)
  const code = codeDigest(root)
  const registry = await loadRegistry()
  const workers = pageWorkers(pageWorker)
  try {
    if (output.lastGood === undefined)
      workers.start(
        listFiles(folders.content).filter((path) => collectionOfPath(registry, path)?.base !== undefined)
          .length,
      )
    const { check, review } = contentStore(registry, folders, {
      release: circumstances.release,
      parses: openParseStore(registry, cachesOf(root)),
      isRendered: true,
    }).read()
    const built = check()
    const contentName = pathFrom(root, folders.content) || '.'
    const tell = (found: readonly Diagnostic[], files: readonly SourceFile[]) =>
      printReport(makeReport({ problems: [...found], files }, contentName), ansiStyler(process.stderr))
    const refuse = (found: readonly Diagnostic[], files: readonly SourceFile[]) =>
      new ContentError(tell(found, files), found.filter(isError).length, output.lastGood !== undefined)
    /** Adds the lawyers’ checks, and tells their warnings. @throws ContentError */
    const reviewed = lazily(() => {
      const { site, problems, files, notes = [] } = review(built)
      if (site === undefined) throw refuse(problems, files)
      const warnings = problems.length > 0 ? `\n${tell(problems, files)}\n` : undefined
      if (warnings !== undefined) console.warn(warnings)
      return { site, files, notes, warnings }
    })
    const site = built.site ?? reviewed().site
    const staged = output.stage()
    const compressed = compressedWriter(staged.write)
    // Until the code is bundled, nothing can be rendered.
    if (!(await isSettled(bundling.bundles))) reviewed()
    const bundles = await bundling.bundles
    const whenWritten = deferRejection(writeShared(compressed, bundles, folders))
    const found = await publish(site, {
      code,
      bundles,
      writeServerBundle: () => writeServerBundle(root, bundles),
      pageWorkers: workers,
      meanwhile: reviewed,
      loadPayloadMaker: async () => payloadMaker(await loadPlugins(), false),
      readDrawings: () =>
        listPublished(folders.public)
          .filter((path) => path.startsWith('art/'))
          .map((path) => readFileSync(join(folders.public, path), 'utf8')),
      foot: footTexts(site),
      lastGood: output.lastGood,
      staged,
      files: compressed,
    })
    const { files, notes, warnings } = reviewed()
    if (found.length > 0) throw refuse(found, files)
    await publishPictures(site.pictures.wanted, staged.write, { content: folders.content })
    await whenWritten
    await compressed.finish()
    output.publish(staged)
    // Not through Vite's logger: this is what editors wait for, and its lists of files are left out.
    const where = `The site is in ${folders.out}: ${pageCount(site.routes)}, and the page for missing addresses`
    const line = [...(circumstances.release ? notes : []), where].join('\n')
    console.log(line)
    keepSaid(circumstances, inputs, { warnings, line })
  } finally {
    await workers.end()
  }
}

/** Writes what all pages share, as it was bundled, and the files of the public folder. */
async function writeShared(files: CompressedWriter, { client }: Bundles, folders: Folders): Promise<void> {
  // The largest first, since it takes longest to compress: the others follow meanwhile.
  for (const [path, bytes] of client.toSorted(([, one], [, other]) => other.length - one.length))
    await files.writeShared(path, bytes)
  for (const path of listPublished(folders.public))
    await files.writeShared(path, readFileSync(join(folders.public, path)))
}

/** Whether a promise has come to its end, once all that has happened meanwhile was looked at. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  promise.then(end, end)
  // What has happened while this thread was busy is looked at between these two.
  await setImmediate()
  await setImmediate()
  return isOver
}

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
