import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compareText } from '../../content/model/diagnostic.ts'
import { notFoundFile } from '../../content/publish/pageFiles.ts'
import { listSiteFiles } from './crawlSite.ts'

/**
 * Where two finished sites differ, byte by byte: the addresses of the pages, and the files that are no pages, sorted. The page
 * for missing addresses is `/404.html`. Compressed copies are compared by what is in them, since another Node packs otherwise.
 * @param given the folder of a finished site
 * @param built the folder of another
 */
export function siteDifference(given: string, built: string): { pages: string[]; files: string[] } {
  const paths = [...new Set([...listSiteFiles(given), ...listSiteFiles(built)])].sort(compareText)
  const others = paths.filter((path) => !isSame(join(given, path), join(built, path)))
  const isPage = (path: string): boolean => path.endsWith('.html')
  return {
    pages: others.filter(isPage).map(addressOf),
    files: others.filter((path) => !isPage(path)),
  }
}

/** The address of a page's file. */
function addressOf(file: string): string {
  if (file === notFoundFile) return `/${file}`
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`
}

const isSame = (one: string, other: string): boolean =>
  existsSync(one) && existsSync(other) && contentOf(one).equals(contentOf(other))

/** What a file says: of a compressed copy, what is in it; of one that is damaged, its bytes. */
function contentOf(path: string): Buffer {
  const bytes = readFileSync(path)
  try {
    if (path.endsWith('.br')) return brotliDecompressSync(bytes)
    return path.endsWith('.gz') ? gunzipSync(bytes) : bytes
  } catch {
    return bytes
  }
}
