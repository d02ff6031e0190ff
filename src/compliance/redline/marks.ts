import { isChanged, type Sentence } from '../compareLines.ts'
import type { Run } from '../words.ts'

/** Marks a changed text. `moved`: "from" where the text was, "to" where it is now. */
export type Mark = (kind: 'deleted' | 'inserted', text: string, moved?: 'from' | 'to') => string

/** Sentences to show together. */
export interface Paragraph {
  /** `## ` of a heading; empty for others. */
  sign: string
  runs: Run[]
  isChanged: boolean
}

const isOnBothSides = ({ runs }: Sentence): boolean => runs.some(({ kind }) => kind === 'same')

/** ¶ is a changed line break before a sentence that is on both sides. */
const breakBefore = (one: Sentence): Run[] =>
  one.starts && one.starts !== 'same' && isOnBothSides(one) ? [{ kind: one.starts, text: '¶' }] : []

/** Sentences as one paragraph, in which neighboring changes of one kind are marked together. */
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
  // A heading of another level is shown with its signs.
  const heading = first?.kind === 'same' ? /^#+ / : /^#+ (?=.)/
  const sign = heading.exec(first?.text ?? '')?.[0] ?? ''
  if (first) first.text = first.text.slice(sign.length)
  return { sign, runs, isChanged: sentences.some(isChanged) }
}

/** Sentences in paragraphs. Where two paragraphs became one, they are one. */
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

/** The text of a paragraph with marks around what changed; spaces at the ends of a change stay outside. */
export function markRuns({ runs }: Paragraph, mark: Mark, escape: (text: string) => string): string {
  const marked = runs.map(({ kind, text, moved }, index) => {
    const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? []
    if (kind === 'same' || words === '') return escape(text)
    // A word that was put in for another needs a space before it to be read.
    const last = runs[index - 1]
    const isGlued = before === '' && last && last.kind !== 'same' && !last.text.endsWith(' ')
    const direction = moved ? (kind === 'deleted' ? 'from' : 'to') : undefined
    return `${isGlued ? ' ' : before}${mark(kind, escape(words), direction)}${after}`
  })
  return marked.join('').trim()
}
