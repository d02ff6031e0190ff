import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { firstWords, type LintFinding } from './maskedBlock.ts'

/** Words with a stop at their end, and none of the signs that programs are full of. */
export const isPlainSentence = (text: string): boolean =>
  text.split(/\s+/).length >= 4 &&
  /^["“‘(*_[]*\p{Lu}[\p{L}’'-]*[\s,*_]/u.test(text) &&
  /[.!?:;,]["”’)*_]*$/.test(text) &&
  !/[{}=<>$\\|]|\(\)|\/\//.test(text)

/** Paragraphs that are shown in the letters of a typewriter, because they are indented, as Word indents them. */
export function accidentalCodeBlocks(tree: Root, body: string): LintFinding[] {
  if (!/ {4}|\t/.test(body)) return []
  const found: LintFinding[] = []
  visit(tree, 'code', ({ position, value }) => {
    const index = position?.start.offset ?? 0
    const isFenced = /^[`~]/.test(body.slice(index))
    if (isFenced || !isPlainSentence(value.trim())) return
    found.push({
      index,
      message: `The paragraph "${firstWords(value)}" is indented, so visitors see it in the letters of a typewriter, with every sign as it was typed.`,
      fix: 'Delete the spaces or the tab before each of its lines.',
    })
  })
  return found
}
