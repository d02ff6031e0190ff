import { mayLeave, listWithout, referencesTo } from './retiredReferences.ts'
import { comparePlaces } from '../../firm/collections/attorneys/personOrder.ts'
import { findTarget, type Refusal } from './findTarget.ts'
import { scalarAt } from './openFile.ts'
import type { Asking } from './question.ts'
import type { Known, Survey } from './survey.ts'
import type { TextEdit } from './textEdits.ts'

/** Who or what takes the place of something that leaves. */
export interface Replacement {
  /** Undefined when no place has to be taken. */
  slug: string | undefined
}

/**
 * Finds out who takes the places that cannot be empty: a list that must keep its number, one of the four cards of the
 * Attorneys page. Asks when that was not said.
 */
export function replacement(
  known: Known,
  typed: string | undefined,
  survey: Survey,
): Replacement | Refusal | Asking {
  const need = cardNeed(known, survey) ?? listNeed(known, survey)
  if (!need) {
    return typed === undefined
      ? { slug: undefined }
      : { refused: `Nothing needs to take the place of ${known.name}. Leave out --instead.` }
  }
  const { candidates, where } = need
  const [first] = candidates
  if (typed === undefined && first === undefined) return { slug: undefined }
  if (typed === undefined || typed.trim() === '') {
    return {
      asks: {
        flag: 'instead',
        sentence: `${where} Who or what takes that place?`,
        choices: candidates.map(({ slug, name }) => ({ word: slug, words: name })),
        ...(first && { suggested: first.slug }),
      },
    }
  }
  const target = findTarget(typed, survey)
  if ('refused' in target) return { ...target, about: 'instead' }
  const { slug, name } = target.known
  if (candidates.some(({ file }) => file === target.known.file)) return { slug }
  return {
    refused: `${name} cannot take that place. ${where} Write one of these behind --instead: ${candidates.map((other) => other.slug).join(', ')}.`,
  }
}

interface Need {
  where: string
  candidates: Known[]
}

function cardNeed(known: Known, { content, files }: Survey): Need | undefined {
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

const cardOf = (known: Known, people: Survey['content']['entries']['attorneys']): number | undefined => {
  const person = people.find(({ file }) => file === known.file)?.data
  return person && 'featured' in person ? person.featured : undefined
}

function listNeed(known: Known, { open, files }: Survey): Need | undefined {
  const fixed = open
    .filter(({ path }) => path !== known.file)
    .flatMap((file) =>
      referencesTo(file, known)
        .filter((reference) => !mayLeave(file, reference))
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
export function takeCard(
  known: Known,
  { slug }: Replacement,
  { content, open, files }: Survey,
): Map<string, TextEdit[]> {
  const place = cardOf(known, content.entries.attorneys)
  const file = open.find(({ path }) => path === `attorneys/${slug ?? ''}.mdx`)
  const title = file && scalarAt(file, ['title'])
  const isTaken = place !== undefined && known.isLive && files.some((other) => other.file === file?.path)
  if (!isTaken || !title) return new Map()
  const lineEnd = file.plain.indexOf('\n', title.end)
  const words = `featured: ${place}`
  return new Map([[file.path, [{ start: lineEnd, end: lineEnd, text: `\n${words}`, words }]]])
}
