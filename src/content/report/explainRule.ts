import wrapAnsi from 'wrap-ansi'
import { closestMatch } from '../text/closestMatch.ts'
import { isRuleName, ruleNames, rules } from './rules/rules.ts'

/** The longest line of an explanation, in columns. */
const width = 90

/** The page that explains a rule, or undefined when there is none of that name. */
export function explainRule(name: string): string | undefined {
  if (!isRuleName(name)) return undefined
  const { severity, summary, what, why, wrong, right, sources = [] } = rules[name]
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
export function listRules(): string {
  const longest = Math.max(...ruleNames.map((name) => name.length))
  return ruleNames.map((name) => `${name.padEnd(longest)}  ${rules[name].summary}`).join('\n')
}

/** The rules whose names are like `typed`: the nearest first, then those that share a word with it; at most three. */
export function similarRules(typed: string): string[] {
  const close = closestMatch(typed, ruleNames)
  const words = typed.toLowerCase().split(/s?(?:[^a-z]+|$)/)
  const related = ruleNames.filter((name) => name.split('-').some((word) => words.includes(word)))
  return [...new Set([...(close === undefined ? [] : [close]), ...related])].slice(0, 3)
}
