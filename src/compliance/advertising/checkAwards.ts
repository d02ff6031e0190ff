import type { Claim } from '../claims/fields.ts'
import type { Page } from '../../firm/pages/schemas.ts'
import type { FieldPath } from '../../content/frontmatter/yaml/yamlProblem.ts'
import { normalizeText } from '../text/normalizeText.ts'
import type { Violation, AdvertisingRule } from './violation.ts'

/** Awards that are shown without their year, their giver or what they were given for; and those without a record. */
export const checkAwards: AdvertisingRule = ({ site }) => {
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
        ? lackingIn(words, ranking)
        : /\b(?:19|20)\d\d\b/.test(words)
          ? []
          : ['its year']
      const violations: Violation[] = []
      if (!ranking) {
        violations.push({
          rule: 'unrecorded-claim',
          ...about,
          message: `The award "${words}" is shown without a record of who gave it, when and for what (Rule 7.1(b), (d)).`,
          fix: 'Add a record of the kind "ranking" in claims/ and write <Claim name="…" /> in its place.',
        })
      }
      if (lacking.length > 0) {
        violations.push({
          rule: 'award-particulars',
          ...about,
          message: `The award "${words}" is shown without ${lacking.join(' and ')} (Rule 7.1(b) and the guides of those who give awards).`,
          fix: 'Write who gave it, the year and the field, for example: Harbor Law Quarterly, practice survey 2024, Tax Law, New York.',
        })
      }
      return violations
    })
  })
}

function awardsOf(data: Page): { award: string; path: FieldPath }[] {
  if (data.template === 'attorneys') {
    return data.accolades.awards.map((award, index) => ({ award, path: ['accolades', 'awards', index] }))
  }
  if (data.template !== 'awards') return []
  return data.categories.flatMap(({ awards }, category) =>
    awards.map((award, index) => ({ award, path: ['categories', category, 'awards', index] })),
  )
}

/** Words that tell no giver and no field from another. */
const common = new Set(['and', 'for', 'law', 'new', 'the', 'york'])

function lackingIn(words: string, { givenBy, year, area }: Extract<Claim, { kind: 'ranking' }>): string[] {
  const shares = (name: string) =>
    normalizeText(name)
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => word.length > 2 && !common.has(word) && words.toLowerCase().includes(word))
  return [
    ...(shares(givenBy) ? [] : [`the name of its giver (${givenBy})`]),
    ...(words.includes(year) ? [] : [`its year (${year})`]),
    // What was given to a firm as a whole has no field.
    ...(shares(area) || /^firm-wide/i.test(area) ? [] : [`its field (${area})`]),
  ]
}
