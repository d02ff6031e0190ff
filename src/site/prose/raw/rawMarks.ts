import type { Root } from 'mdast'
import type { Place } from '../../problem.ts'
import type { Report } from '../report.ts'
import { looseEmphasis, starsOf } from './looseEmphasis.ts'
import { looseFootnotes } from './looseFootnotes.ts'
import { looseHeadings, looseNames } from './looseHeadings.ts'
import { looseLetters } from './looseLetters.ts'
import { looseLinks } from './looseLinks.ts'
import { looseLists } from './looseLists.ts'
import { looseTables } from './looseTables.ts'
import { typedBlocks, type Slip } from './typedBlock.ts'
import { unseenSigns } from './unseenSigns.ts'

/**
 * Reports Markdown that misses its form by little, so that visitors see its signs as they were typed. The text keeps
 * meaning what GitHub makes of it; what was probably meant is told.
 * @param tree the Markdown of `body`
 * @param options.numbered whether it is a legal page, whose headings are looked at by another check
 * @returns the addresses of pictures that were meant and are not shown
 */
export function rawMarks(
  tree: Root,
  body: string,
  { numbered, report }: { numbered: boolean; report: Report },
): string[] {
  const blocks = typedBlocks(tree, body)
  const at = placesIn(body)
  const pictures: string[] = []
  const stars = starsOf(blocks)
  for (const block of blocks) {
    const tell = ({ index, message, fix, isBroken, picture }: Slip) => {
      report(at(block.from + index), isBroken ? 'spoilt-link' : 'raw-mark', message, fix)
      if (picture !== undefined) pictures.push(picture)
    }
    const lists = block.kind === 'paragraph' ? [...looseLists(block), ...looseLetters(block)] : []
    const rows = block.kind === 'paragraph' && lists.length === 0 ? looseTables(block) : []
    const headings = block.kind === 'paragraph' ? looseHeadings(block) : []
    const names = block.kind === 'heading' && !numbered ? looseNames(block) : []
    const emphasis = lists.length === 0 ? looseEmphasis(block, stars) : []
    for (const slip of [
      ...headings,
      ...names,
      ...lists,
      ...rows,
      ...looseLinks(block),
      ...looseFootnotes(block),
      ...emphasis,
    ])
      tell(slip)
  }
  unseenSigns(blocks, body, (offset, ...told) => report(at(offset), ...told))
  return pictures
}

/** The place of an offset; lines are counted once, however many places are asked for. */
function placesIn(body: string): (offset: number) => Place {
  const starts = [0, ...[...body.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (offset) => {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}
