import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { PackCache } from '../../../src/node/cache/packCache.ts'
import { compressedWriter } from '../../../src/vite/hosting/compressedWriter.ts'

const text = 'What many pages share. '.repeat(100)

/** Writes files that have the same bytes; gives what was written, and the keys under which copies are kept. */
async function written(paths: readonly string[], products = new Map<string, Buffer>()) {
  const files = new Map<string, Uint8Array>()
  const cache: PackCache = {
    isNew: products.size === 0,
    get: (key) => products.get(key),
    put: (key, product) => void products.set(key, product),
    save: () => {},
  }
  const write = (path: string, content: string | Uint8Array) => {
    files.set(path, Buffer.from(content))
    return { bytes: content.length, sha256: path }
  }
  const writer = compressedWriter(write, cache)
  for (const path of paths) await writer.writeShared(`/${path}`, text)
  await writer.finish()
  return { files, products }
}

describe('a compressed copy of what many pages share', () => {
  it('is made once of the same bytes', async () => {
    const { files, products } = await written(['assets/a.js'])
    expect([...files.keys()].sort()).toEqual(['assets/a.js', 'assets/a.js.br', 'assets/a.js.gz'])
    expect(String(brotliDecompressSync(files.get('assets/a.js.br') ?? ''))).toBe(text)
    expect(String(gunzipSync(files.get('assets/a.js.gz') ?? ''))).toBe(text)
    for (const product of products.values()) product.fill(1, 0, 1)
    const again = await written(['assets/b.js'], products)
    // Copies are made at the same time, so their order is not certain.
    const inOrder = (copies: Iterable<Uint8Array>) =>
      [...copies].sort(Buffer.compare).map((copy) => Buffer.from(copy))
    expect(inOrder([...again.files.values()].slice(1))).toEqual(inOrder(products.values()))
    expect(products.size).toBe(2)
  })

  it('is kept under all that it was made with: drawings are compressed with other options', async () => {
    const { products } = await written(['assets/a.js'])
    await written(['assets/a.svg'], products)
    // Two of Brotli, and one of gzip.
    expect(products.size).toBe(3)
  })
})
