import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { ReportFn } from './reportFn.ts'
import { firstWords } from './maskedBlock.ts'

/** Words with a stop at their end, and none of the signs that programs are full of. */
export const isPlainSentence = (text: string): boolean =>
  text.split(/\s+/).length >= 4 &&
  /^["“‘(*_[]*\p{Lu}[\p{L}’'-]*[\s,*_]/u.test(text) &&
  /[.!?:;,]["”’)*_]*$/.test(text) &&
  !/[{}=<>$\\|]|\(\)|\/\//.test(text)

/** Paragraphs that are shown in the letters of a typewriter, because they are indented, as Word indents them. */
export function accidentalCodeBlocks(tree: Root, body: string, report: ReportFn): void {
  visit(tree, 'code', (node) => {
    const { start } = node.position ?? {}
    const isFenced = /^[`~]/.test(body.slice(start?.offset ?? 0))
    if (isFenced || !isPlainSentence(node.value.trim())) return
    report(
      start,
      'indented-text',
      `The paragraph "${firstWords(node.value)}" is indented, so visitors see it in the letters of a typewriter, with every sign as it was typed.`,
      'Delete the spaces or the tab before each of its lines.',
    )
  })
}
