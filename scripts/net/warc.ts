/** A record of a web archive (WARC 1.1, ISO 28500). */
export interface WarcRecord {
  /** The fields of the record, and those of the HTTP answer in it. */
  head: string
  /** What was asked for; empty when the record is about the archive. */
  url: string
  body: Buffer
}

const blankLine = Buffer.from('\r\n\r\n')

/** The records of an uncompressed archive. */
export function readWarc(bytes: Buffer): WarcRecord[] {
  const records: WarcRecord[] = []
  let at = 0
  while (at < bytes.length) {
    const end = bytes.indexOf(blankLine, at)
    if (end === -1) throw new Error('A record of the archive has no end.')
    const fields = bytes.toString('utf8', at, end)
    const length = Number(/^content-length: (\d+)/im.exec(fields)?.[1])
    const block = bytes.subarray(end + 4, end + 4 + length)
    const isAnswer = /^warc-type: response/im.test(fields)
    const bodyAt = isAnswer ? block.indexOf(blankLine) + 4 : 0
    records.push({
      head: `${fields}\n${block.toString('utf8', 0, bodyAt)}`.replaceAll('\r', '').trimEnd(),
      url: /^warc-target-uri: (\S+)/im.exec(fields)?.[1] ?? '',
      body: block.subarray(bodyAt),
    })
    at = end + 4 + length + blankLine.length
  }
  return records
}
