import { addressRules } from './addresses.ts'
import { archiveRules } from './archives.ts'
import { claimRules } from './claims.ts'
import { countRules } from './counts.ts'
import { frontmatterSyntaxRules } from './frontmatterSyntax.ts'
import { fieldRules } from './fields.ts'
import { fileRules } from './files.ts'
import { legalRules } from './legal.ts'
import { limitRules } from './limits.ts'
import { linkRules } from './links.ts'
import { newYorkRules } from './newYork.ts'
import { pictureRules } from './pictures.ts'
import { structureRules } from './structure.ts'
import { proseRules } from './prose.ts'
import type { Rule } from './rule.ts'
import { publishDateRules } from './publishDates.ts'
import { reviewDateRules } from './reviewDates.ts'

const all = {
  ...fileRules,
  ...frontmatterSyntaxRules,
  ...fieldRules,
  ...proseRules,
  ...limitRules,
  ...linkRules,
  ...pictureRules,
  ...structureRules,
  ...publishDateRules,
  ...addressRules,
  ...countRules,
  ...legalRules,
  ...archiveRules,
  ...reviewDateRules,
  ...claimRules,
  ...newYorkRules,
}

/** The name of a rule. A problem that names another does not compile. */
export type RuleName = keyof typeof all

/** The rules that checks look for: the engine's, or the site's own. */
export type RuleFoundBy<Finder extends 'engine' | 'site'> = {
  [Name in RuleName]: (typeof all)[Name] extends { foundBy: Finder } ? Name : never
}[RuleName]

/** Every rule that a problem can name, by subject. */
export const rules: Readonly<Record<RuleName, Rule>> = all

export const isRuleName = (name: string): name is RuleName => Object.hasOwn(rules, name)

/** Every rule's name, by subject. */
export const ruleNames: readonly RuleName[] = Object.keys(rules).filter(isRuleName)
