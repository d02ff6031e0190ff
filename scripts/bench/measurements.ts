import { medianOf } from './figures.ts'

/** The systems that are measured, in the order of the table's columns. */
export const systemNames = [
  'ours',
  'astro',
  'vitepress',
  'eleventy',
  'react-router',
  'vite-react-ssg',
] as const
export type SystemName = (typeof systemNames)[number]
export type PeerName = Exclude<SystemName, 'ours'>

/** What they are called. */
export const systemTitles: Readonly<Record<SystemName, string>> = {
  ours: 'ours',
  astro: 'Astro',
  vitepress: 'VitePress',
  eleventy: 'Eleventy',
  'react-router': 'React Router',
  'vite-react-ssg': 'vite-react-ssg',
}

type Unit = 's' | 'ms' | 'MiB' | 'kB' | ''

/** What is measured, in the order of the table's rows. */
export const quantities = {
  cleanBuild: { title: 'clean build', unit: 's' },
  cleanBuildMemory: { title: 'clean build, memory', unit: 'MiB' },
  changedBuild: { title: 'build, one file changed', unit: 's' },
  unchangedBuild: { title: 'build, nothing changed', unit: 's' },
  firstDevStart: { title: 'dev server, caches empty: start to page', unit: 's' },
  devStart: { title: 'dev server, caches filled: start to page', unit: 's' },
  devSave: { title: 'dev server: save to screen', unit: 'ms' },
  devLosses: { title: 'dev server: saves that reloaded the page or moved it', unit: '' },
  devMemory: { title: 'dev server, memory', unit: 'MiB' },
  pageBytes: { title: 'what a visitor of a page downloads', unit: 'kB' },
  idleBytes: { title: 'what it fetches after that, unused', unit: 'kB' },
  click: { title: 'click to next page painted', unit: 'ms' },
  fullLoad: { title: 'the same as a full load', unit: 'ms' },
  plainReading: { title: 'reading with yaml, zod and remark-parse alone', unit: 's' },
  check: { title: 'check, nothing kept', unit: 's' },
  changedCheck: { title: 'check, one file changed', unit: 's' },
  unchangedCheck: { title: 'check, nothing changed', unit: 's' },
  redlineFirst: { title: 'redline, first time', unit: 's' },
  redlineAgain: { title: 'redline, second time', unit: 's' },
  redlineTexts: { title: 'texts that the second redline reads from Git', unit: '' },
  reviewFirst: { title: 'review, first time', unit: 's' },
  reviewAgain: { title: 'review, second time', unit: 's' },
  reviewTexts: { title: 'texts that the second review reads from Git', unit: '' },
  saidFirst: { title: 'said, first time', unit: 's' },
  saidAgain: { title: 'said, second time', unit: 's' },
  saidTexts: { title: 'texts that the second said reads from Git', unit: '' },
} as const satisfies Record<string, { title: string; unit: Unit }>
export type Quantity = keyof typeof quantities

/** All that was measured of one thing. */
export interface Measurement {
  quantity: Quantity
  system: SystemName
  /** How many pages the corpus had; of a history, how many commits. */
  size: number
  /** In the quantity's unit, one for each round. */
  values: number[]
}

/** What was measured so far. */
export class Measurements {
  readonly list: Measurement[] = []

  add(quantity: Quantity, system: SystemName, size: number, value: number): void {
    const known = this.find(quantity, system, size)
    if (known) known.values.push(value)
    else this.list.push({ quantity, system, size, values: [value] })
  }

  find(quantity: Quantity, system: SystemName, size: number): Measurement | undefined {
    return this.list.find((one) => one.quantity === quantity && one.system === system && one.size === size)
  }

  /** The median; undefined when it was not measured. */
  median(quantity: Quantity, system: SystemName, size: number): number | undefined {
    return medianOf(this.find(quantity, system, size)?.values)
  }
}

/** A figure of a quantity in words, with its unit. */
export function formatQuantity(value: number, quantity: Quantity): string {
  const { unit } = quantities[quantity]
  return `${formatNumber(value, decimals[unit](value))} ${unit}`.trimEnd()
}

const decimals: Readonly<Record<Unit, (value: number) => number>> = {
  s: (value) => (value < 10 ? 2 : 1),
  ms: () => 0,
  MiB: () => 0,
  kB: () => 1,
  '': () => 0,
}

/** A number with a fixed count of decimals, and commas between thousands. */
export const formatNumber = (value: number, places: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: places, maximumFractionDigits: places })
