import { lazily } from '../../model/lazily.ts'
import { deepest } from '../../model/sourceFile.ts'
import type { YamlData, YamlProblem } from '../../model/parsedFile.ts'
import type { FieldPath } from '../../model/fieldPath.ts'
import { isAlias, isCollection, isMap, isPair, isScalar, isSeq, LineCounter, Scalar, visit } from 'yaml'
import type { Document, Node, Pair, YAMLError, YAMLMap } from 'yaml'
import { deepFields } from './deepFields.ts'
import { yamlPitfalls } from './yamlPitfalls.ts'
import type { Position } from '../../model/diagnostic.ts'
import { memoizeWeak } from '../../model/memoize.ts'
import { startOfLine } from './linesOf.ts'
import { parseFields } from './parseFields.ts'
import { plainFields } from './plainFields.ts'
import { misindentedLines, specialSpaces } from './misindentedLines.ts'
import { syntaxDiagnostic } from './syntaxDiagnostic.ts'

/**
 * Reads frontmatter with every guess switched off (YAML's "failsafe" schema): `0012345`, `yes`, `1.10` and
 * `2025-06-20` are the texts that were typed, never another number, a truth value or a moment in UTC.
 * @param source the lines between the fences
 * @param firstLine the line of the file on which `source` begins, from 1
 */
export function parseYaml(source: string, firstLine: number): YamlData {
  const plain = plainFields(source)
  if (plain) return { source, firstLine, data: plain, problems: [], ...placesOfFields(source, firstLine) }
  const deep = deepFields(source)
  if (deep) return unread(source, firstLine, { ...deep, line: deep.line + firstLine - 1 })
  const counter = new LineCounter()
  const document = parseFields(source, counter)
  const placeAt = placeIn(counter, firstLine)
  const special = specialSpaces(source, firstLine)
  const shifted = special.length > 0 ? special : misindentedLines(document, source, placeAt)
  // After shifted lines the parser guesses what the rest means, and its errors would only confuse.
  const problems =
    shifted.length > 0
      ? shifted
      : dedupeByLine([
          ...relevantErrors(document.errors, source).map((error) => syntaxDiagnostic(error, source, placeAt)),
          ...yamlPitfalls(document, source, placeAt),
        ])
  // A text that begins with a star is reported above, and is never an alias here.
  if (source.includes('*')) withoutAliases(document)
  return {
    source,
    firstLine,
    data: document.errors.length > 0 || shifted.length > 0 ? undefined : (document.toJS() ?? {}),
    problems,
    ...placesOfFields(source, firstLine),
  }
}

const placeIn =
  (counter: LineCounter, firstLine: number) =>
  (offset: number): Position => {
    const { line, col } = counter.linePos(offset)
    return { line: line + firstLine - 1, column: Math.max(col, 1) }
  }

/**
 * Where the fields of frontmatter stand. It is parsed for that when the first place is asked for: of most files, none is.
 * @param source lines that `parseYaml` reads
 */
export function placesOfFields(source: string, firstLine: number): Pick<YamlData, 'placeOf' | 'placeOfKey'> {
  const fields = lazily(() => {
    const counter = new LineCounter()
    const document = parseFields(source, counter)
    if (source.includes('*')) withoutAliases(document)
    return { contents: document.contents, placeAt: placeIn(counter, firstLine) }
  })
  const start = (node: unknown): number => (isNode(node) && node.range ? node.range[0] : 0)
  const nodeAt = (path: FieldPath): unknown => {
    let node: unknown = fields().contents
    let known: unknown = node
    for (const key of path) {
      if (isMap(node)) node = pairsOf(node).get(String(key))?.value
      else if (isSeq(node)) node = node.items[Number(key)]
      else break
      if (!isNode(node)) break
      known = node
    }
    return known
  }
  return {
    placeOf: (path, words) => {
      const node = nodeAt(path)
      const begin = start(node)
      const at = words === undefined ? -1 : source.indexOf(words, begin)
      return fields().placeAt(at !== -1 && isNode(node) && at < (node.range?.[1] ?? 0) ? at : begin)
    },
    placeOfKey: (path, key) => {
      const parent = nodeAt(path)
      const pair = isMap(parent) ? pairsOf(parent).get(key) : undefined
      return fields().placeAt(start(pair ? pair.key : parent))
    },
  }
}

/** Fields that stand too deep within each other, which the parser is not asked to read. */
const unread = (source: string, firstLine: number, place: Position): YamlData => ({
  source,
  firstLine,
  data: undefined,
  problems: [
    {
      place,
      rule: 'nesting',
      message: `Here more than ${deepest} fields, lists or brackets stand within each other.`,
      fix: 'Delete the spaces before the line, or the hyphens or brackets, that are not needed.',
    },
  ],
  placeOf: () => place,
  placeOfKey: () => place,
})

/** The first problem of each line: further ones follow from it. */
const dedupeByLine = (problems: readonly YamlProblem[]): YamlProblem[] => {
  const told = new Set<number>()
  return problems.filter(({ place: { line } }) => !told.has(line) && told.add(line))
}

/** Makes texts of what begins with a star: nothing stands for something else here. */
export const withoutAliases = (document: Document): void =>
  visit(document, { Alias: (_, alias) => withRange(new Scalar(`*${alias.source}`), alias.range) })

function withRange(scalar: Scalar, range: Node['range']): Scalar {
  if (range) scalar.range = range
  return scalar
}

const isNode = (value: unknown): value is Node => isScalar(value) || isCollection(value) || isAlias(value)

/** The fields of a group by their names; of two of one name, the first. A file may have thousands. */
const pairsOf = memoizeWeak(
  ({ items }: YAMLMap): ReadonlyMap<string, Pair> =>
    new Map(items.toReversed().flatMap((pair) => (isPair(pair) ? [[scalarText(pair.key), pair]] : []))),
)

const scalarText = (key: unknown): string => (isScalar(key) ? String(key.value) : String(key))

/** After the first line that cannot be read the parser guesses, and its guesses would only confuse. */
const relevantErrors = (errors: readonly YAMLError[], source: string): YAMLError[] => {
  const tab = errors.find(({ code }) => code === 'TAB_AS_INDENT')
  if (tab) return [tab]
  const first = errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  // One a line: a line of braces may hold thousands.
  const twice = new Map<number, YAMLError>()
  for (const error of errors) {
    const start = startOfLine(source, error.pos[0])
    if (error.code === 'DUPLICATE_KEY' && !twice.has(start)) twice.set(start, error)
  }
  return [...(first ? [first] : []), ...twice.values()]
}
