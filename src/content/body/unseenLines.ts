import type { Root as HtmlRoot, RootContent as HtmlContent } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { nodesOf } from './nodesOf.ts'
import { report } from './report.ts'

export const remarkStructureLines = () => (tree: Root, file: VFile) => {
  // A text that takes the parser seconds has no tree.
  if (tree.children.length === 0) return
  const nodes = nodesOf(tree)
  const references = nodes.filter(({ type }) => type === 'linkReference' || type === 'imageReference')
  const used = new Set(references.map((node) => 'identifier' in node && node.identifier))
  // Of definitions with one name, Markdown uses the first.
  const hasUse = (node: RootContent) =>
    node.type === 'html' || (node.type === 'definition' && used.delete(node.identifier))
  file.data.structure = new Set(nodes.filter(hasUse).flatMap(linesOf))
}

/** Reports each line that adds neither text nor a picture to the page, and isn't structure. */
export const rehypeUnseenLines = () => (tree: HtmlRoot, file: VFile) => {
  const { structure } = file.data
  if (!structure) return
  const seen = new Set([...structure, ...nodesOf(tree).flatMap(seenLines)])
  let isPart = false
  const fix = 'Write it as text, delete it, or hide it from everybody: <!-- note -->.'
  for (const [index, line] of String(file).split('\n').entries()) {
    if (/^[ \t>]*$/.test(line)) continue
    const isUnseen = !seen.has(index + 1)
    const isLabel = /^[\s>]*\[[^\]]+\]:/.test(line)
    if (isUnseen && (isLabel || !isPart))
      report(file, { line: index + 1, column: 1 }, 'unseen-line', "Visitors don't see this line.", fix)
    isPart = isUnseen
  }
}

/** The lines of what visitors see. Of a list item, only its number or bullet. */
function seenLines(node: HtmlContent): number[] {
  if (node.type === 'text') return node.value.trim() === '' ? [] : linesOf(node)
  if (node.type !== 'element') return []
  // A footnote ends with a link to the place that cites it.
  if (node.tagName === 'li') return /^\s*(?:↩\d*\s*)*$/.test(toString(node)) ? [] : linesOf(node).slice(0, 1)
  return /^(?:img|hr|br|pre|code|a|table|h[1-6])$/.test(node.tagName) ? linesOf(node) : []
}

const linesOf = ({ position }: RootContent | HtmlContent): number[] =>
  position
    ? Array.from({ length: position.end.line - position.start.line + 1 }, (_, at) => position.start.line + at)
    : []
