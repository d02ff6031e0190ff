import { z } from 'zod'
import { readManifest, type Manifest } from '../../compliance/archive/manifest.ts'
import { readPageLine, writePageLine } from '../../compliance/archive/pageLine.ts'
import type { AlteredRange, IntegrityReport } from '../../compliance/archive/describeIntegrity.ts'
import { payloadPath } from '../../content/publish/addresses.ts'
import { container, places, packageDigest } from './packArchive.ts'
import { sha256 } from '../sha256.ts'
import { unpackArchive, type PackedFile } from './unpackArchive.ts'

/**
 * Holds every part of an archive against the digest that the archive has of it. Whoever rewrites a part together with
 * all its digests is found only by the list of archives, which has the digest of the whole.
 */
export function verifyArchive(archive: Uint8Array): IntegrityReport {
  const whole = sha256(archive)
  const files = new Map(unpackArchive(archive)?.map((file) => [file.path, file]))
  if (files.size === 0) {
    const what = 'the whole file, which is damaged or no archive of this site'
    const altered = [part(0, archive.length, what)]
    return { sha256: whole, manifest: undefined, isContainer: isContainer(archive), altered }
  }
  const manifest = readManifest(textOf(files.get(places.manifest)))
  const altered = alteredFiles(files, manifest)
  if (altered.length === 0) altered.push(...alteredContainer(archive, files, manifest))
  return {
    sha256: whole,
    manifest,
    isContainer: true,
    altered: altered.sort((one, other) => one.from - other.from),
  }
}

/** Whether a file begins as ZIP files do, or ends as they do (APPNOTE 4.3.7, 4.3.16), so that it may have been an archive. */
const isContainer = (archive: Uint8Array): boolean =>
  ['PK\x03\x04', 'PK\x05\x06'].some((sign) => Buffer.from(archive).includes(sign, 0, 'latin1'))

type Files = ReadonlyMap<string, PackedFile>

function alteredFiles(files: Files, manifest: Manifest | undefined): AlteredRange[] {
  const list = files.get(places.list)
  const seal = files.get(places.seal)
  const isSealed = list !== undefined && textOf(seal) === packageDigest(list.content)
  const hashes = readFileList(textOf(list))
  const altered = [...files.values()].flatMap((file): AlteredRange[] => {
    if (file === list || file === seal || hashes.get(file.path) === `sha256:${sha256(file.content)}`)
      return []
    const within = manifest ? alteredWithin(file, manifest) : []
    if (within.length > 0) return within
    // In a list that was altered itself, a digest says nothing of the file.
    return isSealed ? [part(file.offset, file.content.length, fileNames[file.path] ?? file.path)] : []
  })
  if (!isSealed && list && seal) {
    const length = seal.offset + seal.content.length - list.offset
    altered.push(part(list.offset, length, 'the list of the archive’s files, or the digest of that list'))
  }
  return altered
}

const fileNames: Readonly<Record<string, string>> = {
  [places.records]: 'the file of answers, and no single answer',
  [places.index]: 'the index of addresses',
  [places.indexOfIndex]: 'the index of addresses',
  [places.pages]: 'the list of pages with their wording',
  [places.manifest]: 'the list of the digests of all pages',
}

/** The parts of a file that have digests of their own. */
function alteredWithin({ path, offset, content }: PackedFile, manifest: Manifest): AlteredRange[] {
  if (path === places.records) {
    return manifest.records.flatMap((record) => {
      const bytes = content.subarray(record.offset, record.offset + record.length)
      if (sha256(bytes) === record.sha256) return []
      const address = record.url.slice(manifest.site.length)
      const page = payloadPath(address)
      const what = `the answer at ${address}${page === undefined ? '' : `, which is the page ${page} as data`}`
      return [part(offset + record.offset, record.length, what)]
    })
  }
  if (path !== places.pages) return []
  let at = offset
  return linesOf(content).flatMap((line, index) => {
    const from = at
    at += line.length + 1
    const page = manifest.pages[index - 1]
    if (!page) return []
    const wording = readPageLine(line.toString('utf8'))?.text ?? ''
    const isSound =
      sha256(wording) === page.wording && line.equals(Buffer.from(writePageLine(page, wording, manifest)))
    return isSound ? [] : [part(from, line.length + 1, `the wording of ${page.path}`)]
  })
}

/** Split as bytes: a damaged letter must not shift what follows. */
const linesOf = (content: Uint8Array): Buffer[] =>
  Buffer.from(content)
    .toString('latin1')
    .split('\n')
    .map((line) => Buffer.from(line, 'latin1'))

/** Where the container differs from what its files would be packed into; asked when every file is sound. */
function alteredContainer(archive: Uint8Array, files: Files, manifest: Manifest | undefined): AlteredRange[] {
  if (!manifest) return []
  const packed = container(
    [...files].map(([path, { content }]) => [path, content] as const),
    manifest.date,
  )
  const length = Math.max(packed.length, archive.length)
  for (let at = 0; at < length; at += 1) {
    if (packed[at] !== archive[at]) return [part(at, 1, 'the container around the files, and no page')]
  }
  return []
}

const part = (from: number, length: number, what: string): AlteredRange => ({
  from,
  to: from + length - 1,
  what,
})

const textOf = (file: Pick<PackedFile, 'content'> | undefined): string =>
  file ? Buffer.from(file.content).toString('utf8') : ''

const fileList = z.object({ resources: z.array(z.object({ path: z.string(), hash: z.string() })) })

/** The digests that an archive's `datapackage.json` has of its files, by path; empty when it cannot be read. */
function readFileList(text: string): Map<string, string> {
  try {
    const { data } = fileList.safeParse(JSON.parse(text))
    return new Map(data?.resources.map(({ path, hash }) => [path, hash]))
  } catch {
    return new Map()
  }
}
