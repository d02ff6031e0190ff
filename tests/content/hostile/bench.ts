import { withTimeout } from '../../fixtures/withTimeout.ts'
import { shapes } from './shapes.ts'
import { jobOf, stages, type PlaceName, type StageName } from './stages.ts'
import { worstCases } from './worstCases.ts'

/**
 * A part of `npm run bench`: how long texts take that are made to be hard to read, of 1, 10 and 100 kB: milliseconds of
 * the processor, and the power of the size with which they grow from 10 to 100 kB (1: with the text, 2: with its
 * square). `HOSTILE=all` takes every shape, in a body and in fields, and lasts half an hour.
 */
const sizes = [1_000, 10_000, 100_000] as const
const all = shapes.flatMap(({ name }) =>
  (['legal', 'fields'] as const).map((place) => [name, place, 'check'] as const),
)
const cases = process.env['HOSTILE'] === 'all' ? all : worstCases

const milliseconds = (name: string, place: PlaceName, stage: StageName, size: number): number => {
  const job = jobOf(name, place, size)
  return withTimeout(() => stages[stage](job), 300).seconds * 1000
}

// What runs for the first time takes longer.
for (const [name, place, stage] of worstCases) milliseconds(name, place, stage, 1_000)
console.log(
  'Hostile texts of 1, 10 and 100 kB: milliseconds of the processor, and the power with which they grow:',
)
for (const [name, place, stage] of cases) {
  const times = sizes.map((size) => milliseconds(name, place, stage, size))
  const [, ten = 0, hundred = 0] = times
  const power = Math.log10(Math.max(hundred, 1) / Math.max(ten, 1))
  console.log(
    `${times.map((time) => time.toFixed(0).padStart(7)).join('')}  ${power.toFixed(1).padStart(4)}  ${place}, ${stage}: ${name}`,
  )
}
