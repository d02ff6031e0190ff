import { entriesOf } from '../../content/model/content.ts'
import { diagnostic, fileStart, type Diagnostic } from '../../content/model/diagnostic.ts'
import type { Entry } from '../../content/model/entry.ts'
import type { FieldPath } from '../../content/model/fieldPath.ts'
import type { Site } from '../../content/model/site.ts'
import type { SourceFile } from '../../content/model/sourceFile.ts'
import { claims } from '../claims.ts'
import { locatorIn } from '../locate.ts'
import { normalizeText } from '../readPage.ts'
import type { SiteLines } from '../readSite.ts'
import { checkWording } from './checkWording.ts'
import { withoutAllowed, type Violation } from './exemptions.ts'
import type { AdvertisingRule } from './rule.ts'

/** An award, and the field of a content file that shows it. */
export interface ShownAward {
  entry: Pick<Entry, 'file' | 'placeOf'>
  text: string
  path: FieldPath
}

/** The rules on advertising, and where the site shows awards. */
export interface AdvertisingPolicy {
  readonly rules: readonly AdvertisingRule[]
  readonly awards: (site: Site) => ShownAward[]
}

/** What breaks a rule on advertising, once for each place where it is typed. @param files the content files */
export function checkAdvertising(
  site: Site,
  pages: SiteLines,
  { policy, files, today }: { policy: AdvertisingPolicy; files: readonly SourceFile[]; today: string },
): Diagnostic[] {
  // Records, exemptions and earlier versions aren't where a page's text is typed.
  const typed = files.filter(({ path }) => !/^(?:claims\/|advertising\.mdx$|legal\/versions\/)/.test(path))
  const found = [
    ...checkWording(site, pages, { rules: policy.rules, locate: locatorIn(typed) }),
    ...checkAwards(site, policy.awards(site)),
  ]
  const once = new Map(
    withoutAllowed(found, site, today).map((one) => {
      const { rule, words, place, message, fix } = one
      const start = place.line === 1 ? fileStart : place
      const problem = diagnostic(place.file, start, [rule, message, fix])
      return [`${rule} ${place.file} ${place.line} ${words}`, { ...problem, severity: 'warning' as const }]
    }),
  )
  return [...once.values()]
}

/** Awards without a claim, or without the giver, the year or the field that their claim gives. */
function checkAwards(site: Site, awards: readonly ShownAward[]): Violation[] {
  const rankings = entriesOf(site, claims).flatMap(({ data }) => (data.kind === 'ranking' ? data : []))
  return awards.flatMap(({ entry, text, path }): Violation[] => {
    const award = normalizeText(text)
    const page = site.routes.find(({ file }) => file === entry.file)?.path
    const place = { file: entry.file, ...entry.placeOf(path) }
    const report = (rule: string, message: string, fix: string) => [
      { page, words: award, text: award, place, rule, message, fix },
    ]
    const ranking = rankings.find(({ value }) => normalizeText(value) === award)
    if (!ranking)
      return report(
        'unrecorded-claim',
        `No claim says who gave the award "${award}", when and for what (Rule 7.1(b), (d)).`,
        'Record it in claims/ with kind: ranking and write <Claim name="…" /> in its place.',
      )
    const names = (field: string) => namesIn(field).some((word) => namesIn(award).includes(word))
    const { givenBy, year, area } = ranking
    const lacking = [
      ...(names(givenBy) ? [] : [`its giver (${givenBy})`]),
      ...(award.includes(year) ? [] : [`its year (${year})`]),
      ...(names(area) || /^firm-wide/i.test(area) ? [] : [`its field (${area})`]),
    ]
    if (lacking.length === 0) return []
    return report(
      'award-particulars',
      `The award "${award}" is shown without ${lacking.join(' and ')} (Rule 7.1(b)).`,
      'Write who gave it, the year and the field: Harbor Law Quarterly, practice survey 2024, Tax Law, New York.',
    )
  })
}

const namesIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter(
    (word) => !['and', 'for', 'law', 'new', 'the', 'york'].includes(word),
  )
