import { decodeSource } from '../../content/model/decodeSource.ts'
import { largestFile, type SourceFile } from '../../content/model/sourceFile.ts'
import { keyOf, type Caches } from '../cache/packCache.ts'
import { runGit } from '../runGit.ts'
import { UserError } from '../userError.ts'

/** Bytes beyond which what earlier runs have left is dropped. */
const limit = 64 * 1024 * 1024

/**
 * The contents of blobs. What earlier runs have read is not asked of git again; all others are read at once. What the
 * repository does not have is left out.
 * @param folder one that git keeps
 * @param digests git's digests of the blobs
 * @throws UserError when git refuses
 */
export function readBlobs(folder: string, digests: readonly string[], caches?: Caches): Map<string, Buffer> {
  const cache = caches?.open('blobs', { limit })
  const blobs = new Map<string, Buffer>()
  const wanted = new Set(digests)
  for (const digest of cache ? wanted : []) {
    const kept = cache?.get(keyOf(digest))
    if (kept) blobs.set(digest, kept)
  }
  const missing = [...wanted].filter((digest) => !blobs.has(digest))
  for (const [digest, bytes] of missing.length > 0 ? askBlobs(folder, missing) : []) {
    blobs.set(digest, bytes)
    cache?.put(keyOf(digest), bytes)
  }
  cache?.save()
  return blobs
}

function askBlobs(folder: string, digests: readonly string[]): [digest: string, bytes: Buffer][] {
  const answer = runGit(folder, ['cat-file', '--batch'], digests.map((digest) => `${digest}\n`).join(''))
  if (!answer.ok) throw unreadableRevision(answer.reason)
  const { output } = answer
  const blobs: [string, Buffer][] = []
  for (let at = 0; at < output.length;) {
    // `DIGEST blob SIZE`, or `DIGEST missing`.
    const end = output.indexOf(0x0a, at)
    const [digest = '', , size] = output.toString('latin1', at, end).split(' ')
    at = end + 1
    if (size === undefined) continue
    blobs.push([digest, output.subarray(at, at + Number(size))])
    at += Number(size) + 1
  }
  return blobs
}

/** A content file from the blob that git has of it. */
export const sourceOfBlob = (path: string, bytes: Buffer): SourceFile =>
  bytes.length > largestFile
    ? { path, text: '', decodeError: { kind: 'too-large', bytes: bytes.length } }
    : decodeSource(path, bytes)

export const unreadableRevision = (reason: string): UserError =>
  new UserError(
    `Git could not read that revision: ${reason.split('\n')[0]}\nLook whether the repository is whole: git fsck`,
  )
