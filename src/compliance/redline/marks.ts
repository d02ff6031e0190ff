import type { Sentence } from '../compareLines.ts'
import type { Run } from '../words.ts'

/** What is written before and after changed text. */
export type Marks = Readonly<
  Record<'deleted' | 'inserted' | 'movedAway' | 'movedHere', readonly [string, string]>
>

const movedName = { deleted: 'movedAway', inserted: 'movedHere' } as const

/** A sentence with marks around what changed; spaces at the ends stay outside, and ¶ is a changed line break. */
export function markRuns(sentence: Sentence, marks: Marks, escape: (text: string) => string): string {
  return runsWithBreak(sentence)
    .map(({ kind, text, moved }, index, all) => {
      if (kind === 'same') return escape(text)
      const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? []
      const [open, close] = marks[moved ? movedName[kind] : kind]
      // A word that was put in for another needs a space before it to be read.
      const last = all[index - 1]
      const isGlued =
        kind === 'inserted' && last?.kind === 'deleted' && before === '' && !/\s$/.test(last.text)
      const gap = isGlued ? ' ' : ''
      return gap + before + open + escape(words) + close + after
    })
    .join('')
}

function runsWithBreak(sentence: Sentence): Run[] {
  const { starts, runs } = sentence
  const isBreakChanged = starts && starts !== 'same' && isOnBothSides(sentence)
  return isBreakChanged ? [{ kind: starts, text: '¶ ' }, ...runs] : runs
}

const isOnBothSides = ({ runs }: Sentence): boolean => runs.some(({ kind }) => kind === 'same')

/** The level of a paragraph that begins as a heading, and its sentences without `## `; no level for other paragraphs. */
export function headingOf(sentences: readonly Sentence[]): {
  level?: number
  sentences: readonly Sentence[]
} {
  const [heading, ...others] = sentences
  const [first, ...runs] = heading?.runs ?? []
  const sign = /^(#+) /.exec(first?.text ?? '')
  if (!heading || !first || !sign?.[1]) return { sentences }
  const bare = { ...first, text: first.text.slice(sign[0].length) }
  return { level: sign[1].length, sentences: [{ ...heading, runs: [bare, ...runs] }, ...others] }
}

/** Sentences in paragraphs. Where two paragraphs became one, they are one. */
export function paragraphsOf(sentences: readonly Sentence[]): Sentence[][] {
  const paragraphs: Sentence[][] = []
  for (const one of sentences) {
    const isJoined = one.starts === 'deleted' && isOnBothSides(one)
    const last = paragraphs.at(-1)
    if (last && (one.starts === undefined || isJoined)) last.push(one)
    else paragraphs.push([one])
  }
  return paragraphs
}

/** Sentences with the spaces before them. On each side, the first one of a line has none. */
export function withSpaces(sentences: readonly Sentence[]): Sentence[] {
  const sides = (['deleted', 'inserted'] as const).map((side) => ({ side, startsLine: true }))
  return sentences.map((one) => {
    const spaced = sides.filter((state) => {
      state.startsLine ||= one.starts === 'same' || one.starts === state.side
      if (one.runs.every(({ kind }) => kind !== 'same' && kind !== state.side)) return false
      const needsSpace = !state.startsLine
      state.startsLine = false
      return needsSpace
    })
    const kind = spaced.length === 2 ? 'same' : spaced[0]?.side
    return kind ? { ...one, runs: [{ kind, text: ' ' }, ...one.runs] } : one
  })
}

/** The sentences of a paragraph as one, so that neighboring changes are marked together. */
export function joinSentences(sentences: readonly Sentence[]): Sentence {
  const [first] = sentences
  const runs: Run[] = []
  for (const [index, one] of withSpaces(sentences).entries())
    for (const { kind, text, moved = false } of index === 0 ? one.runs : runsWithBreak(one)) {
      const last = runs.at(-1)
      if (last && last.kind === kind && (last.moved ?? false) === moved) last.text += text
      else runs.push({ kind, text, moved })
    }
  return { ...(first?.starts && { starts: first.starts }), runs }
}
