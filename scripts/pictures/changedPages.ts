import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PicturedPage } from '../../src/compliance/redline/documents/picturesPage.ts'
import { compareText } from '../../src/content/model/diagnostic.ts'
import { readIfPresent } from '../../src/node/readIfPresent.ts'
import { listFiles } from '../../src/node/listFiles.ts'
import { sha256 } from '../../src/node/sha256.ts'

/** A page of which the two sites have different files. */
export type ChangedPage = Pick<PicturedPage, 'path' | 'status'>

/**
 * The pages of two finished sites that may look different: whose document differs but for the digests in file names,
 * or that show a style sheet, a drawing, a picture or a font which differs. Pages that only lead on to others are left out.
 * @param before the folder of the earlier site; @param after that of the later one
 * @returns sorted by address
 */
export function changedPages(before: string, after: string): ChangedPage[] {
  const [old, now] = [pageDocuments(before), pageDocuments(after)]
  return [...new Set([...old.keys(), ...now.keys()])].sort(compareText).flatMap((path): ChangedPage[] => {
    const [one, other] = [old.get(path), now.get(path)]
    if (one === undefined) return [{ path, status: 'added' }]
    if (other === undefined) return [{ path, status: 'removed' }]
    return fingerprint(one, before) === fingerprint(other, after) ? [] : [{ path, status: 'changed' }]
  })
}

/** Whether two finished sites have the same files, byte for byte. */
export function isSameSite(before: string, after: string): boolean {
  const [old, now] = [listFiles(before), listFiles(after)]
  return (
    JSON.stringify(old) === JSON.stringify(now) &&
    old.every((file) => readFileSync(join(before, file)).equals(readFileSync(join(after, file))))
  )
}

/** The documents of a finished site by the address of their page. Pages that only lead on to others are left out. */
export function pageDocuments(folder: string): Map<string, string> {
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
  const shown = [...new Set(html.match(/\/[\w/.-]+\.(?:css|svg|png|jpe?g|gif|webp|avif|woff2)\b/g))].map(
    (path) => sha256(readIfPresent(join(folder, path)) ?? ''),
  )
  return [withoutDigests(html, '\\w+'), ...shown].join('\n')
}

/** A document without the digests in the names of its assets. @param ending which assets, as a part of a pattern */
export const withoutDigests = (html: string, ending: string): string =>
  html
    .replace(new RegExp(`/assets/([\\w.]+)-[\\w-]+\\.(${ending})\\b`, 'g'), '/assets/$1.$2')
    .replace(/ data-version="\w+"/, '')
