import type { Position } from '../model/diagnostic.ts'
import type { ParsedBody, TextBlock } from '../model/parsedBody.ts'

/** "Section 7" and the like; not "Section 7 of the Act", "Section 7(a)", "Section 7 U.S.C.", "Section 194-b". */
const typedSection = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:[Ss]ections?|§§?|[Cc]lauses?)\s+(?<number>\d{1,3})(?![\p{L}\p{N}(:§-]|\.\d|\s*\()` +
    String.raw`(?!(?:(?:\s*[,–-]|,?\s+(?:and|or|to|through))\s*\d+)*,?\s+(?:of|under|in|et)\s+(?!(?:this|these)\b)` +
    String.raw`|\s+\p{Lu}|\s*(?:U\.S\.C|C\.F\.R))`,
  'gu',
)

/** Text before it that isn't the name of a law, unlike in "Labor Law Section 194" and "15 U.S.C. § 45". */
const isNoLawBefore =
  /(?:^|[!?;:,(“"]|(?<!\p{Lu})\.|(?<![\p{L}])\p{Ll}[\p{L}’'-]*|(?:^|[.!?]\s)\p{Lu}\p{Ll}*)\s*$/u

/** Every reference to a section of the same document that is typed and no link. */
export const findHardcodedSectionRefs = ({ blocks }: ParsedBody) =>
  blocks.flatMap((block) => {
    const text = runningText(block)
    return [...text.matchAll(typedSection)].flatMap(({ 0: words, index, groups }) => {
      const before = text.slice(Math.max(0, index - 40), index)
      const place = isNoLawBefore.test(before) ? placeInBlock(block, index) : undefined
      return place ? [{ words, number: Number(groups?.['number']), place }] : []
    })
  })

/** A block’s text in which links and code are blanked out, character by character, so that offsets stay. */
export function runningText({ whole, pieces }: TextBlock): string {
  let end = 0
  return pieces
    .map(({ length, isLinkOrCode }) => {
      const piece = whole.slice(end, (end += length))
      return isLinkOrCode ? piece.replace(/\S/g, '\uFFFC') : piece
    })
    .join('')
}

/** Where a character of a block is in the file; undefined for what the site put in. */
export function placeInBlock({ whole, pieces }: TextBlock, offset: number): Position | undefined {
  let from = 0
  for (const { length, start } of pieces) {
    const lines = whole.slice(from, offset).split('\n')
    const column = (lines.at(-1) ?? '').length + (lines.length > 1 ? 1 : (start?.column ?? 1))
    if (offset < from + length) return start && { line: start.line + lines.length - 1, column }
    from += length
  }
  return undefined
}
