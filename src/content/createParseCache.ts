import { parseFile, type ParseFile, type ParsedFile } from './parseFile.ts'

/** The last text of each file, whoever asked: a reading depends on the file's path and text alone. */
const latest = new Map<string, { text: string; reading: ParsedFile }>()

/** For what measures how long it takes to take a text apart. */
export const forgetReadings = (): void => latest.clear()

/** Takes a file apart, unless its text is the one that this process took apart last under the same path. */
export const readLatest: ParseFile = (source, options) => {
  // Another flaw may leave the same text.
  if (source.decodeError) return parseFile(source, options)
  const known = latest.get(source.path)
  if (known?.text === source.text) return known.reading
  const reading = parseFile(source, options)
  latest.set(source.path, { text: source.text, reading })
  return reading
}

/** The same for as many texts of each file as are given to it: for what looks at several revisions in turn. */
export function createParseCache(): ParseFile {
  const kept = new Map<string, Map<string, ParsedFile>>()
  return (source, options) => {
    if (source.decodeError) return parseFile(source, options)
    const ofFile = kept.get(source.path) ?? new Map<string, ParsedFile>()
    kept.set(source.path, ofFile)
    const reading = ofFile.get(source.text) ?? readLatest(source, options)
    ofFile.set(source.text, reading)
    return reading
  }
}
