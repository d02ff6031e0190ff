import {
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  Scalar,
  visit,
} from 'yaml'
import type { Document, Node, YAMLError } from 'yaml'
import type { Place } from './problem.ts'
import type { RuleName } from './rules/rules.ts'
import { beginsSpecially } from './specialSpaces.ts'
import { inMarks, slipOfSign, syntaxProblem, tooFar } from './syntaxProblem.ts'

/** A way into a value: field names and list positions. */
export type FieldPath = readonly PropertyKey[]

/** What a problem with the way the fields are written says. */
export interface YamlProblem {
  place: Place
  rule: RuleName
  message: string
  fix: string
}

/** Frontmatter as texts, lists and fields, with the place of each. */
export interface YamlData {
  data: unknown
  problems: YamlProblem[]
  /** Where a field's value stands; of a field that is missing, where its nearest parent stands. */
  placeOf: (path: FieldPath) => Place
  /** Where a field's name stands. */
  placeOfKey: (path: FieldPath, key: string) => Place
}

/**
 * Reads frontmatter with every guess switched off (YAML's "failsafe" schema): `0012345`, `yes`, `1.10` and
 * `2025-06-20` are the texts that were typed, never another number, a truth value or a moment in UTC.
 * @param source the lines between the fences
 * @param firstLine the line of the file on which `source` begins, from 1
 */
export function readYaml(source: string, firstLine: number): YamlData {
  const counter = new LineCounter()
  const document = parseDocument(source, {
    schema: 'failsafe',
    lineCounter: counter,
    prettyErrors: false,
    uniqueKeys: true,
    logLevel: 'silent',
  })
  const placeAt = (offset: number): Place => {
    const { line, col } = counter.linePos(offset)
    return { line: line + firstLine - 1, column: Math.max(col, 1) }
  }
  const start = (node: unknown): number => (isNode(node) && node.range ? node.range[0] : 0)
  const nodeAt = (path: FieldPath): unknown => {
    let node: unknown = document.contents
    let known: unknown = node
    for (const key of path) {
      if (isMap(node))
        node = node.items.find((pair) => isPair(pair) && scalarText(pair.key) === String(key))?.value
      else if (isSeq(node)) node = node.items[Number(key)]
      else break
      if (!isNode(node)) break
      known = node
    }
    return known
  }
  const special = specialSpaces(source, firstLine)
  const shifted = special.length > 0 ? special : shiftedLines(document, source, placeAt)
  // What the lines mean is uncertain then, and the parser's guesses would only confuse.
  const problems =
    shifted.length > 0
      ? shifted
      : onceALine([
          ...worthTelling(document.errors).map((error) => syntaxProblem(error, source, placeAt)),
          ...oddities(document, source, placeAt),
        ])
  // A text that begins with a star stands for nothing else here; it is told above.
  visit(document, { Alias: (_, alias) => withRange(new Scalar(`*${alias.source}`), alias.range) })
  return {
    data: document.errors.length > 0 || shifted.length > 0 ? undefined : (document.toJS() ?? {}),
    problems,
    placeOf: (path) => placeAt(start(nodeAt(path))),
    placeOfKey: (path, key) => {
      const parent = nodeAt(path)
      const pair = isMap(parent) ? parent.items.find((item) => scalarText(item.key) === key) : undefined
      return placeAt(start(pair ? pair.key : parent))
    },
  }
}

/** What is odd about a line that cannot be read follows from that. */
const onceALine = (problems: readonly YamlProblem[]): YamlProblem[] => {
  const told = new Set<number>()
  return problems.filter(({ place: { line } }) => !told.has(line) && told.add(line))
}

function withRange(scalar: Scalar, range: Node['range']): Scalar {
  if (range) scalar.range = range
  return scalar
}

const isNode = (value: unknown): value is Node => isScalar(value) || isCollection(value) || isAlias(value)

const scalarText = (key: unknown): string => (isScalar(key) ? String(key.value) : String(key))

/** After the first line that cannot be read the parser guesses, and its guesses would only confuse. */
const worthTelling = (errors: readonly YAMLError[]): YAMLError[] => {
  const first = errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  const twice = errors.filter(({ code }) => code === 'DUPLICATE_KEY')
  return first ? [first, ...twice] : twice
}

