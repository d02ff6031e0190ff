import subset, { type Axes } from 'subset-font'
import { ascent, characters, descent, type Subset } from './subsets.ts'
import { readTables, table, writeTables, type Tables } from './tables.ts'

/** The name record that holds the address of the licence. The whole text is beside the files, in OFL.txt. */
const licenceAddress = 14

/** The licence reserves the name "Source" for the originals, so a changed font carries another one inside, too. */
const renamed = (names: Buffer, { family, style }: Subset, kept: ReadonlySet<number>): Buffer => {
  const postscript = `${family.replace(' ', '')}-${style}`
  const own = new Map([
    [1, family],
    [2, style],
    [3, postscript],
    [4, style === 'Regular' ? family : `${family} ${style}`],
    [6, postscript],
  ])
  const strings = names.readUInt16BE(4)
  const windows = Array.from({ length: names.readUInt16BE(2) }, (_, index) => 6 + 12 * index).filter(
    (at) => names.readUInt16BE(at) === 3 && kept.has(names.readUInt16BE(at + 6)),
  )
  const header = Buffer.alloc(6 + 12 * windows.length)
  header.writeUInt16BE(windows.length, 2)
  header.writeUInt16BE(header.length, 4)
  const values: Buffer[] = []
  let end = 0
  windows.forEach((from, index) => {
    const start = strings + names.readUInt16BE(from + 10)
    const name = own.get(names.readUInt16BE(from + 6))
    const value =
      name === undefined
        ? names.subarray(start, start + names.readUInt16BE(from + 8))
        : Buffer.from(name, 'utf16le').swap16()
    const at = 6 + 12 * index
    names.copy(header, at, from, from + 8)
    header.writeUInt16BE(value.length, at + 8)
    header.writeUInt16BE(end, at + 10)
    values.push(value)
    end += value.length
  })
  return Buffer.concat([header, ...values])
}

/** Removes the named instances from the axes: browsers use numbers, and the names would take more bytes. */
const bareAxes = (fvar: Buffer): Buffer => {
  const bare = Buffer.from(fvar.subarray(0, fvar.readUInt16BE(4) + 20 * fvar.readUInt16BE(8)))
  bare.writeUInt16BE(0, 12)
  return bare
}

const axisNames = (fvar: Buffer): number[] =>
  Array.from({ length: fvar.readUInt16BE(8) }, (_, index) =>
    fvar.readUInt16BE(fvar.readUInt16BE(4) + 20 * index + 18),
  )

const setHeights = (tables: Tables): void => {
  const em = table(tables, 'head').readUInt16BE(18)
  const up = Math.round(ascent * em)
  const down = Math.round(descent * em)
  const hhea = table(tables, 'hhea')
  hhea.writeInt16BE(up, 4)
  hhea.writeInt16BE(-down, 6)
  hhea.writeInt16BE(0, 8)
  const os2 = table(tables, 'OS/2')
  os2.writeUInt16BE(os2.readUInt16BE(62) | 0x80, 62) // "Use the typographic heights", on Windows as elsewhere
  os2.writeInt16BE(up, 68)
  os2.writeInt16BE(-down, 70)
  os2.writeInt16BE(0, 72)
  os2.writeUInt16BE(up, 74)
  os2.writeUInt16BE(down, 76)
}

/** Makes one of the site's fonts from its original. */
export const subsetFont = async (source: Buffer, cut: Subset): Promise<Buffer> => {
  const at = (variationAxes: Axes): Promise<Buffer> =>
    subset(source, characters, {
      targetFormat: 'sfnt',
      keepFeatures: cut.features,
      variationAxes,
      preserveNameIds: [licenceAddress],
      dropTables: ['BASE', 'MVAR', 'STAT'],
      noHinting: true,
    })
  const tables = readTables(await at(cut.axes))
  // Kerning that varies with weight and size would cost 11 kB over the three files, for two or three
  // thousandths of an em. Both subsets have the same glyphs in the same order, so that the tables fit.
  const kerned = readTables(await at(cut.kernedAt))
  if (!table(tables, 'GSUB').equals(table(kerned, 'GSUB')))
    throw new Error(`${cut.file}: the two cuts differ.`)
  for (const tag of ['GPOS', 'GDEF']) tables.set(tag, table(kerned, tag))
  const axes = bareAxes(table(tables, 'fvar'))
  const kept = new Set([0, 1, 2, 3, 4, 5, 6, licenceAddress, ...axisNames(axes)])
  tables.set('fvar', axes)
  tables.set('name', renamed(table(tables, 'name'), cut, kept))
  setHeights(tables)
  return subset(writeTables(tables), '', {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
    preserveNameIds: [licenceAddress],
  })
}
