import { ratio } from './figures.ts'
import {
  formatNumber,
  formatQuantity,
  quantities,
  systemTitles,
  type Measurements,
  type PeerName,
  type Quantity,
} from './measurements.ts'

/** What is to be reached: a figure that is at most a limit. */
interface Target {
  /** What is compared with what. */
  name: string
  limit: number
  /** Undefined when something that it needs was not measured. */
  figure: (measured: Measurements) => number | undefined
  /** A figure or a limit in words. */
  format: (value: number) => string
}

/** A target, as a run has left it. */
interface TargetResult {
  name: string
  limit: number
  figure: number | undefined
  /** Undefined when it was not measured. */
  isMet: boolean | undefined
  /** Limit and figure with their units. */
  inWords: { limit: string; figure: string }
}

/** How many pages are read for the targets of `check`, besides the small corpus. */
export const checkedPages = 3_000
/** How many commits the history has. */
export const historyCommits = 300

const small = 28
const middle = 1_000
const large = 5_000
const largest = 10_000

/** Our figure as a part of a peer's. */
const comparedWith = (peer: PeerName, quantity: Quantity, size: number, limit: number): Target => ({
  name: `${quantities[quantity].title}, ${formatNumber(size, 0)} pages: part of ${systemTitles[peer]}’s`,
  limit,
  figure: (measured) => ratio(measured.median(quantity, 'ours', size), measured.median(quantity, peer, size)),
  format: (value) => formatNumber(value, 2),
})

/** Our figure as it is. */
const absolute = (quantity: Quantity, size: number, limit: number, of = 'pages'): Target => ({
  name: `${quantities[quantity].title}, ${formatNumber(size, 0)} ${of}`,
  limit,
  figure: (measured) => measured.median(quantity, 'ours', size),
  format: (value) => formatQuantity(value, quantity),
})

/** A figure of ours as a part of another one of ours, or of the plain reading. */
const comparedWithOurs = (
  name: string,
  [part, partSize]: readonly [Quantity, number],
  [whole, wholeSize]: readonly [Quantity, number],
  limit: number,
): Target => ({
  name,
  limit,
  figure: (measured) =>
    ratio(measured.median(part, 'ours', partSize), measured.median(whole, 'ours', wholeSize)),
  format: (value) => formatNumber(value, 2),
})

/** How many times a quantity grows from the middle corpus to the largest: at most as many times as the pages. */
const growth = (quantity: Quantity): Target =>
  comparedWithOurs(
    `${quantities[quantity].title}: growth from 1,000 to 10,000 pages`,
    [quantity, largest],
    [quantity, middle],
    largest / middle,
  )

/** What is to be reached, in the order in which it was asked for. */
export const targets: readonly Target[] = [
  comparedWith('astro', 'cleanBuild', small, 1),
  comparedWith('astro', 'cleanBuild', middle, 0.7),
  comparedWith('astro', 'cleanBuildMemory', middle, 0.5),
  comparedWith('astro', 'cleanBuild', large, 0.5),
  comparedWith('astro', 'cleanBuildMemory', large, 0.3),
  growth('cleanBuild'),
  growth('cleanBuildMemory'),
  // One gigabyte.
  absolute('cleanBuildMemory', largest, 1e9 / 2 ** 20),
  absolute('changedBuild', small, 1.2),
  comparedWith('astro', 'changedBuild', middle, 0.15),
  ...[small, middle, large].map((size) => absolute('unchangedBuild', size, 0.7)),
  ...[small, middle].flatMap((size) => [
    comparedWith('vitepress', 'firstDevStart', size, 1),
    comparedWith('vitepress', 'devStart', size, 1),
    comparedWith('vitepress', 'devSave', size, 1),
    absolute('devLosses', size, 0),
    comparedWith('astro', 'devMemory', size, 0.4),
  ]),
  absolute('check', small, 0.6),
  absolute('unchangedCheck', small, 0.6),
  comparedWithOurs(
    'check, 3,000 pages, nothing kept: part of the plain reading',
    ['check', checkedPages],
    ['plainReading', checkedPages],
    1.5,
  ),
  comparedWithOurs(
    'check, 3,000 pages, one file changed: part of the plain reading',
    ['changedCheck', checkedPages],
    ['plainReading', checkedPages],
    0.4,
  ),
  ...(['redlineTexts', 'reviewTexts', 'saidTexts'] as const).map((quantity) =>
    absolute(quantity, historyCommits, 0, 'commits'),
  ),
  comparedWithOurs(
    'click to next page painted: part of a full load',
    ['click', small],
    ['fullLoad', small],
    0.5,
  ),
  comparedWith('astro', 'click', small, 0.5),
  {
    name: 'what a visitor of a page downloads: from 28 to 5,000 pages, it differs by',
    limit: 2,
    figure: (measured) => {
      const grown = ratio(
        measured.median('pageBytes', 'ours', large),
        measured.median('pageBytes', 'ours', small),
      )
      return grown === undefined ? undefined : Math.abs(grown - 1) * 100
    },
    format: (value) => `${formatNumber(value, 1)} %`,
  },
]

/** Holds what was measured against the targets. A figure that equals its limit meets it. */
export const targetResults = (measured: Measurements): TargetResult[] =>
  targets.map(({ name, limit, figure: figureFrom, format }) => {
    const figure = figureFrom(measured)
    return {
      name,
      limit,
      figure,
      isMet: figure === undefined ? undefined : figure <= limit,
      inWords: { limit: format(limit), figure: figure === undefined ? '–' : format(figure) },
    }
  })
