import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { footText } from '../compliance/advertising/identification.ts'
import { lazily } from '../content/model/lazily.ts'
import type { Payload } from '../content/model/payload.ts'
import type { Route } from '../content/model/route.ts'
import type { Site } from '../content/model/site.ts'
import { keyOf, openPackCache } from '../node/cache/packCache.ts'
import type { LastGoodSite, StagedSite } from '../node/output/stagedSite.ts'
import type { CompressedWriter } from './hosting/compressedWriter.ts'
import type { SiteStyles } from './hosting/pageStyles.ts'
import { pageInputs } from './pagePayloads.ts'
import type { PageFinishers } from './pageWorkers.ts'

interface PublishPagesOptions {
  /**
   * Loads what pages are made with; asked for when the first one has to be rendered.
   * @param count how many have to be
   */
  loadPageMaker: (count: number) => Promise<PageMaker>
  /** What decides on every page besides its own content: code, script, shell, year. */
  publication: unknown
  /** Where pages come from that are as they were. */
  lastGood: LastGoodSite | undefined
  staged: StagedSite
  files: CompressedWriter
  styles: SiteStyles
  /** Takes note of the styles of all else, once they are known. */
  noteOtherStyles: () => Promise<void>
}

/** What pages are made with. */
interface PageMaker {
  makePayload: (route: Route) => Promise<Payload>
  finishers: PageFinishers
}

/** What came of a page. It is kept under the digest of all that the page was made from. */
const recordSchema = z.object({
  /** The hashes of its styles. */
  styles: z.array(z.string()),
  /** The addresses of the files that they stand in, when it shares them with others. */
  sheets: z.array(z.string()),
  /** Its own files in a finished site. */
  files: z.array(z.tuple([z.string(), z.object({ bytes: z.number(), sha256: z.string() })])),
  /** What its foot lacks. */
  missing: z.array(footText),
})
type PageRecord = z.output<typeof recordSchema>

/**
 * Writes every page of a site. A page that is made from the same as in the last good site is taken
 * from there instead of being rendered, when all its files still stand there with the digests that they had.
 * @returns what the foot of each lacks
 */
export async function publishPages(site: Site, options: PublishPagesOptions): Promise<FinishedFoot[]> {
  const { loadPageMaker, publication, lastGood, staged, files, styles, noteOtherStyles } = options
  const cache = openPackCache('pages')
  const publicationKey = keyOf(publication)
  const pages = site.routes.map((route): Page => {
    const key = lazily(() => keyOf(publicationKey, pageInputs(site, route)))
    const record = lastGood && readRecord(cache.get(key()))
    return { route, key, record: record && stands(record, lastGood) ? record : undefined, isWritten: false }
  })
  for (const { record } of pages) record?.styles.forEach(styles.add)

  const sheets = new Map<string, string>()
  let pageMaker: Promise<PageMaker> | undefined
  const isFitting = ({ record }: Page) => record && record.sheets.length > 0 === styles.areShared()
  /** Writes the pages that were not written yet, or whose styles stand where they may not. */
  const writePages = async (all: readonly Page[]): Promise<void> => {
    const unfinished = all.filter((page) => !isFitting(page))
    if (unfinished.length === 0) return
    const { makePayload, finishers } = await (pageMaker ??= loadPageMaker(unfinished.length))
    for (const page of unfinished) {
      const { route, key } = page
      const payload = await makePayload(route)
      const job = { path: route.path, payload, isShared: styles.areShared() }
      await finishers.finish(job, ({ styles: hashes, sheets: shared, files: own, missing }) => {
        hashes.forEach(styles.add)
        for (const { address, text } of shared) sheets.set(address, text)
        for (const [path, file] of own) staged.note(path, file)
        page.record = {
          styles: hashes,
          sheets: shared.map(({ address }) => address),
          files: own.map(([path, file]) => [path, file]),
          missing,
        }
        page.isWritten = true
        cache.put(key(), Buffer.from(JSON.stringify(page.record)))
      })
    }
    await finishers.done()
  }

  await writePages(pages.filter(({ record }) => !record))
  await noteOtherStyles()
  // Now all styles are known. What was written before they became too many for one header is written again.
  await writePages(pages)
  for (const { record, isWritten } of pages) {
    if (!record || isWritten || !lastGood) continue
    for (const [path, file] of record.files) staged.take(path, file)
    for (const sheet of record.sheets)
      if (!sheets.has(sheet)) sheets.set(sheet, readFileSync(join(lastGood.folder, sheet), 'utf8'))
  }
  for (const [address, text] of sheets) await files.writeShared(address, text)
  cache.save()
  return pages.flatMap(({ route: { path, file }, record }) =>
    record ? { path, file, missing: record.missing } : [],
  )
}

/** What the foot of a page lacks. */
interface FinishedFoot extends Pick<Route, 'path' | 'file'> {
  missing: PageRecord['missing']
}

/** A page, and what came of it: in this build, or when it was made from the same before. */
interface Page {
  route: Route
  key: () => string
  record: PageRecord | undefined
  isWritten: boolean
}

/** Whether all that came of a page stands in a finished site, just as it was. */
const stands = ({ files, sheets }: PageRecord, { files: all }: LastGoodSite): boolean =>
  files.every(([path, { sha256 }]) => all.get(path)?.sha256 === sha256) &&
  sheets.every((sheet) => all.has(sheet.slice(1)))

function readRecord(product: Buffer | undefined): PageRecord | undefined {
  return product && recordSchema.parse(JSON.parse(product.toString('utf8')))
}
