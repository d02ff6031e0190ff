import type { Site, SiteRegistry } from '../../content/model/site.ts'
import type { ShownAward } from '../advertising/checkAwards.ts'
import type { AdvertisingRule } from '../advertising/rule.ts'

/** The table of contents of a site, with what the lawyers' checks hold it to. */
export interface ComplianceRegistry extends SiteRegistry {
  readonly advertising: AdvertisingPolicy
}

/** The rules on advertising, and where the site shows awards. */
export interface AdvertisingPolicy {
  readonly rules: readonly AdvertisingRule[]
  readonly awards: (site: Site) => ShownAward[]
}
