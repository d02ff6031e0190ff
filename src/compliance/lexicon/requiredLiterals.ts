/**
 * What a pattern asks of every text that it matches: to hold one of a few literals. This is the analysis of Russ Cox,
 * "Regular Expression Matching with a Trigram Index" (2012), without its prefixes and suffixes.
 */

/** What is known of the texts that a part of a pattern matches, in small letters. */
interface Facts {
  /** All texts that it matches; undefined when they are too many, or not known. */
  exact: readonly string[] | undefined
  /** Every text that it matches holds one of these; undefined when no such literals are known. */
  required: readonly string[] | undefined
}

/** Literals that are shorter stand in most texts. */
const shortestLiteral = 3
/** More texts than these are not told apart. */
const mostExact = 16

const nothing: Facts = { exact: [''], required: undefined }
const anything: Facts = { exact: undefined, required: undefined }

/**
 * The literals of which each text that a pattern matches holds at least one. They are in small letters: look for them
 * in the text in small letters.
 * @param pattern a pattern without the flags `u` and `v`, by whose rules letters outside ASCII may stand for others
 * @returns undefined when the pattern asks for no literal of three letters or more
 */
export function requiredLiterals({ source, flags }: RegExp): readonly string[] | undefined {
  if (/[uv]/.test(flags)) return undefined
  return strongest(readAlternatives({ source, at: 0 }))
}

interface Cursor {
  source: string
  at: number
}

/** Reads up to the bracket that closes the group, or to the end. */
function readAlternatives(cursor: Cursor): Facts {
  const alternatives = [readSequence(cursor)]
  while (cursor.source[cursor.at] === '|') {
    cursor.at += 1
    alternatives.push(readSequence(cursor))
  }
  const exact = alternatives.flatMap((one) => one.exact ?? [])
  const required = alternatives.map(strongest)
  return {
    exact: alternatives.every((one) => one.exact) && exact.length <= mostExact ? exact : undefined,
    required: required.every((literals) => literals !== undefined)
      ? [...new Set(required.flat())]
      : undefined,
  }
}

/** Signs that stand for themselves, but for one that a quantifier follows. */
const plainLetters = /[A-Za-z\d ',-]+(?![?*+{])/y

function readSequence(cursor: Cursor): Facts {
  let isExact = true
  /** The texts of the parts that were read last, as long as those are known. */
  let run: readonly string[] = ['']
  let best: readonly string[] | undefined
  const endRun = () => {
    best = stronger(best, strongest({ exact: run, required: undefined }))
    run = ['']
  }
  while (cursor.at < cursor.source.length && !/[|)]/.test(cursor.source[cursor.at] ?? '')) {
    // Most of a pattern is letters, which are read a stretch at a time.
    plainLetters.lastIndex = cursor.at
    const [letters] = plainLetters.exec(cursor.source) ?? []
    if (letters !== undefined) {
      cursor.at += letters.length
      run = run.map((before) => before + letters.toLowerCase())
      continue
    }
    const { exact, required } = readQuantified(cursor)
    if (exact && run.length * exact.length <= mostExact) {
      run = run.flatMap((before) => exact.map((behind) => before + behind))
      continue
    }
    isExact = false
    endRun()
    if (exact) run = exact
    best = stronger(best, required)
  }
  const exact = isExact ? run : undefined
  endRun()
  return { exact, required: best }
}

/** A part with what stands behind it: `?`, `*`, `+`, `{2,3}`. */
function readQuantified(cursor: Cursor): Facts {
  const part = readPart(cursor)
  const [all = '', least] = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/.exec(cursor.source.slice(cursor.at)) ?? []
  cursor.at += all.length
  if (all === '') return part
  if (all.startsWith('?')) return { exact: part.exact && ['', ...part.exact], required: undefined }
  if (all.startsWith('*') || least === '0') return anything
  return { exact: undefined, required: strongest(part) }
}

function readPart(cursor: Cursor): Facts {
  const { source, at } = cursor
  const sign = source[at] ?? ''
  if (sign === '(') return readGroup(cursor)
  if (sign === '[') return readClass(cursor)
  if (sign === '\\') return readEscape(cursor)
  cursor.at += 1
  if (/[$^]/.test(sign)) return nothing
  return sign === '.' ? anything : literal(sign)
}

function readGroup(cursor: Cursor): Facts {
  const [opening = ''] = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(cursor.source.slice(cursor.at)) ?? []
  cursor.at += opening.length
  const inside = readAlternatives(cursor)
  cursor.at += 1
  return /[=!]$/.test(opening) ? nothing : inside
}

function readClass(cursor: Cursor): Facts {
  const [all = ''] = /^\[(?:\\.|[^\]\\])*\]/s.exec(cursor.source.slice(cursor.at)) ?? []
  cursor.at += all.length
  // One of a few letters; no range, and nothing excluded.
  const letters = /^\[([a-z]{1,6})\]$/i.exec(all)?.[1]
  return letters === undefined ? anything : { exact: [...letters.toLowerCase()], required: undefined }
}

function readEscape(cursor: Cursor): Facts {
  const [all = ''] =
    /^\\(?:u[\da-f]{4}|x[\da-f]{2}|c[a-z]|k<\w+>|\d+|.)/is.exec(cursor.source.slice(cursor.at)) ?? []
  cursor.at += all.length
  if (/^\\[bB]$/.test(all)) return nothing
  return /^\\[^a-z\d]$/i.test(all) ? literal(all.slice(1)) : anything
}

/** Letters outside ASCII are left out: not all of them become small ones as a pattern without capitals takes them. */
const literal = (sign: string): Facts =>
  /^[ -~]$/.test(sign) ? { exact: [sign.toLowerCase()], required: undefined } : anything

function strongest({ exact, required }: Facts): readonly string[] | undefined {
  const isLong = exact?.every(({ length }) => length >= shortestLiteral)
  return isLong ? stronger(required, [...new Set(exact)]) : required
}

/** Of two sets of literals, the one whose shortest is longer; else the smaller. */
function stronger(
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): readonly string[] | undefined {
  if (!one || !other) return one ?? other
  const [length, otherLength] = [shortestOf(one), shortestOf(other)]
  if (length === otherLength) return other.length < one.length ? other : one
  return otherLength > length ? other : one
}

/** Beyond some length, a literal is as rare as it can be. The commonest words are no rarer than a letter. */
const shortestOf = (literals: readonly string[]): number =>
  Math.min(8, ...literals.map((literal) => (commonest.has(literal.trim()) ? 1 : literal.length)))

const commonest = new Set(
  'the and you your our for that with all not are was one two has have had any can will what who when from his her its this most many some other which their they'.split(
    ' ',
  ),
)
