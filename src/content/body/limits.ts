import { deepest } from '../model/sourceFile.ts'
import type { Definition, Nodes, Root } from 'mdast'
import type { Point } from 'unist'
import type { RuleMessage } from '../model/diagnostic.ts'
import type { SignTooMany } from './signCount.ts'

/** Why a text is not read: it would take too long, or its parts stand too deep within each other. */
export interface ParseLimit {
  at: Point
  told: RuleMessage
}

declare module 'mdast' {
  interface RootData {
    /** What kept the text from being read; the tree is empty then. */
    limit?: ParseLimit
  }
}

/** A sign that begins a quotation, or an item of a list, where a line begins or goes on. */
const opening = /[ \t]*(?:>|([-+*])(?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))/y

/** One sign alone with gaps to the line's end: a line across the page. */
const across = { '-': /(?:-[ \t]*)+$/y, '*': /(?:\*[ \t]*)+$/y, '+': undefined } as const

/** The first line that opens more quotations and lists than may stand within each other. */
export function deepLine(body: string): ParseLimit | undefined {
  // The shortest line that is too deep.
  if (body.length <= deepest) return undefined
  let offset = 0
  for (const [index, line] of body.split('\n').entries()) {
    const column = line.length > deepest ? tooDeep(line) : undefined
    if (column !== undefined)
      return { at: { line: index + 1, column: column + 1, offset: offset + column }, told: nested }
    offset += line.length + 1
  }
  return undefined
}

function tooDeep(line: string): number | undefined {
  let before: string | undefined
  opening.lastIndex = 0
  for (let levels = 0; ; levels += 1) {
    const start = opening.lastIndex
    const found = opening.exec(line)
    if (!found) return undefined
    const sign = found[1]
    if (sign !== before && (sign === '-' || sign === '*')) {
      across[sign].lastIndex = opening.lastIndex - 1
      if (across[sign].test(line)) return undefined
    }
    if (levels === deepest) return start + found[0].search(/\S/)
    before = sign
  }
}

/** What a tree holds too much of. It is walked without recursion, which a very deep tree would exhaust. */
export function limitOf(tree: Root, tooMany: SignTooMany | undefined): ParseLimit | undefined {
  if (tooMany) return { at: tooMany.at, told: manySigns(tooMany) }
  const definitions = new Map<string, Definition>()
  let room = mostRepeated
  const waiting: { node: Nodes; levels: number }[] = [{ node: tree, levels: 0 }]
  const repeated: { name: string; at: Point }[] = []
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node } = next
    const at = node.position?.start ?? start
    const levels = next.levels + (isFlat.has(node.type) ? 0 : 1)
    if (levels > deepest) return { at, told: nested }
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node)
    if (node.type === 'linkReference' || node.type === 'imageReference')
      repeated.push({ name: node.identifier, at })
    if (node.type === 'table') {
      const columns = node.children[0]?.children.length ?? 0
      const missing = node.children.reduce((sum, row) => sum + Math.max(0, columns - row.children.length), 0)
      if (missing > mostMissing) return { at, told: unevenTable(columns) }
    }
    if ('children' in node)
      for (const child of node.children.toReversed()) waiting.push({ node: child, levels })
  }
  for (const { name, at } of repeated) {
    const definition = definitions.get(name)
    room -= (definition?.url.length ?? 0) + (definition?.title?.length ?? 0)
    if (room < 0) return { at, told: repeatedAddress }
  }
  return undefined
}

const start: Point = { line: 1, column: 1, offset: 0 }

/** What is no level of its own: a list’s level is that of its items. */
const isFlat = new Set<Nodes['type']>(['root', 'list', 'paragraph', 'heading', 'text', 'table', 'tableRow'])

/** How many cells the rows of a table may lack; the page gets an empty one for each. */
const mostMissing = 1000

/** How many signs of addresses and titles may come from definitions: a definition is repeated wherever it is used. */
const mostRepeated = 1_000_000

export const nested: RuleMessage = [
  'nesting',
  `Here more than ${deepest} lists, quotations or marks stand within each other.`,
  'Delete the signs that are not needed, such as > or - at the beginning of the line, or * before the words.',
]

const names: Readonly<Record<string, string>> = {
  '*_~': '*, _ or ~ for bold words and the like',
  ']': '] for links',
  '<': '< for tags and addresses',
}

const manySigns = ({ signs, limit }: SignTooMany): RuleMessage => [
  'too-much',
  `This paragraph holds more than ${limit} signs such as ${names[signs] ?? signs}, and this is the first one too many.`,
  'Divide the paragraph by blank lines, or delete what is not needed; to show such a sign itself, write \\ before it.',
]

const unevenTable = (columns: number): RuleMessage => [
  'too-much',
  `The first row of this table has ${columns} columns, and the rows below it lack more than ${mostMissing.toLocaleString('en')} cells.`,
  'Write as many columns in each row as in the first one, or divide the table into several.',
]

const repeatedAddress: RuleMessage = [
  'too-much',
  'The addresses and titles that are used by their names are repeated so often up to here that they would fill a book.',
  'Use shorter addresses and titles, or fewer such links.',
]
