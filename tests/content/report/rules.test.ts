import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { diagnostic } from '../../../src/content/model/diagnostic.ts'
import {
  explainRule,
  explanationOf,
  listRules,
  similarRules,
} from '../../../src/content/report/explainRule.ts'
import { rulesOf, type RuleName } from '../../../src/content/report/rules/rules.ts'
import type { diagnostic as diagnosticOfPeople } from '../../../src/firm/collections/attorneys/rules.ts'
import { registry } from '../../../src/firm/registry.ts'
import { bannedWords } from '../../fixtures/bannedWords.ts'

const sources = ['content', 'compliance', 'firm']
  .map((room) => join(import.meta.dirname, '../../../src', room))
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !/rules(?:\/\w+)?\.ts$/.test(path))
      .map((path) => readFileSync(join(room, path), 'utf8')),
  )
  .join('\n')

const rules = Object.entries(rulesOf(registry))
const names = rules.map(([name]) => name)

describe('every rule', () => {
  it('that a problem names is registered: another name does not compile', () => {
    type NamedBy<Tell extends typeof diagnostic | typeof diagnosticOfPeople> = Parameters<Tell>[2][0]
    expectTypeOf<NamedBy<typeof diagnostic>>().toEqualTypeOf<RuleName>()
    expectTypeOf<RuleName>().not.toEqualTypeOf<string>()
    expectTypeOf<NamedBy<typeof diagnosticOfPeople>>().not.toEqualTypeOf<string>()
  })

  it.each(names)('%s is named by some problem', (name) => {
    expect(sources).toContain(`'${name}'`)
  })

  it.each(names)('%s has a name of small letters and hyphens', (name) => {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  it.each(rules)('%s is explained: what it is, why, a wrong and a right example', (_, rule) => {
    const { summary, what, why, wrong, right } = explanationOf(rule, registry)
    for (const sentence of [summary, what, why]) expect(sentence).toMatch(/^[“\p{Lu}].+[.]$/su)
    expect(summary).not.toContain('\n')
    expect(summary.length).toBeLessThan(110)
    expect(wrong.join('')).not.toBe('')
    expect(right.join('')).not.toBe('')
    expect(right).not.toEqual(wrong)
  })

  it.each(rules)('%s is explained in plain words', (_, rule) => {
    const { summary, what, why } = explanationOf(rule, registry)
    expect([summary, what, why].join(' ').match(bannedWords)?.[0]).toBeUndefined()
  })
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
