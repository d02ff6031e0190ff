import { diagnostic, type Diagnostic } from '../../model/diagnostic.ts'
import { textsIn, type FieldPath } from '../../model/fieldPath.ts'
import type { YamlData } from '../../model/parsedFile.ts'
import { brokenWords } from '../../text/brokenWords.ts'

/** The words of fields that are parted at the end of a line, in texts of several lines that pages show: one for each field. */
export function checkBrokenWords(
  file: string,
  { source, data, placeOf }: YamlData,
  isShown: (path: FieldPath) => boolean,
): Diagnostic[] {
  const words = brokenWords(source)
  if (words.length === 0) return []
  return textsIn(data).flatMap(({ path, text }) => {
    const word = isShown(path) ? words.find(({ shown }) => text.includes(shown)) : undefined
    if (word === undefined) return []
    const { shown, message, fix } = word
    return [
      diagnostic(file, placeOf(path, shown.slice(0, shown.indexOf(' '))), ['broken-word', message, fix]),
    ]
  })
}
