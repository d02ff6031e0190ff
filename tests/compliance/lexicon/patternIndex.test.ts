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
import { indexedPatterns } from '../../../src/compliance/lexicon/lexiconNeeds.ts'
import { indexPatterns } from '../../../src/compliance/lexicon/patternIndex.ts'
import { needsOf, type Need } from '../../../src/compliance/lexicon/requiredLiterals.ts'
import type { PatternNeeds } from '../../../src/compliance/lexicon/patternNeeds.ts'
import { newYorkLexicon } from '../../../src/firm/advertising/newYorkLexicon.ts'
import { newYorkNeeds } from '../../../src/firm/advertising/newYorkNeeds.preval.ts'
import { advertisingPositives } from '../advertising/advertisingPositives.ts'

const mayMatch = (pattern: RegExp, text: string): boolean => indexPatterns([pattern])(text).has(pattern)

/** Needs as they are tested: `|` stands for the edge of a word. */
const inWords = (needs: readonly Need[]): unknown[] =>
  needs.map(({ anyOf }) =>
    anyOf.map((part) => (typeof part === 'string' ? part.replaceAll('\b', '|') : inWords(part))),
  )

test.each<[RegExp, unknown[]]>([
  [/Best Law/g, [['best law']]],
  [/\bBest Lawyers\b/g, [['|best lawye']]],
  [/wins?\b/gi, [['win|', 'wins|']]],
  [/(?<![\w-])(?:wins?|victory)(?![\w-])/gi, [['|win|', '|wins|', '|victory|']]],
  [/(?<!un)won(?!t)/gi, [['won']]],
  [/speciali[sz]es/gi, [['specialise', 'specialize']]],
  [
    /\b(?:best|finest) (?:\w+ )?(?<core>firm)s?/gi,
    [
      ['|best ', '|finest '],
      ['|firm', '|firms'],
    ],
  ],
  [/\b(?:our|my) (?:\w+ ){0,3}?clients\b/gi, [['|our ', '|my '], ['|clients|']]],
  [/\bour\w* clients/gi, [['|our'], [' clients']]],
  [/(?:best)?(?:\s\w+){0,3}? firm/gi, [[' firm']]],
  [/(?:winner){2,}/g, [['winner']]],
  [/(?:winner){0,2}/g, []],
  [/(?<!award-)winning(?! streak)/g, [['winning']]],
  [/(?<=\bhas )won\b(?=.*case)/g, [['|has '], ['case'], ['won|']]],
  [/[^b]est[-a-c]ate/g, [['est'], ['ate']]],
  [/\b(?:TV|radio)\b.*\bhosts\b|celebrity/g, [[[['|tv|', '|radio|'], ['|hosts|']], 'celebrity']]],
  [/a .*\d|"/g, [['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '"']]],
  [/best|\w+/g, []],
  [/Kelvin/giu, []],
])('%s needs %j', (pattern, needs) => {
  expect(inWords(needsOf(pattern))).toEqual(needs)
})

test.each<[RegExp, string, boolean]>([
  [/\bwins?\b/gi, 'He WINS.', true],
  [/\bwins?\b/gi, 'windows', false],
  [/\bwins?\b/gi, 'twins', false],
  // The letters İ and K (Kelvin) have small ones that are letters of words; for a pattern, they are none.
  [/\bbest\b/gi, '\u0130best\u212a', true],
  [/\d{2} cases/g, 'a dozen cases', false],
  [/\bour\b.*\b(?:clients|cases)\b/g, 'our firm', false],
  [/\bour\b.*\b(?:clients|cases)\b/g, 'our first cases', true],
])('whether %s may match in "%s": %s', (pattern, text, may) => {
  expect(mayMatch(pattern, text)).toBe(may)
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
  const patterns = indexedPatterns(newYorkLexicon.words.families)
  // The bundle of our code holds the needs as JSON.
  const needs: PatternNeeds = JSON.parse(JSON.stringify(newYorkNeeds))
  const index = indexPatterns(patterns, needs)
  const texts = Object.values(advertisingPositives)
    .flatMap(({ sentences }) => sentences)
    .flatMap((sentence) => [sentence, sentence.toUpperCase()])
  const matches = texts.flatMap((text) =>
    patterns.filter((pattern) => text.search(pattern) !== -1).map((pattern) => ({ text, pattern })),
  )
  expect(matches.length).toBeGreaterThan(100)
  expect(matches.filter(({ text, pattern }) => !index(text).has(pattern))).toEqual([])
})
