import { parseArgs } from 'node:util'
import { keptFlags } from '../keptFlags.mjs'
import { unknownFlag } from './unknownFlag.ts'

/** What `npm run check` was asked for. */
export type CheckWish =
  /** `fix`: whether files are repaired first. `release`: whether what a release refuses is an error. */
  | { wish: 'report'; form: 'text' | 'json' | 'github'; fix: boolean; release: boolean }
  /** `rule`: as it was typed; empty when none was. */
  | { wish: 'explain'; rule: string }
  | { wish: 'help' }
  /** It cannot be done; the sentence says why, and what to type instead. */
  | { wish: 'wrong'; sentence: string }

const flags = ['fix', 'json', 'github', 'release', 'explain', 'help'] as const

export const checkHelp = `npm run check reads everything in the content folder and tells all that is wrong with it.

  npm run check                        every problem, with its place and what to do
  npm run check -- --fix               first repairs how the files are typed, never what they say
  npm run check -- --release           as strict as npm run build -- --release
  npm run check -- --explain           the list of all rules
  npm run check -- --explain RULE      what a rule means, with a wrong and a right example
  npm run check -- --json              every problem as data, for programs
  npm run check -- --github            every problem as an annotation of a GitHub workflow
  npm run check -- --help              this page

The two hyphens that stand alone are needed: they hand what follows to the check.
CONTENT_DIR names another content folder; BUILD_DATE=2026-01-31 sets the day that counts as today.
The exit status is 0 when there is no error, 1 when there is one, 2 when the command was not understood.`

/**
 * Reads what was typed behind `npm run check --`.
 * @param typed the words, as `process.argv` has them from the third on
 */
export function readCheckFlags(typed: readonly string[], env: NodeJS.ProcessEnv = process.env): CheckWish {
  const alone = ['fix', 'json', 'github', 'release', 'explain']
  const kept = keptFlags({ command: 'check', words: typed, alone, withText: [] }, env)
  if (kept !== undefined) return wrong(kept)
  // Not strict: what is wrong is told here, in words of our own.
  const { tokens } = parseArgs({
    args: [...typed],
    options: {
      fix: { type: 'boolean' },
      json: { type: 'boolean' },
      github: { type: 'boolean' },
      release: { type: 'boolean' },
      explain: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    strict: false,
    tokens: true,
  })
  const options = tokens.filter((token) => token.kind === 'option')
  const words = tokens.filter((token) => token.kind === 'positional').map(({ value }) => value)
  const has = (name: string) => options.some((option) => option.name === name)

  const unknown = options.find(({ name }) => !flags.some((flag) => flag === name))
  if (unknown) {
    return wrong(
      unknownFlag(typed[unknown.index] ?? unknown.rawName, [
        'fix',
        'json',
        'github',
        'release',
        'explain',
        'help',
      ]),
    )
  }
  if (has('help')) return { wish: 'help' }
  const valued = options.find(({ name, value }) => name !== 'explain' && value !== undefined)
  if (valued) return wrong(`The flag ${valued.rawName} stands alone. Write it without "=${valued.value}".`)
  if (has('explain')) {
    const rules = [...options.flatMap(({ value }) => value ?? []), ...words]
    return rules.length > 1
      ? wrong('One rule is explained at a time. Write one name behind --explain.')
      : { wish: 'explain', rule: rules[0] ?? '' }
  }
  if (words.length > 0) {
    return wrong(
      `The check reads all files, and does not know what to do with "${words[0]}". To explain a rule, write: npm run check -- --explain RULE`,
    )
  }
  if (has('json') && has('github')) return wrong('Choose one of --json and --github.')
  const form = has('json') ? 'json' : has('github') ? 'github' : 'text'
  if (has('fix') && form !== 'text')
    return wrong(`The flag --fix tells what it repairs as text. Run it first, then --${form}.`)
  return { wish: 'report', form, fix: has('fix'), release: has('release') }
}

const wrong = (sentence: string): CheckWish => ({ wish: 'wrong', sentence: sentence.trim() })
