import type { Entry } from '../model/entry.ts'
import type { NumberedRow } from '../model/registry.ts'
import { referencesTo } from './findLinks.ts'
import { canRemoveItem, listWithout } from './removeReferences.ts'
import { resolveEntry, type PlanError } from './resolveEntry.ts'
import { scalarAtPath, type FileEdit } from './parseEditable.ts'
import type { NeedsInput } from './needsInput.ts'
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

/** The number that a file has in a row that may have no gap, with the row. */
function placeInRow(
  known: IndexedFile,
  { content }: ContentIndex,
): { row: NumberedRow; place: number; entry: Entry } | undefined {
  const entry = content.entries.find(({ file }) => file === known.file)
  for (const row of content.registry.rows) {
    const place = entry && row.placeOf(entry)
    if (entry && place !== undefined) return { row, place, entry }
  }
  return undefined
}

function needsSubstituteInRow(known: IndexedFile, index: ContentIndex): Need | undefined {
  const found = placeInRow(known, index)
  if (found === undefined || !known.isLive) return undefined
  const { row, place, entry } = found
  return {
    where: row.need(known.name, place),
    candidates: row
      .candidates(entry, index.content.entries)
      .flatMap(({ file }) => index.files.find((other) => other.file === file && other.isLive) ?? []),
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

/** The edit that gives the number of somebody who leaves a row to somebody else. */
export function transferPlaceInRow(
  known: IndexedFile,
  { slug }: Substitute,
  index: ContentIndex,
): FileEdit[] {
  const found = placeInRow(known, index)
  if (found === undefined || !known.isLive || slug === undefined) return []
  const { row, place } = found
  const file = `${known.collection.name}/${slug}.mdx`
  const open = index.open.find(({ path }) => path === file)
  const above = open && scalarAtPath(open, [row.behind])
  if (!above) return []
  const lineEnd = open.plain.indexOf('\n', above.end)
  const words = `${row.field}: ${place}`
  return [{ file, start: lineEnd, end: lineEnd, text: `\n${words}`, words }]
}
