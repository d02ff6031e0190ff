import { longestCommonSubsequence } from '../text/longestCommonSubsequence.ts'
import { counted } from '../../content/text/plural.ts'
import { truncateAtWord } from '../../content/text/truncate.ts'

/** How many sections or sentences are named. */
const maxNamed = 3

/**
 * Which sections stand elsewhere, each as the end of a sentence: `the section "Use" now stands behind "Scope"`. What
 * moved along with the section above it is not named again.
 * @param before a text of `canonicalText`; @param after another
 */
export function movedSections(before: string, after: string): string[] {
  const [old, now] = [headingsOf(before), headingsOf(after)]
  const moved = movedItems(common(old, now), common(now, old)).map(({ item }) => {
    const [behind] = now.slice(0, now.indexOf(item)).slice(-1)
    return `the section "${nameOf(item)}" now stands ${behind === undefined ? 'at the beginning' : `behind "${nameOf(behind)}"`}`
  })
  return firstOf(moved, 'section')
}

/** Which sentences stand elsewhere, each as the end of a sentence; those that came along with one are not named again. */
export function movedSentences(before: readonly string[], after: readonly string[]): string[] {
  const moved = movedItems(common(before, after), common(after, before)).map(
    ({ item, above }) =>
      `"${beginning(item)}" now stands ${above === undefined ? 'at the beginning' : `behind "${beginning(above)}"`}`,
  )
  return firstOf(moved, 'sentence')
}

/**
 * What stands elsewhere, without what came along with the item above it.
 * @param before the items in their old order; @param after the same items in their new order
 */
function movedItems(
  before: readonly string[],
  after: readonly string[],
): { item: string; above: string | undefined }[] {
  const stayed = new Set(longestCommonSubsequence(before, after).map(([, place]) => place))
  return after.flatMap((item, place) => {
    const above = after[place - 1]
    const cameAlong =
      above !== undefined && !stayed.has(place - 1) && before[before.indexOf(item) - 1] === above
    return stayed.has(place) || cameAlong ? [] : [{ item, above }]
  })
}

/** What both lists have, in the order of the first. */
function common(items: readonly string[], other: readonly string[]): string[] {
  const both = new Set(other)
  return items.filter((item) => both.has(item))
}

function firstOf(moved: readonly string[], noun: 'section' | 'sentence'): string[] {
  const more = moved.length - maxNamed
  return [
    ...moved.slice(0, maxNamed),
    ...(more > 0 ? [`${counted(more, `more ${noun} stands`, `more ${noun}s stand`)} elsewhere`] : []),
  ]
}

/** The headings of a wording without signs and section numbers; each is made unique by counting those of its name. */
function headingsOf(wording: string): string[] {
  const seen = new Map<string, number>()
  return [...wording.matchAll(/^#+ (?:\d+\. )?(.+)$/gm)].map(([, heading = '']) => {
    const count = (seen.get(heading) ?? 0) + 1
    seen.set(heading, count)
    return `${heading}\n${count}`
  })
}

const nameOf = (heading: string): string => heading.split('\n')[0] ?? heading

const beginning = (sentence: string): string => truncateAtWord(sentence, 100)
