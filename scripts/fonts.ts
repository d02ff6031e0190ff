/**
 * Cuts the site's three font files out of the npm packages `source-serif` and `source-sans`
 * and measures what a system font needs to stand in for them without moving a line.
 *
 *     npx jiti scripts/fonts.ts
 *
 * The same packages give the same bytes. `FONT_PACKAGES=/some/folder` looks for the two packages there instead.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

type Axes = Record<string, number | { min: number; max: number }>

interface CutOptions {
  targetFormat: 'sfnt' | 'woff2'
  keepAllGlyphs?: boolean
  keepFeatures?: string[]
  variationAxes?: Axes
  preserveNameIds?: number[]
  dropTables?: string[]
  noHinting?: boolean
}

type CutFont = (font: Uint8Array, text: string, options: CutOptions) => Promise<Buffer>

interface Cut {
  file: string
  source: string
  family: string
  style: 'Regular' | 'Italic'
  axes: Axes
  /** One kerning table serves the whole design space, taken here; see `cutFont`. */
  kernedAt: Axes
  features: string[]
}

const budget = 88_000
const here = fileURLToPath(import.meta.url)
const target = resolve(here, '../../src/theme/fonts')

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')

/** Printable ASCII, the names of western Europe, and the marks of law, charts and money. */
export const characters = [
  range(0x20, 0x7e),
  range(0xc0, 0xff),
  '–—‘’“”…•·×−′″°§¶©®™№½¼¾€£¢→←↗',
  // No-break space, thin space, narrow no-break space, hyphen, no-break hyphen
  '\u00a0\u2009\u202f\u2010\u2011',
].join('')

const figures = ['onum', 'lnum', 'pnum', 'tnum']

const cuts: readonly Cut[] = [
  {
    file: 'serif',
    source: 'source-serif/VAR/SourceSerif4Variable-Roman.ttf',
    family: 'WA Serif',
    style: 'Regular',
    axes: { wght: { min: 400, max: 600 }, opsz: { min: 20, max: 60 } },
    kernedAt: { wght: 400, opsz: 44 },
    features: ['kern', 'liga', ...figures],
  },
  {
    file: 'serif-italic',
    source: 'source-serif/VAR/SourceSerif4Variable-Italic.ttf',
    family: 'WA Serif',
    style: 'Italic',
    axes: { wght: 400, opsz: { min: 20, max: 60 } },
    kernedAt: { wght: 400, opsz: 44 },
    features: ['kern', 'liga', ...figures],
  },
  {
    file: 'sans',
    source: 'source-sans/VF/SourceSans3VF-Upright.ttf',
    family: 'WA Sans',
    style: 'Regular',
    axes: { wght: { min: 400, max: 600 } },
    kernedAt: { wght: 450 },
    features: ['kern', 'liga', 'case', ...figures],
  },
]

/**
 * One height for all three files, in ems. Serif and sans on one line then never push it apart, and
 * capitals (0.67 and 0.66 of an em) stand in the middle of a button: ascent − descent = capital height.
 */
const ascent = 1
const descent = 0.335

/** Prose of the kind that this site sets, to measure how far a line of it runs. */
const sample =
  'The firm was founded in New York in 1887 to advise shipowners, underwriters and the banks that stood behind ' +
  'them. It still does. Our lawyers appear before the courts of this State and the Second Circuit, and sit as ' +
  'arbitrators in disputes that never reach a court. A client who writes to us on a Monday has an answer, from a ' +
  'partner, by Tuesday evening; where the answer is that we can’t help, we say so and suggest who can. Fees are ' +
  'agreed in writing before work begins, and a statement of time is sent each month. We publish what we think ' +
  'about changes in the law, without embellishment, and correct it when we are wrong.'

/**
 * Who stands in for what. `advance` is the average advance over `sample`, kerned, in ems: measured once, in fonts
 * of the same widths where the original is not free (Gelasio for Georgia, Liberation for Times New Roman and Arial).
 * `kerning` is what the kerning of our own font leaves of the plain sum of its advances over the same text.
 * Of rules for one family, a browser takes the last that it has the font for.
 */
