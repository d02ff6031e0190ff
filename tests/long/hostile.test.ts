import { describe, expect, it } from 'vitest'
import { withTimeout } from '../fixtures/withTimeout.ts'
import { shapes } from '../content/hostile/shapes.ts'
import { jobOf, places, stages } from '../content/hostile/stages.ts'
import { worstCases } from '../content/hostile/worstCases.ts'

/**
 * Every shape of hostile text, of 100 kB: checked at every place, and in the text of a page whatever else reads it; and
 * those that once took longest, of 50 kB.
 */

describe('a text of 50 kB is read to its end', () => {
  it.each([...worstCases])('%s, in the %s: %s', (name, place, stage) => {
    const job = jobOf(name, place, 50_000)
    expect(() => withTimeout(() => stages[stage](job))).not.toThrow()
  })
})

const names = <Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] =>
  // The keys of a table are what it was written with.
  Object.keys(table).filter((name): name is Name => Object.hasOwn(table, name))

const runs = [
  ...names(places).map((place) => ({ place, stage: 'check' as const })),
  ...names(stages)
    .filter((stage) => stage !== 'check')
    .map((stage) => ({ place: 'body' as const, stage })),
]

describe.each(runs)('$stage, in the $place', ({ place, stage }) => {
  it.each(shapes)('$name', ({ name }) => {
    const job = jobOf(name, place, 100_000)
    expect(() => withTimeout(() => stages[stage](job), 120)).not.toThrow()
  })
})