/** What YAML accepts and an editor did not mean: a comment that cuts a text, anchors, aliases and tags. */
function oddities(document: Document, source: string, placeAt: (offset: number) => Place): YamlProblem[] {
  const found: YamlProblem[] = []
  const add = (offset: number, rule: RuleName, message: string, fix: string) =>
    found.push({ place: placeAt(offset), rule, message, fix })
  const character = (typed: string, offset: number, name: string) =>
    add(
      offset,
      'frontmatter-character',
      `"${typed}" begins with ${name}, which has a meaning of its own here.`,
      inMarks(lineAt(source, offset)),
    )
  visit(document, {
    Alias: (_, node) => {
      character(`*${node.source}`, node.range?.[0] ?? 0, 'a star')
    },
    Node: (_, node) => {
      const [start, end] = isAlias(node) || !node.range ? [0, 0] : node.range
      if (isAlias(node)) return
      if (node.anchor !== undefined)
        character(`&${node.anchor}`, source.lastIndexOf('&', start), 'an ampersand')
      if (node.tag?.startsWith('!'))
        character(node.tag, source.lastIndexOf('!', start), 'an exclamation mark')
      if (!isScalar(node) || node.type !== 'PLAIN' || node.source === undefined) return
      const remark = /^[ \t]+#.*/.exec(source.slice(end))?.[0]
      if (remark === undefined) return
      add(
        start,
        'frontmatter-comment',
        `"${node.source}${remark}" is read as "${node.source}": what follows # is left out.`,
        `Give the remark a line of its own that begins with #; or, if it belongs to the text: ${inMarks(lineAt(source, start))}`,
      )
    },
  })
  return found
}

const lineAt = (source: string, offset: number): string => {
  const start = offset <= 0 ? 0 : source.lastIndexOf('\n', offset - 1) + 1
  const end = source.indexOf('\n', offset)
  return source.slice(start, end === -1 ? undefined : end)
}

/** Lines that begin with spaces which look like ordinary ones: told once, since a pasted text has many. */
function specialSpaces(source: string, firstLine: number): YamlProblem[] {
  const found = source.split('\n').flatMap((line, index) => (beginsSpecially(line) ? [index] : []))
  const [first] = found
  if (first === undefined) return []
  const more = found.length - 1
  return [
    {
      place: { line: first + firstLine, column: 1 },
      rule: 'frontmatter-space',
      message: `This line begins with special spaces, as Word makes them${more === 0 ? '' : `, and so ${more === 1 ? 'does one more' : `do ${more} more`}`}.`,
      fix: 'Delete them and type two ordinary spaces, or let npm run check -- --fix do it.',
    },
  ]
}

/** Lines that the parser takes for a part of the text above, and that were meant as an item or a text of their own. */
function shiftedLines(document: Document, source: string, placeAt: (offset: number) => Place): YamlProblem[] {
  const [error] = document.errors
  if (error) return hyphenAbove(source, error.pos[0], placeAt)
  const found: YamlProblem[] = []
  visit(document, {
    Scalar: (key, { range, type }, path) => {
      if (!range || type !== 'PLAIN') return
      const isOwnLine = source.slice(source.lastIndexOf('\n', range[0] - 1) + 1, range[0]).trim() === ''
      const isItem = isSeq(path.at(-1))
      if (key === 'key' || (!isItem && !isOwnLine)) return
      let at = range[0]
      const text = source.slice(range[0], range[1])
      for (const [index, line] of text.split('\n').entries()) {
        const start = at + (line.length - line.trimStart().length)
        // A dash may begin the second line of a text.
        const slip = index > 0 ? !/^\s*[–—]/.test(line) && slipOfSign(line) : !isItem && slipOfSign(line)
        const further = index > 0 && isItem && /^\s*- \S/.test(line)
        if (slip) found.push({ place: placeAt(start), ...slip })
        else if (further) found.push(tooFar(start - at - columnOfHyphen(source, range[0]), placeAt(start)))
        at += line.length + 1
      }
    },
    Pair: (_, { key, value }) => {
      if (!isScalar(value) || value.source !== '' || !value.type?.startsWith('BLOCK')) return
      const next = nextField(document, key)
      if (!isScalar(key) || !isScalar(next) || !next.range || !/\s|^[A-Z]/.test(String(next.value))) return
      found.push({
        place: placeAt(next.range[0]),
        rule: 'frontmatter-line',
        message: `This line belongs to "${String(key.value)}" above, and is not indented.`,
        fix: 'Put two spaces before it.',
      })
    },
  })
  return found.slice(0, 1)
}

/** A line without a space behind its hyphen, in the list that cannot be read at `offset`: that came first. */
function hyphenAbove(source: string, offset: number, placeAt: (offset: number) => Place): YamlProblem[] {
  let found: YamlProblem[] = []
  let at = source.lastIndexOf('\n', offset - 1) + 1
  for (let line = lineAt(source, at); /^\s+\S/.test(line); line = lineAt(source, at)) {
    const slip = /^\s*-\p{L}/u.test(line) ? slipOfSign(line) : undefined
    if (slip) found = [{ place: placeAt(at + line.search(/\S/)), ...slip }]
    // Above stands no other line, or only the line end of an empty one.
    if (at < 2) break
    at = source.lastIndexOf('\n', at - 2) + 1
  }
  return found
}

/** In which column, from 0, the hyphen stands of the item that begins at `offset`. */
const columnOfHyphen = (source: string, offset: number): number => lineAt(source, offset).search(/-/)

/** The name of the field below one of the first level. */
function nextField(document: Document, key: unknown): unknown {
  if (!isMap(document.contents)) return undefined
  const { items } = document.contents
  return items[items.findIndex((item) => item.key === key) + 1]?.key
}
