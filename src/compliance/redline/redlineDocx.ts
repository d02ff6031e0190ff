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
    // The side on which its line ends here.
    const end = all[at + 1]?.starts ?? 'same'
    const style = marker === '' ? {} : { style: `Heading${marker.length}` }
    const options = { children: runs.map(textRun), ...style }
    return end === 'same' ? new docx.Paragraph(options) : new ParagraphWithTrackedEnd(options, end, tracked())
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

/** A paragraph with an inserted or deleted end, so that accepting or rejecting it joins two paragraphs. */
class ParagraphWithTrackedEnd extends docx.Paragraph {
  constructor(
    options: docx.IParagraphOptions,
    end: Run['kind'],
    change: Record<'id' | 'author' | 'date', string | number>,
  ) {
    super(options)
    const attributes = Object.fromEntries(
      Object.entries(change).map(([name, value]) => [name, { key: `w:${name}`, value }]),
    )
    const mark = new docx.BuilderElement({ name: end === 'deleted' ? 'w:del' : 'w:ins', attributes })
    const properties: unknown = this.root[0]
    if (properties instanceof docx.ParagraphProperties)
      properties.push(new docx.BuilderElement({ name: 'w:rPr', children: [mark] }))
  }
}
