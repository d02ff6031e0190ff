import { parseArgs } from 'node:util'
import { suggestion } from '../src/site/nearest.ts'

/** The flags of a command. */
export interface Flags {
  /** Those that stand alone. */
  alone: readonly string[]
  /** Those with a text behind them. */
  withText: readonly string[]
}

/** What was typed: words, flags that stand alone, flags with their texts; or a sentence that says what is wrong. */
export type Typed =
  | { words: string[]; alone: ReadonlySet<string>; texts: Readonly<Record<string, string[]>> }
  | { wrong: string }

/**
 * Reads what was typed behind `npm run NAME --`.
 * @param typed the words, as `process.argv` has them from the third on
 */
export function readFlags(typed: readonly string[], { alone, withText }: Flags): Typed {
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
        wrong: `There is no flag ${rawName}. ${suggestion(
          rawName,
          known.map((flag) => `--${flag}`),
        )}`.trim(),
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
  return { words, alone: single, texts }
}
