import { mkdtempSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import {
  describeFile,
  describeFileAt,
  readBuildManifest,
  writeBuildManifest,
  type PublishedFile,
} from '../../../src/node/output/buildManifest.ts'
import { openSeenFiles } from '../../../src/node/output/seenFiles.ts'
import { putSite } from './putSite.ts'

/** Files of a finished site that need not be read again, and those that must be. */

const work = mkdtempSync(join(tmpdir(), 'west-atlantic-seen-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

let out = ''
let page = ''
/** The system's clock, as far ahead of the files' times as it takes for those to be believed. */
const later = () => vi.setSystemTime(Date.now() + 60_000)
const published = (): PublishedFile => readBuildManifest(out)?.get('page.html') ?? { bytes: 0, sha256: '' }
/** What a build finds. @returns whether the page is as it was published, and whether it was read for that */
function look(options: { rereads?: boolean } = {}): string {
  const read: string[] = []
  const describe = (file: string) => {
    read.push(file)
    return describeFileAt(file)
  }
  const { isPublished, keep } = openSeenFiles(out, { ...options, describe })
  const isSound = isPublished('page.html', published())
  keep()
  return `${isSound ? 'sound' : 'changed'}, ${read.includes(page) ? 'read' : 'not read'}`
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  out = join(mkdtempSync(join(work, 'for-')), 'dist')
  page = join(out, 'page.html')
  putSite(out, { 'page.html': 'The page.', 'other.html': 'Another one.' })
  return () => vi.useRealTimers()
})

it('reads a file once, and not again while the system says the same of it', () => {
  later()
  expect([look(), look()]).toEqual(['sound, read', 'sound, not read'])
})

it('reads a file again whose last change may share its time with another one', () => {
  expect([look(), look()]).toEqual(['sound, read', 'sound, read'])
})

it('reads every file for a release', () => {
  later()
  look()
  expect(look({ rereads: true })).toBe('sound, read')
})

it.each<[string, () => void]>([
  ['with the same size and time', () => writeFileSync(page, 'Thy page.')],
  [
    'by another file of the same size and time',
    () => {
      writeFileSync(join(work, 'other'), 'Thy page.')
      utimesSync(join(work, 'other'), statSync(page).atime, statSync(page).mtime)
      renameSync(join(work, 'other'), page)
    },
  ],
])('notices a file that was changed %s', (_, change) => {
  later()
  look()
  const { atime, mtime } = statSync(page)
  change()
  utimesSync(page, atime, mtime)
  expect(look()).toBe('changed, read')
})

it('believes nothing of a site that another one has taken the place of', () => {
  later()
  look()
  const { ino } = statSync(page)
  writeFileSync(
    join(out, '.build-manifest.json'),
    readFileSync(join(out, '.build-manifest.json'), 'utf8').replace(published().sha256, '0'.repeat(64)),
  )
  expect(statSync(page).ino).toBe(ino)
  expect(look()).toBe('changed, read')
})

it('still knows a file of a site of which a build has changed another one a moment ago', () => {
  later()
  look()
  const seen = openSeenFiles(out)
  writeFileSync(join(out, 'other.html'), 'A new one.')
  const files = new Map(readBuildManifest(out)).set('other.html', describeFile(Buffer.from('A new one.')))
  writeBuildManifest(out, files)
  seen.keep()
  expect(look()).toBe('sound, not read')
})

it('finds nothing where nothing stands', () => {
  expect(openSeenFiles(join(work, 'nowhere')).isPublished('page.html', published())).toBe(false)
})
