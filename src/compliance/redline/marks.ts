import type { Run, Sentence } from '../compareLines.ts'

/** What is written before and after changed text. */
export type Marks = Readonly<
  Record<'deleted' | 'inserted' | 'movedAway' | 'movedHere', readonly [string, string]>
>

const movedName = { deleted: 'movedAway', inserted: 'movedHere' } as const

/** A sentence with marks around what changed; spaces at the ends stay outside, and ¶ is a changed line break. */
export function markRuns(sentence: Sentence, marks: Marks, escape: (text: string) => string): string {
  const { starts, runs } = sentence
  const lineBreak: Run[] =
    starts && starts !== 'same' && isOnBothSides(sentence) ? [{ kind: starts, text: '¶ ' }] : []
  return [...lineBreak, ...runs]
    .map(({ kind, text, moved }, index, all) => {
      if (kind === 'same') return escape(text)
      const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? []
      const [open, close] = marks[moved ? movedName[kind] : kind]
      // A word that was put in for another needs a space before it to be read.
      const gap = kind === 'inserted' && all[index - 1]?.kind === 'deleted' && before === '' ? ' ' : ''
      return gap + before + open + escape(words) + close + after
    })
    .join('')
}

const isOnBothSides = ({ runs }: Sentence): boolean => runs.some(({ kind }) => kind === 'same')

/** A heading's level and its words without `## `; of anything else, no level. */
export function headingOf(sentence: Sentence | undefined): { level?: number; sentence?: Sentence } {
  const [first, ...others] = sentence?.runs ?? []
  const sign = /^(#+) /.exec(first?.text ?? '')
  if (!sentence || !first || !sign?.[1]) return {}
  const runs = [{ ...first, text: first.text.slice(sign[0].length) }, ...others]
  return { level: sign[1].length, sentence: { ...sentence, runs } }
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
