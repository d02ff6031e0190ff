import { readSource, type ReadSource, type SourceReading } from './readSource.ts'

/** The last text of each file, whoever asked: a reading depends on the file's path and text alone. */
const latest = new Map<string, { text: string; reading: SourceReading }>()

/** For what measures how long it takes to take a text apart. */
export const forgetReadings = (): void => latest.clear()

/** Takes a file apart, unless its text is the one that this process took apart last under the same path. */
export const readLatest: ReadSource = (source, options) => {
  // Another flaw may leave the same text.
  if (source.flaw) return readSource(source, options)
  const known = latest.get(source.path)
  if (known?.text === source.text) return known.reading
  const reading = readSource(source, options)
  latest.set(source.path, { text: source.text, reading })
  return reading
}

/** The same for as many texts of each file as are given to it: for what looks at several revisions in turn. */
export function keepReadings(): ReadSource {
  const kept = new Map<string, Map<string, SourceReading>>()
  return (source, options) => {
    if (source.flaw) return readSource(source, options)
    const ofFile = kept.get(source.path) ?? new Map<string, SourceReading>()
    kept.set(source.path, ofFile)
    const reading = ofFile.get(source.text) ?? readLatest(source, options)
    ofFile.set(source.text, reading)
    return reading
  }
}
