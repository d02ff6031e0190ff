import type { Fact } from '../text/types.ts'
import { longestCommonSubsequence } from '../text/longestCommonSubsequence.ts'
import { takePairs } from './takePairs.ts'

interface Link {
  /** Where it stands and what it says; the same for all links with the same words. */
  place: string
  words: string
  href: string
}

/** The words of a link, of a fact that tells where they lead. */
export const linkWords = ({ label }: Fact): string | undefined => /^"(.*)" leads to$/s.exec(label)?.[1]

/** A text as the end of a sentence. */
export const stopped = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

const linksOf = (facts: readonly Fact[]): Link[] =>
  facts.flatMap((fact) => {
    const words = linkWords(fact)
    // Links with the same words are numbered in their keys, and the numbers shift with every new one.
    return words === undefined
      ? []
      : [{ place: `${fact.key.replace(/\.\d+$/, '')} ${words}`, words, href: fact.value }]
  })

/** What became of the links of a page: one sentence for all of which the same is to be told. */
export function linkSentences(before: readonly Fact[], after: readonly Fact[]): string[] {
  const old = linksOf(before)
  const now = linksOf(after)
  const kept = longestCommonSubsequence(
    old.map(({ place, href }) => `${place} ${href}`),
    now.map(({ place, href }) => `${place} ${href}`),
  )
  const [keptOld, keptNow] = [new Set(kept.map(([i]) => i)), new Set(kept.map(([, j]) => j))]
  const left = {
    gone: old.filter((_, index) => !keptOld.has(index)),
    come: now.filter((_, index) => !keptNow.has(index)),
  }
  // A link that moved with its words is told there; of several with the same words nobody could see which it was.
  const isRepeated = (link: Link): boolean =>
    now.some((other) => other !== link && other.place === link.place)
  const moved = takePairs(left, (a, b) => a.place === b.place && a.href === b.href)
  const redirected = takePairs(left, (a, b) => a.words === b.words)
  const reworded = takePairs(left, (a, b) => a.href === b.href)
  return [
    ...movedLinkSentences(moved.map(([, link]) => link).filter(isRepeated)),
    ...groups(redirected, ([a, b]) => changedPart(a.href, b.href).join(' → ')).map(redirectedSentence),
    ...groups(reworded, ([a, b]) => JSON.stringify([a.words, b.words])).map(rewordedSentence),
    ...listSentences(left.come, {
      one: ({ words, href }) => `New link: “${words}” leads to ${stopped(href)}`,
      many: (count) => `${count} new links`,
      verb: 'leads to',
    }),
    ...listSentences(left.gone, {
      one: ({ words, href }) => `A link is gone: “${words}” led to ${stopped(href)}`,
      many: (count) => `${count} links are gone`,
      verb: 'led to',
    }),
  ]
}

type LinkPair = readonly [before: Link, after: Link]

/** Items with the same key, in the order of the first of each. */
function groups<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const found = new Map<string, Item[]>()
  for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), item])
  return [...found.values()]
}

/** “One”, “Two” (3 times) */
const named = (links: readonly Link[]): string =>
  groups(links, ({ words }) => words)
    .map((same) => `“${same[0]?.words}”${same.length > 1 ? ` (${same.length} times)` : ''}`)
    .join(', ')

function movedLinkSentences(links: readonly Link[]): string[] {
  const [first] = links
  if (first === undefined) return []
  if (links.length === 1)
    return [`Of several links “${first.words}”, the one to ${first.href} now stands at another place.`]
  const all = links.map(({ words, href }) => `“${words}” to ${href}`).join('; ')
  return [`Of links with the same words, ${links.length} now stand at another place: ${stopped(all)}`]
}

/** Links of which the same part of the address changed. */
function redirectedSentence(pairs: readonly LinkPair[]): string {
  const [first] = pairs
  if (first === undefined) return ''
  const [a, b] = first
  const isOneAddress = pairs.every(([old, now]) => old.href === a.href && now.href === b.href)
  const words = named(pairs.map(([, link]) => link))
  if (isOneAddress)
    return `${words} now ${pairs.length > 1 ? 'lead' : 'leads'} to ${b.href} instead of ${stopped(a.href)}`
  const [old, now] = changedPart(a.href, b.href)
  const change = old === '' ? `“${now}” is new` : now === '' ? `“${old}” is gone` : `“${old}” is now “${now}”`
  return `In the addresses of ${pairs.length} links, ${change}: ${words}.`
}

/** What differs between two addresses, in whole parts between their signs. */
function changedPart(before: string, after: string): [before: string, after: string] {
  const [old, now] = [before, after].map((href) => href.split(/(?=[/?#&])|(?<=[/?#&])/))
  if (!old || !now) return [before, after]
  const least = Math.min(old.length, now.length)
  let start = 0
  while (start < least && old[start] === now[start]) start += 1
  let end = 0
  while (end < least - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const cut = (parts: readonly string[]) => parts.slice(start, parts.length - end).join('')
  return [cut(old), cut(now)]
}

/** Links on which the same words took the place of the same others. */
function rewordedSentence(pairs: readonly LinkPair[]): string {
  const [first] = pairs
  if (first === undefined) return ''
  const [a, b] = first
  const links = pairs.length > 1 ? `${pairs.length} links` : 'link'
  const stand = pairs.length > 1 ? 'stand' : 'stands'
  const hrefs = pairs.map(([, { href }]) => href).join(', ')
  return `The ${links} to ${hrefs} now ${stand} on “${b.words}” instead of “${a.words}”.`
}

function listSentences(
  links: readonly Link[],
  say: { one: (link: Link) => string; many: (count: number) => string; verb: string },
): string[] {
  if (links.length < 2) return links.map(say.one)
  const all = links.map(({ words, href }) => `“${words}” ${say.verb} ${href}`).join('; ')
  return [`${say.many(links.length)}: ${stopped(all)}`]
}
