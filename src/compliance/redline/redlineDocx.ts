import * as docx from 'docx'
import type { Run } from '../diffWords.ts'
import { repetitions, summary } from './formats.ts'
import { paragraphsOf, type Paragraph } from './paragraphs.ts'
import type { PageChange } from './redline.ts'

/** A redline as a Word file with tracked changes. */
export function redlineDocx(
  pages: readonly PageChange[],
  { title, author, day }: { title: string; author: string; day: string },
): Promise<Buffer> {
  let id = 0
  const tracked = () => ({ id: (id += 1), author, date: `${day}T00:00:00Z` })
  const textRun = ({ kind, text }: Run) =>
    kind === 'same'
      ? new docx.TextRun(text)
      : new (kind === 'deleted' ? docx.DeletedTextRun : docx.InsertedTextRun)({ text, ...tracked() })
  const paragraph = ({ marker, runs }: Paragraph, at: number, all: readonly Paragraph[]) => {
    // The side on which its line ends here: accepting or rejecting that change joins two paragraphs.
    const end = all[at + 1]?.starts ?? 'same'
    const run = end === 'same' ? {} : { [end === 'deleted' ? 'deletion' : 'insertion']: tracked() }
    const style = marker === '' ? {} : { style: `Heading${marker.length}` }
    return new docx.Paragraph({ children: runs.map(textRun), run, ...style })
  }
  const children = pages.flatMap(({ title: page, sentences }) => [
    new docx.Paragraph({ text: page, style: 'Heading1', pageBreakBefore: true }),
    ...paragraphsOf(sentences).map(paragraph),
  ])
  children.unshift(...[title, summary(pages), ...repetitions(pages)].map((text) => new docx.Paragraph(text)))
  return docx.Packer.toBuffer(
    new docx.Document({ features: { trackRevisions: true }, sections: [{ children }] }),
  )
}
