import * as fc from 'fast-check'
import type { Block, PageText, Section } from '../../../src/compliance/text/types.ts'

/** Random edits of pages, as editors make them. Places are large numbers, taken round by what they are places in. */

type Edit = (sections: readonly Section[]) => Section[]

const place = fc.nat(1_000_000)

/** Words that are often edited, and marks, numbers and scripts that make trouble. */
const snippet = fc.oneof(
  fc.constantFrom(
    ...'must,may,shall not,the,data,(,),;,",-,—,$1,000.00,§ 12(b),e.g.,U.S.,法律事務所,https://a.example/b?c=d.'.split(
      ',',
    ),
    'The firm never sells it.',
    'You may write to us. We answer.',
    'A. B. C.',
    ', and, or',
    '...',
    'e\u0301 İ ﬁ 👩‍⚖️',
  ),
  fc.string({ minLength: 1, maxLength: 20 }),
)

/** As the reading gives it: one line, single spaces, nothing at the ends. */
const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

const changed = <Item>(items: readonly Item[], at: number, change: (item: Item) => Item[]): Item[] => {
  if (items.length === 0) return []
  const index = at % items.length
  return items.flatMap((item, i) => (i === index ? change(item) : [item]))
}

const inBlock = (a: number, b: number, change: (block: Block) => Block[]): Edit => {
  const kept = (block: Block) => change(block).filter(({ text }) => text !== '')
  return (sections) =>
    changed(sections, a, (section) => [{ ...section, blocks: changed(section.blocks, b, kept) }])
}

const inWords =
  (change: (words: string[]) => string[]) =>
  (block: Block): Block[] => [{ ...block, text: tidy(change(block.text.split(' ')).join(' ')) }]

const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const rest = [...items]
  const taken = items.length > 0 ? rest.splice(from % items.length, 1) : []
  rest.splice(to % (rest.length + 1), 0, ...taken)
  return rest
}

const edit: fc.Arbitrary<Edit> = fc.oneof(
  // Words.
  fc.tuple(place, place, place, snippet).map(([a, b, c, text]) =>
    inBlock(
      a,
      b,
      inWords((words) => words.toSpliced(c % (words.length + 1), 0, text)),
    ),
  ),
  fc.tuple(place, place, place, fc.integer({ min: 1, max: 8 })).map(([a, b, c, count]) =>
    inBlock(
      a,
      b,
      inWords((words) => words.toSpliced(c % words.length, count)),
    ),
  ),
  fc.tuple(place, place, place, snippet).map(([a, b, c, text]) =>
    inBlock(
      a,
      b,
      inWords((words) => words.toSpliced(c % words.length, 1, text)),
    ),
  ),
  fc
    .tuple(place, place, place, place)
    .map(([a, b, c, d]) =>
      inBlock(a, b, (block) => inWords((words) => moved(words, c % words.length, d))(block)),
    ),
  // Blocks.
  fc
    .tuple(place, place, snippet)
    .map(([a, b, text]) => inBlock(a, b, (block) => [block, { role: 'paragraph', text: tidy(text) }])),
  fc.tuple(place, place).map(([a, b]) => inBlock(a, b, () => [])),
  fc.tuple(place, place).map(([a, b]) => inBlock(a, b, (block) => [block, block])),
  fc.tuple(place, place, place).map(([a, b, c]) =>
    inBlock(a, b, (block) => {
      const words = block.text.split(' ')
      const cut = c % words.length
      return [words.slice(0, cut), words.slice(cut)].map((part) => ({ ...block, text: part.join(' ') }))
    }),
  ),
  fc.tuple(place, place).map(
    ([a, b]): Edit =>
      (sections) =>
        changed(sections, a, (section) => [{ ...section, blocks: joinedAt(section.blocks, b) }]),
  ),
  fc.tuple(place, place, place).map(
    ([a, b, c]): Edit =>
      (sections) =>
        changed(sections, a, (section) => [{ ...section, blocks: moved(section.blocks, b, c) }]),
  ),
  // Sections.
  fc.tuple(place, place).map(
    ([a, b]): Edit =>
      (sections) =>
        moved(sections, a, b),
  ),
  place.map(
    (a): Edit =>
      (sections) =>
        changed(sections, a, () => []),
  ),
  fc.tuple(place, snippet, fc.boolean()).map(
    ([a, text, sameId]): Edit =>
      (sections) =>
        changed(sections, a, (section) => [
          { ...section, heading: section.heading && tidy(text), id: sameId ? section.id : `new-${a}` },
        ]),
  ),
  fc.tuple(place, place, snippet).map(
    ([a, b, text]): Edit =>
      (sections) =>
        changed(sections, a, (section) =>
          splitAt(section, b, { id: `cut-${a}`, heading: tidy(text) || 'Cut' }),
        ),
  ),
  place.map((a): Edit => (sections) => {
    const index = a % Math.max(1, sections.length)
    const [above, below] = [sections[index], sections[index + 1]]
    if (!above || !below) return [...sections]
    return sections.toSpliced(index, 2, { ...above, blocks: [...above.blocks, ...below.blocks] })
  }),
)

function joinedAt(blocks: readonly Block[], at: number): Block[] {
  const index = at % Math.max(1, blocks.length)
  const [above, below] = [blocks[index], blocks[index + 1]]
  return above && below
    ? blocks.toSpliced(index, 2, { ...above, text: `${above.text} ${below.text}` })
    : [...blocks]
}

function splitAt(section: Section, at: number, fresh: Pick<Section, 'id' | 'heading'>): Section[] {
  const cut = at % (section.blocks.length + 1)
  return [
    { ...section, blocks: section.blocks.slice(0, cut) },
    { ...section, ...fresh, blocks: section.blocks.slice(cut) },
  ]
}

/** Two states of a page: as it is, and after some edits. */
export const editedPages = (pages: readonly PageText[]): fc.Arbitrary<[Section[], Section[]]> =>
  fc
    .tuple(fc.constantFrom(...pages), fc.array(edit, { minLength: 1, maxLength: 12 }))
    .map(([{ sections }, edits]): [Section[], Section[]] => [
      sections,
      // A reading holds no section that is nothing at all.
      edits
        .reduce<Section[]>((now, change) => change(now), sections)
        .filter(({ heading, blocks }) => heading !== '' || blocks.length > 0),
    ])
