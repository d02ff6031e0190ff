import { canRemoveItem, listWithout, referencesTo } from './removeReferences.ts'
import { comparePlaces } from '../../firm/collections/attorneys/personOrder.ts'
import { resolveEntry, type PlanError } from './resolveEntry.ts'
import { scalarAtPath } from './parseEditable.ts'
import type { NeedsInput } from './needsInput.ts'
import type { IndexedFile, ContentIndex } from './indexContent.ts'
import type { TextEdit } from './textEdits.ts'

/** Who or what takes the place of something that leaves. */
export interface Substitute {
  /** Undefined when no place has to be taken. */
  slug: string | undefined
}

/**
 * Finds out who takes the places that cannot be empty: a list that must keep its number, one of the four cards of the
 * Attorneys page. Asks when that was not said.
 */
export function chooseSubstitute(
  known: IndexedFile,
  typed: string | undefined,
  index: ContentIndex,
): Substitute | PlanError | NeedsInput {
  const need = needsFeaturedSubstitute(known, index) ?? needsListSubstitute(known, index)
  if (!need) {
    return typed === undefined
      ? { slug: undefined }
      : { error: `Nothing needs to take the place of ${known.name}. Leave out --instead.` }
  }
  const { candidates, where } = need
  const [first] = candidates
  if (typed === undefined && first === undefined) return { slug: undefined }
  if (typed === undefined || typed.trim() === '') {
    return {
      prompt: {
        flag: 'instead',
        sentence: `${where} Who or what takes that place?`,
        choices: candidates.map(({ slug, name }) => ({ word: slug, words: name })),
        ...(first && { suggested: first.slug }),
      },
    }
  }
  const target = resolveEntry(typed, index)
  if ('error' in target) return { ...target, flag: 'instead' }
  const { slug, name } = target.known
  if (candidates.some(({ file }) => file === target.known.file)) return { slug }
  return {
    error: `${name} cannot take that place. ${where} Write one of these behind --instead: ${candidates.map((other) => other.slug).join(', ')}.`,
  }
}

interface Need {
  where: string
  candidates: IndexedFile[]
}

function needsFeaturedSubstitute(known: IndexedFile, { content, files }: ContentIndex): Need | undefined {
  const place = cardOf(known, content.entries.attorneys)
  if (place === undefined || !known.isLive) return undefined
  const group = content.entries.attorneys.find(({ file }) => file === known.file)?.data.group
  const free = content.entries.attorneys
    .filter(({ data }) => data.group === group && !('featured' in data && data.featured !== undefined))
    .sort((a, b) => comparePlaces(a.data, b.data))
    .flatMap(({ file }) => files.find((other) => other.file === file && other.isLive) ?? [])
  return {
    where: `${known.name} has card ${place} of 4 on the Attorneys page, and the row needs four.`,
    candidates: free,
  }
}

const cardOf = (known: IndexedFile, people: ContentIndex['content']['entries']['attorneys']): number | undefined => {
  const person = people.find(({ file }) => file === known.file)?.data
  return person && 'featured' in person ? person.featured : undefined
}

function needsListSubstitute(known: IndexedFile, { open, files }: ContentIndex): Need | undefined {
  const fixed = open
    .filter(({ path }) => path !== known.file)
    .flatMap((file) =>
      referencesTo(file, known)
        .filter((reference) => !canRemoveItem(file, reference))
        .map((reference) => ({ file, rest: listWithout(file, reference) ?? [] })),
    )
  if (fixed.length === 0) return undefined
  const taken = new Set(fixed.flatMap(({ rest }) => rest))
  const places = [...new Set(fixed.map(({ file }) => file.path))].join(', ')
  return {
    where: `${known.name} stands in a list that cannot be shorter, in ${places}.`,
    candidates: files.filter(
      ({ collection, slug, isLive }) =>
        collection === known.collection && isLive && slug !== known.slug && !taken.has(slug),
    ),
  }
}

/** The edit that gives the card of somebody who leaves to somebody else. */
export function transferFeaturedSlot(
  known: IndexedFile,
  { slug }: Substitute,
  { content, open, files }: ContentIndex,
): Map<string, TextEdit[]> {
  const place = cardOf(known, content.entries.attorneys)
  const file = open.find(({ path }) => path === `attorneys/${slug ?? ''}.mdx`)
  const title = file && scalarAtPath(file, ['title'])
  const isTaken = place !== undefined && known.isLive && files.some((other) => other.file === file?.path)
  if (!isTaken || !title) return new Map()
  const lineEnd = file.plain.indexOf('\n', title.end)
  const words = `featured: ${place}`
  return new Map([[file.path, [{ start: lineEnd, end: lineEnd, text: `\n${words}`, words }]]])
}
