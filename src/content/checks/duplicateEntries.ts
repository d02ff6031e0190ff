import { entriesOf } from '../model/content.ts'
import type { Entry } from '../model/entry.ts'
import { valueAt } from '../model/fieldPath.ts'
import { quotedList } from '../text/listInWords.ts'
import { fileStart, diagnostic } from '../model/diagnostic.ts'
import { groupBy } from '../model/groupBy.ts'
import { memoizeWeak } from '../model/memoize.ts'
import { byFirstPublished } from './byFirstPublished.ts'
import type { Check, CheckContext } from '../model/check.ts'
import { filesWithDuplicateUrl } from './duplicateUrls.ts'

/** Files that were copied and not changed, each told once. */
export const checkDuplicateEntries: Check = (context) =>
  [...findDuplicateEntries(context)].map(([file, { original, fieldsToChange, isWhole }]) =>
    diagnostic(file, fileStart, [
      fieldsToChange.includes('name') ? 'same-name' : 'same-words',
      isWhole
        ? `This file is a copy of ${original}: all its fields say the same.`
        : `This file seems to be a copy of ${original}: ${quotedList(fieldsToChange)} say the same.`,
      `If you did not mean to keep it, delete it; otherwise change these fields: ${quotedList(fieldsToChange)}.`,
    ]),
  )

/** A file with the words of its title, and the fields that no other file may have alike. */
type ComparedEntry = Pick<Entry<object>, 'file' | 'slug' | 'data'> & {
  words: string
  fieldsToChange: string[]
}

interface DuplicateEntry {
  /** The file that it says the same as. */
  original: string
  /** The fields that it needs of its own. */
  fieldsToChange: string[]
  /** Whether all its fields say the same. */
  isWhole: boolean
}

/**
 * The files whose fields are all those of another one of their kind, or all that no two may have alike, each with that
 * one: a file that was copied, or that is left when a move is half taken back.
 */
export const findDuplicateEntries = memoizeWeak(
  (context: CheckContext): ReadonlyMap<string, DuplicateEntry> => {
    const { content } = context
    const compare = byFirstPublished(context)
    const clashing = filesWithDuplicateUrl(context.routes)
    const lists = content.registry.collections.flatMap((collection): ComparedEntry[][] => {
      const { uniqueFields } = collection
      if (uniqueFields === undefined) return []
      return [
        entriesOf(content, collection).map((entry) => ({
          ...entry,
          words: entry.data.title ?? entry.data.name ?? '',
          fieldsToChange: uniqueFields.filter((field) => valueAt(entry.data, [field]) !== undefined),
        })),
      ]
    })
    return new Map(
      lists.flatMap((list) => {
        const candidates = list.filter(({ file }) => !clashing.has(file))
        return [...groupBy(candidates, keyOf).values()].flatMap((alike) => {
          const sorted = alike.toSorted(compare)
          const first = sorted.find(({ slug, words }) => isNamed(slug, words)) ?? sorted[0]
          return sorted.flatMap((entry): [string, DuplicateEntry][] => {
            if (first === undefined || entry === first) return []
            const { file, fieldsToChange, data } = entry
            const isWhole = asText(data) === asText(first.data)
            return [[file, { original: first.file, fieldsToChange, isWhole }]]
          })
        })
      }),
    )
  },
)

/** What copies have alike. One or two words may be the same by chance: a name, or a title with its place. */
const keyOf = ({ data, fieldsToChange }: ComparedEntry): string =>
  fieldsToChange.includes('description')
    ? JSON.stringify(fieldsToChange.map((field) => valueAt(data, [field])))
    : asText(data)

const asText = memoizeWeak((data: object) => JSON.stringify(data))

/** Whether a file’s name is made of some of these words, as `tax-law` of “Tax Law in New York”: it had them first. */
export const isNamed = (slug: string, words: string): boolean =>
  (slug.split('/').at(-1) ?? slug).split('-').every((part) => words.toLowerCase().includes(part))
