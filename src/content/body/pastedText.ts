import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { isPlainSentence } from './markdownLint/accidentalCodeBlocks.ts'
import { maskedBlocks, type MaskedBlock } from './markdownLint/maskedBlock.ts'
import { parseMarkdown } from './parseMarkdown.ts'
import { invisibleChars, invisibleInLine } from '../text/invisibleChars.ts'
import { largestPassingSubset } from '../text/largestPassingSubset.ts'
import { replaceRanges, type Replacement } from '../text/textEdits.ts'

/** What a program such as Word has left in a text, and how the site has it. */
export interface PastedFix {
  kind: 'sign' | 'list' | 'indent' | 'table'
  /** Where it stands in the body. */
  start: number
  end: number
  edits: readonly PastedEdit[]
  /** How many items, signs, paragraphs or rows it is about. */
  count: number
}

interface PastedEdit extends Replacement {
  /** What stands in its place in the text that the fixed one is compared with; by default, what was typed. */
  neutral?: string
}

/** A body without any of these needs no fix. */
const traces = /[\u00AD\u200B\u2060\uFEFF•▪▫◦‣⁃●○■□◆◇➢➤❖\uF000-\uF0FF·\u00A0\u202F\t]|\n {4}|^ {4}/

/**
 * What in a body is plain beyond doubt: signs that nobody sees, items that begin with a sign for lists, paragraphs that
 * are indented, a table with tabs whose first row names numbers below it. Every word stays, and so does every mark of
 * Markdown, which the parser has to confirm.
 */
export const pastedFixes = (body: string): readonly PastedFix[] =>
  traces.test(body)
    ? largestPassingSubset(candidates(body, parseMarkdown(body)), (chosen) => holds(body, chosen))
    : []

/** By offset in the body, 1 where it will be fixed; all 0 unless every fix passes. */
export function willBeFixed(body: string, tree: Root): Uint8Array {
  const fixed = new Uint8Array(body.length)
  const fixes = candidates(body, tree)
  if (fixes.length > 0 && holds(body, fixes)) for (const { start, end } of fixes) fixed.fill(1, start, end)
  return fixed
}

function candidates(body: string, tree: Root): PastedFix[] {
  if (!traces.test(body)) return []
  const blocks = maskedBlocks(tree, body)
  return [
    ...signFixes(blocks),
    ...listFixes(blocks, body),
    ...tableFixes(blocks),
    ...indentFixes(tree, body),
  ].sort((a, b) => a.start - b.start)
}

function holds(body: string, fixes: readonly PastedFix[]): boolean {
  const edits = fixes.flatMap((fix) => fix.edits)
  const neutral = edits.map((edit) => ({ ...edit, text: edit.neutral ?? body.slice(edit.start, edit.end) }))
  return meaning(replaceRanges(body, neutral)) === meaning(replaceRanges(body, edits))
}

/** Words and marks in their order, without the paragraphs, lists and tables that hold them: equal before and after. */
function meaning(body: string): string {
  const parts: string[] = []
  const look = (node: Nodes): void => {
    if (node.type === 'text' || node.type === 'code')
      parts.push(node.value.replace(/[\s•]/g, '').replace(invisibleChars, ''))
    else if (containers.has(node.type) && 'children' in node) node.children.forEach(look)
    else {
      const { type } = node
      parts.push(`<${type} ${'url' in node ? node.url : ''} ${'value' in node ? node.value : ''}>`)
      if ('children' in node) node.children.forEach(look)
      parts.push('</>')
    }
  }
  look(parseMarkdown(body))
  return parts.join('')
}

const containers = new Set(['root', 'paragraph', 'list', 'listItem', 'table', 'tableRow', 'tableCell'])

/** One fix for each block. A sign between a link’s brackets may be part of its address, and is left. */
const signFixes = (blocks: readonly MaskedBlock[]): PastedFix[] =>
  blocks.flatMap(({ from, text }): PastedFix[] => {
    const edits = [...text.matchAll(invisibleInLine)].map(({ index }) => ({
      start: from + index,
      end: from + index + 1,
      text: '',
    }))
    const [first, last] = [edits[0], edits.at(-1)]
    return first && last
      ? [{ kind: 'sign', start: first.start, end: last.end, edits, count: edits.length }]
      : []
  })

/** The signs of Word’s lists, which nobody types for anything else. Other signs of its levels are `o` and `▪`. */
const itemBegin =
  /^(?:([•▪▫◦‣⁃●○■□◆◇➢➤❖\uF000-\uF0FF])[\t \u00A0\u202F]*|(·)[\t \u00A0]+|(o)(?:\t|\u00A0| {2})[\t \u00A0]*|(-)[\u00A0\u202F][\t \u00A0]*)(?=\S)/

