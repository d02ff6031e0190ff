import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { sha256 } from '../../node/sha256.ts'
import { cacheFolder, keep, readKept } from '../../node/keptFile.ts'
import type { StagedSite } from '../../node/output/stagedSite.ts'
import { compressible } from './contentTypes.ts'
import { isPublicFile, notFoundFile } from '../../content/publish/pageFiles.ts'

/** The size from which the headers of a compressed answer don’t outweigh what is saved. */
const smallest = 512

interface Form {
  ending: 'br' | 'gz'
  /** What else than the content decides on the bytes. */
  version: string | undefined
  compress: (bytes: Uint8Array) => Promise<Uint8Array>
}

const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size } = constants

const forms: readonly Form[] = [
  {
    ending: 'br',
    version: process.versions.brotli,
    compress: (bytes) =>
      promisify(brotliCompress)(bytes, { params: { [quality]: 11, [size]: bytes.length } }),
  },
  {
    ending: 'gz',
    version: process.versions.zlib,
    compress: (bytes) => promisify(gzip)(bytes, { level: 9 }),
  },
]

/** Where compressed copies are kept from one build to the next; it may be deleted at any time. */
const compressedCache: string = join(cacheFolder, 'compressed')

/**
 * Writes compressed copies beside the files of a site, so that hosts need not compress: `about.html.br`. The same files
 * and the same Node give the same bytes. To compress this well takes some seconds, so what was made is kept for the
 * next build, by the digest of what it was made from.
 */
export async function compressFiles({ folder, write }: Pick<StagedSite, 'folder' | 'write'>): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(
      (path) =>
        compressible.includes(/\.(\w+)$/.exec(path)?.[1] ?? '') &&
        (isPublicFile(path) || path === notFoundFile),
    )
    .filter((path) => statSync(join(folder, path)).isFile())
  const used = new Set<string>()
  await Promise.all(
    files.map(async (path) => {
      const bytes = readFileSync(join(folder, path))
      if (bytes.length < smallest) return
      const copies = await Promise.all(
        forms.map((form) => {
          const name = `${sha256(bytes)}-${form.version}.${form.ending}`
          used.add(name)
          return copyOf(bytes, form, join(compressedCache, name))
        }),
      )
      for (const [index, { ending }] of forms.entries()) {
        const copy = copies[index]
        if (copy && copy.length < bytes.length) write(`${path}.${ending}`, copy)
      }
    }),
  )
  forgetUnused(used)
}

/** A compressed copy: the one that is kept in a file, or a new one. */
async function copyOf(bytes: Uint8Array, { compress }: Form, file: string): Promise<Uint8Array> {
  const found = readKept(file)
  if (found) return found
  const made = await compress(bytes)
  keep(file, made)
  return made
}

/** Days after which a copy that this build has not used is thrown away. */
const longestKept = 30

function forgetUnused(used: ReadonlySet<string>): void {
  if (!existsSync(compressedCache)) return
  const limit = Date.now() - longestKept * 86_400_000
  for (const name of readdirSync(compressedCache)) {
    if (used.has(name)) continue
    const file = join(compressedCache, name)
    const stats = statSync(file, { throwIfNoEntry: false })
    if (stats && stats.mtimeMs < limit) rmSync(file, { force: true })
  }
}
