import type { Site } from '../../content/buildSite.ts'
import type { FieldPath } from '../../content/frontmatter/yaml/yamlProblem.ts'
import type { Claim } from '../claims/fields.ts'
import { normalizeText } from '../text/normalizeText.ts'
import type { AwardsRule } from './lexicon.ts'
import { fillAdvice, type AdvertisingRule, type Violation } from './violation.ts'

/** Awards that are shown without their year, their giver or what they were given for; and those without a record. */
export const checkAwards: AdvertisingRule = ({ lexicon: { awards: awardsRule }, site }) => {
  if (!awardsRule) return []
  const rankings = new Map(
    site.entries.claims.flatMap(({ data }) =>
      data.kind === 'ranking' ? [[normalizeText(data.value), data] as const] : [],
    ),
  )
  return site.entries.pages.flatMap((entry) => {
    const page = site.routes.find(({ file }) => file === entry.file)?.path
    return awardsOf(entry.data).flatMap(({ award, path }): Violation[] => {
      const words = normalizeText(award)
      const ranking = rankings.get(words)
      const about = { page, words, text: words, place: { file: entry.file, ...entry.placeOf(path) } }
      const lacking = ranking
        ? lackingIn(words, ranking, awardsRule)
        : /\b(?:19|20)\d\d\b/.test(words)
          ? []
          : ['its year']
      const violations: Violation[] = []
      if (!ranking) {
        const advice = fillAdvice(awardsRule.unrecorded, { award: words })
        violations.push({ rule: 'unrecorded-claim', ...about, ...advice })
      }
      if (lacking.length > 0) {
        const advice = fillAdvice(awardsRule.lacking, { award: words, lacking: lacking.join(' and ') })
        violations.push({ rule: 'award-particulars', ...about, ...advice })
      }
      return violations
    })
  })
}

function awardsOf(data: Site['entries']['pages'][number]['data']): { award: string; path: FieldPath }[] {
  if (data.template === 'attorneys') {
    return data.accolades.awards.map((award, index) => ({ award, path: ['accolades', 'awards', index] }))
  }
  if (data.template !== 'awards') return []
  return data.categories.flatMap(({ awards }, category) =>
    awards.map((award, index) => ({ award, path: ['categories', category, 'awards', index] })),
  )
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
