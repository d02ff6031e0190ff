import { valueAt } from '../model/fieldPath.ts'
import { entriesOf } from '../model/content.ts'
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
  const problems: Diagnostic[] = []
  const seen = new Map<string, Titled[]>()
  const register = (field: string, value: string, entry: Titled) => {
    if (clashing.has(entry.file) || copied.has(entry.file)) return
    const key = `${field}: ${value.toLowerCase()}`
    const others = seen.get(key)
    if (others) others.push(entry)
    else seen.set(key, [entry])
  }
  const pages = content.entries.filter((entry) => kindOfEntry(content.registry, entry) !== undefined)
  for (const entry of pages.toSorted(compare)) {
    register('title', entry.data.title ?? '', entry)
    register('description', entry.data.description ?? '', entry)
  }
  for (const collection of content.registry.collections) {
    for (const field of collection.uniqueFields ?? []) {
      if (namesOfEntries.has(field)) continue
      for (const entry of entriesOf(content, collection).toSorted(compare)) {
        const value = valueAt(entry.data, [field])
        if (typeof value === 'string') register(field, value, entry)
      }
    }
  }
  for (const [key, entries] of seen) {
    const field = key.slice(0, key.indexOf(':'))
    const words = key.slice(field.length)
    // Who has the words in its own name had them first.
    const first = entries.find(({ slug }) => isNamed(slug, words)) ?? entries[0]
    for (const entry of entries) {
      if (first === undefined || entry === first) continue
      problems.push(
        diagnostic(entry.file, entry.placeOf([field]), [
          'same-words',
          `The field "${field}" says the same as in ${first.file}, line ${first.placeOf([field]).line}.`,
          `Change this one; or, if this one is right, change line ${first.placeOf([field]).line} of ${first.file}.`,
        ]),
      )
    }
  }
  return problems
}

type Titled = Pick<Entry, 'file' | 'slug' | 'placeOf'>
