import wrapAnsi from 'wrap-ansi'
import { closestMatch } from '../text/closestMatch.ts'
import type { ExplainedSite, Explanation, Rule, Rules } from './rules/rule.ts'
import { rulesOf } from './rules/rules.ts'

/** The longest line of an explanation, in columns. */
const width = 90

/** What is known of a site's rules: a part of its registry. */
interface SiteRules extends ExplainedSite {
  readonly rules: Rules
}

/** The words that explain a rule on a site. */
export function explanationOf({ summary, what, why, wrong, right }: Rule, site: ExplainedSite) {
  const wordsOf = <Words>(given: Explanation<Words>): Words => (isMade(given) ? given(site) : given)
  return { summary: wordsOf(summary), what: wordsOf(what), why, wrong: wordsOf(wrong), right: wordsOf(right) }
}

const isMade = <Words>(given: Explanation<Words>): given is (site: ExplainedSite) => Words =>
  typeof given === 'function'

/** The page that explains a rule, or undefined when there is none of that name. */
export function explainRule(name: string, registry: SiteRules): string | undefined {
  const all = rulesOf(registry)
  const rule = Object.hasOwn(all, name) ? all[name] : undefined
  if (rule === undefined) return undefined
  const { severity, sources = [] } = rule
  const { summary, what, why, wrong, right } = explanationOf(rule, registry)
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
export function listRules(registry: SiteRules): string {
  const all = Object.entries(rulesOf(registry))
  const longest = Math.max(...all.map(([name]) => name.length))
  return all
    .map(([name, rule]) => `${name.padEnd(longest)}  ${explanationOf(rule, registry).summary}`)
    .join('\n')
}

/** The rules whose names are like `typed`: the nearest first, then those that share a word with it; at most three. */
export function similarRules(typed: string, registry: SiteRules): string[] {
  const names = Object.keys(rulesOf(registry))
  const close = closestMatch(typed, names)
  const words = typed.toLowerCase().split(/s?(?:[^a-z]+|$)/)
  const related = names.filter((name) => name.split('-').some((word) => words.includes(word)))
  return [...new Set([...(close === undefined ? [] : [close]), ...related])].slice(0, 3)
}
