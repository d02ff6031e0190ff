import {
  assert as assertProperty,
  boolean,
  constant,
  constantFrom,
  property,
  stringMatching,
  tuple,
} from 'fast-check'
import { expect, test } from 'vitest'
import { indexPatterns } from '../../../src/compliance/lexicon/patternIndex.ts'
import { requiredLiterals } from '../../../src/compliance/lexicon/requiredLiterals.ts'
import { newYorkLexicon } from '../../../src/firm/advertising/newYorkLexicon.ts'
import { advertisingPositives } from '../advertising/advertisingPositives.ts'

const mayMatch = (pattern: RegExp, text: string): boolean => indexPatterns([pattern])(text).has(pattern)

test.each<[RegExp, string[] | undefined]>([
  [/\bBest Lawyers\b/g, ['best lawyers']],
  [/wins?\b/gi, ['win', 'wins']],
  [/speciali[sz]es/gi, ['specialises', 'specializes']],
  [/\b(?:best|finest) (?:\w+ )?(?<core>firm)s?/gi, ['best ', 'finest ']],
  [/(?:best)?(?:\s\w+){0,3}? firm/gi, [' firm']],
  [/(?:winner){2,}/g, ['winner']],
  [/(?:winner){0,2}/g, undefined],
  [/(?<!award-)winning(?! streak)/g, ['winning']],
  [/[^b]est[-a-c]ate/g, ['est']],
  [/\d+%|we/g, undefined],
  [/best|\d+/g, undefined],
  [/Kelvin/giu, undefined],
])('%s asks for %j', (pattern, literals) => {
  expect(requiredLiterals(pattern)).toEqual(literals)
})

test('a pattern is left out for no text that it matches', () => {
  const patterns = [
    /speciali[sz]es? (?:only )?in/,
    /(?:we|our (?:firm|team)) (?:can |will )*(?:guarantee|promise)s?/,
    /(?:best|finest)(?: \w+){0,2} (?:firms?|law firms?)|number one/,
    /ranked (?:first|#1|no\. 1)|top\.tier|(?:a|an)? winner{1,2}/,
    /x{2,3}winner*(?:of (?:the )?year)?/,
  ]
  const matched = constantFrom(...patterns).chain((pattern) =>
    tuple(constant(pattern), stringMatching(pattern)),
  )
  assertProperty(
    property(matched, boolean(), ([pattern, text], inCapitals) => {
      const typed = inCapitals ? text.toUpperCase() : text
      expect(mayMatch(new RegExp(pattern, 'gi'), typed)).toBe(true)
    }),
  )
})

test('no pattern of the lexicon is left out for words that it is about', () => {
  const patterns = newYorkLexicon.words.families.flatMap((family) => family.patterns)
  const index = indexPatterns(patterns)
  const texts = Object.values(advertisingPositives)
    .flatMap(({ sentences }) => sentences)
    .flatMap((sentence) => [sentence, sentence.toUpperCase()])
  const matches = texts.flatMap((text) =>
    patterns.filter((pattern) => text.search(pattern) !== -1).map((pattern) => ({ text, pattern })),
  )
  expect(matches.length).toBeGreaterThan(100)
  expect(matches.filter(({ text, pattern }) => !index(text).has(pattern))).toEqual([])
})
