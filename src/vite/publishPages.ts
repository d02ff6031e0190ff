import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Route } from '../content/model/route.ts'
import type { Site } from '../content/model/site.ts'
import { payloadAddress } from '../content/publish/addresses.ts'
import { pageFile } from '../content/publish/pageFiles.ts'
import { keyOf, openPackCache } from '../node/cache/packCache.ts'
import { isPublishedFile, type PublishedFile } from '../node/output/buildManifest.ts'
import type { StagedSite } from '../node/output/stagedSite.ts'
import type { LastGoodSite } from '../node/output/withOutput.ts'
import type { CompressedWriter } from './hosting/compressedWriter.ts'
import { settlePage, styleHash, type SiteStyles } from './hosting/pageStyles.ts'
import { pageInputs } from './pagePayloads.ts'

/** A page as it was rendered: its document, the style elements in it, and its payload. */
interface RenderedPage {
  html: string
  styles: readonly string[]
  payload: object
}

interface PublishPagesOptions {
  /** Renders the page of a route. */
  render: (route: Route) => Promise<RenderedPage>
  /** What decides on every page besides its own content: code, script, shell, year. */
  publication: unknown
  /** Where pages come from that are as they were. */
  lastGood: LastGoodSite | undefined
  staged: StagedSite
  files: CompressedWriter<PublishedFile>
  styles: SiteStyles
}

/** What came of a page. It is kept under the digest of all that the page was made from. */
const recordSchema = z.object({
  /** The hashes of its styles. */
  styles: z.array(z.string()),
  /** The addresses of the files that they stand in, when it shares them with others. */
  sheets: z.array(z.string()),
  /** Its own files in a finished site. */
  files: z.array(z.tuple([z.string(), z.object({ bytes: z.number(), sha256: z.string() })])),
})
type PageRecord = z.output<typeof recordSchema>

/**
 * Writes every page of a site, one after the other. A page that is made from the same as in the last good site is taken
 * from there instead of being rendered, when all its files still stand there with the digests that they had.
 */
export async function publishPages(site: Site, options: PublishPagesOptions): Promise<void> {
  const { render, publication, lastGood, staged, files, styles } = options
  const cache = openPackCache('pages')
  const pages = site.routes.map((route): Page => {
    const key = keyOf(publication, pageInputs(site, route))
    const record = lastGood && readRecord(cache.get(key))
    return { route, key, record: record && stands(record, lastGood) ? record : undefined }
  })
  for (const { record } of pages) record?.styles.forEach(styles.add)

  const sheets = new Map<string, string>()
  const write = async ({ route, key }: Page): Promise<boolean> => {
    const page = await render(route)
    const hashes = page.styles.map(styleHash)
    hashes.forEach(styles.add)
    const isShared = styles.areShared()
    const { html, sheets: own } = settlePage(page, isShared, site.registry.frames)
    for (const { address, text } of own) sheets.set(address, text)
    const record: PageRecord = {
      styles: hashes,
      sheets: own.map(({ address }) => address),
      files: [
        ...files.write(pageFile(route.path), html),
        ...files.write(payloadAddress(route.path), JSON.stringify(page.payload)),
      ].map(([path, file]) => [path, file]),
    }
    cache.put(key, Buffer.from(JSON.stringify(record)))
    return isShared
  }

  const placed = []
  for (const page of pages) if (!page.record) placed.push({ page, isShared: await write(page) })
  // Now all styles are known. What was written before they became too many for one header is written again.
  for (const { page, isShared } of placed) if (isShared !== styles.areShared()) await write(page)
  for (const page of pages) {
    if (!page.record || !lastGood) continue
    const { sheets: shared, files: own } = page.record
    if (shared.length > 0 !== styles.areShared()) {
      await write(page)
      continue
    }
    for (const [path, file] of own) staged.take(path, lastGood.folder, file)
    for (const sheet of shared)
      if (!sheets.has(sheet)) sheets.set(sheet, readFileSync(join(lastGood.folder, sheet), 'utf8'))
  }
  for (const [address, text] of sheets) await files.writeShared(address, text)
  cache.save()
}

/** A page, and what came of it when it was made from the same before. */
interface Page {
  route: Route
  key: string
  record: PageRecord | undefined
}

/** Whether all that came of a page stands in a finished site, just as it was. */
const stands = ({ files, sheets }: PageRecord, { folder, files: all }: LastGoodSite): boolean =>
  files.every(([path, file]) => isPublishedFile(folder, path, file)) &&
  sheets.every((sheet) => all.has(sheet.slice(1)))

function readRecord(product: Buffer | undefined): PageRecord | undefined {
  return product && recordSchema.parse(JSON.parse(product.toString('utf8')))
}
