import { describe, expect, it } from 'vitest'
import { addDays, isDay } from '../../../src/content/text/calendar.ts'
import { didYouMean } from '../../../src/content/text/closestMatch.ts'
import { splitNoBreak } from '../../../src/content/text/noBreak.ts'
import { counted, plural } from '../../../src/content/text/plural.ts'
import { numberInWords } from '../../../src/content/text/numberInWords.ts'
import { formatEventTime, newYorkInstant } from '../../../src/content/text/newYorkTime.ts'
import { searchWords, stem } from '../../../src/content/text/searchWords.ts'
import { hasSecondSentence } from '../../../src/content/text/sentences.ts'

it('an editor reads singular and plural nouns after the right numbers', () => {
  expect([0, 1, 2].map((count) => counted(count, 'page'))).toEqual(['0 pages', '1 page', '2 pages'])
  expect(counted(2, 'page needs', 'pages need')).toBe('2 pages need')
  expect(plural(1, 'has', 'have')).toBe('has')
})

describe('dates', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    // New York changes its clocks on these dates.
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-11-01', 1, '2026-11-02'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('an editor’s date %s plus %i days is %s', (date, count, expected) => {
    expect(addDays(date, count)).toBe(expected)
  })

  it.each(['2026-02-30', '2026-1-1', 'today', ''])('an editor can’t use %j as a date', (typed) =>
    expect(isDay(typed)).toBe(false),
  )
})

it.each([
  ['2026-12-03 18:00', '2026-12-03 20:00', 'Thursday, December 3, 2026, 6:00 PM to 8:00 PM EST'],
  [
    '2027-03-13 22:00',
    '2027-03-14 03:30',
    'Saturday, March 13, 2027, 10:00 PM EST to Sunday, March 14, 2027, 3:30 AM EDT',
  ],
  ['2027-11-07 00:30', '2027-11-07 01:30', 'Sunday, November 7, 2027, 12:30 AM to 1:30 AM EDT'],
  ['2027-11-07 01:30', '2027-11-07 02:00', 'Sunday, November 7, 2027, 1:30 AM EDT to 2:00 AM EST'],
])('a visitor reads both zones of an event if clocks change between %s and %s', (starts, ends, shown) => {
  expect(formatEventTime(newYorkInstant(starts), newYorkInstant(ends))).toBe(shown)
})

it.each([
  ['General Obligations Law 5-1401 and 5-1402', ['5-1401', '5-1402']],
  ['Rule 30(b)(6) depositions', ['30(b)(6)']],
  ['Business Law § 899-aa, and §§ 7 and 8', ['§ 899-aa,', '§§ 7']],
  ['Forms 10-K, amended Rule 7.1(a).', ['10-K,', 'Rule 7.1(a).']],
  ['An appraisal under 8 Del. C. § 262, and 22 NYCRR 202.70', ['8 Del. C. § 262,', '22 NYCRR 202.70']],
  ['An e-mail to a co-chair', ['e-mail']],
  ['CPLR 3211 and Rule 12(b), in 25 years, a 24-hour line', []],
])('a visitor never sees a line break within a citation or “e-mail” in %j', (text, expected) => {
  const pieces = splitNoBreak(text)
  expect(pieces.filter(({ isNoBreak }) => isNoBreak).map((piece) => piece.text)).toEqual(expected)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
})

describe('one sentence on a line', () => {
  it.each([
    'The lender signed. The borrower (a bank) did not.',
    'She holds a Ph.D. Her thesis was on tax.',
    'Why? We know.',
  ])('an editor is asked to split %j', (line) => expect(hasSecondSentence(line)).toBe(true))

  it.each([
    'See N.Y. Penal Law § 1.05, Matter of Doe, 12 A.D.3d 34 (1st Dep’t 2004), Doe v. The City, approx. 5 and Ill. Comp. Stat. Ann. Chapter 5.',
    'Acme Inc. Boston, Smith v. Jones, No. 5, Sept. Term 2025 and Fed. R. Evid. Rule 403 (see id. The rest.) apply.',
    'We do this: 1. Read the notice… “Why?” Smith asked.',
  ])('an editor isn’t asked to split %j', (line) => expect(hasSecondSentence(line)).toBe(false))
})

describe('words for searching', () => {
  it.each([
    ['José Müller-Łuczak, Jr.', ['jose', 'muller', 'luczak', 'jr']],
    ["Siobhán O’Neil and D'Arcy Strauß", ['siobhan', 'oneil', 'and', 'darcy', 'strauss']],
    ['J.D., St. John’s; Søren & Ægir (1999)', ['jd', 'st', 'john', 'soren', 'aegir', '1999']],
    ['jobs laws taxes classes leases', ['job', 'law', 'tax', 'class', 'lease']],
    ['news status analysis business gas', ['news', 'status', 'analysis', 'business', 'gas']],
    ['Ωμέγα 東京', ['ωμεγα', '東京']],
    [' – ', []],
  ])('a visitor can type %j without accents and marks', (text, words) =>
    expect(searchWords(text)).toEqual(words),
  )
})

it.each([
  ['policies', 'policy'],
  ['cookies', 'cookie'],
  ['applied', 'apply'],
  ['applying', 'applies'],
  ['tries', 'try'],
  ['filing', 'file'],
  ['attorneys', 'attorney'],
  ['movies', 'movie'],
  ['paid laws', 'paid law'],
])('a visitor finds the same pages with %j and %j', (one, other) => {
  const meet = (text: string) => searchWords(text).map(stem)
  expect(meet(one)).toEqual(meet(other))
})

it.each([
  ['abc', 'axy', 'Did you mean "axy"?'],
  ['abc', 'xyz', 'Use xyz.'],
  ['abcdefghi', 'abcdefxyz', 'Did you mean "abcdefxyz"?'],
  ['abcdefghi', 'abcdewxyz', 'Use abcdewxyz.'],
])('an editor who types %s in place of %s reads %j', (typed, known, sentence) =>
  expect(didYouMean(typed, [known])).toBe(sentence),
)

it('an editor reads every choice if there are at most twelve', () => {
  const choices = [...'abcdefghijkl'].map((letter) => letter.repeat(9))
  expect(didYouMean('zebra', choices.slice(10))).toBe('Use kkkkkkkkk or lllllllll.')
  expect(didYouMean('zebra', choices)).toMatch(/^Use a{9}, .* k{9} or l{9}\.$/)
  expect(didYouMean('zebra', [...choices, 'm'.repeat(9)])).toBe('')
})

it('a visitor reads counts below one hundred in words', () => {
  const words = 'no, one, twelve, nineteen, twenty, twenty-one, ninety-nine, 100'
  expect([0, 1, 12, 19, 20, 21, 99, 100].map(numberInWords).join(', ')).toBe(words)
  expect(numberInWords(3000)).toBe('3,000')
})
