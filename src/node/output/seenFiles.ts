import type { Stats } from 'node:fs'
import { join } from 'node:path'
import { keyOf, openPackCache } from '../cache/packCache.ts'
import { clockStepMs } from '../clockStep.mjs'
import { readIfPresent } from '../readIfPresent.ts'
import { sha256 } from '../sha256.ts'
import {
  describeFileAt,
  manifestName,
  readBuildManifest,
  statsOfFile,
  type PublishedFile,
} from './buildManifest.ts'

/**
 * Which files of a finished site were seen to be as they were published, with what the file system said of each then: its
 * number, the time of its last change, and the time of the last change of anything about it, which programs cannot set. A
 * file of which it says the same now is not read again; every other one is held against its digest.
 */
export interface SeenFiles {
  /** Whether a file stands in the site just as it was published. */
  isPublished: (path: string, file: PublishedFile) => boolean
  /** Takes note of a file that was just put there. @param stamp what was said of it before it was read back */
  note: (path: string, stamp: FileStamp) => void
  /** Keeps what was seen of the files in the site's manifest for the next build. */
  keep: () => void
}

/** What the file system says of a file. */
export type FileStamp = Pick<Stats, 'ino' | 'mtimeMs' | 'ctimeMs'>

/** Bytes beyond which the sites of other folders are forgotten. */
const limit = 8 * 1024 * 1024

/**
 * @param folder the site's folder, without links
 * @param options.rereads whether every file is to be read, whatever was seen before
 * @param options.describe reads a file; tests count what is read
 */
export function openSeenFiles(
  folder: string,
  { rereads = false, describe = describeFileAt } = {},
): SeenFiles {
  const published = readBuildManifest(folder)
  let site = digestOfSite(folder)
  const stamps = rereads ? new Map<string, FileStamp>() : readStamps(folder, site)
  let isChanged = false
  const note = (path: string, stamp: FileStamp) => {
    if (Date.now() - stamp.ctimeMs <= clockStepMs) return
    stamps.set(path, stamp)
    isChanged = true
  }
  return {
    isPublished: (path, file) => {
      const found = statsOfFile(join(folder, path))
      if (!found || found.size !== file.bytes) return false
      const known = stamps.get(path)
      if (known && isSameStamp(known, found) && published?.get(path)?.sha256 === file.sha256) return true
      stamps.delete(path)
      const isSound = describe(join(folder, path))?.sha256 === file.sha256
      if (isSound) note(path, found)
      return isSound
    },
    note,
    keep: () => {
      const last = site
      site = digestOfSite(folder)
      // A build that has put a few files there leaves all others as they were seen.
      if (site !== undefined && (isChanged || site !== last)) keepStamps(folder, site, stamps)
      isChanged = false
    },
  }
}

export const isSameStamp = (one: FileStamp, other: FileStamp): boolean =>
  one.ino === other.ino && one.mtimeMs === other.mtimeMs && one.ctimeMs === other.ctimeMs

/** Of each site one product: the digest of its manifest, then the stamps of the files in it. */
const openCache = () => openPackCache('sites', { limit })
const keyOfSite = (folder: string): string => keyOf('stamps', folder)
const digestLength = 64
/** How many numbers a stamp has. They are NaN where a file is to be read. */
const width = 3

/** The digest of a site's manifest; undefined where there is none. */
function digestOfSite(folder: string): string | undefined {
  const manifest = readBuildManifest(folder) && readIfPresent(join(folder, manifestName))
  return manifest && sha256(manifest)
}

function readStamps(folder: string, site: string | undefined): Map<string, FileStamp> {
  const stamps = new Map<string, FileStamp>()
  const kept = site === undefined ? undefined : openCache().get(keyOfSite(folder))
  if (!kept || kept.toString('latin1', 0, digestLength) !== site) return stamps
  const numbers = new Float64Array(Uint8Array.from(kept.subarray(digestLength)).buffer)
  let at = 0
  for (const path of readBuildManifest(folder)?.keys() ?? []) {
    const [ino = Number.NaN, mtimeMs = Number.NaN, ctimeMs = Number.NaN] = numbers.subarray(at, at + width)
    if (!Number.isNaN(ino)) stamps.set(path, { ino, mtimeMs, ctimeMs })
    at += width
  }
  return stamps
}

function keepStamps(folder: string, site: string, stamps: ReadonlyMap<string, FileStamp>): void {
  const numbers = Float64Array.from(
    [...(readBuildManifest(folder)?.keys() ?? [])].flatMap((path) => {
      const { ino, mtimeMs, ctimeMs } = stamps.get(path) ?? { ino: Number.NaN, mtimeMs: 0, ctimeMs: 0 }
      return [ino, mtimeMs, ctimeMs]
    }),
  )
  const cache = openCache()
  cache.put(keyOfSite(folder), Buffer.concat([Buffer.from(site), Buffer.from(numbers.buffer)]))
  cache.save()
}
