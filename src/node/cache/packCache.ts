import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { diskReason } from '../diskError.ts'
import { codeDigest } from './codeDigest.mjs'
import { cacheFolder } from '../keptFile.ts'
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
   * Writes what this run has used or made into one file, whole; then what earlier runs have left, up to the limit. Does
   * nothing when nothing was made. A disk that refuses only costs the time to make it all again.
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
const headLength = mark.length + 2 * digestLength + 4

interface Kept {
  digest: Buffer
  product: Buffer
}

/**
 * The key of a product.
 * @param inputs all that it is made from; data that JSON can write
 */
export const keyOf = (...inputs: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(inputs)).digest('hex')

/**
 * Opens the cache of a kind of products.
 * @param name the kind, which is the name of the file: `pages`
 * @param folder where caches are, absolute
 */
export function openPackCache(name: string, { limit = defaultLimit, folder = cacheFolder } = {}): PackCache {
  const file = join(folder, `${name}.pack`)
  const kept = readPack(file)
  const used = new Map<string, Kept>()
  let isChanged = false
  return {
    isNew: kept.size === 0,
    get: (key) => {
      const found = used.get(key) ?? kept.get(key)
      if (found === undefined) return undefined
      if (!used.has(key)) {
        if (!digestOf(key, found.product).equals(found.digest)) return undefined
        used.set(key, found)
      }
      return found.product
    },
    put: (key, product) => {
      used.set(key, { digest: digestOf(key, product), product })
      isChanged = true
    },
    save: () => {
      if (!isChanged) return
      const saved = [...used]
      let size = saved.reduce((sum, [, one]) => sum + headLength + one.product.length, 0)
      for (const [key, one] of kept) {
        size += headLength + one.product.length
        if (size > limit) break
        if (!used.has(key)) saved.push([key, one])
      }
      try {
        writeChunksAtomic(file, partsOf(saved))
        isChanged = false
      } catch (error) {
        if (diskReason(error, file) === undefined) throw error
      }
    },
  }
}

const digestOf = (key: string, product: Uint8Array): Buffer =>
  createHash('sha256').update(key).update(product).digest()

/** The bytes of records, one after the other. */
function* partsOf(records: Iterable<[key: string, kept: Kept]>): Generator<Uint8Array> {
  for (const [key, { digest, product }] of records) {
    const length = Buffer.alloc(4)
    length.writeUInt32LE(product.length)
    yield Buffer.concat([mark, Buffer.from(key, 'hex'), digest, length])
    yield product
  }
}

/** The records of a file, up to the first that is none. Whether their products are sound is seen when they are used. */
function readPack(file: string): Map<string, Kept> {
  const records = new Map<string, Kept>()
  const bytes = bytesOf(file)
  for (let at = 0; at + headLength <= bytes.length;) {
    if (!bytes.subarray(at, at + mark.length).equals(mark)) break
    const key = bytes.toString('hex', at + mark.length, at + mark.length + digestLength)
    const digest = bytes.subarray(at + mark.length + digestLength, at + headLength - 4)
    const end = at + headLength + bytes.readUInt32LE(at + headLength - 4)
    if (end > bytes.length) break
    records.set(key, { digest, product: bytes.subarray(at + headLength, end) })
    at = end
  }
  return records
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    // Whatever keeps it from being read, all can be made again.
    return Buffer.alloc(0)
  }
}
