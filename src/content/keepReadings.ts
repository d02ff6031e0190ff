import { readSource, type ReadSource, type SourceReading } from './readSource.ts'

/**
 * Takes each text of a file apart once, however often the site is made from it.
 * @param texts whether only the latest text of each file is kept, as long-lived programs want it, or every one
 */
export function keepReadings(texts: 'latest' | 'all'): ReadSource {
  const kept = new Map<string, Map<string, SourceReading>>()
  return (source, options) => {
    // Another flaw may leave the same text.
    if (source.flaw) return readSource(source, options)
    const ofFile = kept.get(source.path)
    const known = ofFile?.get(source.text)
    if (known) return known
    const reading = readSource(source, options)
    if (ofFile && texts === 'all') ofFile.set(source.text, reading)
    else kept.set(source.path, new Map([[source.text, reading]]))
    return reading
  }
}
