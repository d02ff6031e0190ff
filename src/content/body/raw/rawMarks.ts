import type { Root } from 'mdast'
import { foreignMarks } from '../foreign/foreignMarks.ts'
import { placesIn } from '../placesIn.ts'
import type { Report } from '../report.ts'
import { willBeMended } from '../../edit/fix/pastedText.ts'
import { indentedTexts } from './indentedTexts.ts'
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
  let mended: Uint8Array | undefined
  /** What to do about what came with a pasted text, when it can be done by itself. */
  const orByItself: ByItself = (offset, fix) => {
    mended ??= willBeMended(body, tree)
    return mended[offset] ? `${byItself} ${fix}` : fix
  }
  for (const block of blocks) {
    const tell = ({ index, message, fix, isBroken, picture }: Slip) => {
      report(at(block.from + index), isBroken ? 'spoilt-link' : 'raw-mark', message, fix)
      if (picture !== undefined) pictures.push(picture)
    }
    const pasted = (slip: Slip) => ({ ...slip, fix: orByItself(block.from + slip.index, slip.fix) })
    const lists = block.kind === 'paragraph' ? [...looseLists(block, stars), ...looseLetters(block)] : []
    const rows = block.kind === 'paragraph' && lists.length === 0 ? looseTables(block) : []
    const headings = block.kind === 'paragraph' ? looseHeadings(block) : []
    const names = block.kind === 'heading' && !numbered ? looseNames(block) : []
    const emphasis = lists.length === 0 ? looseEmphasis(block, stars) : []
    for (const slip of [
      ...headings,
      ...names,
      ...lists.map(pasted),
      ...rows.map(pasted),
      ...looseLinks(block),
      ...looseFootnotes(block),
      ...emphasis,
    ])
      tell(slip)
  }
  for (const { index, message, fix } of foreignMarks(tree, body, blocks))
    report(at(index), 'foreign-mark', message, fix)
  unseenSigns(blocks, body, (offset, rule, message, fix) =>
    report(at(offset), rule, message, orByItself(offset, fix)),
  )
  indentedTexts(tree, body, (start, rule, message, fix) =>
    report(start, rule, message, orByItself(start?.offset ?? 0, fix)),
  )
  return pictures
}

type ByItself = (offset: number, fix: string) => string

const byItself = 'Let npm run check -- --fix do it. By hand:'
