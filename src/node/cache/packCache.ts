import { join } from 'node:path'
import { appendFileSync, readFileSync, statSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { diskReason } from '../diskError.ts'
import { codeDigest } from './codeDigest.mjs'
import { cacheFolder } from '../keptFile.ts'
import { sha256 } from '../sha256.ts'
import { writeChunksAtomic } from '../writeFileAtomic.ts'

/**
 * Products of one kind, such as checked files, kept from one run to the next. Each stands under a key: the digest of all
 * that it was made from and of the code that made it (`keyOf`), so nothing ever has to be invalidated. What is read is
 * held against its own digest; what was altered, cut short or deleted is made again.
 */
export interface PackCache {
  /** Whether earlier runs have left nothing. */
  isNew: boolean
  /** The product under a key; undefined when it must be made. */
  get: (key: string) => Buffer | undefined
  /** Keeps a product, which must not be changed from then on. */
  put: (key: string, product: Buffer) => void
  /**
   * Adds what this run has made to the file. A file that would grow beyond its limit, or was damaged, is written anew, whole:
   * what this run has used or made, then what earlier runs have left, up to the limit. A disk that refuses only costs the
   * time to make it all again.
   */
  save: () => void
}

/** The caches of one state of the code. Those who are given none work everything out anew. */
export interface Caches {
  /** The digest of the code that makes the products: a part of each key. */
  code: string
  /**
   * Opens the cache of a kind of products.
   * @param name the kind, which is the name of the file: `pages`
   * @param options.limit bytes of the file beyond which products that this run has not used are dropped
   */
  open: (name: string, options?: { limit?: number }) => PackCache
}

/**
 * The caches of the code as it is now.
 * @param root the project's folder
 */
export const cachesOf = (root: string): Caches => ({ code: codeDigest(root), open: openPackCache })

/** Bytes of the file beyond which products that this run has not used are dropped. */
const defaultLimit = 256 * 1024 * 1024

/** A record: these four bytes, the key, the digest of key and product, the product's length, the product. */
const mark = Buffer.from('pack')
const digestLength = 32
const digestStart = mark.length + digestLength
const lengthStart = digestStart + digestLength
const headLength = lengthStart + 4

/**
 * The key of a product.
 * @param inputs all that it is made from; data that JSON can write
 */
export const keyOf = (...inputs: readonly unknown[]): string => sha256(JSON.stringify(inputs))

/**
 * Opens the cache of a kind of products.
 * @param name the kind, which is the name of the file: `pages`
 * @param folder where caches are, absolute
 */
export function openPackCache(name: string, { limit = defaultLimit, folder = cacheFolder } = {}): PackCache {
  const file = join(folder, `${name}.pack`)
  const { bytes, starts, end } = readPack(file)
  const made = new Map<string, Buffer>()
  /** Where the records start that were used and are sound. */
  const sound = new Set<number>()
  const keptRecord = (start: number) => bytes.subarray(start, endOfRecord(bytes, start))
  /** What was made since the file was written or read, and how long that was then. */
  let unsaved: Buffer[] = []
  let savedLength = end
  /** Writes the records that this run has used or made; then the others, up to the limit. */
  const writeAll = () => {
    const saved = [...made.values()]
    const isMade = new Set(Array.from(made.keys(), beginningOf))
    const others = [...starts].flatMap(([beginning, start]) => (isMade.has(beginning) ? [] : start))
    for (const start of others) if (sound.has(start)) saved.push(keptRecord(start))
    let size = sizeOfAll(saved)
    for (const start of others) {
      if (sound.has(start)) continue
      const record = keptRecord(start)
      if (size + record.length > limit) break
      size += record.length
      saved.push(record)
    }
    writeChunksAtomic(file, saved)
    savedLength = size
  }
  return {
    isNew: starts.size === 0,
    get: (key) => {
      const own = made.get(key)
      if (own) return own.subarray(headLength)
      const start = starts.get(beginningOf(key))
      if (start === undefined) return undefined
      const product = keptRecord(start).subarray(headLength)
      if (bytes.toString('hex', start + mark.length, start + digestStart) !== key) return undefined
      if (!sound.has(start)) {
        if (digestOf(key, product).compare(bytes, start + digestStart, start + lengthStart) !== 0)
          return undefined
        sound.add(start)
      }
      return product
    },
    put: (key, product) => {
      const record = recordOf(key, product)
      made.set(key, record)
      unsaved.push(record)
    },
    save: () => {
      if (unsaved.length === 0) return
      const size = sizeOfAll(unsaved)
      try {
        // Nobody else has written it since, and it was sound to its end.
        if (savedLength > 0 && savedLength === sizeOf(file) && savedLength + size <= limit) {
          appendFileSync(file, Buffer.concat(unsaved))
          savedLength += size
        } else writeAll()
        unsaved = []
      } catch (error) {
        if (diskReason(error, file) === undefined) throw error
      }
    },
  }
}

/** How many bytes of a key records are found by: a text of the whole key takes long to make, and most are not asked for. */
const beginningLength = 6
const beginningOf = (key: string): number => Number.parseInt(key.slice(0, 2 * beginningLength), 16)

const digestOf = (key: string, product: Uint8Array): Buffer =>
  createHash('sha256').update(key).update(product).digest()

function recordOf(key: string, product: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(product.length)
  return Buffer.concat([mark, Buffer.from(key, 'hex'), digestOf(key, product), length, product])
}

/** Where the record ends that starts in a place. */
const endOfRecord = (bytes: Buffer, start: number): number =>
  start + headLength + bytes.readUInt32LE(start + lengthStart)

const sizeOfAll = (records: Iterable<Uint8Array>): number => {
  let size = 0
  for (const record of records) size += record.length
  return size
}

/**
 * The records of a file, up to the first that is none: where each starts, by the beginning of its key, and where the last one ends. Whether their
 * products are sound is seen when they are used. Of two under one key, the later one counts.
 */
function readPack(file: string): { bytes: Buffer; starts: Map<number, number>; end: number } {
  const starts = new Map<number, number>()
  const bytes = bytesOf(file)
  let at = 0
  while (at + headLength <= bytes.length) {
    const end = endOfRecord(bytes, at)
    if (end > bytes.length || mark.compare(bytes, at, at + mark.length) !== 0) break
    starts.set(bytes.readUIntBE(at + mark.length, beginningLength), at)
    at = end
  }
  return { bytes, starts, end: at }
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    // Whatever keeps it from being read, all can be made again.
    return Buffer.alloc(0)
  }
}

const sizeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.size
