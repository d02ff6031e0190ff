import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PicturedPage } from '../../src/compliance/redline/documents/picturesPage.ts'
import { compareText } from '../../src/content/model/diagnostic.ts'
import { listFiles } from '../../src/node/readTree.ts'

/** A page of which the two sites have different files. */
export type ChangedPage = Pick<PicturedPage, 'path' | 'status'>

/**
 * The pages of two finished sites that may look different: whose document differs but for the digests in file names,
 * or that show a drawing, a picture or a font which differs. Pages that only lead on to others are left out.
 * @param before the folder of the earlier site; @param after that of the later one
 * @returns sorted by address
 */
export function changedPages(before: string, after: string): ChangedPage[] {
  const [old, now] = [pagesOf(before), pagesOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])].sort(compareText).flatMap((path): ChangedPage[] => {
    const [one, other] = [old.get(path), now.get(path)]
    if (one === undefined) return [{ path, status: 'added' }]
    if (other === undefined) return [{ path, status: 'removed' }]
    return fingerprint(one, before) === fingerprint(other, after) ? [] : [{ path, status: 'changed' }]
  })
}

/** The documents of a site by the address of their page. */
function pagesOf(folder: string): Map<string, string> {
  return new Map(
    listFiles(folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [addressOf(file), readFileSync(join(folder, file), 'utf8')] as const)
      .filter(([, html]) => !html.includes('http-equiv="refresh"')),
  )
}

const addressOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`

/** A text that differs whenever a page may look different. */
function fingerprint(html: string, folder: string): string {
  const shown = [...new Set(html.match(/\/[\w/.-]+\.(?:svg|png|jpe?g|gif|webp|avif|woff2)\b/g))].map(
    (path) => {
      const file = join(folder, path)
      return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : ''
    },
  )
  const document = html
    .replace(/\/assets\/([\w.]+)-[\w-]+\.(\w+)/g, '/assets/$1.$2')
    .replace(/ data-version="\w+"/, '')
  return [document, ...shown].join('\n')
}
