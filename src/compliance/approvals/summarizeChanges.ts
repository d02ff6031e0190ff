import { findSentenceEnds } from '../../content/body/sentences/findSentenceEnds.ts'
import { movedSections, movedSentences } from './movedText.ts'

/** How many changed sentences are named. */
const maxNamed = 3

/**
 * The first sentences that changed between two wordings and the sections that moved, as the end of a sentence about
 * them; empty when they are the same.
 * @param before a text of `canonicalText`; @param after another
 */
export function summarizeChanges(before: string, after: string): string {
  const [old, now] = [before, after].map(sentencesOf)
  if (!old || !now) return ''
  const out = without(old, now)
  const put = without(now, old)
  const changes = pairChanges(out, put)
  const sections = movedSections(before, after)
  // The sentences of moved sections are not told again.
  const moved = sections.length > 0 ? sections : movedSentences(old, now)
  if (changes.length > 0) {
    const more = changes.length - maxNamed
    const named = `${changes.slice(0, maxNamed).join('; ')}${more > 0 ? ` (and ${more} more)` : ''}`
    return [named, ...moved].join('; ')
  }
  if (moved.length > 0) return moved.join('; ')
  return before === after ? '' : 'its paragraphs, headings or numbers are arranged otherwise'
}

/** Says of each sentence what became of it: first those that were changed or deleted, then the new ones. */
function pairChanges(out: readonly string[], put: readonly string[]): string[] {
  const left = [...put]
  const gone = out.map((sentence) => {
    const at = left.findIndex((other) => areAlike(sentence, other))
    const [come] = at === -1 ? [] : left.splice(at, 1)
    if (come === undefined) return `"${sentence}" is no longer there`
    const [old, now] = excerptAroundChange(sentence, come)
    return `"${old}" now reads "${now}"`
  })
  return [...gone, ...left.map((sentence) => `"${sentence}" is new`)]
}

/** Sentences up to this length are quoted whole: what is longer would be cut at its end, wherever it changed. */
const maxCharacters = 100
const wordsAround = 4

/** Two sentences of which one became the other: whole, or when they are long, the words around what changed. */
function excerptAroundChange(before: string, after: string): [string, string] {
  if (Math.max(before.length, after.length) <= maxCharacters) return [before, after]
  const [old, now] = [before.split(' '), after.split(' ')]
  const least = Math.min(old.length, now.length)
  let start = 0
  while (start < least && old[start] === now[start]) start += 1
  let end = 0
  while (end < least - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const from = Math.max(0, start - wordsAround)
  const behind = Math.max(0, end - wordsAround)
  const cut = (words: readonly string[]) =>
    `${from > 0 ? '… ' : ''}${words.slice(from, words.length - behind).join(' ')}${behind > 0 ? ' …' : ''}`
  return [cut(old), cut(now)]
}

/**
 * The sentences of a wording: first those of the page, then its facts, which are told last.
 * Headings lose their signs and numbers; a new section would otherwise change all that follow it.
 */
function sentencesOf(wording: string): string[] {
  const [, facts = '', ...page] = wording.split('\n\n')
  return [...page, facts]
    .flatMap((part) => part.split('\n'))
    .map((line) => line.replace(/^(?:#+ (?:\d+\. )?|[->|] )/, '').trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      const ends = findSentenceEnds(line).filter(({ confidence }) => confidence === 'sure')
      return [...ends, undefined].map((end, index) =>
        line.slice(ends[index - 1]?.end ?? 0, end?.start ?? line.length),
      )
    })
}

/** What a fact is called: `Last updated: ` */
const labelOf = (sentence: string): string | undefined => /^\p{Lu}[^.:]*: /u.exec(sentence)?.[0]

/** Whether two sentences have most of their words in common, or are one fact, so that one became the other. */
function areAlike(one: string, other: string): boolean {
  if (labelOf(one) !== undefined && labelOf(one) === labelOf(other)) return true
  const [words, others] = [one, other].map((sentence) => new Set(sentence.toLowerCase().split(/\s+/)))
  if (!words || !others) return false
  const common = [...words].filter((word) => others.has(word)).length
  return common * 2 >= Math.max(words.size, others.size)
}

/** The sentences that the other side has fewer of. */
function without(sentences: readonly string[], other: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const text of other) left.set(text, (left.get(text) ?? 0) + 1)
  return sentences.filter((text) => {
    const count = left.get(text) ?? 0
    left.set(text, count - 1)
    return count <= 0
  })
}
