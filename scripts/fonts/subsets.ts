import type { Axes } from 'subset-font'

/** One file of the site's fonts. */
export interface Subset {
  file: string
  source: string
  family: string
  style: 'Regular' | 'Italic'
  axes: Axes
  /** The instance whose kerning is used for the whole design space; see `subsetFont`. */
  kernedAt: Axes
  features: string[]
}

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

export const subsets: readonly Subset[] = [
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
 * One height for all three files, in ems, so that serif and sans on one line do not make it higher, and
 * capitals (0.67 and 0.66 of an em) stand in the middle of a button: ascent − descent = capital height.
 */
export const ascent = 1
export const descent = 0.335
