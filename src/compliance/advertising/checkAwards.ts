import { entriesOf } from '../../content/model/content.ts'
import { claims, type Claim } from '../claims/fields.ts'
import { normalizeText } from '../text/normalizeText.ts'
import type { AwardsRule } from '../lexicon/lexicon.ts'
import { fillAdvice, type AdvertisingCheck, type Violation } from './violation.ts'

/** Awards that are shown without their year, their giver or what they were given for; and those without a record. */
export const checkAwards: AdvertisingCheck = ({ lexicon: { awards: awardsRule }, site }) => {
  if (!awardsRule) return []
  const rankings = new Map(
    entriesOf(site, claims).flatMap(({ data }) =>
      data.kind === 'ranking' ? [[normalizeText(data.value), data] as const] : [],
    ),
  )
  return awardsRule.shown(site).flatMap(({ entry, text: award, path }): Violation[] => {
    const words = normalizeText(award)
    const ranking = rankings.get(words)
    const lacking = ranking
      ? lackingIn(words, ranking, awardsRule)
      : /\b(?:19|20)\d\d\b/.test(words)
        ? []
        : ['its year']
    if (ranking && lacking.length === 0) return []
    const page = site.routes.find(({ file }) => file === entry.file)?.path
    const place = () => ({ file: entry.file, ...entry.placeOf(path) })
    const about = { page, words, text: words, place }
    const violations: Violation[] = []
    if (!ranking) {
      const advice = fillAdvice(awardsRule.unrecorded, { award: words })
      violations.push({ rule: awardsRule.unrecorded.rule, ...about, ...advice })
    }
    if (lacking.length > 0) {
      const advice = fillAdvice(awardsRule.lacking, { award: words, lacking: lacking.join(' and ') })
      violations.push({ rule: awardsRule.lacking.rule, ...about, ...advice })
    }
    return violations
  })
}

function lackingIn(
  words: string,
  { givenBy, year, area }: Extract<Claim, { kind: 'ranking' }>,
  { commonWords, wholeFirm }: AwardsRule,
): string[] {
  const shares = (name: string) =>
    normalizeText(name)
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => word.length > 2 && !commonWords.includes(word) && words.toLowerCase().includes(word))
  return [
    ...(shares(givenBy) ? [] : [`the name of its giver (${givenBy})`]),
    ...(words.includes(year) ? [] : [`its year (${year})`]),
    ...(shares(area) || wholeFirm.test(area) ? [] : [`its field (${area})`]),
  ]
}
