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
import { syntaxProblem } from './syntaxProblem.ts'

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
  const problems = [
    ...worthTelling(document.errors).map((error) => syntaxProblem(error, source, placeAt)),
    ...oddities(document, source, placeAt),
  ]
  // A text that begins with a star stands for nothing else here; it is told above.
  visit(document, { Alias: (_, alias) => withRange(new Scalar(`*${alias.source}`), alias.range) })
  return {
    data: document.errors.length > 0 ? undefined : (document.toJS() ?? {}),
    problems,
    placeOf: (path) => placeAt(start(nodeAt(path))),
    placeOfKey: (path, key) => {
      const parent = nodeAt(path)
      const pair = isMap(parent) ? parent.items.find((item) => scalarText(item.key) === key) : undefined
      return placeAt(start(pair ? pair.key : parent))
    },
  }
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
  return errors.filter((error) => error.code === 'DUPLICATE_KEY' || error === first)
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
      'Put the text in quotation marks.',
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
        'Put the whole text in quotation marks, or move the remark to a line of its own that begins with #.',
      )
    },
  })
  return found
}
