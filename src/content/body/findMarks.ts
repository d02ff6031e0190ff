import type { RuleMessage } from '../model/diagnostic.ts'
import { replaceGarbled } from '../text/characters.ts'
import { hints, marks, symbols, type Hint } from './visibleText.ts'

/** Stands for code, tags, addresses and marks that are obeyed, so that offsets stay. */
export const filler = '\uFFFC'

export const blank = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (found) => filler.repeat(found.length))

const any = (signs: string): RegExp => new RegExp(`[${signs.replace(/[[\]\\^]/g, '\\$&')}]`, 'gu')
const unusual = new RegExp(
  `${any(marks.map(([signs]) => signs).join('')).source}` +
    String.raw`|[^\p{L}\p{M}\p{N}\p{Pd}\p{Pi}\p{Pf}\p{Po}\p{Sc}\p{Z}\p{C}\p{ExtPict}\p{EMod}\p{RI}${filler}${symbols}]`,
  'gu',
)
const address = new RegExp(
  String.raw`(?:https?:\/\/|www\.)(?:[^\s<>*"“”]|\*(?!\*))*|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+` +
    String.raw`|(?:(?<!\S)\.{0,2}|(?<![\w.-])[\w-]+(?:\.[\w-]+)+)\/[^\s*]+`,
  'g',
)

interface Found {
  index: number
  end: number
  hint: Hint
}

const matches = (text: string, hint: Hint): Found[] =>
  // `matchAll` copies the pattern, which takes longer than most searches.
  text.search(hint[1]) === -1
    ? []
    : [...text.matchAll(hint[1])].map(({ 0: typed, index }) => ({ index, end: index + typed.length, hint }))

/** What visitors would see otherwise than it was meant. @param text has `filler` for what they don't see @param ownHints come first */
export function findMarks(text: string, rules: readonly Hint[], ownHints: readonly Hint[] = []) {
  const found: Found[] = []
  const add = (one: Found) => {
    const [rule, , fix] = one.hint
    const overlaps = ({ index, end }: Found) => one.index < end && index < one.end
    // Bold words, the items of a list and the rows of a table are one problem, and so is a tag.
    const isSameProblem = ({ hint: [other, , otherFix] }: Found) =>
      rule.endsWith('-mark') && (otherFix === fix || other === 'prose-component')
    if (!found.some((other) => overlaps(other) || isSameProblem(other))) found.push(one)
  }
  const ruled = rules.flatMap((rule) => matches(text, rule))
  ruled.forEach(add)
  if (text.search(unusual) !== -1) {
    const ordinary = (rest: string, [signs, , , where]: (typeof marks)[number]) =>
      where ? rest.replace(where, (passed) => blank(passed, any(signs))) : rest
    const readable = replaceGarbled(text, (typed) => blank(typed, /./gu))
    const rest = marks.reduce(ordinary, blank(readable, address))
    const isRuled = (at: number) => ruled.some(({ index, end }) => index <= at && at < end)
    const marked = [...rest.matchAll(unusual)].filter(({ index }) => !isRuled(index))
    const meant = marked.length > 0 ? [...ownHints, ...hints].flatMap((hint) => matches(text, hint)) : []
    for (const { 0: sign, index } of marked) {
      // A backslash works before the punctuation of ASCII.
      const escaped = /[!-~]/.test(sign) ? `write \\${sign} to show it` : 'write ordinary punctuation'
      const plain: Hint = ['raw-mark', /(?!)/, `Delete it, or ${escaped}.`]
      const best = meant.find((one) => one.index <= index && index < one.end)
      add(best ?? { index, end: index + sign.length, hint: plain })
    }
  }
  found.sort((one, other) => one.index - other.index)
  return found.map(({ index, end, hint: [rule, , fix, message = 'Visitors see "$&" as typed.'] }) => ({
    index,
    end,
    say: (typed: string): RuleMessage => [rule, message.replace('$&', () => typed.trim()), fix],
  }))
}

/** A tag without its end, which isn't one for Markdown. */
export const unclosedTag = (tags: readonly { name: string }[]): Hint => [
  'prose-component',
  new RegExp(
    String.raw`<\/?(?:${tags.map(({ name }) => name).join('|') || '(?!)'})\b|<\/[A-Z]\w*` +
      String.raw`|<[A-Z]\w*(?=\s+\w+\s?=\s?["“'{])|^<[A-Z][a-z]+[A-Z]\w*[ \t]*$`,
    'gmu',
  ),
  'End it with > on the same line, and close its quotation marks. To show a <, write \\<.',
  '"$&" starts a tag that never ends.',
]
