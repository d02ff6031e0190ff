import {
  BuilderElement,
  DeletedTextRun,
  Document,
  HeadingLevel,
  InsertedTextRun,
  Packer,
  Paragraph,
  ParagraphProperties,
  TextRun,
  type IParagraphOptions,
} from 'docx'
import type { Sentence } from '../compareLines.ts'
import type { ChangeKind, Run } from '../words.ts'
import { headingOf, withSpaces } from './marks.ts'
import { pageTitle, type PageChange } from './redline.ts'

const headings = [
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
]

/** A redline as a Word file whose changes can be accepted and rejected. @param change who made them and when */
export function redlineWord(
  pages: readonly PageChange[],
  change: { author: string; date: string },
): Promise<Buffer> {
  let id = 0
  const tracked = () => ({ id: (id += 1), ...change })
  const textRun = ({ kind, text }: Run) =>
    kind === 'same'
      ? new TextRun(text)
      : new (kind === 'deleted' ? DeletedTextRun : InsertedTextRun)({ text, ...tracked() })
  const paragraph = ({ sentences, end }: WordParagraph) => {
    const { level = 0, sentences: read } = headingOf(sentences)
    const heading = headings[Math.min(level, headings.length) - 1]
    const children = read.flatMap(({ runs }) => runs.map(textRun))
    const options: IParagraphOptions = { children, ...(heading && { heading }) }
    return end === 'same' ? new Paragraph(options) : new ParagraphWithTrackedEnd(options, end, tracked())
  }
  const children = pages.flatMap((page) => [
    new Paragraph({ text: pageTitle(page), heading: HeadingLevel.HEADING_1, pageBreakBefore: true }),
    ...wordParagraphs(withSpaces(page.sentences)).map(paragraph),
  ])
  return Packer.toBuffer(new Document({ features: { trackRevisions: true }, sections: [{ children }] }))
}

/** `end`: on which side the line ends here. */
interface WordParagraph {
  sentences: Sentence[]
  end: ChangeKind
}

/** Every line start of either side begins a paragraph. */
function wordParagraphs(sentences: readonly Sentence[]): WordParagraph[] {
  const paragraphs: WordParagraph[] = []
  for (const one of sentences) {
    const last = paragraphs.at(-1)
    if (last && one.starts === undefined) last.sentences.push(one)
    else {
      if (last && one.starts) last.end = one.starts
      paragraphs.push({ sentences: [one], end: 'same' })
    }
  }
  return paragraphs
}

/** A paragraph whose end was put in or taken out, so that accepting or rejecting that joins two paragraphs. */
class ParagraphWithTrackedEnd extends Paragraph {
  constructor(
    options: IParagraphOptions,
    end: 'deleted' | 'inserted',
    { id, author, date }: { id: number; author: string; date: string },
  ) {
    super(options)
    const attributes = {
      id: { key: 'w:id', value: id },
      author: { key: 'w:author', value: author },
      date: { key: 'w:date', value: date },
    }
    const mark = new BuilderElement({ name: end === 'deleted' ? 'w:del' : 'w:ins', attributes })
    const properties: unknown = this.root[0]
    if (properties instanceof ParagraphProperties)
      properties.push(new BuilderElement({ name: 'w:rPr', children: [mark] }))
  }
}
