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
import { familySearches, indexedPatterns, numbering } from '../../../src/compliance/lexicon/lexiconNeeds.ts'
import { indexPatterns } from '../../../src/compliance/lexicon/patternIndex.ts'
import { nonAsciiSign } from '../../../src/compliance/lexicon/parsePattern.ts'
import { needsOf, type Need } from '../../../src/compliance/lexicon/requiredLiterals.ts'
import { newYorkLexicon } from '../../../src/firm/advertising/newYorkLexicon.ts'
import { newYorkNeeds } from '../../../src/firm/advertising/newYorkNeeds.preval.ts'
import { advertisingPositives } from '../advertising/advertisingPositives.ts'

const mayMatch = (pattern: RegExp, text: string): boolean => indexPatterns([pattern], [])(text).mayMatch(0)

/** Needs as they are tested: `|` stands for the edge of a word, `*` for a sign outside ASCII. */
const inWords = (needs: readonly Need[]): unknown[] =>
  needs.map(({ anyOf }) =>
    anyOf.map((part) =>
      typeof part === 'string' ? part.replaceAll('\b', '|').replaceAll(nonAsciiSign, '*') : inWords(part),
    ),
  )

test.each<[RegExp, unknown[]]>([
  [/Best Law/g, [['best law']]],
  [/\bBest Lawyers\b/g, [['|best lawyers|']]],
  [/wins?\b/gi, [['win|', 'wins|']]],
  [/(?<![\w-])(?:wins?|victory)(?![\w-])/gi, [['|win|', '|wins|', '|victory|']]],
  [/(?<!un)won(?!t)/gi, [['won']]],
  [/speciali[sz]es/gi, [['specialises', 'specializes']]],
  [
    /\b(?:best|finest) (?:\w+ )?(?<core>firm)s?/gi,
    [
      ['|best ', '|finest '],
      ['|firm', '|firms'],
    ],
  ],
  [/\b(?:our|my) (?:\w+ ){0,3}?clients\b/gi, [['|our ', '|my '], ['|clients|']]],
  [/\bour\w* clients/gi, [['|our'], ['|clients']]],
  [/(?:best)?(?:\s\w+){0,3}? firm/gi, [['|firm']]],
  [/(?:winner){2,}/g, [['winner']]],
  [/(?:winner){0,2}/g, []],
  [/(?<!award-)winning(?! streak)/g, [['winning']]],
  [/(?<=\bhas )won\b(?=.*case)/g, [['|has '], ['case'], ['won|']]],
  [/[^b]est[-a-c]ate/g, [['est'], ['ate']]],
  [/\b(?:TV|radio)\b.*\bhosts\b|celebrity/g, [[[['|tv|', '|radio|'], ['|hosts|']], 'celebrity']]],
  [/a .*\d|"/g, [['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '"']]],
  [/(?:^|\W)[★☆]{2,}|"/g, [['*', '"']]],
  [/café noir/gi, [['caf* noir']]],
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
  [/\bcafé noir/gi, 'CAFÉ NOIR', true],
  [/[★☆]{2,}/g, 'Five stars: ★☆', true],
  [/[★☆]{2,}/g, 'Five stars', false],
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
  const { families } = newYorkLexicon.words
  const { patterns } = indexedPatterns(newYorkLexicon.words)
  const searches = familySearches(families, numbering(patterns))
  const index = indexPatterns(patterns, searches, newYorkNeeds)
  const texts = Object.values(advertisingPositives)
    .flatMap(({ sentences }) => sentences)
    .flatMap((sentence) => [sentence, sentence.toUpperCase()])
  const matches = texts.flatMap((text) =>
    patterns.flatMap((pattern, number) => (text.search(pattern) === -1 ? [] : { text, pattern, number })),
  )
  expect(matches.length).toBeGreaterThan(100)
  expect(matches.filter(({ text, number }) => !index(text).mayMatch(number))).toEqual([])
  // A search is left out only where a pattern that it needs, or all of a group of which it needs one, may not match.
  const missed = texts.flatMap((text) => {
    const { searches: found, mayMatch } = index(text)
    const may = ({ all, oneOfEach }: (typeof searches)[number]) =>
      all.every(mayMatch) && oneOfEach.every((group) => group.some(mayMatch))
    const possible = searches.flatMap((search, number) => (may(search) ? number : []))
    return possible.join() === [...found].join() ? [] : text
  })
  expect(missed).toEqual([])
})
