import { splitFile } from '../parse/splitFile.ts'
import { lazily } from '../model/lazily.ts'
import type { ParsedBody } from '../model/parsedBody.ts'
import type { ParseFile, ReadKeptFile } from '../model/parsedFile.ts'
import { collectionOfPath } from '../model/registry.ts'
import { recordTagOf } from '../tags/recordTag.ts'

/**
 * Takes files apart whose bodies are read when something of them is asked for; what is wrong in a body is not told.
 * @param parse takes a whole file apart
 * @param readKept gives what is known of a whole file already
 */
export const deferBody =
  (parse: ParseFile, readKept: ReadKeptFile = () => undefined): ParseFile =>
  (source, registry) => {
    const known = readKept(source, registry)
    if (known) return known
    if (source.decodeError) return parse(source, registry)
    const split = splitFile(source)
    if ('problems' in split) return parse(source, registry)
    const whole = lazily((): ParsedBody => {
      const { parts } = parse(source, registry)
      if (parts === undefined) throw new Error(`${source.path} has no body.`)
      return parts.prose
    })
    // What has no sign of a picture, or of a record, has none.
    const holds = (sign: string | undefined) => sign !== undefined && split.body.includes(sign)
    const prose: ParsedBody = {
      tree: () => whole().tree(),
      madeFrom: [source.path, source.text],
      tags: registry.tags,
      firstLine: split.bodyLine,
      numbered: collectionOfPath(registry, source.path)?.isNumbered ?? false,
      get headings() {
        return whole().headings
      },
      get links() {
        return whole().links
      },
      get images() {
        return holds('![') ? whole().images : []
      },
      get brokenImages() {
        return whole().brokenImages
      },
      get claims() {
        return holds(recordTagOf(registry.tags)?.name) ? whole().claims : []
      },
      get multiSentenceLines() {
        return whole().multiSentenceLines
      },
    }
    return { parts: { yaml: split.yaml, prose }, problems: [] }
  }
