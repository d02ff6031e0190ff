import { mkdtempSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ViteBuilder } from 'vite'
import { pageCount } from '../site/pageCount.ts'
import { isError } from '../site/problem.ts'
import { makeReport } from '../site/report/makeReport.ts'
import { printReport } from '../site/report/printReport.ts'
import { buildYear } from './buildDay.ts'
import { ContentError } from './contentError.ts'
import { contentStore } from './contentStore.ts'
import { browserEntry } from './entries.ts'
import type { Folders } from './folders.ts'
import { isRelease } from './isRelease.ts'
import { paintFor } from './paint.ts'
import { publishPictures } from './pictures/publishPictures.ts'
import { publish } from './publish.ts'
import { replaceFolder } from './replaceFolder.ts'
import type { ServerEntry } from './serverEntry.ts'

/** Where the finished site grows until it is whole: beside the folder that it will replace. */
export const stagingOf = (out: string): string => join(dirname(out), `.${basename(out)}-next`)

/**
 * The whole build: content first, then the browser's files, then every page. Nothing of the last good site is
 * touched until the new one is complete.
 * @throws ContentError when the content has an error; its message lists every problem
 */
export async function buildSiteApp(
  builder: ViteBuilder,
  folders: Folders,
  contentName: string,
): Promise<void> {
  const { site, problems, files } = contentStore(folders, { release: isRelease() }).load()
  const told = () => printReport(makeReport({ problems, files }, contentName), paintFor(process.stderr))
  if (site === undefined) throw new ContentError(told(), problems.filter(isError).length)
  if (problems.length > 0) builder.config.logger.warn(`\n${told()}\n`)
  const { client, ssr } = builder.environments
  if (!client || !ssr) throw new Error('The build needs Vite’s client and ssr environments.')
  const staging = stagingOf(folders.out)
  const cache = join(builder.config.root, 'node_modules/.west-atlantic')
  mkdirSync(cache, { recursive: true })
  const serverFolder = mkdtempSync(join(cache, 'server-'))
  try {
    rmSync(staging, { recursive: true, force: true })
    ssr.config.build.outDir = serverFolder
    await builder.build(client)
    await builder.build(ssr)
    const server: ServerEntry = await import(pathToFileURL(join(serverFolder, 'entryServer.js')).href)
    await publish(site, {
      server,
      script: scriptAddress(staging),
      folder: staging,
      year: buildYear(),
    })
    await publishPictures(site.pictures.wanted, staging, { content: folders.content })
    replaceFolder(staging, folders.out)
    // Not through Vite's logger: this is the one line that editors wait for, and its lists of files are left out.
    console.log(
      `The site is in ${folders.out}: ${pageCount(site.routes)}, and the page for missing addresses`,
    )
  } finally {
    rmSync(serverFolder, { recursive: true, force: true })
    rmSync(staging, { recursive: true, force: true })
  }
}

/** The address of the built browser entry, from Vite's manifest, which no visitor needs. */
function scriptAddress(folder: string): string {
  const file = join(folder, '.vite/manifest.json')
  const manifest: Record<string, { file: string } | undefined> = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(dirname(file), { recursive: true })
  const script = manifest[browserEntry]?.file
  if (script === undefined) throw new Error(`Vite’s manifest does not name ${browserEntry}.`)
  return `/${script}`
}
