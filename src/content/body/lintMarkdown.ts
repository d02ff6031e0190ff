import type { TagDefinition } from '../tags/tag.ts'
import type { Root } from 'mdast'
import { leftoversIn } from '../text/leftovers.ts'
import { foreignMarks } from './foreign/foreignMarks.ts'
import { lazily } from '../model/lazily.ts'
import { placesIn } from './placesIn.ts'
import type { RuleName } from '../report/rules/rules.ts'
import { alsoInFile } from '../text/plural.ts'
import { invisibleInLine, retypeHint, wordAtOffset } from '../text/invisibleChars.ts'
import type { ReportFn } from './markdownLint/reportFn.ts'
import { willBeFixed } from './pastedText.ts'
import { accidentalCodeBlocks } from './markdownLint/accidentalCodeBlocks.ts'
import { brokenWords } from '../text/brokenWords.ts'
import { lostCells } from './markdownLint/lostCells.ts'
import { shuffledNumbers } from './markdownLint/shuffledNumbers.ts'
import { hasStarNotes, malformedEmphasis } from './markdownLint/malformedEmphasis.ts'
import { malformedHeadings, malformedHeadingIds } from './markdownLint/malformedHeadings.ts'
import { letteredLists } from './markdownLint/letteredLists.ts'
import { malformedFootnotes, malformedLinks } from './markdownLint/malformedLinks.ts'
import { malformedLists } from './markdownLint/malformedLists.ts'
import { malformedTables } from './markdownLint/malformedTables.ts'
import { maskedBlocks, type LintFinding, type MaskedBlock } from './markdownLint/maskedBlock.ts'

/**
 * Reports Markdown that misses its form by little, so that visitors see its signs as they were typed. The text keeps
 * meaning what GitHub makes of it; what was probably meant is suggested.
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
  const at = lazily(() => placesIn(body))
  const pictures: string[] = []
  const areNotes = hasStarNotes(blocks)
  let fixed: Uint8Array | undefined
  /** Offers `check --fix` first, where it would fix the place. */
  const fixable = <Finding extends LintFinding>(finding: Finding): Finding => {
    fixed ??= willBeFixed(body, tree)
    return fixed[finding.index]
      ? { ...finding, fix: `Let npm run check -- --fix do it. By hand: ${finding.fix}` }
      : finding
  }
  const tell = (rule: RuleName, { index, message, fix }: LintFinding) =>
    report(at()(index), rule, message, fix)
  for (const block of blocks) {
    const isParagraph = block.kind === 'paragraph'
    const inBody = (finding: LintFinding) => ({ ...finding, index: block.from + finding.index })
    const lists = isParagraph ? [...malformedLists(block, areNotes), ...letteredLists(block)] : []
    const rows = isParagraph && lists.length === 0 ? malformedTables(block) : []
    for (const finding of [
      ...(isParagraph ? malformedHeadings(block) : []).map(inBody),
      ...(block.kind === 'heading' && !numbered ? malformedHeadingIds(block) : []).map(inBody),
      ...[...lists, ...rows].map(inBody).map(fixable),
      ...malformedLinks(block).map(inBody),
      ...malformedFootnotes(block).map(inBody),
      ...(lists.length === 0 ? malformedEmphasis(block, areNotes) : []).map(inBody),
    ]) {
      tell(finding.isBroken ? 'spoilt-link' : 'raw-mark', finding)
      if (finding.picture !== undefined) pictures.push(finding.picture)
    }
    for (const finding of isParagraph ? brokenWords(block.text) : []) tell('broken-word', inBody(finding))
    for (const finding of leftoversIn(block.text)) tell('leftover', inBody(finding))
  }
  for (const finding of lostCells(tree, body)) tell('lost-cell', finding)
  for (const finding of shuffledNumbers(tree, body)) tell('list-number', finding)
  for (const finding of foreignMarks(tree, body, { blocks, tags })) tell('foreign-mark', finding)
  for (const finding of invisibleSigns(blocks, body)) tell('unseen-sign', fixable(finding))
  for (const finding of accidentalCodeBlocks(tree, body)) tell('indented-text', fixable(finding))
  return pictures
}

/** Invisible characters of a pasted text: reported once, since there may be a hundred. */
function invisibleSigns(blocks: readonly MaskedBlock[], body: string): LintFinding[] {
  if (body.search(invisibleInLine) === -1) return []
  const [first, ...more] = blocks.flatMap(({ from, text }) =>
    [...text.matchAll(invisibleInLine)].map(({ index }) => from + index),
  )
  if (first === undefined) return []
  return [
    {
      index: first,
      message: `An invisible sign stands in this word${alsoInFile(more.length)}.`,
      fix: retypeHint(wordAtOffset(body, first)),
    },
  ]
}
