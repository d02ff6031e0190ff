import { beforeNumber, beforeNumeral, beginsSentence, neverLast, perhapsLast } from './abbreviations.ts'

/** A gap between two words behind a full stop, a question mark or an exclamation mark. */
interface SentenceEnd {
  /** Where the gap begins and ends in the text, in UTF-16 units. */
  start: number
  end: number
  /** `sure`: a new sentence begins behind it. `perhaps`: nobody can say, as in “Acme Inc. Boston”. */
  confidence: 'sure' | 'perhaps'
}

/** Stands for a word that must not be looked into: code, a picture, a component. */
export const opaque = '\uFFFC'

const stops = /[.!?…]+/g
const closers = /["'”’»)\]]*/y
const gap = / +/y
const openers = /["'“‘«([¿¡]*/y
const starts = /[\p{Lu}\p{Lt}\p{N}§¶$€£\uFFFC]/uy
const longestMark = 40

/**
 * The ends of sentences in a paragraph, after the rules of English, the law's short forms included. Doubtful places
 * are `perhaps`; places within parentheses or after an ellipsis are none.
 * @param text one paragraph as it is read, without marks; a line break that is shown as one is a `\n`
 */
export function findSentenceEnds(text: string): SentenceEnd[] {
  const closed = parentheses(text)
  const found: SentenceEnd[] = []
  let begin = 0
  let shownBreak = text.indexOf('\n')
  for (const stop of text.matchAll(stops)) {
    while (shownBreak !== -1 && shownBreak < stop.index) {
      begin = shownBreak + 1
      shownBreak = text.indexOf('\n', begin)
    }
    const behind = stop.index + stop[0].length
    const close = after(closers, text, behind)
    const end = after(gap, text, close)
    if (end === close || closed(close)) continue
    const first = after(openers, text, end)
    if (after(starts, text, first) === first) continue
    const confidence = confidenceOf({
      stop: stop[0],
      // A mark such as “§ 12.” is short, and so is every short form: no need to copy a whole page.
      before: text.slice(Math.max(begin, behind - longestMark), behind),
      isWhole: behind - begin <= longestMark,
      closing: text.slice(behind, close),
      next: text.slice(first, first + longestMark),
    })
    if (confidence === undefined) continue
    found.push({ start: close, end, confidence })
    if (confidence === 'sure') begin = end
  }
  return found
}

interface StopContext {
  stop: string
  /** The end of the sentence, its stop included; all of it when `isWhole`. */
  before: string
  isWhole: boolean
  /** Quotation marks and brackets behind the stop. */
  closing: string
  /** What follows, from its first letter on. */
  next: string
}

function confidenceOf({
  stop,
  before,
  isWhole,
  closing,
  next,
}: StopContext): SentenceEnd['confidence'] | undefined {
  if (/(?:^|[^.])\.{3}$|…$/.test(stop)) return undefined
  const word = /^[\p{L}'’]*/u.exec(next)?.[0] ?? ''
  // “In re Smith” and “No. 5” go on with a citation.
  const isCitation = next.startsWith('In re ') || next.startsWith(`${word}.`)
  const doubtful = beginsSentence.has(word) && !isCitation ? 'sure' : 'perhaps'
  // “Why?” Smith asked.
  if (/[!?]$/.test(stop)) return /["'”’»]/.test(closing) ? doubtful : 'sure'
  if (stop !== '.') return 'sure'
  const plain = before.replaceAll('\\', '')
  const last = lastWord(plain)
  if (last === '.' || neverLast.has(last)) return undefined
  if (isWhole && isEnumerator(plain)) return undefined
  // We do this: 1. Read.
  if (/[:;,.!?)]\s\d{1,2}\.$/.test(plain)) return undefined
  // “Dom. Rel. Law § 236”, “Del. Code Ann. Title 8”, “Sept. Term 2025”: a citation goes on.
  if (/^(?:[\p{Lu}][\p{L}.’'&]*\s+){0,4}§/u.test(next)) return undefined
  if (
    /^(?:Title|Term|Part|Ch\.|Chapter|Rule|Article|Art\.)\s+(?:\d|[IVXLC]+\b)/.test(next) &&
    isPerhapsLast(last)
  )
    return undefined
  if (beforeNumber.has(last) && /^(?:\d|Term\b)/.test(next)) return undefined
  if (beforeNumeral.has(last) && /^(?:\d|[IVXLC]+\b|\p{Lu}(?!\p{L}))/u.test(next)) return undefined
  return isPerhapsLast(last) || /[§¶]\s*[^\s§¶]+$/.test(plain) ? doubtful : 'sure'
}

const lastWord = (text: string): string => /[^\s([{"'“‘«/—–]*$/.exec(text)?.[0] ?? ''

/** J. · U.S. · LL.M. · Ph.D. · J.-P. · Inc. */
const isPerhapsLast = (word: string): boolean =>
  perhapsLast.has(word) || /^(?:\p{L}|\p{L}{1,3}\.(?:-?\p{L}{1,3}\.)*-?\p{L}{1,3})\.$/u.test(word)

const enumerator =
  /^[\s"'“‘(]*(?:(?:Section|Sec\.|Article|Art\.|Rule|Clause|Part|Chapter|Paragraph|Exhibit|Schedule|Step|Note|Question)\s+|[§¶]+\s*)?(?:\d[\w.()-]*|[IVXLC]+|[ivxlc]+|\p{L}|\(\w{1,4}\))\.$/u

/** A whole “sentence” that only counts: “1.”, “A.”, “IV.”, “§ 12(b).”, “Section 4.”. */
const isEnumerator = (sentence: string): boolean => enumerator.test(sentence)

/** How far a sticky pattern reaches from a place on; the place itself when it does not match. */
function after(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : from
}

/** Whether a place stands within parentheses that are both opened and closed. */
function parentheses(text: string): (at: number) => boolean {
  const open: number[] = []
  const pairs: { start: number; end: number }[] = []
  for (const { 0: sign, index } of text.matchAll(/[()]/g)) {
    if (sign === '(') {
      open.push(index)
      continue
    }
    const start = open.pop()
    if (start === undefined) continue
    while ((pairs.at(-1)?.start ?? -1) > start) pairs.pop()
    pairs.push({ start, end: index })
  }
  let next = 0
  // Asked from left to right.
  return (at) => {
    while ((pairs[next]?.end ?? Infinity) < at) next += 1
    return (pairs[next]?.start ?? Infinity) < at
  }
}
