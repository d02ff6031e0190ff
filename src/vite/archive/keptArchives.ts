import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '../../review/archive/manifest.ts'
import { readPageLine } from '../../review/archive/pageLine.ts'
import { everyPage, linesOf, missingAddresses, type ArchiveWitness } from '../../review/said/witness.ts'
import { missingPath } from './answersOf.ts'
import { places } from './packArchive.ts'
import { unpackArchive } from './unpackArchive.ts'

/** The names of the archives in a folder, sorted: the oldest first. */
export const archivesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.wacz'))
        .sort()
    : []

/** What the archives in a folder show, in the order of time; files that are no archives of this site are left out. */
export const archiveWitnesses = (folder: string): ArchiveWitness[] =>
  archivesIn(folder)
    .flatMap((file) => witnessOf(file, readFileSync(join(folder, file))) ?? [])
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))

function witnessOf(file: string, archive: Uint8Array): ArchiveWitness | undefined {
  const files = new Map(unpackArchive(archive)?.map(({ path, content }) => [path, textOf(content)]))
  const manifest = readManifest(files.get(places.manifest) ?? '')
  if (!manifest) return undefined
  const pages = (files.get(places.pages) ?? '').split('\n').flatMap((line): [string, readonly string[]][] => {
    const page = readPageLine(line)
    if (!page) return []
    const path = page.url.slice(manifest.site.length)
    return [[path === missingPath ? missingAddresses : path, linesOf(page.text)]]
  })
  const shell: [string, readonly string[]] = [everyPage, linesOf(manifest.everywhere)]
  return { day: manifest.date, file, revision: manifest.revision, pages: new Map([...pages, shell]) }
}

const textOf = (content: Uint8Array): string => Buffer.from(content).toString('utf8')
