import { diagnosticsOf, fileStart, type Diagnostic } from '../../content/model/diagnostic.ts'
import type { Site } from '../../content/model/site.ts'
import type { SourceFile } from '../../content/model/sourceFile.ts'
import { locatorIn } from '../locate.ts'
import type { SiteLines } from '../readSite.ts'
import { checkAwards, type ShownAward } from './checkAwards.ts'
import { checkWording } from './checkWording.ts'
import { applyExemptions } from './exemptions.ts'
import type { AdvertisingRule } from './rule.ts'

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
  const wording = checkWording(site, pages, { rules: policy.rules, locate: locatorIn(typed) })
  const { left, unused } = applyExemptions(
    [...wording, ...checkAwards(site, policy.awards(site))],
    site,
    today,
  )
  const severities: Record<string, Pick<AdvertisingRule, 'severity'>> = {
    'award-particulars': { severity: 'warning' },
    ...Object.fromEntries(policy.rules.map(({ id, severity }) => [id, { severity }])),
  }
  const diagnostic = diagnosticsOf(severities)
  const once = new Map(
    left.map(({ rule, words, place, message, fix }) => [
      [rule, place.file, place.line, words].join('\n'),
      diagnostic(place.file, place.line === 1 ? fileStart : place, [rule, message, fix]),
    ]),
  )
  return [...once.values(), ...unused]
}
