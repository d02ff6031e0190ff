import { longestCommonSubsequence } from '../text/longestCommonSubsequence.ts'
import { counted } from '../../content/text/plural.ts'

/** How many sections are named. */
const mostNamed = 3

/**
 * Which sections stand elsewhere, each as the end of a sentence: `the section "Use" now stands behind "Scope"`. What
 * moved along with the section above it is not named again.
 * @param before a text of `canonicalText`; @param after another
 */
export function movedSections(before: string, after: string): string[] {
  const [all, now] = [headingsOf(before), headingsOf(after)]
  const [inBefore, inAfter] = [new Set(all), new Set(now)]
  const old = all.filter((heading) => inAfter.has(heading))
  const both = now.filter((heading) => inBefore.has(heading))
  const stayed = new Set(longestCommonSubsequence(old, both).map(([, place]) => place))
  const moved = both.flatMap((heading, place) => {
    if (stayed.has(place)) return []
    const above = both[place - 1]
    const cameAlong = above !== undefined && !stayed.has(place - 1) && old[old.indexOf(heading) - 1] === above
    if (cameAlong) return []
    const [behind] = now.slice(0, now.indexOf(heading)).slice(-1)
    return [
      `the section "${nameOf(heading)}" now stands ${behind === undefined ? 'at the beginning' : `behind "${nameOf(behind)}"`}`,
    ]
  })
  const more = moved.length - mostNamed
  return [
    ...moved.slice(0, mostNamed),
    ...(more > 0 ? [`${counted(more, 'more section stands', 'more sections stand')} elsewhere`] : []),
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
