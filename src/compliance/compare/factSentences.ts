import type { Fact, PageText } from '../text/types.ts'
import { unpublishedKey, upcomingKey, inPast, isPublishFact } from './publishFacts.ts'
import { isOfData } from './arrangementSentences.ts'
import { linkSentences, linkWords, stopped } from './linkSentences.ts'

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

/** Who and what came into or left the lists of a page, with all that was said of them. */
function listSentences(before: FactPage, after: FactPage): { sentences: string[]; told: string[] } {
  const missing = (from: FactPage, other: FactPage) => {
    const known = new Set(other.sections.map(({ id }) => id))
    const lone = from.sections.filter(
      (section) => isOfData(section) && section.heading !== '' && !known.has(section.id),
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
