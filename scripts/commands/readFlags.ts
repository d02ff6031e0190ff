import { parseArgs } from 'node:util'
import { keptFlags } from '../keptFlags.mjs'
import { unknownFlag } from './unknownFlag.ts'

/** The flags of a command. */
export interface Flags {
  /** The command's name: `move`. */
  command: string
  /** Those that stand alone. */
  alone: readonly string[]
  /** Those with a text behind them. */
  withText: readonly string[]
  /** Those that may have one, or stand alone. */
  mayHaveText?: readonly string[]
}

/** What was typed: words, flags that stand alone, flags with their texts; or a sentence that says what is wrong. */
export type Typed =
  | { words: string[]; alone: ReadonlySet<string>; texts: Readonly<Record<string, string[]>> }
  | { wrong: string }

/**
 * Reads what was typed behind `npm run NAME --`.
 * @param typed the words, as `process.argv` has them from the third on
 * @param env where npm leaves a trace of flags that it has kept for itself
 */
export function readFlags(
  typed: readonly string[],
  { command, alone, withText: always, mayHaveText = [] }: Flags,
  env: NodeJS.ProcessEnv = process.env,
): Typed {
  const kept = keptFlags({ command, words: typed, alone, withText: always, mayHaveText }, env)
  if (kept !== undefined) return { wrong: kept }
  const withText = [...always, ...mayHaveText]
  const { tokens } = parseArgs({
    args: [...typed],
    options: Object.fromEntries([
      ...alone.map((name) => [name, { type: 'boolean' as const }]),
      ...withText.map((name) => [name, { type: 'string' as const, multiple: true }]),
      ['help', { type: 'boolean' as const, short: 'h' }],
    ]),
    strict: false,
    tokens: true,
  })
  const known = [...alone, ...withText, 'help']
  const texts: Record<string, string[]> = {}
  const single = new Set<string>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    if (!known.includes(name))
      return {
        wrong: unknownFlag(typed[token.index] ?? rawName, known),
      }
    if (!withText.includes(name)) {
      if (value !== undefined)
        return { wrong: `The flag ${rawName} stands alone. Write it without "=${value}".` }
      single.add(name)
    } else if (value === undefined || (!token.inlineValue && /^--\w/.test(value))) {
      return { wrong: `Behind ${rawName} belongs a text, for example ${rawName} "…".` }
    } else texts[name] = [...(texts[name] ?? []), value]
  }
  const words = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []))
  // Word makes a dash of two hyphens.
  const dashed = words.find((word) => known.includes(/^[\u2010-\u2015](\w+)$/.exec(word)?.[1] ?? ''))
  return dashed === undefined ? { words, alone: single, texts } : { wrong: unknownFlag(dashed, known) }
}
