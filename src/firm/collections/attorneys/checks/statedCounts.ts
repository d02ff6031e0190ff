import type { ParsedBody } from '../../../../content/model/parsedBody.ts'
import { entriesOf, slugsOf, type Content } from '../../../../content/model/content.ts'
import type { Entry } from '../../../../content/model/entry.ts'
import { attorneys } from '../schema.ts'
import { jobs } from '../../jobs/schema.ts'
import { practiceAreas } from '../../practice-areas/schema.ts'
import { partners } from '../../../pages/partners/data.ts'
import { associates } from '../../../pages/associates/data.ts'
import { leadership } from '../../../pages/leadership/data.ts'
import { spellCount } from '../../../../content/edit/findMentions.ts'
import { textsIn, valueAt, type FieldPath } from '../../../../content/model/fieldPath.ts'
import type { Position, Diagnostic } from '../../../../content/model/diagnostic.ts'
import { diagnostic } from '../rules.ts'
import { placeAt, textBlocks } from '../../../../content/body/textBlocks.ts'
import { memoizeWeak } from '../../../../content/model/memoize.ts'
import type { Check } from '../../../../content/model/check.ts'
import { isComplete } from './headcount.ts'

/**
 * Sentences that count what the site lists: “ten practices”, “eight associates”. A number that is near the true one and
 * is not it was most likely right once; another one counts something else (“two partners and a clerk”), and so does one
 * with a word before the noun (“nine new partners”) or in a sentence about another time.
 */
export const checkStatedCounts: Check = ({ content, routes }) => {
  const { organization, bodies } = content
  const everywhere = countsEverywhere(content)
  const pages = entriesOf(content, content.registry.pages)
  const files: Entry<object>[] = [
    ...pages,
    ...entriesOf(content, practiceAreas),
    ...entriesOf(content, jobs),
    ...(organization ? [organization] : []),
  ]
  const bodyOf = new Map(bodies.map(({ file, prose }) => [file, prose]))
  const ownOf = new Map(pages.map((page) => [page.file, countsOfPage(content, page)]))
  const countsAt = new Map(routes.map((route) => [route.path, ownOf.get(route.file) ?? []]))
  return files.flatMap(({ file, data, placeOf }) => {
    const ofPage = ownOf.get(file) ?? []
    const inFields = countingFields(data).flatMap(({ path, text }) => {
      // A page that lists people speaks of them in its fields, and so does a passage that leads to one.
      const own = ofPage.length > 0 ? ofPage : countsOfPassage(data, path, countsAt)
      return wrongCounts(text, [...own, ...everywhere], own.length > 0).map((wrong) =>
        told(file, placeOf(path, wrong.words), wrong),
      )
    })
    const prose = bodyOf.get(file)
    const inBody = (prose ? countingRuns(prose) : []).flatMap((block) =>
      wrongCounts(block.whole, everywhere, false).flatMap((wrong) => {
        const place = placeAt(block, wrong.index)
        return place ? [told(file, place, wrong)] : []
      }),
    )
    return [...inFields, ...inBody]
  })
}

/** What is counted, by the words for it; the first list that knows a word counts. */
interface Counted {
  nouns: readonly string[]
  count: number
  /** What there are so many of, as a sentence says it. */
  what: string
}

/** What every text of the site may count. */
function countsEverywhere(content: Content): Counted[] {
  const areas = entriesOf(content, practiceAreas)
  const people = entriesOf(content, attorneys).map(({ data }) => data.group)
  const ofGroup = (group: string) => people.filter((own) => own === group).length
  return [
    ...(areas.length === slugsOf(content, practiceAreas).length
      ? [{ nouns: ['practices', 'practice areas'], count: areas.length, what: 'practice areas' }]
      : []),
    ...(isComplete(content)
      ? [
          { nouns: ['partners'], count: ofGroup('partner'), what: 'partners' },
          { nouns: ['associates'], count: ofGroup('associate'), what: 'people of the group "associate"' },
        ]
      : []),
  ]
}

/** What a page that lists people may call them in its own fields. */
function countsOfPage(content: Content, page: Entry): Counted[] {
  if (!isComplete(content)) return []
  const people = entriesOf(content, attorneys).map(({ data }) => data)
  const leaders = people.filter(({ leadership }) => leadership !== undefined)
  const ofGroup = (group: string) => people.filter((person) => person.group === group).length
  if (partners.isKindOf(page))
    return [{ nouns: ['lawyers', 'people'], count: ofGroup('partner'), what: 'partners' }]
  if (associates.isKindOf(page))
    return [
      { nouns: ['lawyers', 'people'], count: ofGroup('associate'), what: 'people of the group "associate"' },
    ]
  if (!leadership.isKindOf(page)) return []
  return [
    { nouns: ['people', 'leaders'], count: leaders.length, what: 'people with a "leadership" field' },
    {
      nouns: ['partners'],
      count: leaders.filter(({ group }) => group === 'partner').length,
      what: 'partners with a "leadership" field',
    },
  ]
}

