import type {
  Emphasis,
  Html,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
  Text,
} from 'mdast'
import type { Point, Position } from 'unist'

/**
 * Most of a body is the plainest Markdown: paragraphs, headings, lists of one level, bold and slanted words, links, tags.
 * micromark takes each of its letters through three state machines; here the same is read line by line, in a twentieth
 * of the time. What could mean anything else is left to micromark.
 */

/** A line, or the rest of one, and where it begins. */
interface Line {
  text: string
  start: Point
}

type Placed<Node> = Node & { position: Position }

/** The beginning of a line that holds words, and opens no block of another kind. */
const wordLine = /^(?:[^\s\d!-/:-@[-`{-~]|["'($]|\d+(?![\d.)])|\*\*?[A-Za-z\d]|\[)/
const headingLine = /^(#{1,6}) (?=\S)/
const tagLine = /^<\/?[A-Z]\w*(?: \w+="[^"]*")*(?: ?\/)?>$/
const itemLine = /^(?:([-*+])|(\d{1,9})([.)])) /

/** Whatever is no plain text: a mark, or the beginning of an address that becomes a link by itself. */
const sign = /[\\`*_[\]<~@]|&(?! )|www|http|xmpp|mailto/i
/** Words between marks, a link, a tag that has no end of its own, or a sign by itself. */
const inline = new RegExp(
  [
    /(\*\*?)([^*]+)\1(?!\*)/,
    /(?<!!)\[([^\s^[\]](?:[^[\]]*[^\s[\]])?)\]\(([\w/#?=.:,@+%~;$'-]+)\)/,
    /(<[a-z]+(?: [a-z]+="[\w .,:@+/-]*")* ?\/>)/,
    sign,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
)

/** A block with more marks and links is for micromark, and for what limits them there. */
const mostNodes = 100

const depths = [1, 2, 3, 4, 5, 6] as const

/** Whether a line below a blank one ends all that is open above. */
export const beginsAnew = (line: string): boolean =>
  wordLine.test(line) || headingLine.test(line) || tagLine.test(line)

/**
 * Reads lines between two blank ones.
 * @param texts the lines
 * @param first where they begin in the body
 * @returns what micromark makes of them by themselves; undefined for what is not read here
 */
export function parseRegularBlock(texts: readonly string[], first: Point): RootContent[] | undefined {
  let offset = first.offset ?? 0
  const lines: Line[] = []
  for (const [index, text] of texts.entries()) {
    // A line would break behind two spaces, and lose a single one.
    if (text.endsWith(' ')) return undefined
    lines.push({ text, start: { line: first.line + index, column: 1, offset } })
    offset += text.length + 1
  }
  lines.reverse()
  const nodes: RootContent[] = []
  for (let line = lines.pop(); line; line = lines.pop()) {
    const above = nodes.at(-1)?.type
    const node =
      heading(line) ??
      tag(line) ??
      // What stands directly below words belongs to them, or ends them by rules of its own.
      (above === 'paragraph' || above === 'list' ? undefined : (list(line, lines) ?? paragraph(line, lines)))
    if (node === undefined) return undefined
    nodes.push(node)
  }
  return nodes
}

function heading(line: Line): RootContent | undefined {
  const depth = depths[(headingLine.exec(line.text)?.[1]?.length ?? 0) - 1]
  // Signs at the end are no part of the words.
  if (depth === undefined || line.text.endsWith('#')) return undefined
  const children = phrasing([rest(line, depth + 1)])
  return children && { type: 'heading', depth, children, position: wholeOf(line) }
}

const tag = (line: Line): RootContent | undefined =>
  tagLine.test(line.text) ? { type: 'componentTag', value: line.text, position: wholeOf(line) } : undefined

/** @param below the lines below, the nearest last; those that belong to the list are taken from it */
function list(first: Line, below: Line[]): List | undefined {
  const [, bullet, number, delimiter] = itemLine.exec(first.text) ?? []
  const children: Placed<ListItem>[] = []
  for (
    let line: Line | undefined = first;
    line;
    line = itemLine.test(below.at(-1)?.text ?? '') ? below.pop() : undefined
  ) {
    const [begin, ...signs] = itemLine.exec(line.text) ?? []
    const isSame = begin !== undefined && signs[0] === bullet && signs[2] === delimiter
    const words = isSame ? paragraph(rest(line, begin.length), below, begin.length) : undefined
    if (words === undefined) return undefined
    children.push({
      type: 'listItem',
      spread: false,
      checked: null,
      children: [words],
      position: { start: line.start, end: words.position.end },
    })
  }
  const end = children.at(-1)?.position.end
  return (
    end && {
      type: 'list',
      ordered: number !== undefined,
      start: number === undefined ? null : Number(number),
      spread: false,
      children,
      position: { start: first.start, end },
    }
  )
}

/** @param below as for a list; taken are lines that begin with so many spaces, and words behind them */
function paragraph(first: Line, below: Line[], indent = 0): Placed<Paragraph> | undefined {
  if (!wordLine.test(first.text)) return undefined
  const lines = [first]
  const gap = ' '.repeat(indent)
  let last = first
  for (let next = below.at(-1); next; next = below.at(-1)) {
    const line = rest(next, indent)
    if (!next.text.startsWith(gap) || !wordLine.test(line.text)) break
    lines.push(line)
    last = line
    below.pop()
  }
  const children = phrasing(lines)
  return children && { type: 'paragraph', children, position: { start: first.start, end: endOf(last) } }
}

/** What stands in lines of words. */
function phrasing(lines: readonly Line[]): PhrasingContent[] | undefined {
  const nodes: PhrasingContent[] = []
  /** The text that goes on, and where it began. */
  let value = ''
  let start = lines[0]?.start
  const endText = (end: Point) => {
    if (start && value !== '') nodes.push({ type: 'text', value, position: { start, end } })
    value = ''
  }
  for (const [index, line] of lines.entries()) {
    if (index > 0) value += '\n'
    let read = 0
    for (const found of sign.test(line.text) ? line.text.matchAll(inline) : []) {
      const node = markedWords(found, line) ?? link(found, line) ?? inlineTag(found, line)
      if (node === undefined || nodes.length > mostNodes) return undefined
      value += line.text.slice(read, found.index)
      endText(node.position.start)
      nodes.push(node)
      start = node.position.end
      read = found.index + found[0].length
    }
    value += line.text.slice(read)
    if (index === lines.length - 1) endText(endOf(line))
  }
  return nodes
}

const letter = /[A-Za-z\dÀ-ÖØ-öø-ɏ]/

/** Bold or slanted words, when the marks at both ends can begin and end these alone. */
function markedWords(found: RegExpExecArray, line: Line): Placed<Emphasis | Strong> | undefined {
  const [whole, mark, words] = found
  if (mark === undefined || words === undefined || sign.test(words)) return undefined
  // The ends of a line count as a space; every text includes the empty one.
  const before = line.text.charAt(found.index - 1)
  const after = line.text.charAt(found.index + whole.length)
  const last = words.slice(-1)
  const areOwn =
    ' ("“'.includes(before) &&
    letter.test(words.charAt(0)) &&
    (letter.test(last) ? ' .,:;!?)"”’—–-'.includes(after) : last !== ' ' && ' '.includes(after))
  if (!areOwn) return undefined
  const children = [textIn(line, found.index + mark.length, words)]
  return {
    type: mark === '*' ? 'emphasis' : 'strong',
    children,
    position: positionIn(line, found.index, whole),
  }
}

function link(found: RegExpExecArray, line: Line): Placed<Link> | undefined {
  const [whole, , , words, url] = found
  if (words === undefined || url === undefined || sign.test(words)) return undefined
  const children = [textIn(line, found.index + 1, words)]
  return { type: 'link', title: null, url, children, position: positionIn(line, found.index, whole) }
}

function inlineTag({ index, 5: value }: RegExpExecArray, line: Line): Placed<Html> | undefined {
  return value === undefined ? undefined : { type: 'html', value, position: positionIn(line, index, value) }
}

const textIn = (line: Line, index: number, value: string): Text => ({
  type: 'text',
  value,
  position: positionIn(line, index, value),
})

const positionIn = (line: Line, index: number, { length }: string): Position => ({
  start: pointIn(line, index),
  end: pointIn(line, index + length),
})

const pointIn = ({ start: { line, column, offset = 0 } }: Line, index: number): Point => ({
  line,
  column: column + index,
  offset: offset + index,
})

const endOf = (line: Line): Point => pointIn(line, line.text.length)
const wholeOf = (line: Line): Position => positionIn(line, 0, line.text)
const rest = (line: Line, index: number): Line => ({
  text: line.text.slice(index),
  start: pointIn(line, index),
})
