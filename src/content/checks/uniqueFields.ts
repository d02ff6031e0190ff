import { valueAt } from '../model/fieldPath.ts'
import { entriesOf } from '../model/content.ts'
import { groupBy } from '../model/groupBy.ts'
import { kindOfEntry } from '../model/registry.ts'
import type { Entry } from '../model/entry.ts'
import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import { byFirstPublished } from './byFirstPublished.ts'
import type { Check } from '../model/check.ts'
import { filesWithDuplicateUrl } from './duplicateUrls.ts'
import { findDuplicateEntries, isNamed } from './duplicateEntries.ts'

/** What is held over all pages, or by a check of its own. */
const namesOfEntries = new Set(['title', 'description', 'name'])

/** No two pages share a title or a description, and no two entries a text that must be theirs alone. */
export const checkUniqueFields: Check = (context) => {
  const { content, routes } = context
  const compare = byFirstPublished(context)
  const clashing = filesWithDuplicateUrl(routes)
  const copied = findDuplicateEntries(context)
  const textsOf = (entries: readonly Entry[], field: string): UniqueText[] =>
    entries.toSorted(compare).flatMap((entry) => {
      const text = valueAt(entry.data, [field])
      const isExpected = clashing.has(entry.file) || copied.has(entry.file)
      return typeof text === 'string' && !isExpected ? [{ field, text: text.toLowerCase(), entry }] : []
    })
  const pages = content.entries.filter((entry) => kindOfEntry(content.registry, entry) !== undefined)
  const texts = [
    ...textsOf(pages, 'title'),
    ...textsOf(pages, 'description'),
    ...content.registry.collections.flatMap((collection) =>
      (collection.uniqueFields ?? [])
        .filter((field) => !namesOfEntries.has(field))
        .flatMap((field) => textsOf(entriesOf(content, collection), field)),
    ),
  ]
  return [...groupBy(texts, ({ field, text }) => `${field}: ${text}`).values()].flatMap((alike) => {
    // The page whose file is named after the text most likely had it first.
    const first = alike.find(({ entry, text }) => isNamed(entry.slug, text)) ?? alike[0]
    return alike.flatMap(({ field, entry }): Diagnostic[] => {
      if (first === undefined || entry === first.entry) return []
      const { file, placeOf } = first.entry
      const { line } = placeOf([field])
      return [
        diagnostic(entry.file, entry.placeOf([field]), [
          'same-words',
          `The field "${field}" says the same as in ${file}, line ${line}.`,
          `Change this one; or, if this one is right, change line ${line} of ${file}.`,
        ]),
      ]
    })
  })
}

/** A text that no other entry may have in the same field, in small letters. */
interface UniqueText {
  field: string
  text: string
  entry: Entry
}
