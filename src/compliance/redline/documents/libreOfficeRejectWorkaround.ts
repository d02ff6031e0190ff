import type { Paragraph } from './redlineParagraphs.ts'

/**
 * The same paragraphs, none of which ends in inserted words right above an inserted paragraph: LibreOffice (seen in
 * 7.4), told to reject both, takes the untracked paragraph's end between them along. Deleted words are put last
 * there; where there are none, the last word that stayed is inserted anew and deleted, which changes neither text.
 */
export const libreOfficeRejectWorkaround = (paragraphs: readonly Paragraph[]): Paragraph[] =>
  paragraphs.map((paragraph, index) =>
    paragraph.end === 'same' && paragraphs[index + 1]?.end === 'inserted'
      ? { ...paragraph, runs: settled(paragraph.runs) }
      : paragraph,
  )

function settled(runs: Paragraph['runs']): Paragraph['runs'] {
  const last = runs.at(-1)
  const previous = runs.at(-2)
  if (!previous || last?.tracking !== 'inserted') return runs
  if (previous.tracking === 'deleted') return [...runs.slice(0, -2), last, previous]
  const [word = ''] = /(?<!\S)\S+\s*$/.exec(previous.text) ?? []
  const settledRuns: Paragraph['runs'] = [
    ...runs.slice(0, -2),
    { ...previous, text: previous.text.slice(0, previous.text.length - word.length) },
    { tracking: 'inserted', text: word + last.text },
    { tracking: 'deleted', text: word },
  ]
  return settledRuns.filter(({ text }) => text !== '')
}
