import type { Fact, PageText } from '../text/types.ts'
import { longestCommonSubsequence } from '../text/longestCommonSubsequence.ts'
import { unpublishedKey, upcomingKey, inPast, isPublishFact } from './publishFacts.ts'
import { takePairs } from './takePairs.ts'

/** What of a page facts are told from. */
type FactPage = Pick<PageText, 'title' | 'sections' | 'facts'>

/**
 * What became of the facts of a page, a sentence each: "Last updated: June 20, 2025 → March 1, 2026.", "Mina Choe is no
 * longer listed under Litigation.", "“Contact Us” now leads to /contact#form instead of /contact."
 */
export function factSentences(before: FactPage, after: FactPage): string[] {
  const listed = listSentences(before, after)
  const rest = (facts: readonly Fact[]) =>
    facts.filter(({ key }) => !listed.told.some((id) => isBelow(key, id)))
  const [old, now] = [rest(before.facts), rest(after.facts)]
  const plain = (facts: readonly Fact[]) =>
    facts.filter((fact) => linkWords(fact) === undefined && !isPublishFact(fact.key))
  return [
    ...absenceSentence(before.facts, after.facts),
    ...plainSentences(plain(old), plain(now)),
    ...listed.sentences,
    ...linkSentences(old, now),
  ]
}

/** The facts of a page that came or went as a whole. */
export const allFacts = ({ facts }: Pick<PageText, 'facts'>): string[] =>
  facts.flatMap((fact) => {
    const words = linkWords(fact)
    if (fact.key === 'title') return []
    if (fact.key === upcomingKey) return [fact.value]
    if (fact.key === unpublishedKey) return [`The page ${fact.value}.`]
    return [
      words === undefined
        ? `${fact.label}: ${stopped(fact.value)}`
        : `“${words}” leads to ${stopped(fact.value)}`,
    ]
  })

/** Whether the page is on the site: "is a draft", "appears on March 1, 2027"; without such a fact, it is. */
function absenceSentence(before: readonly Fact[], after: readonly Fact[]): string[] {
  const valueOf = (key: string) =>
    [before, after].map((facts) => facts.find((fact) => fact.key === key)?.value)
  const [waited, waits] = valueOf(upcomingKey)
  const coming = waits === waited || waits === undefined ? [] : [waits]
  const [was, is] = valueOf(unpublishedKey)
  if (was === is) return coming
  const here = 'is on the site'
  return [...coming, `The page ${is ?? here}; before, it ${inPast(was ?? here)}.`]
}

const isBelow = (key: string, id: string): boolean => key === id || key.startsWith(`${id}.`)

/** A text as the end of a sentence. */
export const stopped = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** The words of a link, of a fact that tells where they lead. */
const linkWords = ({ label }: Fact): string | undefined => /^"(.*)" leads to$/s.exec(label)?.[1]

/** Who and what came into or left the lists of a page, with all that was said of them. */
function listSentences(before: FactPage, after: FactPage): { sentences: string[]; told: string[] } {
  const missing = (from: FactPage, other: FactPage) => {
    const known = new Set(other.sections.map(({ id }) => id))
    const lone = from.sections.filter(
      ({ id, heading }) => id.includes('.') && heading !== '' && !known.has(id),
    )
    // What stands below an entry goes with it.
    return lone.filter(({ id }) => !lone.some((above) => above.id !== id && isBelow(id, above.id)))
  }
  const [gone, come] = [missing(before, after), missing(after, before)]
  const detailsOf = ({ facts }: FactPage, { id, heading }: PageText['sections'][number]) => {
    const said = facts
      .filter(({ key }) => isBelow(key, id))
      .map(({ label, value }) => `${label.replace(`${heading}, `, '')}: ${value}`)
    return said.length > 0 ? ` (${said.join('; ')})` : ''
  }
  return {
    sentences: [
      ...gone.map(
        (section) =>
          `${section.heading} is no longer listed under ${stopped(`${after.title}${detailsOf(before, section)}`)}`,
      ),
      ...come.map(
        (section) => `${section.heading} is now listed under ${after.title}${detailsOf(after, section)}.`,
      ),
    ],
    told: [...gone, ...come].map(({ id }) => id),
  }
}

function plainSentences(before: readonly Fact[], after: readonly Fact[]): string[] {
  const old = new Map(before.map((fact) => [fact.key, fact]))
  const now = new Set(after.map(({ key }) => key))
  return [
    ...after.flatMap(({ key, label, value }) => {
      const known = old.get(key)
      if (known === undefined) return [`New: ${label}: ${stopped(value)}`]
      return known.value === value ? [] : [`${label}: ${known.value} → ${stopped(value)}`]
    }),
    ...before.flatMap(({ key, label, value }) =>
      now.has(key) ? [] : [`No longer there: ${label}: ${stopped(value)}`],
    ),
  ]
}

interface Link {
  /** Where it stands and what it says; the same for all links with the same words. */
  place: string
  words: string
  href: string
}

const linksOf = (facts: readonly Fact[]): Link[] =>
  facts.flatMap((fact) => {
    const words = linkWords(fact)
    // Links with the same words are numbered in their keys, and the numbers shift with every new one.
    return words === undefined
      ? []
      : [{ place: `${fact.key.replace(/\.\d+$/, '')} ${words}`, words, href: fact.value }]
  })

function linkSentences(before: readonly Fact[], after: readonly Fact[]): string[] {
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
    ...moved
      .filter(([, link]) => isRepeated(link))
      .map(
        ([, { words, href }]) =>
          `Of several links “${words}”, the one to ${href} now stands at another place.`,
      ),
    ...redirected.map(([a, b]) => `“${b.words}” now leads to ${b.href} instead of ${stopped(a.href)}`),
    ...reworded.map(([a, b]) => `The link to ${b.href} now stands on “${b.words}” instead of “${a.words}”.`),
    ...left.come.map(({ words, href }) => `New link: “${words}” leads to ${stopped(href)}`),
    ...left.gone.map(({ words, href }) => `A link is gone: “${words}” led to ${stopped(href)}`),
  ]
}
