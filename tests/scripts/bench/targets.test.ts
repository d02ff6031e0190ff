import { expect, it } from 'vitest'
import { Measurements } from '../../../scripts/bench/measurements.ts'
import { targetResults, targets } from '../../../scripts/bench/targets.ts'

const resultOf = (measured: Measurements, name: string) => {
  const found = targetResults(measured).find((result) => result.name === name)
  if (!found) throw new Error(`There is no target "${name}".`)
  return found
}

it('a target that compares with a peer is met up to its limit', () => {
  const name = 'clean build, 1,000 pages: part of Astro’s'
  const measured = new Measurements()
  measured.add('cleanBuild', 'astro', 1_000, 10)
  expect(resultOf(measured, name)).toMatchObject({ figure: undefined, isMet: undefined })
  measured.add('cleanBuild', 'ours', 1_000, 7)
  expect(resultOf(measured, name)).toMatchObject({
    figure: 0.7,
    isMet: true,
    inWords: { limit: '0.70', figure: '0.70' },
  })
  // The median of 7, 8 and 9.
  measured.add('cleanBuild', 'ours', 1_000, 9)
  measured.add('cleanBuild', 'ours', 1_000, 8)
  expect(resultOf(measured, name)).toMatchObject({ figure: 0.8, isMet: false })
})

it('a target of our own figures knows no peer', () => {
  const measured = new Measurements()
  measured.add('cleanBuild', 'ours', 1_000, 2)
  measured.add('cleanBuild', 'ours', 10_000, 21)
  measured.add('saidTexts', 'ours', 300, 0)
  measured.add('pageBytes', 'ours', 28, 100)
  measured.add('pageBytes', 'ours', 5_000, 97)
  expect(resultOf(measured, 'clean build: growth from 1,000 to 10,000 pages')).toMatchObject({
    figure: 10.5,
    isMet: false,
  })
  expect(resultOf(measured, 'texts that the second said reads from Git, 300 commits')).toMatchObject({
    figure: 0,
    isMet: true,
  })
  const bytes = resultOf(
    measured,
    'what a visitor of a page downloads: from 28 to 5,000 pages, it differs by',
  )
  expect([bytes.isMet, bytes.inWords.figure]).toEqual([false, '3.0 %'])
})

it('every target has a name of its own', () => {
  expect(new Set(targets.map(({ name }) => name)).size).toBe(targets.length)
})
