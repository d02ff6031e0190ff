import type { Site } from '../../content/buildSite.ts'
import type { OverridableRule } from '../../content/report/rules/newYork.ts'
import type { FilePosition, LocateInFiles } from '../locateInFiles.ts'
import type { SiteText } from '../text/types.ts'

/** What a rule speaks against, before it is asked whether a lawyer has allowed it. */
export interface Violation {
  rule: OverridableRule
  /** The address of the page; undefined for what stands on every page, or on none. */
  page: string | undefined
  /** The words that are meant. */
  words: string
  /** The text in which they stand. */
  text: string
  place: FilePosition
  /** What is wrong, and what to write instead, a plain sentence each. */
  message: string
  fix: string
}

/** What the checks of the rules look at. */
export interface RuleContext {
  site: Site
  siteText: SiteText
  locate: LocateInFiles
}

/** One rule's look at a site. */
export type AdvertisingRule = (ruleContext: RuleContext) => Violation[]
