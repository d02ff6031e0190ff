/** Lines of a help page: what is typed behind `npm run NAME` (or `… --flag`, behind any of it), and what it does. */
export type HelpLines = Readonly<Record<string, string>>

/** A flag, as Node's `parseArgs` takes it, with its help and its rules. */
export interface Flag extends FlagRules {
  type: 'boolean' | 'string'
  /** Whether every text counts; otherwise the last one does. */
  multiple?: true
  /** Messages show the first line as an example. */
  help: HelpLines
}

interface FlagRules {
  /** The text of a flag that may stand without one. */
  bare?: string
  /** Whether it may be typed only once. */
  once?: true
  /** Whether nothing else may be typed beside it. */
  alone?: true
  /** The flag without which it means nothing. */
  needs?: string
}

/** A flag without a text. @param help its lines of the help page; none when other lines explain it */
export const toggle = (help: HelpLines, rules: Omit<FlagRules, 'bare'> = {}) =>
  ({ type: 'boolean', help, ...rules }) as const

/** A flag with a text behind it. */
export const text = (help: HelpLines, rules: FlagRules = {}) => ({ type: 'string', help, ...rules }) as const

/** A flag with a text behind it that may be typed several times. */
export const texts = (help: HelpLines, rules: FlagRules = {}) =>
  ({ type: 'string', multiple: true, help, ...rules }) as const

/** A word without hyphens, by its place. The last one with `multiple` takes all that follow. */
export interface Positional {
  type: 'string'
  multiple?: true
  /** Lets `parseArgs` infer that there is always a value; a missing required word is found before. */
  default?: '' | string[]
  /** The sentence when the word is not there; without it, the word may be left out. */
  missing?: string
}

/** A word that must be there. @param missing the sentence when it is not */
export const word = (missing: string) => ({ type: 'string', default: '', missing }) as const

/** A word that may be left out. */
export const optionalWord = { type: 'string' } as const

/** All the words that follow. @param missing the sentence when there is none; without it, there may be none */
export const words = (missing?: string) =>
  ({ type: 'string', multiple: true, default: noWords, missing }) as const
const noWords: string[] = []

/** What may be typed behind `npm run NAME --`. */
export interface Syntax<P extends Record<string, Positional>, F extends Record<string, Flag>> {
  /** The name in `npm run NAME`. */
  name: string
  /** In their order. No flag has the name of one. */
  positionals: P
  /** In the order of the help page. */
  flags: F
  /** Flags of which one at most may be typed. */
  chooseOne?: readonly string[]
  /** The sentence when there are more words than `positionals`. */
  tooMany?: (words: readonly string[], typed: readonly string[]) => string
  /** See `npmSwallowedFlags`. */
  form?: string
}