const fallbacks = [
  {
    family: 'WA Serif Fallback',
    style: 'normal',
    weight: '400 600',
    of: { file: 'serif', at: { wght: 400, opsz: 20 }, kerning: 0.9931 },
    fonts: [
      { local: ['Noto Serif', 'NotoSerif-Regular'], advance: 0.4792 },
      { local: ['Times New Roman', 'Liberation Serif'], advance: 0.4022 },
      { local: ['Georgia'], advance: 0.4417 },
    ],
  },
  {
    family: 'WA Serif Fallback',
    style: 'italic',
    weight: '400',
    of: { file: 'serif-italic', at: { wght: 400, opsz: 20 }, kerning: 0.9947 },
    fonts: [
      { local: ['Noto Serif Italic', 'NotoSerif-Italic'], advance: 0.4658 },
      { local: ['Times New Roman Italic', 'Liberation Serif Italic'], advance: 0.4029 },
      { local: ['Georgia Italic'], advance: 0.4519 },
    ],
  },
  {
    // The display cut runs a tenth narrower than the text cut of the same file.
    family: 'WA Display Fallback',
    style: 'normal',
    weight: '400 600',
    of: { file: 'serif', at: { wght: 400, opsz: 60 }, kerning: 0.9924 },
    fonts: [
      { local: ['Noto Serif', 'NotoSerif-Regular'], advance: 0.4792 },
      { local: ['Times New Roman', 'Liberation Serif'], advance: 0.4022 },
      { local: ['Georgia'], advance: 0.4417 },
    ],
  },
  {
    family: 'WA Sans Fallback',
    style: 'normal',
    weight: '400 500',
    of: { file: 'sans', at: { wght: 400 }, kerning: 0.9959 },
    fonts: [
      { local: ['Roboto', 'Roboto-Regular'], advance: 0.4435 },
      { local: ['Arial', 'Helvetica', 'Liberation Sans'], advance: 0.4451 },
    ],
  },
  {
    family: 'WA Sans Fallback',
    style: 'normal',
    weight: '600',
    of: { file: 'sans', at: { wght: 600 }, kerning: 0.9951 },
    fonts: [
      { local: ['Roboto Bold', 'Roboto-Bold'], advance: 0.4496 },
      { local: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold'], advance: 0.4783 },
    ],
  },
] as const

/** The name record that holds the address of the licence. The whole text is beside the files, in OFL.txt. */
const licenceAddress = 14

type Tables = Map<string, Buffer>

/** The tables of a font in its plain, uncompressed form. */
export const readTables = (font: Buffer): Tables => {
  const tables: Tables = new Map()
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    const start = font.readUInt32BE(at + 8)
    tables.set(font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12)))
  }
  return tables
}