/** The levels of a list in Word, by their signs. */
const levels: readonly RegExp[] = [/[•·\uF0B7]/, /o/, /[▪\uF0A7]/]

interface Item {
  sign: string
  start: number
  end: number
}

/** Lists of one sign, and of Word’s own three, one below the other. */
function listFixes(blocks: readonly MaskedBlock[], body: string): PastedFix[] {
  const groups: Item[][] = []
  let end = -1
  for (const block of blocks) {
    const items = itemsOf(block, body)
    if (items === undefined) continue
    const isNext = end !== -1 && /^\s*$/.test(body.slice(end, block.from)) && items.isWhole
    const group = isNext ? (groups.at(-1) ?? []) : []
    if (!isNext) groups.push(group)
    group.push(...items.found)
    end = block.from + block.typed.length
  }
  return groups.flatMap((items): PastedFix[] => {
    const [first, last] = [items[0], items.at(-1)]
    if (!first || !last) return []
    const isFlat = items.every(({ sign }) => sign === first.sign)
    const depths = items.map(({ sign }) => (isFlat ? 0 : levels.findIndex((level) => level.test(sign))))
    // Signs that differ may mean something, such as “open” and “closed”.
    if (depths.includes(-1) || depths[0] !== 0) return []
    if (depths.some((depth, index) => depth > (depths[index - 1] ?? 0) + 1)) return []
    const edits = items.map((item, index) => ({
      start: item.start,
      end: item.end,
      text: `${'  '.repeat(depths[index] ?? 0)}- `,
      neutral: '• ',
    }))
    return [{ kind: 'list', start: first.start, end: last.end, edits, count: items.length }]
  })
}

/** The items of a paragraph at the margin, when all of its lines from the first item on are items. */
function itemsOf(
  { kind, within, from, text }: MaskedBlock,
  body: string,
): { found: Item[]; isWhole: boolean } | undefined {
  if (kind !== 'paragraph' || within !== 'root') return undefined
  let start = from
  const lines = text.split('\n').map((line) => {
    const at = start
    start += line.length + 1
    const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0
    const found = itemBegin.exec(line.slice(indent))
    // What stands before the first line is not part of the paragraph.
    const lineStart = at === from ? body.lastIndexOf('\n', at - 1) + 1 : at
    return found ? { sign: found[0].trim(), start: lineStart, end: at + indent + found[0].length } : undefined
  })
  const first = lines.findIndex((item) => item !== undefined)
  const found = lines.slice(Math.max(0, first)).flatMap((item) => item ?? [])
  return first === -1 || found.length < lines.length - first ? undefined : { found, isWhole: first === 0 }
}

/** Paragraphs whose rows have the same number of tabs; the first row has words alone, and one column below it has numbers alone. */
const tableFixes = (blocks: readonly MaskedBlock[]): PastedFix[] =>
  blocks.flatMap(({ kind, within, from, typed, text }): PastedFix[] => {
    if (kind !== 'paragraph' || within !== 'root' || !/\S\t+\S/.test(text) || text.includes('|')) return []
    const rows = typed.split('\n').map((line) =>
      line
        .trim()
        .split('\t')
        .map((cell) => cell.trim()),
    )
    const [head = [], ...others] = rows
    const isEven = rows.every((row) => row.length === head.length && !row.includes(''))
    const isNamed = head.every((name) => /\p{L}/u.test(name) && !/\d|[:.]$/.test(name))
    const hasNumbers = head.some((_, column) => others.every((row) => isNumber(row[column] ?? '')))
    if (others.length === 0 || head.length < 2 || !isEven || !isNamed || !hasNumbers) return []
    const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
    const table = [line(head), line(head.map(() => '---')), ...others.map(line)].join('\n')
    const edit = { start: from, end: from + typed.length, text: table }
    return [{ kind: 'table', start: edit.start, end: edit.end, edits: [edit], count: rows.length }]
  })

const isNumber = (cell: string): boolean => /^[$€£]?\d[\d,.]*%?$/.test(cell)

/** Paragraphs that Word has indented, with blank lines around them. */
function indentFixes(tree: Root, body: string): PastedFix[] {
  const fixes: PastedFix[] = []
  visit(tree, 'code', (node, _, parent) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset]
    if (parent?.type !== 'root' || start === undefined || end === undefined) return
    const typed = body.slice(start, end)
    if (
      /^[ \t]*[`~]/.test(typed) ||
      !isPlainSentence(node.value) ||
      !/^\s*?(?:\n[ \t]*\n|\s*$)/.test(body.slice(end, end + 200))
    )
      return
    const from = body.lastIndexOf('\n', start - 1) + 1
    const edit = { start: from, end, text: body.slice(from, end).replace(/^[ \t]+/gm, '') }
    fixes.push({ kind: 'indent', start: from, end, edits: [edit], count: 1 })
  })
  return fixes
}
