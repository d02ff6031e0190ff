import { describe, expect, it } from 'vitest'
import {
  explainRule,
  explanationOf,
  listRules,
  similarRules,
} from '../../../src/content/report/explainRule.ts'
import { rulesOf } from '../../../src/content/report/rules/rules.ts'
import { registry } from '../../../src/firm/registry.ts'

const rules = Object.entries(rulesOf(registry))

it('every rule is explained, with a wrong and a right example', () => {
  for (const [, rule] of rules) {
    const { summary, what, why, wrong, right } = explanationOf(rule, registry)
    for (const text of [summary, what, why, wrong.join(''), right.join('')]) expect(text).not.toBe('')
    expect(right).not.toEqual(wrong)
  }
})

describe('the page that explains a rule', () => {
  it('has its name, its severity, the words and both examples', () => {
    expect(explainRule('duplicate-field', registry)).toBe(
      `duplicate-field (error: the site is not built until it is mended)

A field stands in a file twice.

Each field is written once. Keep the line that is right and delete the other. For several
texts in one field, make a list whose lines begin with a hyphen and a space.

Why it matters: Only one of the two could be shown, and it might be the wrong one.

Wrong:

    title: Tax Law
    title: Taxes

Right:

    title: Tax Law`,
    )
  })

  it.each(['unknown', '', 'constructor', '__proto__'])('there is none for %j', (name) => {
    expect(explainRule(name, registry)).toBeUndefined()
  })
})

it('the list has every rule with its summary', () => {
  const list = listRules(registry)
  for (const [, rule] of rules) expect(list).toContain(explanationOf(rule, registry).summary)
  expect(list.split('\n')).toHaveLength(rules.length)
})

describe('a name that no rule has', () => {
  it.each([
    ['unkown-field', 'unknown-field'],
    ['picture', 'picture-text'],
    ['Links', 'broken-link'],
  ])('%s suggests %s', (typed, rule) => {
    expect(similarRules(typed, registry)).toContain(rule)
  })

  it('suggests nothing when nothing is like it', () => {
    expect(similarRules('weather', registry)).toEqual([])
  })
})
