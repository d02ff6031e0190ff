import { expect, it } from 'vitest'
import { withoutRepeats } from '../../../src/compliance/advertising/withoutRepeats.ts'
import type { Violation } from '../../../src/compliance/advertising/violation.ts'
import { newYorkRules } from '../../../src/firm/advertising/rules/rules.ts'

/** Words against which two rules speak are told once, by the rule whose message says all. */

const text = 'We guarantee the best results.'
const violation = (rule: string, words: string, of: Partial<Violation> = {}): Violation => ({
  rule,
  words,
  text,
  page: '/about',
  place: () => ({ file: 'pages/about.mdx', line: 1, column: 1 }),
  message: words,
  fix: '',
  ...of,
})

it.each([
  {
    what: 'a promise says all of the praise in it',
    violations: [
      violation('unproved-praise', 'best results'),
      violation('promised-result', 'guarantee the best results'),
    ],
    told: ['promised-result'],
  },
  {
    what: 'a promise in words that a record could support is told in their place',
    violations: [violation('unproved-praise', text), violation('promised-result', 'guarantee')],
    told: ['promised-result'],
  },
  {
    what: 'of two rules that a record satisfies, the longer words are told',
    violations: [violation('unrecorded-claim', 'best'), violation('unproved-praise', 'best results')],
    told: ['unproved-praise'],
  },
  {
    what: 'an error is not left out for a warning',
    violations: [violation('trade-name', text), violation('promised-result', 'guarantee')],
    told: ['trade-name', 'promised-result'],
  },
  {
    what: 'the same words are told once',
    violations: [violation('staged-scene', text), violation('paid-endorsement', text)],
    told: ['paid-endorsement'],
  },
  {
    what: 'other words, other texts and other pages are told',
    violations: [
      violation('unproved-praise', 'best'),
      violation('promised-result', 'guarantee'),
      violation('promised-result', 'best', { text: 'The best.' }),
      violation('promised-result', 'best', { page: '/' }),
    ],
    told: ['unproved-praise', 'promised-result', 'promised-result', 'promised-result'],
  },
])('$what', ({ violations, told }) => {
  expect(withoutRepeats(violations, newYorkRules).map(({ rule }) => rule)).toEqual(told)
})
