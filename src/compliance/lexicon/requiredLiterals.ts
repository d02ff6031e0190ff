/**
 * What a pattern asks of every text that it matches: to hold literals, of each of some sets at least one. This is the
 * analysis of Russ Cox, "Regular Expression Matching with a Trigram Index" (2012), without its prefixes and suffixes.
 */

/** Of these, a text that is matched holds at least one. */
export type LiteralSet = readonly string[]

/** What is known of the texts that a part of a pattern matches, in small letters. */
interface Facts {
  /** All texts that it matches; undefined when they are too many, or not known. */
  exact: readonly string[] | undefined
  /** Every text that it matches holds one of each set. */
  required: readonly LiteralSet[]
}

/** Literals that are shorter stand in most texts. */
export const shortestLiteral = 3
/** More texts than these are not told apart. */
const mostExact = 16
/** Two sets leave out nearly all texts that more would. */
const mostSets = 2

const nothing: Facts = { exact: [''], required: [] }
const anything: Facts = { exact: undefined, required: [] }

/**
 * Sets of literals; each text that a pattern matches holds at least one of each. They are in small letters: look for
 * them in the text in small letters.
 * @param pattern a pattern without the flags `u` and `v`, by whose rules letters outside ASCII may stand for others
 * @returns none when the pattern asks for no literal of three letters or more, two at most
 */
export function requiredLiterals({ source, flags }: RegExp): readonly LiteralSet[] {
  if (/[uv]/.test(flags)) return []
  return setsOf(readAlternatives({ source, at: 0 }))
}

interface Cursor {
  source: string
  at: number
}

/** Reads what a pattern with the flag `y` matches here, and goes on behind it. @returns undefined when it matches nothing */
function readWith(cursor: Cursor, pattern: RegExp): RegExpExecArray | undefined {
  pattern.lastIndex = cursor.at
  const found = pattern.exec(cursor.source) ?? undefined
  cursor.at += found?.[0].length ?? 0
  return found
}

const closes = (sign: string | undefined): boolean => sign === '|' || sign === ')'

/** Reads up to the bracket that closes the group, or to the end. */
function readAlternatives(cursor: Cursor): Facts {
  const alternatives = [readSequence(cursor)]
  while (cursor.source[cursor.at] === '|') {
    cursor.at += 1
    alternatives.push(readSequence(cursor))
  }
  const exact = alternatives.flatMap((one) => one.exact ?? [])
  const sets = alternatives.map(setsOf)
  return {
    exact: alternatives.every((one) => one.exact) && exact.length <= mostExact ? exact : undefined,
    // The strongest of each, and the second of each where each has two.
    required: Array.from({ length: Math.min(...sets.map(({ length }) => length)) }, (_, rank) => [
      ...new Set(sets.flatMap((ofOne) => ofOne[rank] ?? [])),
    ]),
  }
}

function readSequence(cursor: Cursor): Facts {
  let isExact = true
  /** The texts of the parts that were read last, as long as those are known. */
  let run: readonly string[] = ['']
  const sets: LiteralSet[] = []
  const endRun = () => {
    sets.push(...setsOf({ exact: run, required: [] }))
    run = ['']
  }
  while (cursor.at < cursor.source.length && !closes(cursor.source[cursor.at])) {
    const { exact, required } = readQuantified(cursor)
    if (exact && run.length * exact.length <= mostExact) {
      run = run.flatMap((before) => exact.map((behind) => before + behind))
      continue
    }
    isExact = false
    endRun()
    if (exact) run = exact
    else sets.push(...required)
  }
  const exact = isExact ? run : undefined
  endRun()
  return { exact, required: strongest(sets) }
}

/** A part with what stands behind it: `?`, `*`, `+`, `{2,3}`. */
function readQuantified(cursor: Cursor): Facts {
  const part = readPart(cursor)
  const quantifier = readWith(cursor, /(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/y)
  if (!quantifier) return part
  const [all, least] = quantifier
  if (all.startsWith('?')) return { exact: part.exact && ['', ...part.exact], required: [] }
  if (all.startsWith('*') || least === '0') return anything
  return { exact: undefined, required: setsOf(part) }
}

/** Letters that stand for themselves, up to one that is repeated. */
const plainLetters = /[ !"#%&',\-/\d:;<=>@A-Z_`a-z~]+(?![?*+{])/y

function readPart(cursor: Cursor): Facts {
  const { source, at } = cursor
  const sign = source[at] ?? ''
  if (sign === '(') return readGroup(cursor)
  if (sign === '[') return readClass(cursor)
  if (sign === '\\') return readEscape(cursor)
  const letters = readWith(cursor, plainLetters)
  if (letters) return { exact: [letters[0].toLowerCase()], required: [] }
  cursor.at += 1
  if (/[$^]/.test(sign)) return nothing
  return sign === '.' ? anything : literal(sign)
}

function readGroup(cursor: Cursor): Facts {
  const [opening = ''] = readWith(cursor, /\((?:\?(?:[:=!]|<[=!]|<\w+>))?/y) ?? []
  const inside = readAlternatives(cursor)
  cursor.at += 1
  return /[=!]$/.test(opening) ? nothing : inside
}

function readClass(cursor: Cursor): Facts {
  const [all = ''] = readWith(cursor, /\[(?:\\.|[^\]\\])*\]/sy) ?? []
  // One of a few letters; no range, and nothing excluded.
  const letters = /^\[([a-z]{1,6})\]$/i.exec(all)?.[1]
  return letters === undefined ? anything : { exact: [...letters.toLowerCase()], required: [] }
}

function readEscape(cursor: Cursor): Facts {
  const [all = ''] = readWith(cursor, /\\(?:u[\da-f]{4}|x[\da-f]{2}|c[a-z]|k<\w+>|\d+|.)/isy) ?? []
  if (/^\\[bB]$/.test(all)) return nothing
  return /^\\[^a-z\d]$/i.test(all) ? literal(all.slice(1)) : anything
}

/** Letters outside ASCII are left out: not all of them become small ones as a pattern without capitals takes them. */
const literal = (sign: string): Facts =>
  /^[ -~]$/.test(sign) ? { exact: [sign.toLowerCase()], required: [] } : anything

function setsOf({ exact, required }: Facts): readonly LiteralSet[] {
  const isLong = exact?.every(({ length }) => length >= shortestLiteral)
  return isLong ? [[...new Set(exact)]] : required
}

/** Those whose shortest literal is longest come first; else the smaller. */
const strongest = (sets: readonly LiteralSet[]): readonly LiteralSet[] =>
  sets.length < 2
    ? sets
    : sets
        .map((literals) => ({ literals, shortest: shortestOf(literals) }))
        .sort((a, b) => b.shortest - a.shortest || a.literals.length - b.literals.length)
        .slice(0, mostSets)
        .map(({ literals }) => literals)

/** Beyond some length, a literal is as rare as it can be. The commonest words are no rarer than a letter. */
const shortestOf = (literals: readonly string[]): number =>
  Math.min(8, ...literals.map((literal) => (commonest.has(literal.trim()) ? 1 : literal.length)))

const commonest = new Set(
  'the and you your our for that with all not are was one two has have had any can will what who when from his her its this most many some other which their they'.split(
    ' ',
  ),
)
