import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ArchiveRecord } from '../../compliance/archive/archiveRecord.ts'
import { readManifest } from '../../compliance/archive/manifest.ts'
import { readPageLine } from '../../compliance/archive/pageLine.ts'
import { linesOf, missingAddresses, type ArchiveSnapshot } from '../../compliance/history/snapshot.ts'
import { everyPage } from '../../content/publish/addresses.ts'
import { compareText } from '../../content/model/diagnostic.ts'
import { missingPath } from './crawlSite.ts'
import { places } from './packArchive.ts'
import { sha256 } from '../sha256.ts'
import { unpackArchive } from './unpackArchive.ts'

/** The names of the archives in a folder, sorted: the oldest first. */
export const archivesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.wacz'))
        .sort()
    : []

/** What the archives in a folder show, and how far they can be believed. */
interface KeptArchives {
  /** In the order of time. */
  snapshots: ArchiveSnapshot[]
  /** The files that are not what was recorded of them, or cannot be read; they are evidence of nothing. */
  altered: string[]
  /** The archives of which nothing was recorded, so that nobody can tell. */
  unrecorded: string[]
}

/**
 * Reads the archives in a folder and holds each against its record.
 * @param records as the list of archives has them
 */
export function keptArchives(
  folder: string,
  records: readonly Pick<ArchiveRecord, 'file' | 'sha256' | 'made'>[],
): KeptArchives {
  const kept: KeptArchives = { snapshots: [], altered: [], unrecorded: [] }
  for (const file of archivesIn(folder)) {
    const bytes = readFileSync(join(folder, file))
    const digest = sha256(bytes)
    const named = records.filter((record) => record.file === file)
    // A copy that was given another name is still the archive that was recorded.
    const own = named.length > 0 ? named : records.filter((record) => record.sha256 === digest)
    const isAsRecorded = own.length === 0 || own.some((record) => record.sha256 === digest)
    const snapshot = isAsRecorded ? snapshotOf(file, bytes) : undefined
    if (!snapshot) kept.altered.push(file)
    else {
      const made = own.find((record) => record.sha256 === digest)?.made
      kept.snapshots.push(made === undefined ? snapshot : { ...snapshot, made })
      if (own.length === 0) kept.unrecorded.push(file)
    }
  }
  kept.snapshots.sort((one, other) => compareText(one.day, other.day))
  return kept
}

function snapshotOf(file: string, archive: Uint8Array): ArchiveSnapshot | undefined {
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
  return { day: manifest.date, file, pages: new Map([...pages, shell]) }
}

const textOf = (content: Uint8Array): string => Buffer.from(content).toString('utf8')
