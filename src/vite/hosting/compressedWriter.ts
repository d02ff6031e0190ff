import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { keyOf, openPackCache, type PackCache } from '../../node/cache/packCache.ts'
import type { PublishedFile } from '../../node/output/buildManifest.ts'
import type { StagedSite } from '../../node/output/stagedSite.ts'
import { sha256 } from '../../node/sha256.ts'
import { compressible } from './contentTypes.ts'
import { isPublicFile, notFoundFile } from '../../content/publish/pageFiles.ts'

/** The size from which the headers of a compressed answer don’t outweigh what is saved. */
const smallest = 512

const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size, BROTLI_PARAM_LGWIN: window } = constants

/**
 * 64 kB, of which a page or a drawing fills half. Up to that size, Brotli looks for repeats in tables that are small: quality
 * 5 takes three quarters of the time of 6 then, and is as small; quality 9 takes a tenth of what it does otherwise.
 */
const smallWindow = 16

interface Form {
  ending: 'br' | 'gz'
  /** Compresses well enough, in little time: pages of 32 kB in 0.5 ms instead of 26, and a tenth larger. */
  quickly: (bytes: Uint8Array) => Buffer
  /** Compresses with the effort that a file is worth that many pages share. */
  thoroughly: (
    path: string,
    bytes: Uint8Array,
  ) => {
    /** All that decides on the copy besides the bytes and Node, as data that JSON can write. */
    options: unknown
    compress: () => Promise<Buffer>
  }
}

const brotliOptions = (bytes: Uint8Array, wanted: number, more: Record<number, number> = {}) => ({
  params: { [quality]: wanted, [size]: bytes.length, ...more },
})

const forms: readonly Form[] = [
  {
    ending: 'br',
    quickly: (bytes) => brotliCompressSync(bytes, brotliOptions(bytes, 5, { [window]: smallWindow })),
    thoroughly: (path, bytes) => {
      // Below quality 11, scripts are 2 % larger, and compressed in less than half of the time. Below 10, a drawing is 0.3 kB
      // larger, and compressed in a tenth of the time.
      const options = path.endsWith('.svg')
        ? brotliOptions(bytes, 9, { [window]: smallWindow })
        : brotliOptions(bytes, 10)
      return { options, compress: () => promisify(brotliCompress)(bytes, options) }
    },
  },
  {
    ending: 'gz',
    quickly: (bytes) => gzipSync(bytes, { level: 4 }),
    thoroughly: (_, bytes) => {
      const options = { level: 9 }
      return { options, compress: () => promisify(gzip)(bytes, options) }
    },
  },
]

/** What was written of a file: itself first, then its copies, by their paths below the site's folder. */
export type WrittenFiles = readonly (readonly [path: string, file: PublishedFile])[]

type WriteFile = StagedSite['write']

/** Writes files of a site with compressed copies beside them, so that hosts need not compress: `about.html.br`. */
export interface CompressedWriter {
  /** Writes what changes with the content: see `writeCompressed`. */
  write: (path: string, content: string | Uint8Array) => WrittenFiles
  /**
   * Writes what many pages share, compressed as well as can be. The copies follow, in other threads, a few at a time: it
   * resolves when the last one has begun.
   */
  writeShared: (path: string, content: string | Uint8Array) => Promise<void>
  /** Waits for all copies, and keeps those that took long to make for the next build. */
  finish: () => Promise<void>
}

/** Writes what one page needs, or what changes with the content, and the copies, which are compressed quickly. */
export function writeCompressed(
  write: WriteFile,
  address: string,
  content: string | Uint8Array,
): WrittenFiles {
  const path = address.replace(/^\//, '')
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const itself = [path, write(path, bytes)] as const
  if (!isCompressed(path, bytes)) return [itself]
  const copies = forms
    .map(({ ending, quickly }) => ({ name: `${path}.${ending}`, copy: quickly(bytes) }))
    .filter(({ copy }) => copy.length < bytes.length)
  return [itself, ...copies.map(({ name, copy }) => [name, write(name, copy)] as const)]
}

/**
 * Copies that are made at one time. Node has four threads for that and for reading files, and modules that are loaded
 * meanwhile would wait for it.
 */
const atOnce = 3

/**
 * The same files and the same Node give the same bytes.
 * @param write puts a file at its path below the site's folder; @param cache keeps the copies; another one in tests
 */
export function compressedWriter(
  write: WriteFile,
  cache: PackCache = openPackCache('compressed'),
): CompressedWriter {
  const waiting = new Set<Promise<void>>()
  const failures: unknown[] = []
  const throwFailure = () => {
    if (failures.length > 0) throw failures[0]
  }
  const writeThorough = async (path: string, bytes: Uint8Array, form: Form) => {
    const { options, compress } = form.thoroughly(path, bytes)
    const key = keyOf(sha256(bytes), process.versions, form.ending, options)
    const kept = cache.get(key)
    const copy = kept ?? (await compress())
    if (!kept) cache.put(key, copy)
    if (copy.length < bytes.length) write(`${path}.${form.ending}`, copy)
  }
  return {
    write: (address, content) => writeCompressed(write, address, content),
    writeShared: async (address, content) => {
      throwFailure()
      const path = address.replace(/^\//, '')
      const bytes = Buffer.from(content)
      write(path, bytes)
      if (!isCompressed(path, bytes)) return
      for (const form of forms) {
        while (waiting.size >= atOnce) await Promise.race(waiting)
        const job = writeThorough(path, bytes, form)
          // Thrown by the next call: nobody waits for this job.
          .catch((error: unknown) => void failures.push(error))
          .finally(() => waiting.delete(job))
        waiting.add(job)
      }
    },
    finish: async () => {
      await Promise.all(waiting)
      throwFailure()
      cache.save()
    },
  }
}

const isCompressed = (path: string, { length }: Uint8Array): boolean =>
  length >= smallest &&
  compressible.includes(/\.(\w+)$/.exec(path)?.[1] ?? '') &&
  (isPublicFile(path) || path === notFoundFile)
