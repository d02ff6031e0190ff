import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Diagnostic } from '../../../src/content/model/diagnostic.ts'
import {
  explainRule,
  explanationOf,
  listRules,
  similarRules,
} from '../../../src/content/report/explainRule.ts'
import { ruleNames, type RuleName } from '../../../src/content/report/rules/rules.ts'
import { tags } from '../../../src/firm/tagDefinitions.ts'
import { bannedWords } from '../../fixtures/bannedWords.ts'

const sources = ['content', 'compliance', 'firm']
  .map((room) => join(import.meta.dirname, '../../../src', room))
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.includes('report/rules/'))
      .map((path) => readFileSync(join(room, path), 'utf8')),
  )
  .join('\n')

describe('every rule', () => {
  it('that a problem names is registered: another name does not compile', () => {
    expectTypeOf<Diagnostic['rule']>().toEqualTypeOf<RuleName>()
    expectTypeOf<RuleName>().not.toEqualTypeOf<string>()
  })

  it.each(ruleNames)('%s is named by some problem', (name) => {
    expect(sources).toContain(`'${name}'`)
  })

  it.each(ruleNames)('%s has a name of small letters and hyphens', (name) => {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  it.each(ruleNames)('%s is explained: what it is, why, a wrong and a right example', (name) => {
    const { summary, what, why, wrong, right } = explanationOf(name, tags)
    for (const sentence of [summary, what, why]) expect(sentence).toMatch(/^[“\p{Lu}].+[.]$/su)
    expect(summary).not.toContain('\n')
    expect(summary.length).toBeLessThan(110)
    expect(wrong.join('')).not.toBe('')
    expect(right.join('')).not.toBe('')
    expect(right).not.toEqual(wrong)
  })

  it.each(ruleNames)('%s is explained in plain words', (name) => {
    const { summary, what, why } = explanationOf(name, tags)
    expect([summary, what, why].join(' ').match(bannedWords)?.[0]).toBeUndefined()
  })
})

describe('the page that explains a rule', () => {
  it('has its name, its severity, the words and both examples', () => {
    expect(explainRule('duplicate-field', tags)).toBe(
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
    expect(explainRule(name, tags)).toBeUndefined()
  })
})

it('the list has every rule with its summary', () => {
  for (const name of ruleNames) expect(listRules(tags)).toContain(explanationOf(name, tags).summary)
  expect(listRules(tags).split('\n')).toHaveLength(ruleNames.length)
})

describe('a name that no rule has', () => {
  it.each([
    ['unkown-field', 'unknown-field'],
    ['picture', 'picture-text'],
    ['Links', 'broken-link'],
  ])('%s suggests %s', (typed, rule) => {
    expect(similarRules(typed)).toContain(rule)
  })

  it('suggests nothing when nothing is like it', () => {
    expect(similarRules('weather')).toEqual([])
  })
})
