import { gzipSync, strToU8, zipSync, type Zippable } from 'fflate'
import { type Manifest, archiveTimestamp } from '../../compliance/archive/manifest.ts'
import { pagesHead, writePageLine } from '../../compliance/archive/pageLine.ts'
import { sha256 } from '../sha256.ts'
import { recordsName, type WrittenRecords } from './writeRecords.ts'

/** What an archive is packed from, besides its records. */
interface ArchiveText {
  title: string
  description: string
  software: string
  manifest: Manifest
  /** The wording of each page, by path, for readers' search fields and for `npm run said`. */
  wording: ReadonlyMap<string, string>
}

/** Where things stand in the container. */
export const places = {
  records: `archive/${recordsName}`,
  index: 'indexes/index.cdx.gz',
  indexOfIndex: 'indexes/index.idx',
  pages: 'pages/pages.jsonl',
  manifest: 'digests/manifest.json',
  list: 'datapackage.json',
  seal: 'datapackage-digest.json',
} as const

/**
 * Packs one dated web archive (WACZ 1.1.1). Nothing in it is compressed again, and all dates in it are that of the
 * archive, so that the same contents give the same bytes everywhere.
 */
export function packArchive({ bytes, index }: WrittenRecords, text: ArchiveText): Uint8Array {
  const { compressed, pieces } = packIndex(index)
  const files: [path: string, content: Uint8Array][] = [
    [places.records, bytes],
    [places.index, compressed],
    [places.indexOfIndex, strToU8(pieces)],
    [places.pages, strToU8(pageLines(text))],
    [places.manifest, strToU8(json(text.manifest))],
  ]
  const list = strToU8(json(listOf(files, text)))
  return container(
    [...files, [places.list, list], [places.seal, strToU8(packageDigest(list))]],
    text.manifest.date,
  )
}

/** The text that seals the list of files, and through it everything. */
export const packageDigest = (list: Uint8Array): string =>
  json({ path: places.list, hash: `sha256:${sha256(list)}` })

/**
 * The container itself, from its files in their order.
 * @param date the day that all files in it bear, as 2026-01-31
 */
export function container(files: readonly (readonly [string, Uint8Array])[], date: string): Uint8Array {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  // ZIP has no time zones: noon here is written as noon everywhere.
  const mtime = new Date(year, month - 1, day, 12)
  const zippable: Zippable = {}
  for (const [path, content] of files) zippable[path] = [content, { level: 0, mtime }]
  return zipSync(zippable)
}

function listOf(files: readonly (readonly [string, Uint8Array])[], text: ArchiveText) {
  const { title, description, software, manifest } = text
  const moment = archiveTimestamp(manifest.date)
  return {
    profile: 'data-package',
    wacz_version: '1.1.1',
    title,
    description,
    created: moment,
    modified: moment,
    software,
    mainPageUrl: `${manifest.site}/`,
    mainPageDate: moment,
    resources: files.map(([path, content]) => ({
      name: path.slice(path.lastIndexOf('/') + 1),
      path,
      hash: `sha256:${sha256(content)}`,
      bytes: content.length,
    })),
  }
}

const pageLines = ({ manifest, wording }: ArchiveText): string =>
  [pagesHead, ...manifest.pages.map((page) => writePageLine(page, wording.get(page.path) ?? '', manifest))]
    .map((line) => `${line}\n`)
    .join('')

/** The index as programs for large archives want it: compressed, with an index of its own, which has one piece here. */
function packIndex(lines: readonly string[]): { compressed: Uint8Array; pieces: string } {
  const meta = { format: 'cdxj-gzip-1.0', filename: 'index.cdx.gz' }
  const compressed = gzipSync(strToU8(lines.map((line) => `${line}\n`).join('')), { level: 9, mtime: 0 })
  const { length } = compressed
  const where = { offset: 0, length, digest: `sha256:${sha256(compressed)}`, filename: 'index.cdx.gz' }
  const first = (lines[0] ?? '').split(' ', 2).join(' ')
  return {
    compressed,
    pieces: `!meta 0 ${JSON.stringify(meta)}\n${first} ${JSON.stringify(where)}\n`,
  }
}

/** For people too. */
const json = (content: unknown): string => `${JSON.stringify(content, undefined, 2)}\n`
