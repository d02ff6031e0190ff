import type { SiteRegistry } from '../../content/model/site.ts'
import type { AdvertisingLexicon } from '../lexicon/lexicon.ts'

/** The table of contents of a site, with what the lawyers' checks hold it to. */
export interface ComplianceRegistry extends SiteRegistry {
  /** The rules on advertising; a part that is left out is not looked at. */
  readonly lexicon: AdvertisingLexicon
}
