import { isCollection, isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml'
import type { Position } from '../model/diagnostic.ts'
import type { FieldPath } from '../model/fieldPath.ts'
import type { YamlData } from '../model/parsedFile.ts'
import { yamlMistakes } from './yamlMistakes.ts'

/** Reads fields as the texts that were typed: `0012345`, `yes` and `2025-06-20` stay as they are ("failsafe"). */
export const parseFields = (source: string, lineCounter?: LineCounter): Document.Parsed =>
  parseDocument(source, {
    schema: 'failsafe',
    prettyErrors: false,
    logLevel: 'silent',
    ...(lineCounter && { lineCounter }),
  })

/**
 * Reads the fields of a file.
 * @param source the lines between the two lines of hyphens
 * @param firstLine the line of the file on which `source` begins, from 1
 */
export function parseYaml(source: string, firstLine: number): YamlData {
  const counter = new LineCounter()
  const placeAt = (offset: number): Position => {
    const { line, col } = counter.linePos(offset)
    return { line: line + firstLine - 1, column: Math.max(col, 1) }
  }
  try {
    const document = parseFields(source, counter)
    const mistakes = yamlMistakes(document, source)
    const isReadable = document.errors.length === 0 && !mistakes.some(({ isFatal }) => isFatal)
    return {
      source,
      data: isReadable ? (document.toJS() ?? {}) : undefined,
      problems: mistakes.map(({ at, told, expected }) => ({ place: placeAt(at), told, expected })),
      ...positions(document, source, placeAt),
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const place = { line: firstLine, column: 1 }
    const told = ['nesting', 'The fields have too many levels.', 'Delete the brackets or hyphens.'] as const
    const problems = [{ place, told, expected: undefined }]
    return { source, data: undefined, problems, placeOf: () => place, placeOfKey: () => place }
  }
}

function positions(
  { contents }: Document,
  source: string,
  placeAt: (offset: number) => Position,
): Pick<YamlData, 'placeOf' | 'placeOfKey'> {
  const nodeAt = (path: FieldPath) => {
    let node: unknown = contents
    for (const key of path) {
      const next = isCollection(node) ? node.get(key, true) : undefined
      if (!isNode(next)) break
      node = next
    }
    return isNode(node) && node.range ? { node, start: node.range[0], end: node.range[1] } : undefined
  }
  return {
    placeOf: (path, words) => {
      const { start = 0, end = 0 } = nodeAt(path) ?? {}
      const at = words === undefined ? -1 : source.slice(0, end).indexOf(words, start)
      return placeAt(at === -1 ? start : at)
    },
    placeOfKey: (path, key) => {
      const found = nodeAt(path)
      const names = isMap(found?.node) ? found.node.items.map((pair) => pair.key) : []
      const name = names.find((one) => isScalar(one) && one.value === key)
      return placeAt((isScalar(name) && name.range?.[0]) || (found?.start ?? 0))
    },
  }
}
