import { describe, expect, it } from 'vitest'
import type { Rule } from '../../../src/content/report/rules/rule.ts'
import { newYorkRules } from '../../../src/firm/advertising/rules/rules.ts'
import { newYorkLexicon } from '../../../src/firm/advertising/newYorkLexicon.ts'
import { checkSentences, judgedSentences, measure, type CheckedSentence } from './checkSentences.ts'

const named = ({ text, rules }: CheckedSentence) => `${text} (${rules.join(', ')})`

describe('900 judged sentences', () => {
  const sentences = judgedSentences()
  const checked = checkSentences(sentences)
  const { recall, falseAlarms, missed, alarms } = measure(checked)

  it('the check finds nine of ten sentences that a New York lawyer would question', () => {
    expect(sentences.filter(({ questionable }) => questionable)).toHaveLength(300)
    expect(recall, `Missed:\n${missed.map(named).join('\n')}`).toBeGreaterThanOrEqual(0.9)
  })

  it('the check leaves innocent sentences alone, all but one of a hundred', () => {
    expect(new Set(sentences.map(({ text }) => text)).size).toBe(900)
    expect(falseAlarms, `Alarms:\n${alarms.map(named).join('\n')}`).toBeLessThanOrEqual(0.01)
  })

  it('nine of ten sentences are reported under the rule that they break', () => {
    const ofRule = checked.filter(({ rule }) => rule !== undefined)
    const otherwise = ofRule.filter(({ rule = '', rules }) => !rules.includes(rule))
    expect(otherwise.length, otherwise.map(named).join('\n')).toBeLessThanOrEqual(ofRule.length / 10)
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
