import type { Section } from '../text/types.ts'
import { maxWeightIncreasingSubsequence, type Pair } from '../text/longestCommonSubsequence.ts'
import { lazily } from '../../content/model/lazily.ts'
import {
  bagOf,
  mergeBags,
  diceSimilarity,
  maxDiceSimilarity,
  type BagOfWords,
  type Vocabulary,
} from './diceSimilarity.ts'

/** Sections that are compared with each other: usually one and its counterpart. */
export interface Group {
  /** Their places on the old and the new page, in order. */
  before: number[]
  after: number[]
  /** The two that are the same section. */
  pair: Pair | undefined
  moved: boolean
}

/** The same id is not trusted where the words are quite others. */
const minSimilarityOfSameId = 0.15
const minSimilarity = 0.5
const minSimilarityOfBlocks = 0.8
const maxPairs = 40_000

/**
 * Finds each section's counterpart: by its id, by its heading, by its words; which of them have moved; and which
 * sections without a counterpart hold text of a neighbour, because one section was made two or two one.
 * @returns groups in the order in which the new page is read, those that are gone where they stood
 */
export function matchSections(before: readonly Section[], after: readonly Section[]): Group[] {
  const vocabulary: Vocabulary = new Map()
  const old = before.map((section) => describe(section, vocabulary))
  const now = after.map((section) => describe(section, vocabulary))
  const pairs = pairsOf(old, now)
  const steady = new Set(
    maxWeightIncreasingSubsequence(
      pairs.map(([i, j]) => ({ before: i, after: j, weight: 1 + (old[i]?.length ?? 0) })),
    ).map((kept) => kept.after),
  )
  const groups = pairs.map(([i, j]): Group => ({
    before: [i],
    after: [j],
    pair: [i, j],
    moved: !steady.has(j),
  }))
  attach(groups, { lone: now, others: old, side: 'after' })
  attach(groups, { lone: old, others: now, side: 'before' })
  return inReadingOrder(groups)
}

interface Described {
  section: Section
  bag: () => BagOfWords
  /** The words of each of its blocks. */
  blockBags: () => readonly BagOfWords[]
  /** In letters. */
  length: number
}

const describe = (section: Section, vocabulary: Vocabulary): Described => {
  const { heading, blocks } = section
  const bags = lazily(() => blocks.map(({ text }) => bagOf(text, vocabulary)))
  return {
    section,
    bag: lazily(() => mergeBags([bagOf(heading, vocabulary), ...bags()])),
    blockBags: bags,
    length: blocks.reduce((sum, { text }) => sum + text.length, 0),
  }
}

/** What stands above the first heading is never taken for what stands below one. */
const isHeadedAlike = (a: Described, b: Described): boolean =>
  (a.section.heading === '') === (b.section.heading === '')

/** Two people who went to the same schools are two people. */
const mayBeAlike = (a: Described, b: Described): boolean =>
  isHeadedAlike(a, b) && !a.section.isOfPerson && !b.section.isOfPerson

/** Counterparts, in the order of the new page. */
function pairsOf(old: readonly Described[], now: readonly Described[]): Pair[] {
  const taken = new Map<number, number>()
  const free = new Set(old.keys())
  const take = (i: number, j: number) => {
    taken.set(j, i)
    free.delete(i)
  }
  const byName = (
    name: (described: Described) => string | undefined,
    trusted: (a: Described, b: Described) => boolean,
  ) => {
    const places = new Map<string, number[]>()
    for (const i of free) {
      const described = old[i]
      const key = described && name(described)
      if (key !== undefined) places.set(key, [...(places.get(key) ?? []), i])
    }
    now.forEach((described, j) => {
      const key = name(described)
      const [i] = (key !== undefined && places.get(key)) || []
      const other = i === undefined ? undefined : old[i]
      if (key === undefined || i === undefined || !other || taken.has(j)) return
      if (!isHeadedAlike(other, described) || !trusted(other, described)) return
      take(i, j)
      places.get(key)?.shift()
    })
  }
  byName(
    ({ section }) => section.id,
    (a, b) =>
      a.section.heading === b.section.heading || diceSimilarity(a.bag(), b.bag()) >= minSimilarityOfSameId,
  )
  byName(
    ({ section }) => section.heading || undefined,
    () => true,
  )
  const open = now.flatMap((_, j) => (taken.has(j) ? [] : [j]))
  if (free.size * open.length <= maxPairs) {
    const likely = [...free].flatMap((i) =>
      open.flatMap((j) => {
        const [a, b] = [old[i], now[j]]
        const alike = a && b && mayBeAlike(a, b) ? diceSimilarity(a.bag(), b.bag()) : 0
        return alike >= minSimilarity ? [{ i, j, alike }] : []
      }),
    )
    likely.sort((a, b) => b.alike - a.alike || a.i - b.i || a.j - b.j)
    for (const { i, j } of likely) if (free.has(i) && !taken.has(j)) take(i, j)
  }
  return [...taken].map(([j, i]): Pair => [i, j]).sort((a, b) => a[1] - b[1])
}

