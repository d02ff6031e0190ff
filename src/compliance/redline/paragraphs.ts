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
  for (const { kind, text, moved = false } of sentences.flatMap((one) => [
    ...breakBefore(one),
    ...one.runs,
  ])) {
    const last = runs.at(-1)
    if (last && last.kind === kind && last.moved === moved) last.text += text
    else runs.push({ kind, text, moved })
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
export function markRuns({ runs }: Paragraph, mark: Mark, escape: (text: string) => string): string {
  const marked = runs.map(({ kind, text, moved }, index) => {
    const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? []
    if (kind === 'same' || words === '') return escape(text)
    // A replacement needs a space before it.
    const last = runs[index - 1]
    const isGlued = before === '' && last && last.kind !== 'same' && !last.text.endsWith(' ')
    const direction = moved ? (kind === 'deleted' ? 'from' : 'to') : undefined
    return `${isGlued ? ' ' : before}${mark(kind, escape(words), direction)}${after}`
  })
  return marked.join('').trim()
}
