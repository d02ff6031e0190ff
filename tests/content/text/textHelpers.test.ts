import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, isDay } from '../../../src/content/text/calendar.ts'
import { counted, plural } from '../../../src/content/text/plural.ts'
import { truncate, truncateAtWord, truncateList } from '../../../src/content/text/truncate.ts'

/** What all rooms share about words, days and lists. */

describe('a number with its noun', () => {
  it.each([
    [0, '0 pages'],
    [1, '1 page'],
    [2, '2 pages'],
  ])('%i', (count, words) => expect(counted(count, 'page')).toBe(words))

  it('takes other forms', () => {
    expect(counted(2, 'page needs', 'pages need')).toBe('2 pages need')
    expect(plural(1, 'has', 'have')).toBe('has')
  })
})

describe('days', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    // New York sets its clocks on these days.
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-11-01', 1, '2026-11-02'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %i', (day, count, other) => {
    expect(addDays(day, count)).toBe(other)
    expect(daysBetween(day, other)).toBe(count)
  })

  it.each(['2026-02-30', '2026-1-1', 'today', ''])('%j is none', (typed) => expect(isDay(typed)).toBe(false))
})

describe('shortened', () => {
  it('a text', () => {
    expect(truncate('abcde', 5)).toBe('abcde')
    expect(truncate('abcdef', 5)).toBe('abcde…')
  })

  it('a text behind a word', () => {
    expect(truncateAtWord('the firm keeps your records', 20)).toBe('the firm …')
    expect(truncateAtWord('the firm keeps', 20)).toBe('the firm keeps')
  })

  it('a list', () => {
    expect(truncateList(['a', 'b', 'c', 'd'], 2)).toEqual(['a', 'b', '2 more'])
    expect(truncateList(['a', 'b'], 2)).toEqual(['a', 'b'])
  })
})
