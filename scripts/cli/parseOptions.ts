import { parseArgs } from 'node:util'
import { listInWords } from '../../src/content/text/listInWords.ts'
import { UsageError } from './command.ts'
import { npmSwallowedFlags } from './npmSwallowedFlags.mjs'
import type { Flag, Positional, Syntax } from './syntax.ts'
import { unknownFlag } from './unknownFlag.mjs'

/** What was typed, by the names of positionals and flags, with the types that `parseArgs` infers. */
export type Options<P extends Record<string, Positional>, F extends Record<string, Flag>> = ReturnType<
  typeof parseArgs<{ args: string[]; options: P & F }>
>['values']

/**
 * Reads what was typed behind `npm run NAME --`.
 * @param typed the words, as `process.argv` has them from the third on
 * @param env where npm leaves a trace of flags that it has kept for itself
 * @returns 'help' when the help page was asked for
 * @throws UsageError when it breaks the command's syntax
 */
export function parseOptions<P extends Record<string, Positional>, F extends Record<string, Flag>>(
  syntax: Syntax<P, F>,
  typed: readonly string[],
  env: NodeJS.ProcessEnv,
): Options<P, F> | 'help' {
  const { name, positionals, flags, form } = syntax
  const swallowed = npmSwallowedFlags({ command: name, words: typed, flags, form }, env)
  if (swallowed !== undefined) throw new UsageError(swallowed)
  // Not strict: errors are found below, and put into words of our own.
  const { tokens } = parseArgs({
    args: withBareTexts(typed, flags),
    options: { ...flags, help: { type: 'boolean', short: 'h' } },
    strict: false,
    tokens: true,
  })
  const given = tokens.filter((token) => token.kind === 'option')
  const words = tokens.filter((token) => token.kind === 'positional').map(({ value }) => value)
  checkNames(given, { words, typed, known: [...Object.keys(flags), 'help'] })
  if (given.some((flag) => flag.name === 'help')) return 'help'
  checkTexts(given, syntax)
  checkTogether(syntax, { names: given.map((flag) => flag.name), words, typed })
  const places = Object.keys(positionals)
  return parseArgs({
    // Every value as `--name=value`, so that the strict parser, which infers the types, accepts any text.
    args: [
      ...given.map((flag) => (flag.value === undefined ? `--${flag.name}` : `--${flag.name}=${flag.value}`)),
      ...words.map((word, index) => `--${places[Math.min(index, places.length - 1)]}=${word}`),
    ],
    options: { ...positionals, ...flags },
  }).values
}

/** Adds the default text to flags that may stand without one, and do: `--json` becomes `--json=-`. */
function withBareTexts(typed: readonly string[], flags: Record<string, Flag>): string[] {
  const end = typed.includes('--') ? typed.indexOf('--') : typed.length
  return typed.map((word, index) => {
    const bare = index < end && word.startsWith('--') ? flags[word.slice(2)]?.bare : undefined
    return bare !== undefined && /^(?:-.|$)/.test(typed[index + 1] ?? '') ? `${word}=${bare}` : word
  })
}

/** A flag as `parseArgs` gives it in its tokens. */
interface GivenFlag {
  name: string
  rawName: string
  index: number
  value: string | undefined
  inlineValue: boolean | undefined
}

/** @throws UsageError at a flag that there is not */
function checkNames(
  given: readonly GivenFlag[],
  { words, typed, known }: Record<'words' | 'typed' | 'known', readonly string[]>,
): void {
  const unknown = given.find(({ name }) => !known.includes(name))
  if (unknown) throw new UsageError(unknownFlag(typed[unknown.index] ?? unknown.rawName, known))
  // Word makes a dash of two hyphens.
  const dashed = words.find((word) => known.includes(/^[\u2010-\u2015](\w+)$/.exec(word)?.[1] ?? ''))
  if (dashed !== undefined) throw new UsageError(unknownFlag(dashed, known))
}

/** @throws UsageError at a flag with a text too many or too few */
function checkTexts(
  given: readonly GivenFlag[],
  { name: command, flags }: Pick<Syntax<Record<string, Positional>, Record<string, Flag>>, 'name' | 'flags'>,
): void {
  for (const { name, rawName, value, inlineValue } of given) {
    if (flags[name]?.type === 'boolean' && value !== undefined)
      throw new UsageError(`The flag ${rawName} stands alone. Write it without "=${value}".`)
    if (flags[name]?.type === 'string' && (value === undefined || (!inlineValue && /^--\w/.test(value))))
      throw new UsageError(
        `Behind ${rawName} belongs a text, for example ${exampleOf(command, rawName, flags[name])}`,
      )
  }
}

/** How a flag is typed: as the help page shows it first, where that is a whole line. */
function exampleOf(command: string, rawName: string, flag: Flag | undefined): string {
  const [line = ''] = Object.keys(flag?.help ?? {})
  return line.startsWith('--') && line.includes(`${rawName} `)
    ? `npm run ${command} ${line}`
    : `${rawName} "…".`
}

/** @throws UsageError at flags that do not go together, and at words too many or too few */
function checkTogether(
  {
    name,
    positionals,
    flags,
    chooseOne = [],
    tooMany,
  }: Syntax<Record<string, Positional>, Record<string, Flag>>,
  { names, words, typed }: { names: readonly string[]; words: readonly string[]; typed: readonly string[] },
): void {
  for (const [flag, { alone, needs, once, help }] of Object.entries(flags)) {
    if (!names.includes(flag)) continue
    const example = Object.keys(help)
      .slice(0, 1)
      .map((line) => `: npm run ${name} ${line}`)
      .join('')
    if (alone && new Set(names).size + words.length > 1)
      throw new UsageError(`The flag --${flag} stands alone${example}`)
    if (needs !== undefined && !names.includes(needs))
      throw new UsageError(`The flag --${flag} goes with --${needs}${example}`)
    if (once && names.filter((one) => one === flag).length > 1)
      throw new UsageError(`The flag --${flag} stands there twice. Write it once.`)
  }
  const chosen = chooseOne.filter((flag) => names.includes(flag))
  if (chosen.length > 1)
    throw new UsageError(`Choose one of ${listInWords(chooseOne.map((flag) => `--${flag}`))}.`)
  if (names.some((flag) => flags[flag]?.alone)) return
  const places = Object.values(positionals)
  for (const [index, { missing }] of places.entries())
    if (missing !== undefined && (words[index] ?? '') === '') throw new UsageError(missing)
  const surplus = places.at(-1)?.multiple ? undefined : words[places.length]
  if (surplus !== undefined)
    throw new UsageError(tooMany?.(words, typed) ?? `The command does not know what to do with "${surplus}".`)
}
