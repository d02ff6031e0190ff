import { entriesOf } from '../../content/model/content.ts'
import type { Entry } from '../../content/model/entry.ts'
import type { FieldPath } from '../../content/model/fieldPath.ts'
import type { Site } from '../../content/model/site.ts'
import { claims } from '../claims/fields.ts'
import { normalizeText } from '../normalizeText.ts'
import type { Violation } from './violation.ts'

/** An award, and the field of a content file that shows it. */
export interface ShownAward {
  entry: Pick<Entry, 'file' | 'placeOf'>
  text: string
  path: FieldPath
}

/** Awards without a claim, or without the giver, the year or the field that their claim gives. */
export function checkAwards(site: Site, awards: readonly ShownAward[]): Violation[] {
  const rankings = entriesOf(site, claims).flatMap(({ data }) => (data.kind === 'ranking' ? data : []))
  return awards.flatMap(({ entry, text, path }): Violation[] => {
    const award = normalizeText(text)
    const ranking = rankings.find(({ value }) => normalizeText(value) === award)
    const names = (field: string) => wordsOf(field).some((word) => wordsOf(award).includes(word))
    const lacking = ranking
      ? [
          ...(names(ranking.givenBy) ? [] : [`its giver (${ranking.givenBy})`]),
          ...(award.includes(ranking.year) ? [] : [`its year (${ranking.year})`]),
          ...(names(ranking.area) || /^firm-wide/i.test(ranking.area) ? [] : [`its field (${ranking.area})`]),
        ]
      : []
    if (ranking && lacking.length === 0) return []
    const page = site.routes.find(({ file }) => file === entry.file)?.path
    const about = { page, words: award, text: award, place: { file: entry.file, ...entry.placeOf(path) } }
    return [
      ranking
        ? {
            ...about,
            rule: 'award-particulars',
            message: `The award "${award}" is shown without ${lacking.join(' and ')} (Rule 7.1(b)).`,
            fix: 'Write who gave it, the year and the field: Harbor Law Quarterly, practice survey 2024, Tax Law, New York.',
          }
        : {
            ...about,
            rule: 'unrecorded-claim',
            message: `No claim says who gave the award "${award}", when and for what (Rule 7.1(b), (d)).`,
            fix: 'Record it in claims/ with kind: ranking and write <Claim name="…" /> in its place.',
          },
    ]
  })
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !['and', 'for', 'law', 'new', 'the', 'york'].includes(word))
