import type { Answer } from './crawlSite.ts'
import { gzipSync } from 'fflate'
import { CDXIndexer, WARCParser, WARCRecord, WARCSerializer } from 'warcio'
import type { RecordPlace } from '../../compliance/archive/manifest.ts'
import { compareText } from '../../content/model/diagnostic.ts'
import { sha256 } from '../sha256.ts'

/** What the records say about their making. */
interface RecordsAbout {
  /** The firm's address on the web, without a slash at the end. */
  site: string
  /** The moment that every record names, as `2026-01-31T12:00:00Z`. */
  moment: string
  /** Who made them, and from what: one line. */
  software: string
  description: string
}

/** A file of records, and what is needed to find each of them. */
export interface WrittenRecords {
  /** The `.warc.gz`: each record is compressed by itself. */
  bytes: Uint8Array
  places: RecordPlace[]
  /** Lines of the index, sorted, without line ends. */
  index: string[]
}

/** The name of the file of records within its folder, as the index writes it. */
export const recordsName = 'data.warc.gz'

/**
 * Writes answers as records of a web archive (WARC 1.1). The same answers give the same bytes: identifiers are made
 * from digests, and compression is done in JavaScript, since each release of Node may bring another zlib.
 * @param answers in the order in which they shall stand
 */
export async function writeRecords(answers: readonly Answer[], about: RecordsAbout): Promise<WrittenRecords> {
  const first = await pack(aboutRecord(about))
  const parts = [first]
  const places: RecordPlace[] = []
  let offset = first.length
  for (const answer of answers) {
    const url = about.site + answer.path
    const bytes = await pack(responseRecord(answer, { url, moment: about.moment }))
    places.push({ url, status: answer.status, offset, length: bytes.length, sha256: sha256(bytes) })
    parts.push(bytes)
    offset += bytes.length
  }
  const bytes = Buffer.concat(parts)
  return { bytes, places, index: await indexLines(bytes) }
}

const aboutRecord = ({ moment, software, description }: RecordsAbout): WARCRecord =>
  WARCRecord.createWARCInfo(
    {
      filename: recordsName,
      date: moment,
      warcVersion: 'WARC/1.1',
      warcHeaders: { 'WARC-Record-ID': recordId(`${moment} ${software} ${description}`) },
    },
    { software, format: 'WARC File Format 1.1', description },
  )

const responseRecord = (answer: Answer, { url, moment }: { url: string; moment: string }): WARCRecord =>
  WARCRecord.create(
    {
      type: 'response',
      url,
      date: moment,
      warcVersion: 'WARC/1.1',
      statusline: `HTTP/1.1 ${answer.status} ${reasons[answer.status] ?? 'Answer'}`,
      httpHeaders: answer.headers.map(([name, value]): [string, string] => [name, value]),
      warcHeaders: { 'WARC-Record-ID': recordId(`${moment} ${url} ${sha256(answer.body)}`) },
    },
    [answer.body],
  )

const reasons: Readonly<Record<number, string>> = {
  200: 'OK',
  301: 'Moved Permanently',
  302: 'Found',
  404: 'Not Found',
}

const pack = async (record: WARCRecord): Promise<Uint8Array> =>
  gzipSync(await WARCSerializer.serialize(record, { gzip: false }), { level: 9, mtime: 0 })

/** A UUID of version 8 (RFC 9562: contents of one's own choice) made from a text. */
function recordId(text: string): string {
  const hex = sha256(text)
  const variant = (8 + (Number.parseInt(hex.charAt(16), 16) % 4)).toString(16)
  const groups = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ]
  return `<urn:uuid:${groups.join('-')}>`
}

async function indexLines(bytes: Uint8Array): Promise<string[]> {
  const indexer = new CDXIndexer({ format: 'cdxj' })
  const lines: string[] = []
  const parser = new WARCParser([bytes])
  for await (const found of indexer.iterRecords(parser, recordsName)) {
    lines.push(indexer.serialize(found).trimEnd())
  }
  return lines.sort(compareText)
}
