import { describe, expect, it } from 'vitest'
import { inSmallLetters, triedPattern } from '../../../src/compliance/lexicon/smallLetters.ts'

/** Patterns without capitals find in small letters what the given ones find in the text. */

describe('a pattern without capitals', () => {
  it.each([
    [/\bBest (?:Lawyers|Firms)\b/gi, 'Among the BEST lawyers, and best Firms.'],
    [/[A-Z]\w+ \S+\D/gi, 'New York 24'],
    [/(?<!\bno )(?:we|I) WIN\b/gi, 'No we win, I Win.'],
    [/crème/gi, 'CRÈME de la crème'],
    [/(?<core>Best) firm/gi, 'The BEST firm.'],
  ])('finds the same places: %s', (pattern, text) => {
    const places = (one: RegExp, from: string) =>
      [...from.matchAll(one)].map((found) => [found.index, found[0].length])
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
