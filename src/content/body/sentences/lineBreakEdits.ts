import type { Nodes, Paragraph, Root } from 'mdast'
import type { Replacement } from '../../text/textEdits.ts'
import { stripInlineMarkup } from './stripInlineMarkup.ts'
import { findSentenceEnds } from './findSentenceEnds.ts'

/**
 * What keeps a body from having one sentence a line: a list for each paragraph that needs a change, in the order of
 * the text. Looks at paragraphs, list items and quotes; never at code, tables, headings, footnotes and definitions.
 * @param body the text
 * @param tree what the parser made of it
 */
export const lineBreakEdits = (body: string, tree: Root): Replacement[][] =>
  paragraphsOf(tree).flatMap((paragraph) => {
    const found = gapsOf(body, paragraph)
    return found.length > 0 ? [found] : []
  })

function paragraphsOf(node: Nodes): Paragraph[] {
  if (node.type === 'paragraph') return [node]
  if (!['root', 'blockquote', 'list', 'listItem'].includes(node.type) || !('children' in node)) return []
  return node.children.flatMap(paragraphsOf)
}

function gapsOf(body: string, paragraph: Paragraph): Replacement[] {
  const from = paragraph.position?.start.offset
  const to = paragraph.position?.end.offset
  if (from === undefined || to === undefined) return []
  const { text, spaces } = stripInlineMarkup(body, paragraph, { from, to })
  const label = labelEnd(paragraph)
  const gaps: Replacement[] = []
  for (const { start, end, confidence } of findSentenceEnds(text)) {
    const between = Array.from({ length: end - start }, (_, index) => spaces.get(start + index))
    const last = between.at(-1)
    if (confidence !== 'sure' || !last || last.start === label || between.some((gap) => gap?.isLineEnd))
      continue
    if (begins.test(body.slice(last.end, Math.min(last.end + 20, to)))) continue
    gaps.push({ start: last.start, end: last.end, text: indentation(body, from) })
  }
  return gaps
}

/** Where the words end that name a paragraph at its beginning, as in “**Fees.** We charge …”: no sentence of their own. */
function labelEnd({ children: [first, second] }: Paragraph): number | undefined {
  const start = first?.position?.start.offset
  const end = first?.position?.end.offset
  if (first?.type !== 'strong' && first?.type !== 'emphasis') return undefined
  if (start === undefined || end === undefined || end - start > longestLabel) return undefined
  return second?.type === 'text' && second.value.startsWith('.') ? end + 1 : end
}

const longestLabel = 60

/** At the beginning of a line these would be a list, a heading, a quote, a component, a fence or a definition. */
const begins = /^(?:[-+*](?:\s|$)|#|>|<|=|\||`{3}|~{3}|\d{1,9}[.)](?:\s|$)|\[\^|\[[^\]]*\]:)/

/** A line end, and what a further line of the paragraph at `offset` has before its first word. */
function indentation(body: string, offset: number): string {
  const before = body.slice(body.lastIndexOf('\n', offset - 1) + 1, offset)
  return `\n${before.replace(/\[[ xX]\]\s+$/, '').replace(/[^\s>]/g, ' ')}`
}
