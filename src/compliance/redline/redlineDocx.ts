import * as docx from 'docx'
import type { Sentence } from '../compareLines.ts'
import type { ChangeKind, Run } from '../diffWords.ts'
import { repetitions, summary } from './formats.ts'
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
  const paragraph = ({ runs: [first, ...runs], end }: { runs: Run[]; end: ChangeKind }) => {
    const marker = /^#+ /.exec(first?.text ?? '')?.[0] ?? ''
    const bare = first ? [{ ...first, text: first.text.slice(marker.length) }] : []
    const options = {
      children: [...bare, ...runs].map(textRun),
      ...(marker && { style: `Heading${Math.min(marker.length, 6)}` }),
    }
    return end === 'same' ? new docx.Paragraph(options) : new ParagraphWithTrackedEnd(options, end, tracked())
  }
  const children = pages.flatMap(({ title: page, sentences }) => [
    new docx.Paragraph({ text: page, style: 'Heading1', pageBreakBefore: true }),
    ...wordParagraphs(sentences).map(paragraph),
  ])
  children.unshift(...[title, summary(pages), ...repetitions(pages)].map((text) => new docx.Paragraph(text)))
  return docx.Packer.toBuffer(
    new docx.Document({ features: { trackRevisions: true }, sections: [{ children }] }),
  )
}

/** A line start on either side starts a paragraph. `end`: the side on which the line ends here. */
function wordParagraphs(sentences: readonly Sentence[]): { runs: Run[]; end: ChangeKind }[] {
  const paragraphs: { runs: Run[]; end: ChangeKind }[] = []
  for (const { starts, runs } of sentences) {
    const last = paragraphs.at(-1)
    if (last && starts) last.end = starts
    if (last && starts === undefined) last.runs.push(...runs)
    else paragraphs.push({ runs: [...runs], end: 'same' })
  }
  return paragraphs
}

/** A paragraph with an inserted or deleted end, so that accepting or rejecting it joins two paragraphs. */
class ParagraphWithTrackedEnd extends docx.Paragraph {
  constructor(
    options: docx.IParagraphOptions,
    end: ChangeKind,
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
