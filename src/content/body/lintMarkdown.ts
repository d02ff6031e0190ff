import type { TagDefinition } from '../tags/tag.ts'
import type { Root } from 'mdast'
import { foreignMarks } from './foreign/foreignMarks.ts'
import { placesIn } from './placesIn.ts'
import type { RuleMessage } from '../model/diagnostic.ts'
import { invisibleChars, retypeHint, wordAtOffset } from '../text/invisibleChars.ts'
import type { ReportFn } from './markdownLint/reportFn.ts'
import { willBeMended } from './pastedText.ts'
import { accidentalCodeBlocks } from './markdownLint/accidentalCodeBlocks.ts'
import { hasStarNotes, malformedEmphasis } from './markdownLint/malformedEmphasis.ts'
import { malformedHeadings, malformedHeadingIds } from './markdownLint/malformedHeadings.ts'
import { letteredLists } from './markdownLint/letteredLists.ts'
import { malformedFootnotes, malformedLinks } from './markdownLint/malformedLinks.ts'
import { malformedLists } from './markdownLint/malformedLists.ts'
import { malformedTables } from './markdownLint/malformedTables.ts'
import { maskedBlocks, type LintFinding, type MaskedBlock } from './markdownLint/maskedBlock.ts'

/**
 * Reports Markdown that misses its form by little, so that visitors see its signs as they were typed. The text keeps
 * meaning what GitHub makes of it; what was probably meant is told.
 * @param tree the Markdown of `body`
 * @param options.numbered whether it is a legal page, whose headings are looked at by another check
 * @param options.tags what may be used in it
 * @returns the addresses of pictures that were meant and are not shown
 */
export function lintMarkdown(
  tree: Root,
  body: string,
  { numbered, tags, report }: { numbered: boolean; tags: readonly TagDefinition[]; report: ReportFn },
): string[] {
  const blocks = maskedBlocks(tree, body)
  const at = placesIn(body)
  const pictures: string[] = []
  const areNotes = hasStarNotes(blocks)
  let mended: Uint8Array | undefined
  /** Offers `check --fix` first, where it would mend the place. */
  const orByItself: ByItself = (offset, fix) => {
    mended ??= willBeMended(body, tree)
    return mended[offset] ? `${byItself} ${fix}` : fix
  }
  for (const block of blocks) {
    const tell = ({ index, message, fix, isBroken, picture }: LintFinding) => {
      report(at(block.from + index), isBroken ? 'spoilt-link' : 'raw-mark', message, fix)
      if (picture !== undefined) pictures.push(picture)
    }
    const pasted = (slip: LintFinding) => ({ ...slip, fix: orByItself(block.from + slip.index, slip.fix) })
    const lists =
      block.kind === 'paragraph' ? [...malformedLists(block, areNotes), ...letteredLists(block)] : []
    const rows = block.kind === 'paragraph' && lists.length === 0 ? malformedTables(block) : []
    const headings = block.kind === 'paragraph' ? malformedHeadings(block) : []
    const names = block.kind === 'heading' && !numbered ? malformedHeadingIds(block) : []
    const emphasis = lists.length === 0 ? malformedEmphasis(block, areNotes) : []
    for (const slip of [
      ...headings,
      ...names,
      ...lists.map(pasted),
      ...rows.map(pasted),
      ...malformedLinks(block),
      ...malformedFootnotes(block),
      ...emphasis,
    ])
      tell(slip)
  }
  for (const { index, message, fix } of foreignMarks(tree, body, { blocks, tags }))
    report(at(index), 'foreign-mark', message, fix)
  findInvisibleChars(blocks, body, (offset, rule, message, fix) =>
    report(at(offset), rule, message, orByItself(offset, fix)),
  )
  accidentalCodeBlocks(tree, body, (start, rule, message, fix) =>
    report(start, rule, message, orByItself(start?.offset ?? 0, fix)),
  )
  return pictures
}

type ByItself = (offset: number, fix: string) => string

const byItself = 'Let npm run check -- --fix do it. By hand:'

/** Invisible characters of a pasted text: told once, since there may be a hundred. */
function findInvisibleChars(
  blocks: readonly MaskedBlock[],
  body: string,
  tell: (offset: number, ...told: RuleMessage) => void,
): void {
  const found = blocks.flatMap(({ from, text }) =>
    [...text.matchAll(invisibleChars)].map(({ index }) => from + index),
  )
  const [first] = found
  if (first === undefined) return
  const more = found.length - 1
  const also = more === 0 ? '' : `, as ${more === 1 ? 'one more does' : `${more} more do`} in this file`
  tell(
    first,
    'unseen-sign',
    `An invisible sign stands in this word${also}.`,
    retypeHint(wordAtOffset(body, first)),
  )
}
