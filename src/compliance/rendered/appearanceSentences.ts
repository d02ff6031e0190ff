import { truncateAtWord } from '../../content/text/truncate.ts'
import { normalizeText } from '../text/normalizeText.ts'
import { longestCommonSubsequence } from '../text/longestCommonSubsequence.ts'
import type { Sides } from '../compare/types.ts'
import { commonStates, whereStates } from './states.ts'
import type { Appearance, PagePart, RenderedDocument, RenderedPage, RenderState } from './types.ts'

/** Letters below this many CSS pixels are called small. */
const smallest = 12
/** The contrast that WCAG 2.2 asks of text (1.4.3). */
const leastContrast = 4.5
/** What remains of a size or a contrast that counts as fallen. */
const fallen = 0.75
/** How much of a text a sentence quotes, in characters. */
const quoted = 160

/** Some words that follow each other, and what became of how they look. */
interface ChangedWords {
  words: string
  change: string
}

/** A sentence on how words look, and in which states it is so. */
interface ToldLooks {
  sentence: string
  states: readonly RenderState[]
}

/**
 * Text that is seen or heard worse than before, or seen or heard now and not before, a sentence each; and text that stands
 * there anew and cannot be seen or read well.
 */
export function appearanceSentences({ before, after }: Sides<RenderedPage>, part: PagePart): ToldLooks[] {
  const told = new Map<string, { changed: ChangedWords; states: RenderState[] }>()
  const common = commonStates({ before, after })
  for (const state of common) {
    const [old, now] = [before.documents.get(state), after.documents.get(state)]
    for (const changed of old && now && old !== now
      ? changedWords(wordsOf(old, part), wordsOf(now, part))
      : []) {
      const key = JSON.stringify(changed)
      const states = told.get(key)?.states ?? []
      if (!states.includes(state)) told.set(key, { changed, states: [...states, state] })
    }
  }
  return [...told.values()].map(({ changed: { words, change }, states }) => ({
    sentence: `“${quote(words)}” ${change}${whereStates(states, common)}.`,
    states,
  }))
}

const quote = (words: string): string => {
  const count = words.split(' ').length
  return words.length > quoted ? `${truncateAtWord(words, quoted)} (${count} words)` : words
}

interface SeenWord {
  text: string
  appearance: Appearance
}

const wordsOf = ({ blocks }: RenderedDocument, part: PagePart): SeenWord[] =>
  blocks
    .filter(({ isShell }) => isShell === (part === 'shell'))
    .flatMap(({ parts }) =>
      parts.flatMap(({ text, appearance }) => {
        if (!appearance) return []
        const words = normalizeText(text).split(' ').filter(Boolean)
        return words.map((word): SeenWord => ({ text: word, appearance }))
      }),
    )

function changedWords(before: readonly SeenWord[], after: readonly SeenWord[]): ChangedWords[] {
  const partners = new Map(
    longestCommonSubsequence(
      before.map(({ text }) => text),
      after.map(({ text }) => text),
    ).map(([i, j]) => [j, before[i]?.appearance]),
  )
  const runs: ChangedWords[] = []
  let last: string | undefined
  after.forEach(({ text, appearance }, at) => {
    const old = partners.get(at)
    const change = old ? changeOf(old, appearance) : flawOf(appearance)
    const run = runs.at(-1)
    if (change !== undefined && change === last && run) run.words += ` ${text}`
    else if (change !== undefined) runs.push({ words: text, change })
    last = change
  })
  return runs
}

/** What became worse, or can be seen now; undefined when nothing did that counts. */
function changeOf(before: Appearance, after: Appearance): string | undefined {
  if (after.hidden !== undefined)
    return before.hidden === undefined ? `cannot be seen any more: ${after.hidden}` : undefined
  if (before.hidden !== undefined) return `can be seen now; before, it could not: ${before.hidden}`
  const changes = [
    ...(after.isUnheard && !before.isUnheard ? ['is passed over by screen readers now'] : []),
    ...(before.isUnheard && !after.isUnheard
      ? ['is read out by screen readers now; before, it was not']
      : []),
    ...(after.isUnclickable && !before.isUnclickable ? ['cannot be clicked any more'] : []),
    ...(hasFallen(before.size, after.size, smallest)
      ? [`is ${rounded(after.size)} pixels high instead of ${rounded(before.size)}`]
      : []),
    ...(before.contrast !== undefined &&
    after.contrast !== undefined &&
    hasFallen(before.contrast, after.contrast, leastContrast)
      ? [`has a contrast of ${rounded(after.contrast)} to 1 instead of ${rounded(before.contrast)} to 1`]
      : []),
    ...(after.isBeforeItsPredecessor && !before.isBeforeItsPredecessor
      ? ['stands above or left of the text that it follows for those who listen']
      : []),
  ]
  return changes.length === 0 ? undefined : changes.join(', and ')
}

const hasFallen = (before: number, after: number, least: number): boolean =>
  rounded(after) < rounded(before) && (after < least || after < before * fallen)

/** What is the matter with a text that was not there before, or stood elsewhere. */
function flawOf({ hidden, size, contrast }: Appearance): string | undefined {
  const here = 'did not stand here before, and'
  if (hidden !== undefined) return `${here} cannot be seen: ${hidden}`
  if (size < smallest) return `${here} is ${rounded(size)} pixels high`
  return contrast !== undefined && contrast < leastContrast
    ? `${here} has a contrast of ${rounded(contrast)} to 1`
    : undefined
}

const rounded = (value: number): number => Math.round(value * 10) / 10
