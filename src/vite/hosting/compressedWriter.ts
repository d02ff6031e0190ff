import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { keyOf, openPackCache } from '../../node/cache/packCache.ts'
import { sha256 } from '../../node/sha256.ts'
import { compressible } from './contentTypes.ts'
import { isPublicFile, notFoundFile } from '../../content/publish/pageFiles.ts'

/**
 * How well a file is compressed: what all pages share as well as Brotli can, and kept for the next build; pages and
 * payloads a tenth larger in a fiftieth of the time (32 kB: 0.5 ms instead of 26).
 */
export type Effort = 'best' | 'quick'

/** The size from which the headers of a compressed answer don’t outweigh what is saved. */
const smallest = 512

interface Form {
  ending: 'br' | 'gz'
  /** What else than the content decides on the bytes. */
  version: string | undefined
  compress: (bytes: Uint8Array, effort: Effort) => Promise<Uint8Array>
}

const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size } = constants

const qualities: Readonly<Record<Effort, number>> = { best: 11, quick: 6 }

const forms: readonly Form[] = [
  {
    ending: 'br',
    version: process.versions.brotli,
    compress: (bytes, effort) =>
      promisify(brotliCompress)(bytes, { params: { [quality]: qualities[effort], [size]: bytes.length } }),
  },
  {
    ending: 'gz',
    version: process.versions.zlib,
    compress: (bytes) => promisify(gzip)(bytes, { level: 9 }),
  },
]

/** Files that are compressed at one time: more would only wait for a thread, and hold their bytes. */
const atOnce = 8

/** What was written of a file: itself first, then its copies, by their paths below the site's folder. */
export type Written<File> = readonly (readonly [path: string, file: File])[]

/** Writes files of a site with compressed copies beside them, so that hosts need not compress: `about.html.br`. */
export interface CompressedWriter<File> {
  /**
   * Writes a file at once; its copies follow. When many files wait for theirs, it waits with them.
   * @param done is given what was written once the last copy is
   */
  write: (
    path: string,
    content: string | Uint8Array,
    effort: Effort,
    done?: (written: Written<File>) => void,
  ) => Promise<void>
  /** Waits for all copies, and keeps what took long to make for the next build. */
  finish: () => Promise<void>
}

/**
 * The same files and the same Node give the same bytes.
 * @param write puts a file at its path below the site's folder
 */
export function compressedWriter<File>(
  write: (path: string, content: string | Uint8Array) => File,
): CompressedWriter<File> {
  const cache = openPackCache('compressed')
  const copyOf = async (bytes: Uint8Array, { ending, version, compress }: Form, effort: Effort) => {
    if (effort === 'quick') return compress(bytes, effort)
    const key = keyOf(sha256(bytes), ending, version)
    const kept = cache.get(key)
    if (kept) return kept
    const made = await compress(bytes, effort)
    cache.put(key, made)
    return made
  }
  const writeCopies = async (path: string, bytes: Uint8Array, effort: Effort) => {
    const copies = await Promise.all(
      forms.map(async (form) => ({
        path: `${path}.${form.ending}`,
        copy: await copyOf(bytes, form, effort),
      })),
    )
    return copies
      .filter(({ copy }) => copy.length < bytes.length)
      .map((one) => [one.path, write(one.path, one.copy)] as const)
  }
  const waiting = new Set<Promise<void>>()
  const failures: unknown[] = []
  const throwFailure = () => {
    if (failures.length > 0) throw failures[0]
  }
  return {
    write: async (address, content, effort, done) => {
      throwFailure()
      const path = address.replace(/^\//, '')
      const bytes = Buffer.from(content)
      const itself = [path, write(path, bytes)] as const
      if (!isCompressed(path) || bytes.length < smallest) {
        done?.([itself])
        return
      }
      const job = writeCopies(path, bytes, effort)
        .then(
          (copies) => done?.([itself, ...copies]),
          // Thrown by the next call: nobody waits for this job.
          (error: unknown) => void failures.push(error),
        )
        .finally(() => waiting.delete(job))
      waiting.add(job)
      if (waiting.size >= atOnce) await Promise.race(waiting)
    },
    finish: async () => {
      await Promise.all(waiting)
      throwFailure()
      cache.save()
    },
  }
}

const isCompressed = (path: string): boolean =>
  compressible.includes(/\.(\w+)$/.exec(path)?.[1] ?? '') && (isPublicFile(path) || path === notFoundFile)