/** What the one page that lists people counts to which the links of a passage lead: a group of fields, or an entry of a list. */
function countsOfPassage(
  data: object,
  path: FieldPath,
  countsAt: ReadonlyMap<string, Counted[]>,
): readonly Counted[] {
  if (path.length < 2) return []
  const links = new Set(textsIn(valueAt(data, path.slice(0, -1))).map(({ text }) => text))
  const [counts, ...more] = [...links].flatMap((link) => {
    const found = countsAt.get(link) ?? []
    return found.length > 0 ? [found] : []
  })
  return counts && more.length === 0 ? counts : []
}

const numbers = new Map(Array.from({ length: 99 }, (_, number) => [spellCount(number), number] as const))
const number = String.raw`(?:${[...numbers.keys()].filter((word) => /[a-z]/.test(word)).join('|')}|\d{1,2})`
const nouns = 'practice areas|practices|partners|associates|lawyers|people|leaders'
/** Few texts have one of these words, and to look for a number at each letter takes long. */
const mayCount = /practice|partner|associate|lawyer|people|leader/i
const phrase = new RegExp(
  String.raw`(?<![\p{L}\p{N}$§.,-])(${number})(\s+)(${nouns})(?![\p{L}\p{N}’'-])`,
  'giu',
)

const counts = (text: string): boolean => mayCount.test(text) && text.search(phrase) !== -1

/** What counts anything depends on the words alone; what is counted changes with each day that the site is looked at. */
const countingFields = memoizeWeak((data: object) => textsIn(data).filter(({ text }) => counts(text)))
const countingRuns = memoizeWeak((prose: ParsedBody) =>
  textBlocks(prose).filter(({ whole }) => counts(whole)),
)

/** So much more or less may have become of a number that was right once. */
const nearEnough = 2
/** Smaller numbers count other things: two partners in a meeting. */
const smallest = 4

/** What makes a number one of some and not of all. */
const partBefore = new RegExp(
  String.raw`(?:more than|fewer than|less than|over|under|at least|at most|up to|nearly|almost|about|around|some|other|another|further|first|last|next|new|§+|part|parts|section|article|rule|title|chapter|form|no\.|${number}\s+(?:or|to))\s+$`,
  'iu',
)
const partBehind =
  /^\s+(?:in|at|on|with|for|from|across|who|whom|whose|that|which|of(?!\s+(?:the|our)\s+firm\b|\s+West\b))\b/u

/** What makes a sentence one about another time, or about what is not. */
const anotherTime =
  /\b(?:1[6-9]\d\d|20\d\d|had|was|were|began|grew|became|joined|opened|consisted|then|once|former|formerly|until|ago|will|would|could|should|if|when)\b/i

interface WrongCount {
  index: number
  /** As they were typed. */
  words: string
  counted: Counted
}

function wrongCounts(text: string, lists: readonly Counted[], isOwn: boolean): WrongCount[] {
  return [...text.matchAll(phrase)].flatMap(
    ({ 0: words, 1: typed = '', 3: noun = '', index }): WrongCount[] => {
      const counted = lists.find((list) => list.nouns.includes(noun.toLowerCase()))
      const said = numbers.get(typed.toLowerCase()) ?? Number(typed)
      if (!counted || said === counted.count || Math.min(said, counted.count) < smallest) return []
      if (Math.abs(said - counted.count) > nearEnough) return []
      const before = text.slice(Math.max(0, index - longestSentence), index)
      const behind = text.slice(index + words.length, index + words.length + longestSentence)
      if (partBefore.test(before) || (!isOwn && partBehind.test(behind))) return []
      const sentence = `${before.slice(before.search(/[^.!?]*$/))}${/^[^.!?]*/.exec(behind)?.[0] ?? ''}`
      return anotherTime.test(sentence) ? [] : [{ index, words, counted }]
    },
  )
}

const longestSentence = 300

function told(file: string, place: Position, { words, counted: { count, what } }: WrongCount): Diagnostic {
  const [, typed = '', noun = ''] = /^(\S+)\s+(.*)$/s.exec(words) ?? []
  const right = /^\d/.test(typed) ? String(count) : spellCount(count)
  const asTyped = /^\p{Lu}/u.test(typed) ? right.charAt(0).toUpperCase() + right.slice(1) : right
  const counts = noun.replace(/\s+/g, ' ')
  return diagnostic(file, place, [
    'stated-count',
    `This text says "${typed} ${counts}", and the site has ${count} ${what}.`,
    `Write "${asTyped} ${counts}"; or, if it does not count those of the site, say so between the two words, for example "${typed} other ${counts}".`,
  ])
}