const table = (tables: Tables, tag: string): Buffer => {
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

const writeTables = (tables: Tables): Buffer => {
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

/** The licence reserves the name "Source" for the originals, so a changed font carries another one inside, too. */
const renamed = (names: Buffer, { family, style }: Cut, kept: ReadonlySet<number>): Buffer => {
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

/** Takes the named instances off the axes: a browser asks for numbers, and their names would weigh more than they. */
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

const cutFont = async (cutter: CutFont, source: Buffer, cut: Cut): Promise<Buffer> => {
  const at = (variationAxes: Axes): Promise<Buffer> =>
    cutter(source, characters, {
      targetFormat: 'sfnt',
      keepFeatures: cut.features,
      variationAxes,
      preserveNameIds: [licenceAddress],
      dropTables: ['BASE', 'MVAR', 'STAT'],
      noHinting: true,
    })
  const tables = readTables(await at(cut.axes))
  // Kerning that varies with weight and size would cost 11 kB over the three files, for two or three
  // thousandths of an em. Both cuts hold the same glyphs in the same order, so one can lend it to the other.
  const kerned = readTables(await at(cut.kernedAt))
  if (!table(tables, 'GSUB').equals(table(kerned, 'GSUB')))
    throw new Error(`${cut.file}: the two cuts differ.`)
  for (const tag of ['GPOS', 'GDEF']) tables.set(tag, table(kerned, tag))
  const axes = bareAxes(table(tables, 'fvar'))
  const kept = new Set([0, 1, 2, 3, 4, 5, 6, licenceAddress, ...axisNames(axes)])
  tables.set('fvar', axes)
  tables.set('name', renamed(table(tables, 'name'), cut, kept))
  setHeights(tables)
  return cutter(writeTables(tables), '', {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
    preserveNameIds: [licenceAddress],
  })
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

const averageAdvance = (font: Buffer): number => {
  const advances = readAdvances(readTables(font))
  const all = [...sample].map((character) => {
    const advance = advances.get(character)
    if (advance === undefined) throw new Error(`The font has no “${character}”.`)
    return advance
  })
  return all.reduce((sum, advance) => sum + advance, 0) / all.length
}

const percent = (ratio: number): number => Math.round(ratio * 10_000) / 100

const measure = async (cutter: CutFont, sources: Map<string, Buffer>): Promise<string> => {
  const rules = await Promise.all(
    fallbacks.map(async ({ family, style, weight, of, fonts }) => {
      const source = sources.get(of.file)
      if (!source) throw new Error(`There is no cut called ${of.file}.`)
      const pinned = await cutter(source, sample, { targetFormat: 'sfnt', variationAxes: of.at })
      const wanted = averageAdvance(pinned) * of.kerning
      return fonts.map(({ local, advance }) => {
        const sizeAdjust = wanted / advance
        return {
          family,
          style,
          weight,
          local,
          sizeAdjust: percent(sizeAdjust),
          ascentOverride: percent(ascent / sizeAdjust),
          descentOverride: percent(descent / sizeAdjust),
          lineGapOverride: 0,
        }
      })
    }),
  )
  const json = JSON.stringify({ ascent, descent, fallbacks: rules.flat() }, null, 2)
  // A list of names on one line, as Prettier has it
  return `${json.replace(/\[\s+("[^\]]*")\s+\]/g, (_, names: string) => `[${names.replace(/\s*\n\s*/g, ' ')}]`)}\n`
}

/** Both licences are the same text under two notices. */
const joinLicences = (serif: string, sans: string): string => {
  const [serifNotice = '', ...serifText] = serif.trim().split('\n')
  const [sansNotice = ''] = sans.trim().split('\n')
  return [
    'serif.woff2 and serif-italic.woff2 are cut from Source Serif 4, sans.woff2 from Source Sans 3,',
    'both by Adobe. They hold fewer characters, features and weights than the originals, and other names.',
    '',
    'Source Serif 4:',
    serifNotice,
    '',
    'Source Sans 3:',
    sansNotice,
    ...serifText,
    '',
  ].join('\n')
}

const writeWhole = async (file: string, data: string | Buffer): Promise<void> => {
  const path = join(target, file)
  const draft = `${path}.${process.pid}.tmp`
  await writeFile(draft, data)
  await rename(draft, path)
}

const missing = (name: string): Error =>
  new Error(`The package ${name} is missing: install it with "npm install --save-dev ${name}".`)

const isCutter = (value: unknown): value is CutFont => typeof value === 'function'

export const loadCutter = (): CutFont => {
  const require = createRequire(import.meta.url)
  let path: string
  try {
    path = require.resolve('subset-font')
  } catch {
    throw missing('subset-font')
  }
  const loaded: unknown = require(path)
  if (!isCutter(loaded)) throw new Error('The package subset-font is not the function that it was.')
  return loaded
}

const main = async (): Promise<void> => {
  const packages = process.env.FONT_PACKAGES
  const require = createRequire(
    packages === undefined ? import.meta.url : join(resolve(packages), 'index.js'),
  )
  const pathOf = (file: string): string => {
    try {
      return require.resolve(file)
    } catch {
      throw missing(file.split('/')[0] ?? file)
    }
  }
  const sources = new Map<string, Buffer>()
  for (const { file, source } of cuts) sources.set(file, await readFile(pathOf(source)))
  const licences = ['source-serif/LICENSE.md', 'source-sans/LICENSE.md'].map((file) =>
    readFile(pathOf(file), 'utf8'),
  )
  const [serifLicence = '', sansLicence = ''] = await Promise.all(licences)
  const cutter = loadCutter()

  const files = new Map<string, Buffer>()
  for (const cut of cuts) {
    const source = sources.get(cut.file)
    if (source) files.set(`${cut.file}.woff2`, await cutFont(cutter, source, cut))
  }
  const total = [...files.values()].reduce((sum, { length }) => sum + length, 0)
  if (total > budget) throw new Error(`The fonts weigh ${total} bytes, over the budget of ${budget}.`)
  const metrics = await measure(cutter, sources)

  await mkdir(target, { recursive: true })
  for (const [file, font] of files) await writeWhole(file, font)
  await writeWhole('metrics.json', metrics)
  await writeWhole('OFL.txt', joinLicences(serifLicence, sansLicence))

  const row = (name: string, bytes: number): string => `${name.padEnd(20)}${String(bytes).padStart(7)}`
  console.log([...files].map(([file, font]) => row(file, font.length)).join('\n'))
  console.log(row(`total, of ${budget}`, total))
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === here) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  })
}
