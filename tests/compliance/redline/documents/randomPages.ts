import { array, boolean, constantFrom, integer, record, tuple, uniqueArray, type Arbitrary } from 'fast-check'
import type { Block, PageText, Section } from '../../../../src/compliance/text/types.ts'

/** Random pages in two versions: sections come, go, move and change in any mixture. */

const word = constantFrom(
  'may',
  'must',
  'we',
  'you',
  'data',
  '<b>',
  '&',
  '"quoted"',
  'É́té',
  'not',
  '->',
  '𝒜.',
)
const text = array(word, { minLength: 1, maxLength: 9 }).map((words) => words.join(' '))
const role: Arbitrary<Block['role']> = constantFrom(
  'paragraph',
  'item',
  'row',
  'quotation',
  'code',
  'picture',
)
const blocks = array(record({ role, text }), { maxLength: 4 })

/** Sections of one version: the same names may come in any order, so some have moved. */
const sections = (top: Arbitrary<Block[]>): Arbitrary<Section[]> =>
  tuple(
    top,
    uniqueArray(tuple(integer({ min: 1, max: 9 }), blocks), {
      selector: ([name]) => name,
      maxLength: 7,
    }),
  ).map(([first, rest]) => {
    let number = 0
    return [
      { id: '', heading: '', level: 1, number: undefined, blocks: first },
      ...rest.map(([name, inside]): Section => ({
        id: `section-${name}`,
        heading: `Section named ${name}`,
        level: 2 + (name % 3),
        number: name % 3 === 0 ? (number += 1) : undefined,
        blocks: inside,
      })),
    ]
  })

/** Blocks of the second version are often those of the first. */
const versions = tuple(
  sections(blocks),
  sections(blocks),
  array(boolean(), { minLength: 8, maxLength: 8 }),
).map(([before, after, keep]) => ({
  before,
  after: after.map((section, index) => {
    const old = before.find(({ id }) => id === section.id)
    return old && keep[index] ? { ...section, blocks: old.blocks.filter((_, at) => keep[7 - at]) } : section
  }),
}))

/** Up to six pages before and after; some are new, some are gone. */
export const randomPages: Arbitrary<{ before: PageText[]; after: PageText[] }> = array(
  tuple(versions, constantFrom('both', 'both', 'both', 'before', 'after')),
  {
    minLength: 1,
    maxLength: 6,
  },
).map((pages) => {
  const pageOf = (index: number, own: Section[]): PageText => ({
    path: `/page-${index}`,
    kind: 'legal',
    file: `legal/page-${index}.mdx`,
    title: `Page ${index}`,
    sections: own,
    facts: [],
  })
  const side = (name: 'before' | 'after') =>
    pages.flatMap(([version, where], index) =>
      where === 'both' || where === name ? [pageOf(index, version[name])] : [],
    )
  return { before: side('before'), after: side('after') }
})
