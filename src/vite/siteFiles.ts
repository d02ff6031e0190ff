import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isReadable, type SiteFile } from '../content/proof/readFile.ts'
import { listPublished } from '../node/output/publicFiles.ts'

/** The files of a site beside its pages, which the proof of its words looks at. */

/** The files of the public folder whose texts can be read. @param folder absolute */
export const publicTexts = (folder: string): SiteFile[] =>
  listPublished(folder)
    .filter(isReadable)
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8'), copyOf: `public/${path}` }))

/** Those among bundled files. */
export const bundledTexts = (files: readonly (readonly [path: string, bytes: Buffer])[]): SiteFile[] =>
  files.flatMap(([path, bytes]) => (isReadable(path) ? { path, text: bytes.toString('utf8') } : []))
