import type { ParseFile, ParsedFile } from '../model/parsedFile.ts'
import { memoizeWeak } from '../model/memoize.ts'
import type { Registry } from '../model/registry.ts'
import { parseFile } from '../parse/parseFile.ts'

/** The last text of each path with its parsed file, which depends on path, text and registry alone. */
const latestOf = memoizeWeak(
  (_registry: Registry) => new Map<string, { text: string; reading: ParsedFile }>(),
)

/** Empties the cache, for benchmarks of parsing. */
export const forgetReadings = (registry: Registry): void => latestOf(registry).clear()

/**
 * Takes a file apart, unless its text is the one that this process took apart last under the same path.
 * @param parse takes apart what is new, or gives undefined for what it does not know
 */
export const readLatestOr =
  <Found extends ParsedFile | undefined>(parse: (...given: Parameters<ParseFile>) => Found) =>
  (...[source, registry]: Parameters<ParseFile>): ParsedFile | Found => {
    // Different decoding errors may leave the same text.
    if (source.decodeError) return parse(source, registry)
    const latest = latestOf(registry)
    const known = latest.get(source.path)
    if (known?.text === source.text) return known.reading
    const reading = parse(source, registry)
    if (reading) latest.set(source.path, { text: source.text, reading })
    return reading
  }

/** The same, over `parseFile`. */
export const readLatest: ParseFile = readLatestOr(parseFile)

/**
 * The same, keeping every text of each path: for callers that look at several revisions in turn.
 * @param parse takes apart what is new
 */
export function createParseCache(parse: ParseFile = readLatest): ParseFile {
  const keptOf = memoizeWeak((_registry: Registry) => new Map<string, Map<string, ParsedFile>>())
  return (source, registry) => {
    if (source.decodeError) return parseFile(source, registry)
    const kept = keptOf(registry)
    const ofFile = kept.get(source.path) ?? new Map<string, ParsedFile>()
    kept.set(source.path, ofFile)
    const reading = ofFile.get(source.text) ?? parse(source, registry)
    ofFile.set(source.text, reading)
    return reading
  }
}
