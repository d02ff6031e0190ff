import wrapAnsi from 'wrap-ansi'
import type { TagDefinition } from '../tags/tag.ts'
import { closestMatch } from '../text/closestMatch.ts'
import type { WithTags } from './rules/rule.ts'
import { isRuleName, ruleNames, rules, type RuleName } from './rules/rules.ts'

/** The longest line of an explanation, in columns. */
const width = 90

type Tags = readonly TagDefinition[]

/**
 * The words that explain a rule.
 * @param tags those of the site, which examples show
 */
export function explanationOf(name: RuleName, tags: Tags) {
  const wordsOf = <Words>(given: WithTags<Words>): Words => (isMade(given) ? given(tags) : given)
  const { summary, what, why, wrong, right } = rules[name]
  return { summary: wordsOf(summary), what: wordsOf(what), why, wrong: wordsOf(wrong), right: wordsOf(right) }
}

const isMade = <Words>(given: WithTags<Words>): given is (tags: Tags) => Words => typeof given === 'function'

/** The page that explains a rule, or undefined when there is none of that name. */
export function explainRule(name: string, tags: Tags): string | undefined {
  if (!isRuleName(name)) return undefined
  const { severity, sources = [] } = rules[name]
  const { summary, what, why, wrong, right } = explanationOf(name, tags)
  const example = (lines: readonly string[]) => lines.map((line) => `    ${line}`.trimEnd()).join('\n')
  return [
    `${name} (${severity}: ${severity === 'error' ? 'the site is not built until it is mended' : 'told, but the site is built'})`,
    summary,
    ...[what, `Why it matters: ${why}`].map((text) => wrapAnsi(text, width)),
    `Wrong:\n\n${example(wrong)}`,
    `Right:\n\n${example(right)}`,
    ...(sources.length > 0 ? [`Sources:\n\n${example(sources)}`] : []),
  ].join('\n\n')
}

/** All rules, one a line, with what a problem of each means. */
export function listRules(tags: Tags): string {
  const longest = Math.max(...ruleNames.map((name) => name.length))
  return ruleNames.map((name) => `${name.padEnd(longest)}  ${explanationOf(name, tags).summary}`).join('\n')
}

/** The rules whose names are like `typed`: the nearest first, then those that share a word with it; at most three. */
export function similarRules(typed: string): string[] {
  const close = closestMatch(typed, ruleNames)
  const words = typed.toLowerCase().split(/s?(?:[^a-z]+|$)/)
  const related = ruleNames.filter((name) => name.split('-').some((word) => words.includes(word)))
  return [...new Set([...(close === undefined ? [] : [close]), ...related])].slice(0, 3)
}