/** Gives sections without a counterpart to the neighbour whose counterpart holds text of theirs; the others stand alone. */
function attach(
  groups: Group[],
  {
    lone,
    others,
    side,
  }: { lone: readonly Described[]; others: readonly Described[]; side: 'before' | 'after' },
): void {
  const opposite = side === 'after' ? 'before' : 'after'
  const groupAt = new Map(groups.flatMap((group) => group[side].map((place) => [place, group] as const)))
  const inCommon = (place: number, group: Group | undefined): number => {
    let words = 0
    if (lone[place]?.section.heading === '') return words
    const near = group?.[opposite].flatMap((at) => others[at]?.blockBags() ?? []) ?? []
    for (const bag of lone[place]?.blockBags() ?? [])
      if (near.some((other) => isSameText(bag, other))) words += bag.length
    return words
  }
  for (let start = 0; start < lone.length;) {
    let end = start
    while (end < lone.length && !groupAt.has(end)) end += 1
    const run = Array.from({ length: end - start }, (_, index) => start + index)
    const [above, below] = [groupAt.get(start - 1), groupAt.get(end)]
    const wishes = run.map((place) => {
      const [up, down] = [inCommon(place, above), inCommon(place, below)]
      return up === 0 && down === 0 ? undefined : up >= down ? above : below
    })
    const toAbove = above ? wishes.lastIndexOf(above) + 1 : 0
    const firstBelow = below ? wishes.indexOf(below, toAbove) : -1
    const fromBelow = firstBelow === -1 ? run.length : firstBelow
    above?.[side].push(...run.slice(0, toAbove))
    below?.[side].unshift(...run.slice(fromBelow))
    for (const place of run.slice(toAbove, fromBelow)) {
      const alone: Group = { before: [], after: [], pair: undefined, moved: false }
      alone[side].push(place)
      groups.push(alone)
    }
    start = end + 1
  }
}

/** Whether two blocks are one text, but for a word in five. */
const isSameText = (bag: BagOfWords, other: BagOfWords): boolean =>
  maxDiceSimilarity(bag, other) >= minSimilarityOfBlocks &&
  diceSimilarity(bag, other) >= minSimilarityOfBlocks

function inReadingOrder(groups: readonly Group[]): Group[] {
  const order = groups
    .filter(({ after }) => after.length > 0)
    .sort((a, b) => (a.after[0] ?? 0) - (b.after[0] ?? 0))
  const gone = groups
    .filter(({ after }) => after.length === 0)
    .sort((a, b) => (a.before[0] ?? 0) - (b.before[0] ?? 0))
  for (const group of gone) {
    const place = group.before[0] ?? 0
    // Behind what stood before it, where that still stands in its order.
    const above = order.reduce<{ at: number; place: number }>(
      (best, { before, moved }, at) => {
        const last = before.at(-1)
        return !moved && last !== undefined && last < place && last > best.place ? { at, place: last } : best
      },
      { at: -1, place: -1 },
    )
    order.splice(above.at + 1, 0, group)
  }
  return order
}
