import type { PlanError, NeedsInput } from './plan.ts'
import { valueAt } from '../model/fieldPath.ts'
import { referencesTo } from './findLinks.ts'
import { canRemoveItem, listWithout } from './removeReferences.ts'
import { resolveEntry } from './resolveEntry.ts'
import { scalarAtPath, type FileEdit } from './parseEditable.ts'
import type { IndexedFile, ContentIndex } from './indexContent.ts'

/** Who or what takes the place of something that leaves. */
export interface Substitute {
  /** Undefined when no place has to be taken. */
  slug: string | undefined
}

/**
 * Finds out who takes the places that cannot be empty: a list that must keep its number, a number in a row that
 * may have no gap. Asks when that was not said.
 */
export function chooseSubstitute(
  known: IndexedFile,
  typed: string | undefined,
  index: ContentIndex,
): Substitute | PlanError | NeedsInput {
  const need = needsSubstituteInRow(known, index) ?? needsListSubstitute(known, index)
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

const dataOf = ({ file }: IndexedFile, { content }: ContentIndex): unknown =>
  content.entries.find((entry) => entry.file === file)?.data

/** The card of a person on the Attorneys page, which shows four of each group. */
const cardOf = (known: IndexedFile, index: ContentIndex): unknown =>
  known.isLive ? valueAt(dataOf(known, index), ['featured']) : undefined

function needsSubstituteInRow(known: IndexedFile, index: ContentIndex): Need | undefined {
  const card = cardOf(known, index)
  if (typeof card !== 'number') return undefined
  const groupOf = (file: IndexedFile) => valueAt(dataOf(file, index), ['group'])
  return {
    where: `${known.name} has card ${card} of 4 on the Attorneys page, and the row needs four.`,
    candidates: index.files.filter(
      (other) => other.isLive && groupOf(other) === groupOf(known) && cardOf(other, index) === undefined,
    ),
  }
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
export function transferPlaceInRow(
  known: IndexedFile,
  { slug }: Substitute,
  index: ContentIndex,
): FileEdit[] {
  const card = cardOf(known, index)
  if (typeof card !== 'number' || slug === undefined) return []
  const file = `${known.collection.name}/${slug}.mdx`
  const open = index.open.find(({ path }) => path === file)
  const above = open && scalarAtPath(open, ['title'])
  if (!above) return []
  const lineEnd = open.plain.indexOf('\n', above.end)
  const words = `featured: ${card}`
  return [{ file, start: lineEnd, end: lineEnd, text: `\n${words}`, words }]
}
