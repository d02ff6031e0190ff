import { neverLast } from './abbreviations.ts'

/**
 * Which line ends of a paragraph stand within a sentence beyond doubt. The page shows a line end as a space either way,
 * so what is doubtful stays as it was typed: addresses, poems and lists without signs have lines that were meant.
 * Two things are beyond doubt: a line whose last word asks for another (“and the”, “Smith v.”), and a text that a
 * program has broken at a margin.
 * @param text one paragraph as it is read; a line break that is shown is a `\n`
 * @param ends where in it lines of the file end, in order
 */
export function detectHardWraps(text: string, ends: readonly number[]): { at: number; joins: boolean }[] {
  const starts = [0, ...ends.map((at) => at + 1)]
  const lines = starts.map((start, index) => text.slice(start, ends[index] ?? text.length))
  const isWrapped = isHardWrapped(lines)
  return ends.map((at, index) => {
    const [line = '', next = ''] = [lines[index], lines[index + 1]]
    return {
      at,
      joins: !next.startsWith('\n') && (asksForMore(line, next) || (isWrapped && continues(line, next))),
    }
  })
}

/**
 * Words after which neither a sentence nor a line of a list ends. “What we stand for” and “who we are” do end one, so
 * no preposition and no verb is among them.
 */
const neverFinalWords: ReadonlySet<string> = new Set(
  'a an the The and or nor our Our your Your their Their my every than'.split(' '),
)

function asksForMore(line: string, next: string): boolean {
  const last = /\S*$/.exec(line.slice(-40))?.[0] ?? ''
  return neverLast.has(last) || (neverFinalWords.has(last) && /^["'“‘(]?[\p{L}\p{N}$§]/u.test(next))
}

/** Whether a line ends without any stop, and the next goes on in small letters. */
const continues = (line: string, next: string): boolean =>
  /[\p{L}\p{N},’'”")%-]$/u.test(line) && /^["'“‘(]?\p{Ll}/u.test(next)

/** A margin stands further right than most lines of addresses, poems and lists. */
const leastMargin = 50

/**
 * Whether a program broke the lines: each that goes on has become as long as it could, so that the first word of the
 * next did not fit. Two such lines at least, since one may be so by chance.
 */
function isHardWrapped(lines: readonly string[]): boolean {
  const margin = Math.max(...lines.map(({ length }) => length))
  if (margin < leastMargin) return false
  const broken = lines.flatMap((line, index) => {
    const next = lines[index + 1]
    return next !== undefined && !/[.!?:;…]["'”’»)\]]*$/.test(line) ? [{ line, next }] : []
  })
  const isFull = ({ line, next }: { line: string; next: string }): boolean =>
    line.length + 1 + (/^\S*/.exec(next)?.[0].length ?? 0) > margin
  return broken.length >= 2 && broken.every(isFull)
}
