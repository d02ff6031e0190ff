/** A part of a pattern, as far as the literals that it asks for go. */
export type PatternNode =
  /** Letters and signs in a row, in small letters. */
  | { kind: 'text'; text: string }
  /** The letter before it, or the one behind it, is none of a word: `\b` beside one, `^`, `(?<![\w-])`, `(?![\w-])`. */
  | { kind: 'edge' }
  /** Nothing by itself: a lookaround that forbids. */
  | { kind: 'nothing' }
  /** A lookaround that asks for something. */
  | { kind: 'beside'; node: PatternNode }
  /** One letter of many; `isGap` when none of them is one of a word. */
  | { kind: 'class'; isGap: boolean; letters?: readonly string[] }
  | { kind: 'optional'; node: PatternNode }
  /** Any number of times; `isRequired` when once at least. */
  | { kind: 'repeated'; node: PatternNode; isRequired: boolean }
  | { kind: 'sequence'; nodes: readonly PatternNode[] }
  | { kind: 'choice'; nodes: readonly PatternNode[] }

interface Cursor {
  source: string
  at: number
}

/** Takes a pattern apart. @param source of a pattern without the flags `u` and `v`, and without back-references */
export const parsePattern = (source: string): PatternNode => readChoice({ source, at: 0 })

/** Reads up to the bracket that closes the group, or to the end. */
function readChoice(cursor: Cursor): PatternNode {
  const nodes = [readSequence(cursor)]
  while (cursor.source[cursor.at] === '|') {
    cursor.at += 1
    nodes.push(readSequence(cursor))
  }
  return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: 'choice', nodes }
}

function readSequence(cursor: Cursor): PatternNode {
  const nodes: PatternNode[] = []
  for (;;) {
    const sign = cursor.source[cursor.at]
    if (sign === undefined || sign === '|' || sign === ')') break
    const node = readQuantified(cursor)
    const last = nodes.at(-1)
    if (node.kind === 'text' && last?.kind === 'text')
      nodes[nodes.length - 1] = textNode(last.text + node.text)
    else nodes.push(node)
  }
  return { kind: 'sequence', nodes }
}

/** What stands at the cursor, which is then behind it; empty when it is something else. */
function take(cursor: Cursor, sticky: RegExp): RegExpExecArray | undefined {
  sticky.lastIndex = cursor.at
  const found = sticky.exec(cursor.source)
  if (found) cursor.at = sticky.lastIndex
  return found ?? undefined
}

/** A part with what stands behind it: `?`, `*`, `+`, `{2,3}`. */
function readQuantified(cursor: Cursor): PatternNode {
  const node = readPart(cursor)
  switch (cursor.source[cursor.at]) {
    case '?':
    case '*':
    case '+':
    case '{': {
      const found = take(cursor, /(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/y)
      if (!found) return node
      const [all, least] = found
      if (all.startsWith('?')) return { kind: 'optional', node }
      return { kind: 'repeated', node, isRequired: !all.startsWith('*') && least !== '0' }
    }
    default:
      return node
  }
}

function readPart(cursor: Cursor): PatternNode {
  const sign = cursor.source[cursor.at] ?? ''
  switch (sign) {
    case '(':
      return readGroup(cursor)
    case '[':
      return readClass(cursor)
    case '\\':
      return readEscape(cursor)
    default:
      cursor.at += 1
  }
  if (sign === '^' || sign === '$') return { kind: 'edge' }
  return sign === '.' ? { kind: 'class', isGap: false } : letter(sign)
}

/** A class that holds all letters of words, by itself. */
const wholeWordClass = /^\[(?!\^)[^\]]*\\w[^\]]*\]$|^\\w$/

function readGroup(cursor: Cursor): PatternNode {
  const opening = take(cursor, /\((?:\?(?:[:=!]|<[=!]|<\w+>))?/y)?.[0] ?? ''
  const from = cursor.at
  const node = readChoice(cursor)
  const inside = cursor.source.slice(from, cursor.at)
  cursor.at += 1
  if (opening.endsWith('!')) return { kind: wholeWordClass.test(inside) ? 'edge' : 'nothing' }
  return opening.endsWith('=') ? { kind: 'beside', node } : node
}

function readClass(cursor: Cursor): PatternNode {
  const all = take(cursor, /\[(?:\\.|[^\]\\])*\]/sy)?.[0] ?? ''
  // One of a few letters; no range, and nothing excluded.
  const letters = /^\[([a-z]{1,6})\]$/i.exec(all)?.[1]
  if (/^\[[^\p{ASCII}]+\]$/u.test(all)) return textNode(nonAsciiSign)
  return letters === undefined
    ? { kind: 'class', isGap: /^\[-?(?:\\s|[ ,.;:'"!?–—])+-?\]$/.test(all) }
    : { kind: 'class', isGap: false, letters: [...letters.toLowerCase()] }
}

const digits = [...'0123456789']

function readEscape(cursor: Cursor): PatternNode {
  const all = take(cursor, /\\(?:u[\da-f]{4}|x[\da-f]{2}|c[a-z]|k<\w+>|\d+|.)/isy)?.[0] ?? ''
  if (all === '\\b') return { kind: 'edge' }
  if (all === '\\B') return { kind: 'nothing' }
  if (all === '\\d') return { kind: 'class', isGap: false, letters: digits }
  return /^\\[^a-z\d]$/i.test(all) ? letter(all.slice(1)) : { kind: 'class', isGap: /^\\[sW]$/.test(all) }
}

/** Stands for any sign outside ASCII: a pattern without the flags `u` and `v` takes none of them for one of ASCII. */
export const nonAsciiSign = '\u007f'

const letter = (sign: string): PatternNode => {
  if (sign > '~') return textNode(nonAsciiSign)
  return sign >= ' ' ? textNode(sign.toLowerCase()) : { kind: 'class', isGap: false }
}

const textNode = (text: string): PatternNode => ({ kind: 'text', text })
