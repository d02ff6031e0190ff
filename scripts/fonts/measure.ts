import subset from 'subset-font'
import { ascent, descent } from './subsets.ts'
import { readAdvances, readTables } from './tables.ts'

/** Prose as on this site, to measure the average width of its characters. */
const sample =
  'The firm was founded in New York in 1887 to advise shipowners, underwriters and the banks that stood behind ' +
  'them. It still does. Our lawyers appear before the courts of this State and the Second Circuit, and sit as ' +
  'arbitrators in disputes that never reach a court. A client who writes to us on a Monday has an answer, from a ' +
  'partner, by Tuesday evening; where the answer is that we can’t help, we say so and suggest who can. Fees are ' +
  'agreed in writing before work begins, and a statement of time is sent each month. We publish what we think ' +
  'about changes in the law, without embellishment, and correct it when we are wrong.'

/**
 * The system fonts that replace ours until they load. `advance` is the average advance over `sample`, kerned,
 * in ems: measured once, in fonts of the same widths where the original is not free (Gelasio for Georgia,
 * Liberation for Times New Roman and Arial). `kerning` is what the kerning of our own font leaves of the
 * plain sum of its advances over the same text. Of rules for one family, a browser takes the last that it has
 * the font for.
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

/** The adjustments with which system fonts take the same space as ours, as JSON. */
export const measure = async (sources: Map<string, Buffer>): Promise<string> => {
  const rules = await Promise.all(
    fallbacks.map(async ({ family, style, weight, of, fonts }) => {
      const source = sources.get(of.file)
      if (!source) throw new Error(`There is no cut called ${of.file}.`)
      const pinned = await subset(source, sample, { targetFormat: 'sfnt', variationAxes: of.at })
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
