import { escapeControl } from '../../content/report/codeFrame.ts'
import { changedPassages, type Passage } from '../compare/changedPassages.ts'
import type { Change } from '../compare/types.ts'
import type { Redline } from './types.ts'
import { counted } from '../../content/text/plural.ts'

/** Shows words that went or came apart from the others. */
export type MarkWords = (kind: 'deleted' | 'inserted', words: string) => string

/** The marks of a terminal without colours: `You [-may-] {+must+} go.` */
export const plainMarks: MarkWords = (kind, words) => (kind === 'deleted' ? `[-${words}-]` : `{+${words}+}`)

/** Words that stand elsewhere on the other side, as they are: none went or came. */
export const movedInWords = (kind: 'deleted' | 'inserted', words: string): string =>
  `[moved ${kind === 'deleted' ? 'from' : 'to'} here: ${words}]`

/** How many changed sentences are shown. */
const maxShown = 30

/** The changed sentences of all pages, each below its page and its heading; what does not fit is counted. */
export function wordsInLines({ shell, pages }: Redline, mark: MarkWords): string[] {
  const parts = [
    { name: 'On every page', found: changedPassages(shell) },
    ...pages
      .filter(({ status }) => status === 'changed' || status === 'moved')
      .map((page) => ({ name: page.path, found: changedPassages(page) })),
  ].filter(({ found }) => found.length > 0)
  const all = parts.reduce((sum, { found }) => sum + found.length, 0)
  let left = maxShown
  const shown = parts.flatMap(({ name, found }) => {
    const some = found.slice(0, Math.max(left, 0))
    left -= some.length
    return some.length === 0 ? [] : [`${escapeControl(name)}\n${passageLines(some, mark)}`]
  })
  const more = all - maxShown
  return more > 0
    ? [...shown, `${counted(more, 'more changed sentence')}; --out writes all of them into a page.`]
    : shown
}

const kinds: Partial<Record<Passage['kind'], string>> = {
  hidden: '',
  picture: 'Text of a picture: ',
  heading: 'Heading: ',
}

function passageLines(found: readonly Passage[], mark: MarkWords): string {
  let section = ''
  return found
    .flatMap((passage) => {
      const isNew = passage.section !== section
      section = passage.section
      const line = `    ${kinds[passage.kind] ?? ''}${marked(passage.runs, mark)}`
      return isNew && passage.kind !== 'heading' ? [`  ${escapeControl(section)}`, line] : [line]
    })
    .join('\n')
}

const marked = (runs: readonly Change[], mark: MarkWords): string =>
  runs
    .map(({ kind, text, moved }, index) => {
      const next = runs[index + 1]
      if (kind === 'same') return escapeControl(text)
      const words = text.trim()
      if (words === '') return text
      const [begin, end] = [/^\s*/.exec(text)?.[0] ?? '', /(?<!\s)\s*$/.exec(text)?.[0] ?? '']
      if (moved) return `${begin}${movedInWords(kind, escapeControl(words))}${end}`
      // A word and the one in its place are set apart, whatever stands between them in the text.
      const isPair = kind === 'deleted' && next?.kind === 'inserted' && end === '' && !/^\s/.test(next.text)
      return `${begin}${mark(kind, escapeControl(words))}${isPair ? ' ' : end}`
    })
    .join('')
