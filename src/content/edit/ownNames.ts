import { valueAt } from '../model/fieldPath.ts'
import type { Collection } from '../model/contentType.ts'
import type { EntryData } from '../model/entry.ts'
import { nameTerm, type SearchTerm } from './findMentions.ts'
import { titleOfSlug } from '../text/capitalize.ts'
import { slugOf } from '../text/slugOf.ts'
import type { IndexedFile, ContentIndex } from './indexContent.ts'

/** The names of a file on the site, to be looked for in the lines of all files. */
export function ownNames(known: IndexedFile, index: ContentIndex): SearchTerm[] {
  const others = otherNames(known.file, index)
  return namesOf(known, index).map((name) => nameTerm(name, others))
}

/**
 * The names that are old once a file is called otherwise: its own when the file was called after it, and the words of
 * its old file name when its fields have the new name already. None when only its folder changes.
 * @param slug the new one
 */
export function oldNames(known: IndexedFile, slug: string, index: ContentIndex): SearchTerm[] {
  const [before, after] = [lastPart(known.slug), lastPart(slug)]
  if (before === after) return []
  const others = otherNames(known.file, index)
  if (slugOf(known.name) === before) {
    return namesOf(known, index)
      .filter((name) => !after.split('-').includes(slugOf(name)))
      .map((name) => nameTerm(name, others))
  }
  if (slugOf(known.name) !== after) return []
  const name = titleOfSlug(before)
  const family = name.split(' ').at(-1) ?? name
  const isFamily = known.collection.isOfPeople && !after.split('-').includes(family.toLowerCase())
  return [nameTerm(name, others), ...(isFamily && family !== name ? [nameTerm(family, others)] : [])]
}

const lastPart = (slug: string): string => slug.slice(slug.lastIndexOf('/') + 1)

/** What a file is called on the site: its name or title, the family name of a person, the names in menus and forms. */
function namesOf({ collection, file, name }: IndexedFile, { content: { entries } }: ContentIndex): string[] {
  const data = entries.find((entry) => entry.file === file)?.data
  if (collection.isOfPeople) {
    const typed = valueAt(data, ['familyName'])
    const family = typeof typed === 'string' ? typed : (name.trim().split(/\s+/).at(-1) ?? name)
    return family.length > 1 ? [...new Set([name, family])] : [name]
  }
  return [...new Set([name, ...furtherNames(collection, data)])]
}

/** The names in menus and forms. */
const furtherNames = ({ nameFields = [] }: Collection, data: EntryData | undefined): string[] =>
  ['menuLabel', ...nameFields].flatMap((field) => {
    const value = valueAt(data, [field])
    return typeof value === 'string' ? [value] : []
  })

/** What else has a name that may hold the same words: other people, other practice areas, the street and the city. */
function otherNames(own: string, { content, files }: ContentIndex): string[] {
  const { organization } = content
  const { street, city } = organization?.data.address ?? {}
  const isNamed = ({ isOfPeople, nameFields }: Collection) => isOfPeople || nameFields !== undefined
  const others = files.filter(({ file, collection }) => file !== own && isNamed(collection))
  return [
    ...others.map(({ name }) => name),
    ...others.flatMap(({ collection, file }) =>
      collection.nameFields
        ? furtherNames(collection, content.entries.find((entry) => entry.file === file)?.data)
        : [],
    ),
    ...[street, city].flatMap((name) => name ?? []),
  ]
}
