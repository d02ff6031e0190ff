import { isChanged, type Sentence } from '../compareLines.ts'
import type { Run } from '../diffWords.ts'

/** Formats changed text. `moved`: "from" at its old position, "to" at its new one. */
export type Mark = (kind: 'deleted' | 'inserted', text: string, moved?: 'from' | 'to') => string

export interface Paragraph {
  /** `## ` of a heading; otherwise empty. */
  marker: string
  runs: Run[]
  isChanged: boolean
}

const isOnBothSides = ({ runs }: Sentence): boolean => runs.some(({ kind }) => kind === 'same')

/** ¶ marks a changed line break before a sentence that is on both sides. */
const breakBefore = (one: Sentence): Run[] =>
  one.starts && one.starts !== 'same' && isOnBothSides(one) ? [{ kind: one.starts, text: '¶' }] : []

/** Joins sentences into a paragraph and merges adjacent changes of one kind. */
export function paragraphOf(sentences: readonly Sentence[]): Paragraph {
  const runs: Run[] = []
  for (const run of sentences.flatMap((one) => [...breakBefore(one), ...one.runs])) {
    const [last, { kind, text, moved = false, within = false }] = [runs.at(-1), run]
    if (last && last.kind === kind && last.moved === moved && last.within === within) last.text += text
    else runs.push({ kind, text, moved, within })
  }
  const [first] = runs
  // If a heading's level changed, its # characters are shown.
  const heading = first?.kind === 'same' ? /^#+ / : /^#+ (?=.)/
  const marker = heading.exec(first?.text ?? '')?.[0] ?? ''
  if (first) first.text = first.text.slice(marker.length)
  return { marker, runs, isChanged: sentences.some(isChanged) }
}

/** Groups sentences into paragraphs. Two paragraphs that were joined are one. */
export function paragraphsOf(sentences: readonly Sentence[]): Paragraph[] {
  const paragraphs: Sentence[][] = []
  for (const one of sentences) {
    const isJoined = one.starts === 'deleted' && isOnBothSides(one)
    const last = paragraphs.at(-1)
    if (last && (one.starts === undefined || isJoined)) last.push(one)
    else paragraphs.push([one])
  }
  return paragraphs.map(paragraphOf)
}

/** A paragraph with its changes marked. Spaces at the ends of a change stay outside of the mark. */
export function markRuns(
  { runs }: Pick<Paragraph, 'runs'>,
  mark: Mark,
  escape: (text: string) => string,
): string {
  const groups: Run[][] = []
  for (const run of runs) {
    const [last] = groups.at(-1) ?? []
    const isPart = last?.kind === run.kind && inMoved(last) && inMoved(run)
    if (isPart) groups.at(-1)?.push(run)
    else groups.push([run])
  }
  const texts = groups.map((group) => group.map(({ text }) => text).join(''))
  const marked = groups.map((group, index) => {
    const [{ kind } = { kind: 'same' as const }] = group
    const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(texts[index] ?? '') ?? []
    if (kind === 'same' || words === '') return escape(before + words + after)
    // A replacement needs a space before it.
    const last = groups[index - 1]?.[0]
    const isGlued = before === '' && last && last.kind !== 'same' && !texts[index - 1]?.endsWith(' ')
    const isMoved = group.some(inMoved)
    const parts = group.map((run) =>
      run.moved ? { ...run, kind: 'same' as const, moved: false } : { kind, text: run.text },
    )
    const direction = kind === 'deleted' ? 'from' : 'to'
    const change = isMoved
      ? mark(kind, markRuns({ runs: parts }, mark, escape), direction)
      : mark(kind, escape(words))
    return `${isGlued ? ' ' : before}${change}${after}`
  })
  return marked.join('').trim()
}

/** Whether it belongs to a sentence that is elsewhere on the other side. */
const inMoved = ({ moved, within }: Run): boolean => moved === true || within === true
