import type { Site } from '../../content/buildSite.ts'
import type { OverridableRule } from '../../content/report/rules/newYork.ts'
import type { FilePlace, FindPlace } from '../findPlace.ts'
import type { SiteReading } from '../text/types.ts'

/** What a rule speaks against, before it is asked whether a lawyer has allowed it. */
export interface Complaint {
  rule: OverridableRule
  /** The address of the page; undefined for what stands on every page, or on none. */
  page: string | undefined
  /** The words that are meant. */
  words: string
  /** The text in which they stand. */
  text: string
  place: FilePlace
  /** What is wrong, and what to write instead, a plain sentence each. */
  message: string
  fix: string
}

/** What the checks of the rules look at. */
export interface Bench {
  site: Site
  reading: SiteReading
  findPlace: FindPlace
}

/** One rule's look at a site. */
export type Hearing = (bench: Bench) => Complaint[]
