import { fileStart, problemAt } from '../problem.ts'
import type { Entry } from '../readEntry.ts'
import { remembered } from '../remembered.ts'
import { bySeniority } from './bySeniority.ts'
import type { Check, Whole } from './check.ts'
import { filesAtOneAddress } from './clashes.ts'

/** Files that were copied and not changed, each told once. */
export const checkCopies: Check = (whole) => {
  const { attorneys } = whole.content.entries
  const people = new Set(attorneys.map(({ file }) => file))
  return [...copies(whole)].map(([file, original]) =>
    problemAt(file, fileStart, [
      people.has(file) ? 'same-name' : 'same-words',
      `This file is a copy of ${original}: all its fields say the same.`,
      `If you did not mean to keep it, delete it; otherwise write its own ${people.has(file) ? 'name and place' : 'title and description'}, and go through the other fields.`,
    ]),
  )
}

type Copied = Pick<Entry<object>, 'file' | 'slug'> & { data: object; words: string }

/** The files whose fields are all those of another one of their kind, each with that one. */
export const copies = remembered((whole: Whole): ReadonlyMap<string, string> => {
  const { pages, legal, attorneys, 'practice-areas': areas } = whole.content.entries
  const compare = bySeniority(whole)
  const clashing = filesAtOneAddress(whole.routes)
  const lists: Copied[][] = [
    pages.map((entry) => ({ ...entry, words: entry.data.title })),
    areas.map((entry) => ({ ...entry, words: entry.data.title })),
    legal.map((entry) => ({ ...entry, words: entry.data.title })),
    attorneys.map((entry) => ({ ...entry, words: entry.data.name })),
  ]
  return new Map(
    lists.flatMap((list) => {
      const alike = new Map<string, Copied[]>()
      for (const entry of list) {
        if (clashing.has(entry.file)) continue
        const others = alike.get(asText(entry.data))
        if (others) others.push(entry)
        else alike.set(asText(entry.data), [entry])
      }
      return [...alike.values()].flatMap((same) => {
        if (same.length === 1) return []
        const sorted = same.toSorted(compare)
        const first = sorted.find(({ slug, words }) => isNamed(slug, words)) ?? sorted[0]
        return sorted.flatMap((entry): [string, string][] =>
          first === undefined || entry === first ? [] : [[entry.file, first.file]],
        )
      })
    }),
  )
})

const asText = remembered((data: object) => JSON.stringify(data))

/** Whether a file’s name is made of some of these words, as `tax-law` of “Tax Law in New York”: it had them first. */
export const isNamed = (slug: string, words: string): boolean =>
  (slug.split('/').at(-1) ?? slug).split('-').every((part) => words.toLowerCase().includes(part))
