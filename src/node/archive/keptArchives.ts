import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'fflate'
import type { ArchiveRecord } from '../../compliance/archive/archiveRecord.ts'
import { readManifest, type Manifest } from '../../compliance/archive/manifest.ts'
import { readPageLine } from '../../compliance/archive/pageLine.ts'

import { shownLines, shownTexts } from '../../compliance/history/shownLines.ts'
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
  /** The files of which nothing was recorded, so that nobody can tell; they are evidence of nothing either. */
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
    const record = own.find((one) => one.sha256 === digest)
    const snapshot = record && snapshotOf(file, bytes)
    if (snapshot)
      kept.snapshots.push({ ...snapshot, ...(record.made !== undefined && { made: record.made }) })
    else if (own.length === 0) kept.unrecorded.push(file)
    else kept.altered.push(file)
  }
  kept.snapshots.sort((one, other) => compareText(one.day, other.day))
  return kept
}

function snapshotOf(file: string, archive: Uint8Array): ArchiveSnapshot | undefined {
  const files = new Map(unpackArchive(archive)?.map(({ path, content }) => [path, content]))
  const manifest = readManifest(textOf(files.get(places.manifest)))
  if (!manifest) return undefined
  const pages = textOf(files.get(places.pages))
    .split('\n')
    .flatMap((line): [string, readonly string[]][] => {
      const page = readPageLine(line)
      return page ? [[nameOf(page.url, manifest), linesOf(page.text)]] : []
    })
  const shell: [string, readonly string[]] = [everyPage, linesOf(manifest.everywhere)]
  const finished = [...shownTexts(documentsOf(files.get(places.records), manifest))]
  return {
    day: manifest.date,
    file,
    pages: new Map([...pages, shell]),
    shown: new Map(finished.map(([name, text]) => [name, text.split('\n')])),
  }
}

/** What a page of an archive is called. */
function nameOf(url: string, { site }: Manifest): string {
  const path = url.slice(site.length)
  return path === missingPath ? missingAddresses : path
}

/** What the finished pages of an archive show. */
function documentsOf(records: Uint8Array | undefined, manifest: Manifest) {
  const own = new Set(manifest.pages.map(({ path }) => manifest.site + path))
  return manifest.records
    .filter(({ url }) => own.has(url))
    .map(({ url, offset, length }) => {
      const record = textOf(records && gunzipSync(records.subarray(offset, offset + length)))
      // The heads of the record and of the answer, each up to an empty line.
      const [, , ...body] = record.split('\r\n\r\n')
      return [nameOf(url, manifest), shownLines(body.join('\r\n\r\n'))] as const
    })
}

const textOf = (content: Uint8Array | undefined): string => Buffer.from(content ?? []).toString('utf8')
