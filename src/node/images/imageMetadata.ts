import type { PictureFacts, Pictures, FileKind } from '../../content/model/pictures.ts'
import { createHash } from 'node:crypto'
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { detectFileType, isPictureKind, headerBytes } from '../../content/images/detectFileType.ts'
import { pictureSettings } from '../../content/images/pictureSettings.ts'
import { lazily } from '../../content/model/lazily.ts'
import { errorCode } from '../diskError.ts'
import { cacheFolder, keep, readKept } from '../keptFile.ts'
import { decodeInChildProcess, type Decoded } from './decodeInChildProcess.ts'
import { pictureCodeDigest } from './pictureCodeDigest.preval.ts'

/**
 * Reads the facts of files: what each is by its content, and the size of those that are pictures.
 * @param files what each is called, and where it stands, absolute
 * @returns the facts by name; a file that has vanished meanwhile has none. Files are read when the first of them is asked
 *   for, all at once, since one process decodes them: what no page names, such as icons, alone needs none
 */
type ReadPictures = (files: ReadonlyMap<string, string>) => Pictures

/** Where the results of reading and converting pictures are kept, absolute. */
export const pictureCache: string = join(cacheFolder, 'pictures')

/** Names that are certainly no pictures: notes and lists. */
const noPicture = /\.(md|txt|json|csv|xml|js|css|ico|woff2?)$/i

/**
 * A reader that decodes each picture once: results are kept in memory by date and size of the file, and on the disk by
 * the digest of its bytes.
 * @param cache the folder for the latter, absolute
 */
export function imageMetadata(cache: string = pictureCache): ReadPictures {
  const kept = new Map<string, { stamp: string; facts: PictureFacts }>()
  const readAll = (files: ReadonlyMap<string, string>): ReadonlyMap<string, PictureFacts> => {
    const facts = new Map<string, PictureFacts>()
    const pending: PendingFile[] = []
    for (const [name, file] of files) {
      if (noPicture.test(name)) continue
      const stamp = stampOf(file)
      if (stamp === undefined) continue
      const known = kept.get(file)
      if (known?.stamp === stamp) facts.set(name, known.facts)
      else {
        const seen = inspectFile(file)
        if (seen) pending.push({ name, file, stamp, ...seen })
      }
    }
    for (const [index, decoded] of decodeOnce(pending, cache).entries()) {
      const one = pending[index]
      if (one === undefined) continue
      const { name, file, stamp, kind, bytes, digest } = one
      const size = decoded && { width: decoded.width, height: decoded.height }
      const { isMoving = false, hasCameraNotes = false } = decoded ?? {}
      const found = { kind, bytes, size, isMoving, hasCameraNotes, digest }
      facts.set(name, found)
      kept.set(file, { stamp, facts: found })
    }
    return facts
  }
  return (files) => {
    const factsOf = lazily(() => readAll(files))
    return { get: (name) => (files.has(name) ? factsOf().get(name) : undefined) }
  }
}

/** What a file is before it is decoded. */
interface FileInfo {
  kind: FileKind
  bytes: number
  /** Empty for files that are not converted. */
  digest: string
}

interface PendingFile extends FileInfo {
  name: string
  file: string
  stamp: string
}

function stampOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats && `${stats.size} ${stats.mtimeMs}`
}

function inspectFile(file: string): FileInfo | undefined {
  try {
    const beginning = beginningOf(file)
    const kind = detectFileType(beginning)
    const { size: bytes } = statSync(file)
    // What is too large is told as such, and nobody waits for its digest.
    const isReadable = isPictureKind(kind) && bytes <= pictureSettings.most.bytes
    return { kind, bytes, digest: isReadable ? digestOf(readFileSync(file)) : '' }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

function beginningOf(file: string): Uint8Array {
  const beginning = new Uint8Array(headerBytes)
  const open = openSync(file, 'r')
  try {
    return beginning.subarray(0, readSync(open, beginning))
  } finally {
    closeSync(open)
  }
}

/** Eight small letters and digits that tell a picture's bytes, and the code that converts it, from all others. */
export function digestOf(bytes: Uint8Array): string {
  const whole = createHash('sha256').update(pictureCodeDigest).update(bytes).digest()
  return whole.readBigUInt64BE().toString(36).padStart(8, '0').slice(-8)
}

const keptDecoded = z.union([
  z.null(),
  z.object({ width: z.number(), height: z.number(), isMoving: z.boolean(), hasCameraNotes: z.boolean() }),
])

/** Decodes those whose digest has never been seen. */
function decodeOnce(pending: readonly PendingFile[], cache: string): (Decoded | undefined)[] {
  const fileOf = ({ digest, bytes }: PendingFile) => join(cache, 'facts', `${digest}-${bytes}.json`)
  const known = pending.map((one) => (one.digest === '' ? null : readDecoded(fileOf(one))))
  const unknown = pending.filter((_, index) => known[index] === undefined)
  const decoded = new Map(
    decodeInChildProcess(unknown.map(({ file }) => file)).map((found, index) => [unknown[index], found]),
  )
  return pending.map((one, index) => {
    if (!decoded.has(one)) return known[index] ?? undefined
    const found = decoded.get(one)
    keep(fileOf(one), JSON.stringify(found ?? null))
    return found
  })
}

/** What was found out before: `null` for a damaged picture, undefined when nothing was. */
function readDecoded(file: string): Decoded | null | undefined {
  const kept = readKept(file)
  // What an older version has kept may have another form.
  return kept && keptDecoded.safeParse(JSON.parse(kept.toString('utf8'))).data
}
