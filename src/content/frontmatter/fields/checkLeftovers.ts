import { diagnostic, type Diagnostic } from '../../model/diagnostic.ts'
import { textsIn, type FieldPath } from '../../model/fieldPath.ts'
import type { YamlData } from '../../model/parsedFile.ts'
import { leftoversIn } from '../../text/leftovers.ts'

/** The left-overs of a file's fields: one problem for each field that pages show, at its first one. */
export function checkLeftovers(
  file: string,
  { source, data, placeOf }: YamlData,
  isShown: (path: FieldPath) => boolean,
): Diagnostic[] {
  if (leftoversIn(source).length === 0) return []
  return textsIn(data).flatMap(({ path, text }) => {
    const [first] = isShown(path) ? leftoversIn(text) : []
    return first ? [diagnostic(file, placeOf(path), ['leftover', first.message, first.fix])] : []
  })
}
