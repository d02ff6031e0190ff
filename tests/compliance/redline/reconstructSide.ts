import type { Block, Section } from '../../../src/compliance/text/types.ts'
import type { BlockChange, Change, SectionChange } from '../../../src/compliance/compare/types.ts'

/** The text of one side of a page, reconstructed from its redline alone. */
type SideSections = { heading: string; blocks: string[] }[]

/**
 * The old or the new text of a page, section by section and block by block, from its redline: what makes a redline
 * exact is that this gives the text that was read.
 */
export function reconstructSide(sections: readonly SectionChange[], side: 'before' | 'after'): SideSections {
  const result: SideSections = []
  for (const { heading, status, blocks } of side === 'before' ? inOldOrder(sections) : sections) {
    if (status === gone[side]) continue
    const title = textOf(heading, side)
    // A heading that only the other side has begins no section on this one.
    if (title !== '' || heading.length === 0) result.push({ heading: title, blocks: [] })
    for (const block of blocks) addBlock(result, block, side)
  }
  return result
}

/** The same from the page as it was read. */
export const sectionsAsRead = (sections: readonly Section[]): SideSections =>
  sections.map(({ heading, blocks }) => ({ heading, blocks: blocks.map(({ text }: Block) => text) }))

const gone = { before: 'inserted', after: 'deleted' } as const

const inOldOrder = (sections: readonly SectionChange[]): SectionChange[] =>
  sections
    .filter(({ placeBefore }) => placeBefore !== undefined)
    .sort((a, b) => (a.placeBefore ?? 0) - (b.placeBefore ?? 0))

const textOf = (runs: readonly Change[], side: 'before' | 'after'): string =>
  runs
    .filter(({ kind }) => kind === 'same' || kind === (side === 'before' ? 'deleted' : 'inserted'))
    .map(({ text }) => text)
    .join('')

function addBlock(
  sections: SideSections,
  { status, runs, seam }: BlockChange,
  side: 'before' | 'after',
): void {
  if (status === gone[side]) return
  const text = textOf(runs, side)
  const blocks = sections.at(-1)?.blocks
  if (seam === (side === 'before' ? 'parted' : 'joined')) blocks?.push([blocks.pop(), text].join(' '))
  else blocks?.push(text)
}
