import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  longestCommonSubsequence,
  maxWeightIncreasingSubsequence,
} from '../../../src/compliance/text/longestCommonSubsequence.ts'
import { compareWords } from '../../../src/compliance/compare/compareWords.ts'
import { changedSentences } from '../../../src/compliance/compare/changedPassages.ts'
import { sideText } from '../../../src/compliance/compare/sideText.ts'
import { sentencesOf } from '../../../src/compliance/compare/sentences.ts'
import { countWords, splitWords } from '../../../src/compliance/compare/words.ts'
import { shown } from '../../fixtures/redlineOf.ts'
import { times } from '../../sample.ts'

/** The parts of the engine, each on its own. */

describe('words', () => {
  it.each([
    ['may, or may not.', ['may', ',', 'or', 'may', 'not', '.']],
    ['$1,000.00 (25+ years; 99%)', ['$1,000.00', '(', '25+', 'years', ';', '99%', ')']],
    ['e-mail the firm’s U.S. office', ['e-mail', 'the', 'firm', '’', 's', 'U.S.', 'office']],
    ["the firm's § 12(b)", ['the', "firm's", '§', '12', '(', 'b', ')']],
    ['see https://a.example/b?c=d.', ['see', 'https://a.example/b?c=d', '.']],
    ['法律事務所', ['法', '律', '事', '務', '所']],
    ['well...', ['well', '...']],
  ])('of %s', (text, expected) => {
    expect(splitWords(text).map((word) => word.text)).toEqual(expected)
  })

  it('give the text again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
        const text = typed.replace(/\s+/g, ' ').trim()
        const again = splitWords(text)
          .map((word) => (word.spaced ? ` ${word.text}` : word.text))
          .join('')
        expect(again).toBe(text)
      }),
    )
  })

  it.each([
    ['', 0],
    ['  ', 0],
    ['must not', 2],
    [' , ', 1],
    ['e-mail, please.', 2],
  ])('are counted: "%s" has %i', (text, count) => {
    expect(countWords(text)).toBe(count)
  })
})

describe('sentences', () => {
  it('give their block again', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('The firm.', 'Smith v. Jones', 'a;', 'x'.repeat(200), '(See A.)', '1.')),
        (parts) => {
          expect(sentencesOf(parts.join(' ')).join(' ')).toBe(parts.join(' '))
        },
      ),
    )
  })
})

describe('what two lists have in common', () => {
  const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 30 })

  it('is the same on both sides, in order, and as much as can be', () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        const pairs = longestCommonSubsequence(before, after)
        for (const [index, [i, j]] of pairs.entries()) {
          expect(before[i]).toBe(after[j])
          const [a, b] = pairs[index - 1] ?? [-1, -1]
          expect(i > a && j > b).toBe(true)
        }
        expect(pairs.length).toBe(longestCommon(before, after))
      }),
    )
  })

  it('is found between landmarks where both are too long and too different to be searched', () => {
    const mixed = (seed: number) => {
      let state = seed
      return Array.from({ length: 6000 }, (_, index) => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
        return index % 100 === 0 ? `landmark ${index}` : String((state >>> 8) % 40)
      })
    }
    const [before, after] = [mixed(1), mixed(2)]
    const pairs = longestCommonSubsequence(before, after)
    expect(pairs.every(([i, j]) => before[i] === after[j])).toBe(true)
    expect(pairs.filter(([i]) => i % 100 === 0 && before[i]?.startsWith('landmark'))).toHaveLength(60)
    expect(pairs.length).toBeGreaterThan(1000)
  })

  it('chooses what weighs most and does not cross', () => {
    const chain = maxWeightIncreasingSubsequence([
      { before: 0, after: 5, weight: 3 },
      { before: 0, after: 0, weight: 2 },
      { before: 1, after: 1, weight: 2 },
      { before: 1, after: 5, weight: 1 },
      { before: 2, after: 4, weight: 1 },
    ])
    expect(chain.map(({ before, after }) => [before, after])).toEqual([
      [0, 0],
      [1, 1],
      [2, 4],
    ])
  })
})

describe('two wordings of a sentence', () => {
  it('are both given again, unless they are told to have too little in common', () => {
    const words = fc.array(fc.constantFrom('may', 'must', 'the', 'firm,', '(a)', 'data.', '"x"', '-', ';'), {
      minLength: 1,
      maxLength: 14,
    })
    fc.assert(
      fc.property(words, words, (a, b) => {
        const [before, after] = [a.join(' '), b.join(' ')]
        const runs = compareWords(before, after)
        if (runs === undefined) return
        expect([sideText(runs, 'before'), sideText(runs, 'after')]).toEqual([before, after])
        expect(runs.every(({ text }) => text !== '')).toBe(true)
        // No two runs of a kind in a row, and never a deletion behind its insertion.
        for (const [index, { kind }] of runs.entries()) expect(runs[index + 1]?.kind).not.toBe(kind)
      }),
      { numRuns: times(100, 500) },
    )
  })
})

describe('changed sentences', () => {
  it.each([
    ['You may go. It is free.', 'You must go. It is free.', ['You [-may-]{+must+} go.']],
    ['One is. Two is.', 'One is. New it is. Two is.', ['{+New it is.+}']],
    ['One is. Two is.', 'One is.', ['[-Two is.-]']],
    [
      'One may. Two stays here. Three may.',
      'One must. Two stays here. Three must.',
      ['One [-may-]{+must+}.', 'Three [-may-]{+must+}.'],
    ],
    ['One may be it.', 'One may be it.', []],
  ])('of %s', (before, after, expected) => {
    const runs = compareWords(before, after) ?? []
    expect(changedSentences(runs).map(shown)).toEqual(expected)
  })
})

function longestCommon(before: readonly string[], after: readonly string[]): number {
  let last = Array.from({ length: after.length + 1 }, () => 0)
  for (const item of before) {
    const row = [0]
    after.forEach((other, j) =>
      row.push(item === other ? (last[j] ?? 0) + 1 : Math.max(row[j] ?? 0, last[j + 1] ?? 0)),
    )
    last = row
  }
  return last.at(-1) ?? 0
}
