import { figureOf, ratio } from './figures.ts'
import {
  formatNumber,
  formatQuantity,
  quantities,
  systemNames,
  systemTitles,
  type Measurement,
  type Measurements,
  type Quantity,
  type SystemName,
} from './measurements.ts'
import { targetResults } from './targets.ts'

/** On what and of what a run was measured. */
export interface Circumstances {
  /** Processor, cores, memory, system. */
  machine: string
  /** Of each system that took part: its own version and that of Node. */
  versions: Partial<Record<SystemName, string>>
  /** The commit that was measured, and whether files differed from it. */
  commit: string
  /** As 2026-01-31. */
  day: string
  /** What was typed. */
  command: string
}

/** Something that could not be measured. */
export interface Failure {
  /** The step, as the progress names it. */
  step: string
  reason: string
}

/** All that a run found out. */
export interface BenchResult extends Circumstances {
  measured: Measurements
  failures: readonly Failure[]
}

/** The result as Markdown: one table of figures, one of targets, and how they came about. */
export function formatReport(result: BenchResult): string {
  const { measured, failures, machine, versions, commit, day, command } = result
  const columns = systemNames.filter((name) => measured.list.some(({ system }) => system === name))
  const rows = rowsOf(measured.list).map(({ quantity, size }) => [
    `${quantities[quantity].title}, ${formatNumber(size, 0)} ${unitOfSize(quantity)}`,
    ...columns.map((system) => formatCell(measured, quantity, system, size)),
  ])
  const targets = targetResults(measured).map(({ name, isMet, inWords }) => [
    name,
    `at most ${inWords.limit}`,
    inWords.figure,
    isMet === undefined ? 'not measured' : isMet ? 'met' : '**missed**',
  ])
  const tables = [
    table(['', ...columns.map((name) => systemTitles[name])], rows),
    'Medians; in brackets the least and the most; × is our figure divided by that one. Clean is without any cache; the bundle of our own code is there, since the install has made it.',
    table(['target', 'limit', 'figure', ''], targets),
  ]
  return [
    ...(columns.length === 0 ? ['Nothing was measured that belongs into a table.'] : tables),
    ...(failures.length === 0
      ? []
      : [`Not measured:\n\n${failures.map(({ step, reason }) => `- ${step}: ${reason}`).join('\n')}`]),
    `Measured on ${day} at ${commit} with \`${command}\`: ${machine}.`,
    `Versions: ${Object.values(versions).join('; ')}.`,
  ].join('\n\n')
}

/** The result as data, for programs. */
export function reportData({ measured, ...result }: BenchResult) {
  return {
    ...result,
    measurements: measured.list.map((one) => ({
      ...one,
      unit: quantities[one.quantity].unit,
      ...figureOf(one.values),
    })),
    targets: targetResults(measured).map(({ inWords: _inWords, ...target }) => target),
  }
}

/** The rows of the table: each quantity at each size, in the order of `quantities` and from small to large. */
function rowsOf(list: readonly Measurement[]): Pick<Measurement, 'quantity' | 'size'>[] {
  const order = Object.keys(quantities)
  const rows = new Map(list.map(({ quantity, size }) => [`${quantity} ${size}`, { quantity, size }]))
  return [...rows.values()].sort(
    (a, b) => order.indexOf(a.quantity) - order.indexOf(b.quantity) || a.size - b.size,
  )
}

/** What the size of a corpus counts. */
const unitOfSize = (quantity: Quantity): string =>
  /^(?:redline|review|said)/.test(quantity) ? 'commits' : 'pages'

function formatCell(measured: Measurements, quantity: Quantity, system: SystemName, size: number): string {
  const found = measured.find(quantity, system, size)
  if (!found) return ''
  const { median, least, most } = figureOf(found.values)
  const [from, to] = [formatQuantity(least, quantity), formatQuantity(most, quantity)]
  const spread = from === to ? '' : ` (${from.replace(/ .*/, '')}–${to.replace(/ .*/, '')})`
  const part = system === 'ours' ? undefined : ratio(measured.median(quantity, 'ours', size), median)
  return `${formatQuantity(median, quantity)}${spread}${part === undefined ? '' : ` ×${formatNumber(part, 2)}`}`
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
