import type { Block, PageText } from '../../../../src/compliance/text/types.ts'

/** A paragraph of a document: its style and its text. */
export type Line = [style: string, text: string]

const styles: Record<Block['role'], string> = {
  heading: 'Heading2',
  paragraph: 'BodyText',
  item: 'ListBullet',
  row: 'TableRow',
  quotation: 'Quote',
  code: 'Code',
  picture: 'Picture',
  hidden: 'BodyText',
}

/** A page as it must stand in a document that has only one side. */
export const readingLines = ({ title, path, sections }: PageText): Line[] => [
  ['Heading1', title],
  ['Address', path],
  ...sections.flatMap(({ heading, number, level, blocks }): Line[] => [
    ...(heading === ''
      ? []
      : [
          [
            `Heading${Math.max(level, 2)}`,
            (number === undefined ? '' : `${number}. `) + heading,
          ] satisfies Line,
        ]),
    ...blocks.map(({ role, text }): Line => [styles[role], text]),
  ]),
]
