import { mask, firstWords, type LintFinding, type MaskedBlock } from './maskedBlock.ts'

/** A sign for bold, italic or crossed-out words that visitors see as it was typed. */
interface Run {
  sign: string
  start: number
  end: number
  /** The signs before and behind it; empty at the edges of a line. */
  before: string
  after: string
}

const run = /(?<!\*)\*{1,3}(?!\*)|(?<!_)_{1,3}(?!_)|(?<!~)~~(?!~)/g

const kinds: Readonly<Record<string, string>> = {
  '*': 'in italics',
  _: 'in italics',
  '**': 'bold',
  __: 'bold',
  '***': 'bold and in italics',
  ___: 'bold and in italics',
  '~~': 'crossed out',
}

/** Whether some word of a body has a star behind it, as a mark of a note below. */
export const hasStarNotes = (blocks: readonly MaskedBlock[]): boolean =>
  blocks.some(({ text }) => runsOf(text).some((one) => one.sign === '*' && isBehindWord(one)))

const isSpace = (sign: string): boolean => sign === '' || /\s/.test(sign)

/** It stands directly before a word, with a space or an opening sign before it; not alone in quotation marks. */
const isBeforeWord = ({ sign, before, after }: Run): boolean =>
  !(/["'“‘]/.test(before) && /["'”’]/.test(after)) &&
  // *1 is the number of a note.
  !(sign === '*' && /\d/.test(after)) &&
  new RegExp(`[\\p{L}\\p{N}"'“‘$(\\[${mask}]`, 'u').test(after) &&
  (isSpace(before) || /[(["'“‘—–]/.test(before))

/** It stands directly behind a word, with a space or a closing sign behind it. */
const isBehindWord = ({ before, after }: Run): boolean =>
  /[\p{L}\p{N}.,;:!?)"'”’%]/u.test(before) && (isSpace(after) || /[.,;:!?)"'”’—–]/.test(after))

function runsOf(text: string): Run[] {
  if (!/[*_~]/.test(text)) return []
  return [...text.matchAll(run)].map(({ 0: sign, index }) => ({
    sign,
    start: index,
    end: index + sign.length,
    before: text[index - 1] ?? '',
    after: text[index + sign.length] ?? '',
  }))
}

/**
 * Signs for bold and the like that are opened and never closed, closed and never opened, or kept from their words by a
 * space. Arithmetic, blanks to fill in, names_like_this and stars that mark a note are none.
 */
export function malformedEmphasis({ text, typed }: MaskedBlock, areNotes: boolean): LintFinding[] {
  const findings: LintFinding[] = []
  const runs = runsOf(text)
  const next = nextAlike(runs)
  const done = new Set<Run>()
  for (const first of runs) {
    if (done.has(first) || isArithmetic(text, first)) continue
    const second = next.get(first)
    const pair = second && brokenPair(typed, { first, second })
    if (pair) {
      done.add(second)
      findings.push(pair)
    } else if (isBeforeWord(first)) {
      // A note that stars lead to begins its block with one.
      const isNote = areNotes && first.sign.startsWith('*') && text.slice(0, first.start).trim() === ''
      if (!isNote) findings.push(unclosed(first, typed))
    } else if (isBehindWord(first) && first.sign.length > 1 && !areNotes) {
      findings.push(unopened(first, typed))
    }
  }
  return findings
}

/** The next run of the same sign, by run. */
function nextAlike(runs: readonly Run[]): Map<Run, Run> {
  const next = new Map<Run, Run>()
  const last = new Map<string, Run>()
  for (const one of runs) {
    const before = last.get(one.sign)
    if (before) next.set(before, one)
    last.set(one.sign, one)
  }
  return next
}

/** `5 *3` and `2 ** n`. */
const isArithmetic = (text: string, { start, end }: Run): boolean =>
  /[\d)]\s*$/.test(text.slice(Math.max(0, start - 5), start)) && /^\s*[\d(]/.test(text.slice(end, end + 5))

/** Words that are longer are not printed again. */
const longestPair = 60

/** Two signs that belong together and are kept from their words by a space, or from being read by a letter. */
function brokenPair(typed: string, { first, second }: { first: Run; second: Run }): LintFinding | undefined {
  const { sign } = first
  if (second.start - first.end > longestPair) return undefined
  const inner = typed.slice(first.end, second.start)
  const words = inner.trim()
  const isApart = isSpace(first.before) && isSpace(first.after)
  const endsApart = isSpace(second.before)
  const endsTight = /[\p{P}]/u.test(second.before) && /[\p{L}\p{N}]/u.test(second.after)
  const opens = isBeforeWord(first) || (isApart && sign.length > 1)
  const closes = endsApart || endsTight || (isApart && isBehindWord(second))
  if (!opens || !closes || !/\p{L}/u.test(words) || words.includes('\n')) return undefined
  const [next = ''] = /^[\p{L}\p{N}]+/u.exec(typed.slice(second.end, second.end + 40)) ?? []
  return {
    index: first.start,
    message: endsTight
      ? `"${sign}${inner}${sign}${next}" is shown as it is typed, because a letter follows the closing ${sign}.`
      : `"${sign}${inner}${sign}" is shown as it is typed, because of a space beside the words.`,
    fix: `Write ${sign}${words}${sign}${next === '' ? '' : ` ${next}`}`,
  }
}

const asItIs = (sign: string): string => [...sign].map((one) => `\\${one}`).join('')

const unclosed = ({ sign, start, end }: Run, typed: string): LintFinding => ({
  index: start,
  message: `The ${sign} before "${firstWords(typed.slice(end, end + 80))}" is never closed, so visitors see it.`,
  fix: `Write ${sign} again directly behind the last word that is to be ${kinds[sign] ?? 'bold'}, in the same paragraph. To show the sign itself, write ${asItIs(sign)} instead.`,
})

const unopened = ({ sign, start }: Run, typed: string): LintFinding => ({
  index: start,
  message: `The ${sign} behind "${/\S*$/.exec(typed.slice(Math.max(0, start - 40), start))?.[0] ?? ''}" closes nothing, so visitors see it.`,
  fix: `Write ${sign} also directly before the first word that is to be ${kinds[sign] ?? 'bold'}. To show the sign itself, write ${asItIs(sign)} instead.`,
})
