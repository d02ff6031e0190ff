import type { Site } from '../../content/model/site.ts'
import type { RuleName } from '../../content/report/rules/rules.ts'
import type { FilePosition, LocateInFiles } from '../text/locateInFiles.ts'
import type { SiteText } from '../text/types.ts'
import type { AdvertisingLexicon, Advice } from '../lexicon/lexicon.ts'

/** What a rule speaks against, before it is asked whether a lawyer has allowed it. */
export interface Violation extends Advice {
  /** The name of the rule. */
  rule: string
  /** The address of the page; undefined for what stands on every page, or on none. */
  page: string | undefined
  /** The words that are meant. */
  words: string
  /** The text in which they stand. */
  text: string
  /** Where it is told. Looked for when it is asked for: what a lawyer has allowed is told nowhere. */
  place: () => FilePosition
}

/** What the checks of the rules look at. */
export interface RuleContext {
  lexicon: AdvertisingLexicon
  site: Site
  siteText: SiteText
  locate: LocateInFiles
}

/** Finds what some rules speak against. */
export type AdvertisingCheck = (ruleContext: RuleContext) => Violation[]

/** An advice with what was found in the place of the names in braces. */
export function fillAdvice({ message, fix }: Advice, found: Readonly<Record<string, string>>): Advice {
  const fill = (sentence: string) => sentence.replace(/\{(\w+)\}/g, (name, key: string) => found[key] ?? name)
  return { message: fill(message), fix: fill(fix) }
}

/** Whether a record in `claims/` can support what the rule speaks against. */
export const isSupportable = (rule: string): boolean => supportable.some((name) => name === rule)

const supportable: readonly RuleName[] = ['unrecorded-claim', 'unproved-praise']
