import { isScalar, parseDocument, visit, YAMLParseError } from 'yaml'
import type { Document, LineCounter, YAMLMap } from 'yaml'

/**
 * Reads the lines between the fences with every guess switched off (YAML's "failsafe" schema). That a field stands
 * twice is looked for here: the library compares each field with all others of its group.
 */
export function parseFields(source: string, lineCounter?: LineCounter): Document.Parsed {
  const limit = Error.stackTraceLimit
  // Nobody sees where in the library an error was made, and there may be thousands.
  Error.stackTraceLimit = 0
  const document = parseDocument(source, {
    schema: 'failsafe',
    ...(lineCounter && { lineCounter }),
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: 'silent',
  })
  const twice: YAMLParseError[] = []
  visit(document, { Map: (_, map) => void twice.push(...fieldsTwice(map)) })
  Error.stackTraceLimit = limit
  if (twice.length > 0)
    document.errors = [...document.errors, ...twice].sort((one, other) => one.pos[0] - other.pos[0])
  return document
}

function fieldsTwice({ items }: YAMLMap): YAMLParseError[] {
  const known = new Set<unknown>()
  return items.flatMap(({ key }) => {
    if (!isScalar(key)) return []
    if (!known.has(key.value)) {
      known.add(key.value)
      return []
    }
    const [start] = key.range ?? [0]
    return [new YAMLParseError([start, start + 1], 'DUPLICATE_KEY', 'Map keys must be unique')]
  })
}
