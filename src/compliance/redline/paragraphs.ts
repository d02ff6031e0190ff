import { isChanged, type Sentence } from '../compareLines.ts'
import { joinRuns, splitBetween, textOf, type Run } from '../diffWords.ts'

export interface Format {
  escape: (text: string) => string
  /** `moved`: "from" at its old position, "to" at its new one. */
  mark: (kind: 'deleted' | 'inserted', text: string, moved?: 'from' | 'to') => string
}

/** A paragraph, or a sentence of it. */
export interface Paragraph extends Pick<Sentence, 'starts' | 'runs'> {
  /** `## ` of a heading; otherwise empty. */
  marker: string
  isChanged: boolean
}

/** Joins sentences into a paragraph. */
export function paragraphOf(sentences: readonly Sentence[]): Paragraph {
  const runs = joinRuns(sentences.flatMap((one) => one.runs))
  const [first] = runs
  // If a heading's level changed, its # characters are shown.
  const heading = first?.kind === 'same' || first?.moved === 'same' ? /^#+ / : /^#+ (?=.)/
  const marker = heading.exec(first?.text ?? '')?.[0] ?? ''
  if (first) first.text = first.text.slice(marker.length)
  return { starts: sentences[0]?.starts, marker, runs, isChanged: sentences.some(isChanged) }
}

/** A line start on either side starts a paragraph. */
export const paragraphsOf = (sentences: readonly Sentence[]): Paragraph[] =>
  splitBetween(sentences, (_, { starts }) => starts !== undefined).map(paragraphOf)

/** The side of a changed line break before text that both sides have. */
export const changedBreak = ({ starts, runs }: Pick<Paragraph, 'starts' | 'runs'>) =>
  starts !== 'same' && runs.some(({ kind }) => kind === 'same') ? starts : undefined

/** A paragraph with its changes marked. Spaces at the ends of a change stay outside of the mark. */
export function formatRuns(one: Pick<Paragraph, 'starts' | 'runs'>, format: Format): string {
  const kind = changedBreak(one)
  const runs = kind ? [{ kind, text: '¶' }, ...one.runs] : one.runs
  const isApart = (one: Run, next: Run) => one.kind !== next.kind || !one.moved !== !next.moved
  let [shown, isAfterChange, isSpaceTaken] = ['', false, false]
  for (const group of splitBetween<Run>(runs, isApart)) {
    const [{ kind, moved }] = group
    // The insertion before it has the space of the next word.
    if (isSpaceTaken && kind === 'deleted' && textOf(group) === ' ') continue
    const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(textOf(group)) ?? []
    const isChange = kind !== 'same' && words !== ''
    const inner = moved
      ? formatRuns({ starts: undefined, runs: withoutMove(group) }, format)
      : format.escape(words)
    // A replacement needs a space before it.
    shown += isChange && isAfterChange && before === '' && !shown.endsWith(' ') ? ' ' : before
    shown += isChange ? format.mark(kind, inner, moved && (kind === 'deleted' ? 'from' : 'to')) : inner
    shown += after
    isAfterChange = kind !== 'same'
    isSpaceTaken = kind === 'inserted' && before !== ''
  }
  return shown.trim()
}

/** The words of a moved sentence: only those that changed are marked. */
const withoutMove = (runs: readonly Run[]): Run[] =>
  runs.map(({ text, kind, moved }) => ({ text, kind: moved === 'same' ? 'same' : kind }))
