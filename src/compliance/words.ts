import { diffArrays } from 'diff'
import { groupBy } from '../content/model/groupBy.ts'

export type ChangeKind = 'same' | 'deleted' | 'inserted'

/** A piece of a sentence that is on both sides or on one. `moved`: its sentence is elsewhere on the other side. */
export interface Run {
  kind: ChangeKind
  text: string
  moved?: boolean
}

/**
 * What sentences are compared by: words, numbers and marks, each with the space before it. "e-mail", "U.S.", "$1,000.00",
 * "25+" and an address are one piece; scripts without spaces have one per letter.
 */
const unspaced = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]`
const address = String.raw`\p{L}+:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]`
const word = String.raw`[$€£§#@/−-]?[\p{L}\p{N}\p{M}_]+(?:['.,:/@&+–-][\p{L}\p{N}\p{M}_]+)*(?:[%+]|(?<=\b\p{L}\.\p{L})\.)?`
const piece = new RegExp(String.raw`\s?(?:${unspaced}|${address}|${word}|#+ ?|\S|\s)`, 'gu')

const pieces = (text: string): string[] => text.match(piece) ?? []
const isWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** How many words a text has. One without any letter or number counts as one, since it's a change too. */
export const countWords = (text: string): number =>
  text.trim() === '' ? 0 : Math.max(1, pieces(text).filter(isWord).length)

/** How much of two texts' words is the same, from 0 to 1 (Dice); the numbers of headings and items don't count. */
export function likeness(one: string, other: string): number {
  const [left, right] = [contentWords(one), contentWords(other)]
  const counts = groupBy(right, (word) => word)
  const shared = left.filter((word) => counts.get(word)?.pop() !== undefined).length
  return left.length + right.length === 0 ? 0 : (2 * shared) / (left.length + right.length)
}

const contentWords = (text: string): string[] =>
  pieces(text.replace(/^(?:#+ |[->|] )?(?:\d+\. )?/, '').toLowerCase())
    .filter(isWord)
    .map((word) => word.trim())

/** Items of two lists side by side: those that match together, the others alone. */
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

/** Two wordings of one sentence, word by word. */
export function compareWords(before: string, after: string): Run[] {
  const runs: Run[] = []
  const add = (kind: ChangeKind, text: string) => {
    const last = runs.at(-1)
    if (last?.kind === kind) last.text += text
    else runs.push({ kind, text })
  }
  const isSameWord = (one: string, other: string) => one.trimStart() === other.trimStart()
  for (const [was, is] of align(pieces(before), pieces(after), isSameWord)) {
    if (was === undefined || is === undefined) add(is === undefined ? 'deleted' : 'inserted', was ?? is ?? '')
    else {
      // The first word of one side has no space before it on the other side.
      if (was !== is) add(was.length > is.length ? 'deleted' : 'inserted', ' ')
      add('same', was.length < is.length ? was : is)
    }
  }
  return runs
}
