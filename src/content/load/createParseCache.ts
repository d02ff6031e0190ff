import { memoizeWeak } from '../model/memoize.ts'
import type { ParsedFile, ParseFile } from '../model/parsedFile.ts'
import type { Registry } from '../model/registry.ts'
import { parseFile } from '../parse/parseFile.ts'

/** Takes files apart, each text of a file once. */
export function createParseCache(): ParseFile {
  const keptOf = memoizeWeak((_registry: Registry) => new Map<string, ParsedFile>())
  return (source, registry) => {
    if (source.decodeError) return parseFile(source, registry)
    const kept = keptOf(registry)
    const key = `${source.path}\n${source.text}`
    const reading = kept.get(key) ?? parseFile(source, registry)
    kept.set(key, reading)
    return reading
  }
}
