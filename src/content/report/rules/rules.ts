import { addressRules } from './addresses.ts'
import { claimRules } from './claims.ts'
import { countRules } from './counts.ts'
import { frontmatterSyntaxRules } from './frontmatterSyntax.ts'
import { exemptionRules } from './exemptions.ts'
import { fieldRules } from './fields.ts'
import { fileRules } from './files.ts'
import { legalRules } from './legal.ts'
import { limitRules } from './limits.ts'
import { linkRules } from './links.ts'
import { pictureRules } from './pictures.ts'
import { structureRules } from './structure.ts'
import { proseRules } from './prose.ts'
import type { Rule, Rules } from './rule.ts'
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
  ...reviewDateRules,
  ...claimRules,
  ...exemptionRules,
}

/** The name of a rule of the engine. A problem that names another does not compile. */
export type RuleName = keyof typeof all

/** The rules that a check of `content/checks/checks.ts` looks for. */
export type RuleFoundByCheck = {
  [Name in RuleName]: (typeof all)[Name] extends { foundByCheck: true } ? Name : never
}[RuleName]

/** The rules that every site is held to, by subject. */
export const rules: Readonly<Record<RuleName, Rule>> = all

export const isRuleName = (name: string): name is RuleName => Object.hasOwn(rules, name)

/** All rules of a site: the engine's, some of them with words of the site's own, and its own. */
export const rulesOf = (registry: { readonly rules: Rules }): Rules => ({ ...rules, ...registry.rules })
