import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { breaksRule } from '../../../src/compliance/advertising/rule.ts'
import { advertisingRules } from '../../../src/firm/advertising/rules.ts'

describe.each(advertisingRules)('$id ($all.0)', (rule) => {
  it.each(rule.fails)('an editor gets a warning for: %s', (sentence) =>
    expect(breaksRule(sentence, rule)).toBe(true),
  )
  it.each(rule.passes)('an editor gets no warning for: %s', (sentence) => {
    expect(advertisingRules.filter((one) => breaksRule(sentence, one)).map(({ id }) => id)).toEqual([])
  })
})

const judged = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, 'sentences', `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
const isFound = (sentence: string) => advertisingRules.some((rule) => breaksRule(sentence, rule))

it('an editor gets a warning for half of the questionable sentences of inventive copywriters', () => {
  const missed = judged('questionable').filter((sentence) => !isFound(sentence))
  expect(missed.length / judged('questionable').length, missed.join('\n')).toBeLessThanOrEqual(0.5)
})
it('an editor gets no warning for 95 of 100 innocent sentences that sound similar', () => {
  const found = judged('innocent').filter(isFound)
  expect(found.length / judged('innocent').length, found.join('\n')).toBeLessThanOrEqual(0.05)
})
