import { diffArrays } from 'diff'
import { groupBy } from '../content/model.ts'

/** Part of a sentence. `kind`: the side that has it. */
export interface Run {
  kind: 'same' | 'deleted' | 'inserted'
  text: string
  /** In a sentence that is elsewhere on the other side: whether these words are there, too. */
  moved?: 'same' | 'changed' | undefined
}

/** Splits a list between some neighbors. */
export function splitBetween<Item>(items: readonly Item[], isSplit: (one: Item, next: Item) => boolean) {
  const groups: [Item, ...Item[]][] = []
  for (const item of items) {
    const [group, last] = [groups.at(-1), groups.at(-1)?.at(-1)]
    if (group && last !== undefined && !isSplit(last, item)) group.push(item)
    else groups.push([item])
  }
  return groups
}

/** Joins neighbors that are marked alike. */
export const joinRuns = (runs: readonly Run[]): Run[] =>
  splitBetween(runs, (one, next) => one.kind !== next.kind || one.moved !== next.moved).map((group) => ({
    ...group[0],
    text: textOf(group),
  }))

export const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')

/**
 * Sentences are compared by tokens: words, numbers and punctuation, each with the space before it. "e-mail", "U.S.",
 * "$1,000.00", "25+" and a URL are one token; in scripts without spaces, each character is.
 */
const unspaced = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]`
const address = String.raw`\p{L}+:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]`
const word = String.raw`[$€£§#@/−-]?[\p{L}\p{N}\p{M}_]+(?:['.,:/@&+–-][\p{L}\p{N}\p{M}_]+)*(?:[%+]|(?<=\b\p{L}\.\p{L})\.)?`
const token = new RegExp(String.raw`\s?(?:${unspaced}|${address}|${word}|#+ ?|\*+|\S|\s)`, 'gu')

const tokens = (text: string): string[] => text.match(token) ?? []
const isWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** Counts words. Punctuation alone counts as one, since it's a change too. */
export const countWords = (text: string): number =>
  text.trim() === '' ? 0 : Math.max(1, tokens(text).filter(isWord).length)

/** The Dice coefficient of two texts' words, from 0 to 1, without the numbers of headings and list items. */
export function similarity(one: string, other: string): number {
  const [left = [], right = []] = [one, other].map((text) =>
    tokens(text.replace(/^(?:#+ |[->|] )?(?:\d+\. )?/, '').toLowerCase())
      .filter(isWord)
      .map((word) => word.trim()),
  )
  const counts = groupBy(right, (word) => word)
  const shared = left.filter((word) => counts.get(word)?.pop() !== undefined).length
  return left.length + right.length === 0 ? 0 : (2 * shared) / (left.length + right.length)
}

/** Aligns two lists: matching items form pairs, others are alone. */
export function align<Item>(
  old: readonly Item[],
  now: readonly Item[],
  isMatch: (one: Item, other: Item) => boolean,
): (readonly [old: Item | undefined, now: Item | undefined])[] {
  let [i, j] = [0, 0]
  return diffArrays([...old], [...now], { comparator: isMatch }).flatMap(({ added, removed, count }) =>
    Array.from(
      { length: count },
      () => [added ? undefined : old[i++], removed ? undefined : now[j++]] as const,
    ),
  )
}

/** A word diff of two versions of a sentence. */
export function diffWords(before: string, after: string): Run[] {
  const isSameWord = (one: string, other: string) => one.trimStart() === other.trimStart()
  const runs = align(tokens(before), tokens(after), isSameWord).flatMap(([was, is]): Run[] => {
    if (is === undefined) return [{ kind: 'deleted', text: was ?? '' }]
    if (was === undefined) return [{ kind: 'inserted', text: is }]
    const same: Run = { kind: 'same', text: was === is ? was : was.trimStart() }
    // A side's first word has no space before it.
    return was === is ? [same] : [{ kind: /^\s/.test(was) ? 'deleted' : 'inserted', text: ' ' }, same]
  })
  return joinRuns(runs)
}
