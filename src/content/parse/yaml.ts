import { isCollection, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml'
import { diagnostic, isError, type Diagnostic, type Position } from '../model/diagnostic.ts'
import type { FieldPath } from '../model/fieldPath.ts'
import type { YamlData } from '../model/parsedBody.ts'
import { yamlMistakes } from './yamlMistakes.ts'

/** Reads the lines from the first --- to the second; `0012345`, `yes` and dates stay as typed. @throws RangeError if nested too deep */
export function parseYaml(
  file: string,
  source: string,
  tries = 9,
): { yaml: YamlData; problems: Diagnostic[] } {
  const lineCounter = new LineCounter()
  const options = { schema: 'failsafe', prettyErrors: false, logLevel: 'silent', lineCounter } as const
  const document = parseDocument(source, options)
  const placeAt = (offset: number): Position => {
    const { line, col } = lineCounter.linePos(offset)
    return { line, column: Math.max(col, 1) }
  }
  const mistakes = yamlMistakes(document, source)
  const problems = mistakes.map(({ at, message }) => diagnostic(file, placeAt(at), message))
  const isReadable = !problems.some(isError)
  const first = problems.findIndex(isError)
  const fixed = mistakes[first]?.fixed
  // The rest is read as if this was fixed.
  if (fixed && tries) {
    const rest = parseYaml(file, fixed, tries - 1)
    return {
      yaml: { ...rest.yaml, source },
      problems: [...problems.slice(first, first + 1), ...rest.problems],
    }
  }
  const nodeAt = (path: FieldPath) => {
    let node: unknown = document.contents
    for (const key of path) {
      const next = isCollection(node) ? node.get(key, true) : undefined
      if (!isNode(next)) break
      node = next
    }
    return isNode(node) && node.range ? { node, start: node.range[0], end: node.range[1] } : undefined
  }
  return {
    yaml: {
      source,
      data: isReadable ? (document.toJS() ?? {}) : undefined,
      placeOf: (path, words) => {
        const { start = 0, end = 0 } = nodeAt(path) ?? {}
        const at = words === undefined ? -1 : source.slice(0, end).indexOf(words, start)
        return placeAt(at === -1 ? start : at)
      },
      placeOfKey: (path, key) => {
        const { node, start = 0 } = nodeAt(path) ?? {}
        const names = isMap(node) ? node.items.map((pair) => pair.key) : []
        const name = names.find((one) => isScalar(one) && one.value === key)
        return placeAt((isScalar(name) && name.range?.[0]) || start)
      },
    },
    problems,
  }
}
