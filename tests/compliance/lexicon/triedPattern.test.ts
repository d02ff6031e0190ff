import { describe, expect, it } from 'vitest'
import {
  inLatin1,
  inSmallLetters,
  matches,
  triedPattern,
} from '../../../src/compliance/lexicon/triedPattern.ts'

const places = (one: RegExp, from: string) =>
  [...from.matchAll(one)].map((found) => [found.index, found[0].length])

/** Patterns without capitals find in small letters what the given ones find in the text. */

describe('a pattern without capitals', () => {
  it.each([
    [/\bBest (?:Lawyers|Firms)\b/gi, 'Among the BEST lawyers, and best Firms.'],
    [/[A-Z]\w+ \S+\D/gi, 'New York 24'],
    [/(?<!\bno )(?:we|I) WIN\b/gi, 'No we win, I Win.'],
    [/crème/gi, 'CRÈME de la crème'],
    [/(?<core>Best) firm/gi, 'The BEST firm.'],
  ])('finds the same places: %s', (pattern, text) => {
    const { pattern: small, isOfSmallLetters } = triedPattern(pattern)
    expect(isOfSmallLetters).toBe(true)
    expect(places(small, inSmallLetters(text))).toEqual(places(pattern, text))
    expect(places(pattern, text)).not.toEqual([])
  })
  it.each([/We/g, /we/giu, /\u0041we/gi, /(?<Core>we)/gi])('is that pattern itself for %s', (pattern) => {
    expect(triedPattern(pattern)).toMatchObject({
      pattern: { source: pattern.source },
      isOfSmallLetters: false,
    })
  })
})

it.each(['İstanbul OFFICE', 'ÉCOLE', 'We'])('small letters are as many as the text has: %s', (text) => {
  expect(inSmallLetters(text)).toHaveLength(text.length)
  expect(inSmallLetters(text)).toMatch(/office|école|we/)
})

describe('a pattern of ASCII signs', () => {
  // Signs beyond Latin-1: dashes, spaces of several widths, letters of other scripts, those that small letters become, emoji.
  const text =
    'We win — “always” — in\u2009Łódź\u3000or İstanbul; \u212Aings, \u017Fhips and Ÿ: 😀 1\u202f000\ufeff…'
  it.each([
    /\w+/g,
    /\W+/gi,
    /\s/g,
    /\S+/g,
    /[^a-z ]+/gi,
    /win.{4}always/g,
    /\b[a-z]+\b/gi,
    /[ks]/gi,
    /(?<!\w)\d+\D\d+/g,
    /$/gm,
  ])('finds the same places in Latin-1: %s', (pattern) => {
    expect(triedPattern(pattern).isOfLatin1).toBe(true)
    expect(places(pattern, inLatin1(text))).toEqual(places(pattern, text))
    expect(places(pattern, text)).not.toEqual([])
  })
  it.each([/—/g, /[\u2013\u2014]/g, /\p{L}/gu, /[à-ÿ]/g])(
    '%s is none: it is tried on the text itself',
    (pattern) => {
      expect(triedPattern(pattern).isOfLatin1).toBe(false)
    },
  )
  it('finds nothing else in separators of lines, which stay', () => {
    const lines = 'one\u2028two — three'
    expect(inLatin1(lines)).toBe(lines)
    expect(matches(/two\W+three$/, lines)).toBe(true)
  })
  it('is tried on all of a long text', () => {
    const long = `${'a – '.repeat(3000)}end`
    expect(inLatin1(long)).toBe(`${'a \u00a4 '.repeat(3000)}end`)
  })
})
