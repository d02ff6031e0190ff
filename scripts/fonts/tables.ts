/** The tables of TrueType fonts, by the OpenType specification (learn.microsoft.com/typography/opentype/spec). */

export type Tables = Map<string, Buffer>

/** The tables of a font in its plain, uncompressed form. */
export const readTables = (font: Buffer): Tables => {
  const tables: Tables = new Map()
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    const start = font.readUInt32BE(at + 8)
    tables.set(font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12)))
  }
  return tables
}

/** @throws Error when the font has no such table */
export const table = (tables: Tables, tag: string): Buffer => {
  const found = tables.get(tag)
  if (!found) throw new Error(`The font has no ${tag} table.`)
  return found
}

const padded = (data: Buffer): Buffer => Buffer.concat([data, Buffer.alloc(-data.length & 3)])

const checksum = (data: Buffer): number => {
  let sum = 0
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0
  return sum
}

/** Puts tables together to a font. */
export const writeTables = (tables: Tables): Buffer => {
  table(tables, 'head').writeUInt32BE(0, 8)
  const entries = [...tables].sort(([a], [b]) => (a < b ? -1 : 1)).map(([tag, data]) => ({ tag, data }))
  const power = 2 ** Math.floor(Math.log2(entries.length))
  const header = Buffer.alloc(12 + 16 * entries.length)
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(entries.length, 4)
  header.writeUInt16BE(16 * power, 6)
  header.writeUInt16BE(Math.log2(power), 8)
  header.writeUInt16BE(16 * (entries.length - power), 10)
  const bodies: Buffer[] = []
  let head = 0
  let end = header.length
  entries.forEach(({ tag, data }, index) => {
    const body = padded(data)
    const at = 12 + 16 * index
    header.write(tag, at, 'latin1')
    header.writeUInt32BE(checksum(body), at + 4)
    header.writeUInt32BE(end, at + 8)
    header.writeUInt32BE(data.length, at + 12)
    if (tag === 'head') head = end
    bodies.push(body)
    end += body.length
  })
  const font = Buffer.concat([header, ...bodies])
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, head + 8)
  return font
}

/** The advance of each encoded character, in ems; for a font that varies, at its default position. */
export const readAdvances = (tables: Tables): Map<string, number> => {
  const cmap = table(tables, 'cmap')
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index))
  const start = starts.find((candidate) => cmap.readUInt16BE(candidate) === 4)
  if (start === undefined) throw new Error('The font has no character map of format 4.')
  const em = table(tables, 'head').readUInt16BE(18)
  const hmtx = table(tables, 'hmtx')
  const last = table(tables, 'hhea').readUInt16BE(34) - 1
  const width = cmap.readUInt16BE(start + 6)
  const advances = new Map<string, number>()
  for (let at = start + 14; at < start + 14 + width; at += 2) {
    const to = cmap.readUInt16BE(at)
    const from = cmap.readUInt16BE(at + 2 + width)
    const delta = cmap.readUInt16BE(at + 2 + 2 * width)
    const offsetAt = at + 2 + 3 * width
    const offset = cmap.readUInt16BE(offsetAt)
    for (let code = from; code <= to && code < 0xffff; code += 1) {
      const listed = offset === 0 ? code : cmap.readUInt16BE(offsetAt + offset + 2 * (code - from))
      const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff
      if (glyph !== 0)
        advances.set(String.fromCodePoint(code), hmtx.readUInt16BE(4 * Math.min(glyph, last)) / em)
    }
  }
  return advances
}
