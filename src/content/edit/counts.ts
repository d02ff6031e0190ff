import type { Collection } from '../model/contentType.ts'
import { isListed, type Listing } from '../model/pageKind.ts'
import { capitalize } from '../text/capitalize.ts'
import { valueAt } from '../model/fieldPath.ts'
import { valueRange, scalarAtPath, type EditableFile, type FileEdit } from './parseEditable.ts'
import { type SearchTerm, countTerm, spellCount } from './findMentions.ts'
import type { ContentIndex } from './indexContent.ts'

/** What changes when a person comes or leaves. */
export interface CountChange {
  edits: FileEdit[]
  /** Sentences that count the people as they were. */
  wanted: SearchTerm[]
  /** What could not be changed, in sentences. */
  notes: string[]
}

/**
 * The edits of the pages that count what they list, when something comes or leaves.
 * @param isOn whether a listing has it
 * @param step 1 when something comes, -1 when something leaves
 */
export function changeCounts(
  isOn: (listing: Listing) => boolean,
  step: 1 | -1,
  { content, open, files }: ContentIndex,
): CountChange {
  const change: CountChange = { edits: [], wanted: [], notes: [] }
  const changed = content.registry.kinds.flatMap(({ isKindOf, lists }) =>
    lists?.counted && isOn(lists) ? [{ isKindOf, lists, counted: lists.counted }] : [],
  )
  const liveIn = (collection: Collection) =>
    new Set(files.flatMap((known) => (known.isLive && known.collection === collection ? known.file : [])))
  const typedIn = (collection: Collection) => {
    const live = liveIn(collection)
    return open.filter(({ path }) => live.has(path)).map(({ data }) => data)
  }
  for (const { isKindOf, lists, counted } of changed) {
    const count = typedIn(lists.collection).filter((data) => isListed(lists, data)).length
    const counting = countTerm(count, counted.things)
    const live = liveIn(lists.collection)
    const finished = content.entries.filter(({ file, data }) => live.has(file) && isListed(lists, data))
    change.wanted.push(counting, ...countsOfFinished(finished.length, count, counted.things))
    for (const { file, data } of content.entries.filter(isKindOf)) {
      const said = valueAt(data, [counted.field])
      if (typeof said !== 'number') continue
      const page = open.find(({ path }) => path === file)
      const scalar = page && scalarAtPath(page, [counted.field])
      const at = page && scalar && valueRange(page, scalar)
      const to = said + step
      if (at && count === said) {
        change.edits.push(
          { file, ...at, text: String(to), words: `${counted.field}: ${said} → ${to}` },
          ...countedInFields(page, counting.pattern, { from: count, to }),
        )
      } else {
        change.notes.push(
          `${file} says "${counted.field}: ${said}", and ${count} files were listed there before. Write ${count + step} there once every file is in order.`,
        )
      }
    }
  }
  return { ...change, wanted: [...change.wanted, ...countsOfBoth(changed, typedIn)] }
}

/** Sentences that count those without blanks, when others are begun and not finished: the numbers are still theirs. */
const countsOfFinished = (finished: number, all: number, things: readonly string[]): SearchTerm[] =>
  finished === all || finished === 0 ? [] : [countTerm(finished, things)]

/** Sentences that count the files of a collection that are on the site. */
export function countsOfCollection(collection: Collection, { content, files }: ContentIndex): SearchTerm[] {
  const { countedAs } = collection
  if (countedAs === undefined) return []
  const alike = files.filter((known) => known.collection === collection && known.isLive)
  const entries = new Set(content.entries.map(({ file }) => file))
  const finished = alike.filter(({ file }) => entries.has(file))
  return [countTerm(alike.length, countedAs), ...countsOfFinished(finished.length, alike.length, countedAs)]
}

/** Sentences that count those whom two pages list: the partners among the leaders. */
const countsOfBoth = (
  changed: readonly { lists: Listing; counted: { things: readonly string[] } }[],
  typedIn: (collection: Collection) => unknown[],
): SearchTerm[] =>
  changed.flatMap((one) =>
    changed.flatMap((other) => {
      if (one.lists.where.is === undefined || other.lists.where.is !== undefined) return []
      const both = typedIn(one.lists.collection).filter(
        (data) => isListed(one.lists, data) && isListed(other.lists, data),
      )
      return countTerm(both.length, one.counted.things.slice(0, 1))
    }),
  )

/** The edits of sentences in a page's fields that count those whom it lists: `Ten partners` → `Eleven partners`. */
function countedInFields(
  { path: file, plain, bodyStart }: EditableFile,
  pattern: RegExp,
  { from, to }: { from: number; to: number },
): FileEdit[] {
  // A sentence about one person is worded differently.
  if (Math.min(from, to) < 2) return []
  const fields = plain.slice(0, bodyStart).replace(/^[^\S\n]*#.*$/gm, (remark) => ' '.repeat(remark.length))
  return [...fields.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].flatMap(
    ({ 0: found, index: start }) => {
      const before = /^\S+/.exec(found)?.[0] ?? ''
      if (/:\s*$/.test(fields.slice(0, start)) && /\n\S/.test(found)) return []
      const word = /^\d/.test(before) ? String(to) : spellCount(to)
      const text = /^\p{Lu}/u.test(before) ? capitalize(word) : word
      return [{ file, start, end: start + before.length, text, words: `${before} → ${text}` }]
    },
  )
}
