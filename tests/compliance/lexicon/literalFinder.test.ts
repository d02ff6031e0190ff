import { array, assert as assertProperty, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { literalFinder } from '../../../src/compliance/lexicon/literalFinder.ts'
import { makeTrie } from '../../../src/compliance/lexicon/literalTrie.ts'
import { nonAsciiSign } from '../../../src/compliance/lexicon/parsePattern.ts'

/** Literals as they are tested: `|` stands for the edge of a word, `*` for a sign outside ASCII. */
const literals = [
  '|a|',
  '|an',
  'an|',
  'nan',
  '|a b|',
  'b',
  '"',
  '$1',
  '|banana|',
  'n|',
  '|a',
  ' b',
  '*',
  'a*',
  '|a*b',
]
const find = literalFinder(
  makeTrie(literals.map((literal) => literal.replaceAll('|', '\b').replaceAll('*', nonAsciiSign))),
  literals.length,
)
const found = (text: string) =>
  find(text)
    .held.map((number) => literals[number])
    .toSorted()

test.each([
  ['', []],
  ['a', ['|a', '|a|']],
  ['BANANA', ['b', 'nan', '|banana|']],
])('the literals of "%s" are %j', (text, expected) => {
  expect(found(text)).toEqual(expected)
})

test('exactly the literals that a text holds are found in it', () => {
  const patterns = literals.map((literal) => ({
    literal,
    pattern: new RegExp(literal.replaceAll('|', '\\b').replace('$', '\\$').replace('*', '[^\\0-~]'), 'i'),
  }))
  const text = array(constantFrom(...'aAbBn "$1é_2\u0130', 'banana')).map((letters) => letters.join(''))
  for (const texts of [text, string()])
    assertProperty(
      property(texts, (one) => {
        const held = patterns.flatMap(({ literal, pattern }) => (pattern.test(one) ? literal : []))
        expect(found(one)).toEqual(held.toSorted())
      }),
    )
})
