import { closestMatch } from '../text/closestMatch.ts'
import type { Rules } from './rule.ts'

/** The sections of content/PROBLEMS.md by their rules. */
const sectionsOf = (problems: string): ReadonlyMap<string, string> =>
  new Map(
    problems.split(/^(?=##? )/m).flatMap((section) => {
      const [, name, text] = /^## (\S+)\n+([^]*)/.exec(section) ?? []
      return name === undefined ? [] : [[name, text?.trim() ?? ''] as const]
    }),
  )

/**
 * What a rule means, or undefined when there is none of that name.
 * @param problems the text of content/PROBLEMS.md
 * @param advertising the rules that the tables on advertising explain
 */
export function explainRule(name: string, problems: string, advertising: Rules): string | undefined {
  const section = sectionsOf(problems).get(name)
  if (section !== undefined) return `${name}\n\n${section}`
  const rule = Object.hasOwn(advertising, name) ? advertising[name] : undefined
  if (rule === undefined) return undefined
  const lines = (words: unknown) =>
    Array.isArray(words) ? words.map((line) => `    ${line}`).join('\n') : ''
  return [
    name,
    rule.summary,
    rule.what,
    rule.why,
    `Wrong:\n${lines(rule.wrong)}`,
    `Right:\n${lines(rule.right)}`,
    `Sources:\n${lines(rule.sources)}`,
  ].join('\n\n')
}

/** All rules, one a line, with the first sentence about each. */
export const listRules = (problems: string, advertising: Rules): string =>
  [
    ...[...sectionsOf(problems)].map(([name, text]) => [name, text.replaceAll('\n', ' ')] as const),
    ...Object.entries(advertising).map(([name, { summary }]) => [name, String(summary)] as const),
  ]
    .map(([name, text]) => `${name.padEnd(22)}${/^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text}`)
    .join('\n')

/** The rule whose name is most like a mistyped one. */
export const similarRule = (typed: string, problems: string, advertising: Rules): string | undefined =>
  closestMatch(typed, [...sectionsOf(problems).keys(), ...Object.keys(advertising)])
