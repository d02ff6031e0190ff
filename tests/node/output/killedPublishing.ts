import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { manifestName } from '../../../src/node/output/buildManifest.ts'
import { isWhole, recoverSite } from '../../../src/node/output/recoverSite.ts'
import { publishSite } from './publishSite.ts'
import { putSite } from './putSite.ts'
import type { Publish, SiteFiles } from './publisher.ts'

/** Two sites of which each has files where the other one has folders. */
export const last: SiteFiles = {
  'index.html': 'last',
  'about/index.html': 'last',
  people: 'last',
  'assets/last.js': 'last',
  'deep/er/old.txt': 'last',
}
export const next: SiteFiles = {
  'index.html': 'next',
  about: 'next',
  'people/index.html': 'next',
  'assets/next.js': 'next',
  '.well-known/new.txt': 'next',
}

/** Files of both, when most of the site stays as it is. */
const staying: SiteFiles = Object.fromEntries(
  Array.from({ length: 8 }, (_, index) => [`stays/${index}/index.html`, 'stays']),
)

/** Where the site stands before it is published anew. */
export type Case =
  | 'over the last site'
  | 'over one that is nearly the same'
  | 'for the first time'
  | 'through a link'
export const cases: readonly Case[] = [
  'over the last site',
  'over one that is nearly the same',
  'for the first time',
  'through a link',
]
const filesOf = (kind: Case, files: SiteFiles): SiteFiles =>
  kind === 'over one that is nearly the same' ? { ...files, ...staying } : files

/** Makes a project in an empty folder. */
export function prepare(root: string, kind: Case): { root: string; out: string } {
  mkdirSync(join(root, 'content'), { recursive: true })
  const out = join(root, 'site/dist')
  if (kind.startsWith('over')) putSite(out, filesOf(kind, last))
  if (kind === 'through a link') {
    putSite(join(root, 'elsewhere/target'), last)
    mkdirSync(join(root, 'site'))
    symlinkSync('../elsewhere/target', out)
  }
  return { root, out }
}

/** Every file and folder below one, with its text. */
export const snapshot = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .sort()
      .map((path) => [
        path,
        lstatSync(join(folder, path)).isFile() ? readFileSync(join(folder, path), 'utf8') : '/',
      ]),
  )

const textsOf = (out: string): string[] => [
  ...new Set(
    Object.entries(snapshot(out))
      .filter(([path, text]) => text !== '/' && path !== manifestName && !(path in staying))
      .map(([, text]) => text),
  ),
]

/**
 * Publishes a site again and again, kills that each time right before another of its file operations, and looks at what
 * the next command finds, and at what the next build makes of it.
 * @param choose which operations, of the names of all
 */
export async function expectRecovery(
  publish: Publish,
  { kind, folder, choose }: { kind: Case; folder: () => string; choose: (names: string[]) => number[] },
): Promise<number> {
  const files = filesOf(kind, next)
  const undisturbed = prepare(folder(), kind)
  const { operations } = await publish(undisturbed, files)
  const clean = snapshot(undisturbed.root)
  const chosen = choose(operations)
  for (const operation of chosen) {
    const where = `${kind}, killed before ${operations[operation]} (${operation})`
    const place = prepare(folder(), kind)
    const killed = await publish(place, files, operation + 1)
    expect(killed.signal, where).toBe('SIGKILL')
    await recoverSite(place)
    if (existsSync(place.out)) {
      expect(isWhole(place.out), where).toBe(true)
      expect([['last'], ['next']], where).toContainEqual(textsOf(place.out))
    } else expect(kind, where).toBe('for the first time')
    await publishSite(place, files)
    expect(snapshot(place.root), where).toEqual(clean)
  }
  return chosen.length
}
