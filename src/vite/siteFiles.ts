import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../content/model/site.ts'
import { isReadable, type SiteFile } from '../content/proof/readFile.ts'
import { keyOf, type PackCache } from '../node/cache/packCache.ts'
import { listPublished } from '../node/output/publicFiles.ts'
import type { ListDrawings } from './siteOptions.ts'

/** The files of a site beside its pages, which the proof of its words looks at. */

/**
 * Draws what was not drawn from the same subject before.
 * @param code the digest of all code @param cache what was drawn before
 */
export function drawSite(
  site: Site,
  drawingsOf: ListDrawings,
  { code, cache }: { code: string | undefined; cache: PackCache | undefined },
): SiteFile[] {
  const drawn = [...drawingsOf(site)].map(([path, { subject, draw }]): SiteFile => {
    const key = keyOf(code, path, subject)
    const kept = cache?.get(key)
    if (kept) return { path, text: kept.toString('utf8') }
    const text = draw()
    cache?.put(key, Buffer.from(text))
    return { path, text }
  })
  cache?.save()
  return drawn
}

/** The files of the public folder whose texts can be read. @param folder absolute */
export const publicTexts = (folder: string): SiteFile[] =>
  listPublished(folder)
    .filter(isReadable)
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8'), copyOf: `public/${path}` }))

/** Those among bundled files. */
export const bundledTexts = (files: readonly (readonly [path: string, bytes: Buffer])[]): SiteFile[] =>
  files.flatMap(([path, bytes]) => (isReadable(path) ? { path, text: bytes.toString('utf8') } : []))
