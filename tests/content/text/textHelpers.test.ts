import { describe, expect, it } from 'vitest'
import { replaceRanges } from '../../../src/content/text/textEdits.ts'
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

describe('parts of a text, replaced', () => {
  it('at one place in their order', () => {
    const replacements = [
      { start: 1, end: 1, text: 'x' },
      { start: 1, end: 2, text: 'y' },
      { start: 2, end: 2, text: 'z' },
    ]
    expect(replaceRanges('abc', replacements)).toBe('axyzc')
  })

  it('keep what an earlier one has put there', () => {
    const replacements = [
      { start: 0, end: 4, text: 'table' },
      { start: 2, end: 3, text: '' },
      { start: 3, end: 5, text: '!' },
    ]
    expect(replaceRanges('abcdef', replacements)).toBe('table!f')
  })
})
