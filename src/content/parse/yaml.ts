import { isCollection, isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml'
import type { Position, RuleMessage } from '../model/diagnostic.ts'
import type { FieldPath } from '../model/fieldPath.ts'
import type { YamlData } from '../model/parsedBody.ts'
import { yamlMistakes } from './yamlMistakes.ts'

/**
 * Reads the fields of a file as the texts that were typed: `0012345`, `yes` and `2025-06-20` stay as they are
 * ("failsafe").
 * @param source the lines from the first --- to the second
 */
export function parseYaml(source: string): { yaml: YamlData; mistakes: [Position, RuleMessage][] } {
  const counter = new LineCounter()
  const placeAt = (offset: number): Position => {
    const { line, col } = counter.linePos(offset)
    return { line, column: Math.max(col, 1) }
  }
  try {
    const options = { schema: 'failsafe', prettyErrors: false, logLevel: 'silent' } as const
    const document = parseDocument(source, { ...options, lineCounter: counter })
    const mistakes = yamlMistakes(document, source)
    const isReadable = document.errors.length === 0 && !mistakes.some(({ isFatal }) => isFatal)
    const data: unknown = isReadable ? (document.toJS() ?? {}) : undefined
    return {
      yaml: { source, data, ...positions(document, source, placeAt) },
      mistakes: mistakes.map(({ at, told }) => [placeAt(at), told]),
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const place = { line: 1, column: 1 }
    const yaml = { source, data: undefined, placeOf: () => place, placeOfKey: () => place }
    const message = 'The fields have too many levels.'
    return { yaml, mistakes: [[place, ['nesting', message, 'Delete the brackets or hyphens.']]] }
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
