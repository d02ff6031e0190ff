import { describe, expect, it } from 'vitest'
import { figureOf, medianOf, ratio } from '../../../scripts/bench/figures.ts'

describe('a figure', () => {
  it('is the middle of an odd number of measurements, whatever their order, with the least and the most', () => {
    expect(figureOf([9, 1, 4])).toEqual({ median: 4, least: 1, most: 9 })
  })

  it('is the mean of the middle two of an even number', () => {
    expect(figureOf([10, 2, 4, 1])).toEqual({ median: 3, least: 1, most: 10 })
  })

  it('leaves the measurements as they are', () => {
    const values = [3, 2, 1]
    figureOf(values)
    expect(values).toEqual([3, 2, 1])
  })

  it('is none without measurements', () => {
    expect(() => figureOf([])).toThrow(RangeError)
    expect([medianOf([]), medianOf(undefined), medianOf([5])]).toEqual([undefined, undefined, 5])
  })
})

it('a ratio needs both figures', () => {
  expect([ratio(1, 4), ratio(undefined, 4), ratio(1, undefined), ratio(1, 0)]).toEqual([
    0.25,
    undefined,
    undefined,
    undefined,
  ])
})
