import { describe, expect, it } from 'vitest'
import type { Rule } from '../../../src/content/report/rules/rule.ts'
import { newYorkRules } from '../../../src/firm/advertising/rules/rules.ts'
import { newYorkLexicon } from '../../../src/firm/advertising/newYorkLexicon.ts'
import { checkSentences, measure } from './checkSentences.ts'
import { authors, sentencesOf } from './readSentences.ts'

/** How much of what a New York lawyer would question the whole check finds, and how much else it leaves alone. */

const named = ({ kind, text, rules }: { kind: string; text: string; rules: readonly string[] }) =>
  `[${kind}] ${text} (${rules.join(', ')})`

describe.each(authors())('sentences by the %s', (author) => {
  const sentences = sentencesOf(author)
  const checked = checkSentences(sentences)
  const { recall, falseAlarms, missed, alarms } = measure(checked)

  it('are many', () => {
    expect(sentences.filter(({ questionable }) => questionable).length).toBeGreaterThanOrEqual(100)
    expect(sentences.filter(({ questionable }) => !questionable).length).toBeGreaterThanOrEqual(200)
    expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length)
  })
  it('that are questionable are found, nine of ten at least', () => {
    expect(recall, `Missed:\n${missed.map(named).join('\n')}`).toBeGreaterThanOrEqual(0.9)
  })
  it('that are innocent are left alone, all but one of a hundred at most', () => {
    expect(falseAlarms, `Alarms:\n${alarms.map(named).join('\n')}`).toBeLessThanOrEqual(0.01)
  })
  it('are told by the rule of their kind, nine of ten at least', () => {
    const ofRule = sentences.flatMap(({ rule }, index) => {
      const found = checked[index]
      return rule !== undefined && found ? [{ rule, ...found }] : []
    })
    const otherwise = ofRule.filter(({ rule, rules }) => !rules.includes(rule))
    expect(otherwise.length, otherwise.map(named).join('\n')).toBeLessThanOrEqual(ofRule.length / 10)
    const names = new Set<string>(Object.keys(newYorkRules))
    expect(ofRule.filter(({ rule }) => !names.has(rule))).toEqual([])
  })
})

describe('what is told of words', () => {
  const { families, quotations } = newYorkLexicon.words
  const advices = [
    ...families.flatMap((family) => [family.advice, ...(family.adviceWhen ?? [])]),
    quotations.advice,
  ]

  it('names the law and what to write instead', () => {
    const lawless = advices.filter(({ message }) => !/\((?:[^)]*\b(?:Rule|Law) [§\d])/.test(message))
    expect(lawless).toEqual([])
    const unhelpful = advices.filter(({ fix }) => !/"[^"]{8,}"|<Claim /.test(fix))
    expect(unhelpful).toEqual([])
    // Where a source was not looked up, the explanation of the rule says so.
    expect(advices.filter(({ message }) => /memory/.test(message))).toEqual([])
  })
})

it.each(Object.entries(newYorkRules))('%s is explained: the law, why, and words that comply', (_, rule) => {
  const { why, wrong, right, sources }: Rule = rule
  expect(why.length).toBeGreaterThan(40)
  expect(sources?.join(' ')).toMatch(/\b(?:Rule \d|Law §|Labor Law)|§ \d/)
  for (const examples of [wrong, right]) expect(examples).not.toEqual([])
})
