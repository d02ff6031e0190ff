import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { explainRule, listRules, similarRule } from '../../../src/content/report/explainRule.ts'
import { warnings } from '../../../src/content/report/warnings.ts'
import { registry } from '../../../src/firm/registry.ts'

const problems = readFileSync(new URL('../../../content/PROBLEMS.md', import.meta.url), 'utf8')

it('an editor gets the section of PROBLEMS.md on a rule, and nothing for a name that no rule has', () => {
  expect(explainRule('duplicate-field', problems, {})).toMatch(
    /^duplicate-field\n\nEach field is written once/,
  )
  expect(explainRule('frontmatter-colon', problems, {})).toMatch(
    /Right: {2}title: "Smith v\. Jones: update"$/,
  )
  for (const name of ['unknown', '', 'constructor'])
    expect(explainRule(name, problems, registry.rules)).toBeUndefined()
})

it('an editor who lists the rules sees each with its first sentence', () => {
  expect(listRules(problems, registry.rules)).toContain('\nduplicate-field       Each field is written once')
})

it('an editor who mistypes a rule is told the nearest', () => {
  expect(similarRule('unkown-field', problems, {})).toBe('unknown-field')
})

it('PROBLEMS.md is short enough to be read', () => {
  expect(problems.split(/\s+/).length).toBeLessThan(5_500)
  expect(warnings.has('duplicate-field')).toBe(false)
})
