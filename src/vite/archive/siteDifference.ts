import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareText } from '../../site/problem.ts'
import { listFiles } from '../readTree.ts'

/**
 * Where two finished sites differ, byte by byte: the addresses of the pages, and the files that are no pages, sorted. The page
 * for missing addresses is `/404.html`.
 * @param given the folder of a finished site
 * @param built the folder of another
 */
export function siteDifference(given: string, built: string): { pages: string[]; files: string[] } {
  const paths = [...new Set([...filesOf(given), ...filesOf(built)])].sort(compareText)
  const others = paths.filter((path) => !isSame(join(given, path), join(built, path)))
  const isPage = (path: string): boolean => /(^|\/)index\.html$|^404\.html$/.test(path)
  return {
    pages: others.filter(isPage).map((path) => `/${path.replace(/\/?index\.html$/, '')}`),
    files: others.filter((path) => !isPage(path)),
  }
}

/** Visitors are answered from this folder too, although its name begins with a dot. */
function filesOf(folder: string): string[] {
  const wellKnown = '.well-known'
  const hidden = join(folder, wellKnown)
  return [
    ...listFiles(folder),
    ...(existsSync(hidden) ? listFiles(hidden).map((path) => `${wellKnown}/${path}`) : []),
  ]
}

const isSame = (one: string, other: string): boolean =>
  existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other))
