import { addressRules } from './addresses.ts'
import { archiveRules } from './archives.ts'
import { blankRules } from './blanks.ts'
import { claimRules } from './claims.ts'
import { countRules } from './counts.ts'
import { fenceRules } from './fences.ts'
import { fieldRules } from './fields.ts'
import { fileRules } from './files.ts'
import { legalRules } from './legal.ts'
import { limitRules } from './limits.ts'
import { linkRules } from './links.ts'
import { newYorkRules } from './newYork.ts'
import { pictureRules } from './pictures.ts'
import { placeRules } from './places.ts'
import { proseRules } from './prose.ts'
import type { Rule } from './rule.ts'
import { showingRules } from './showing.ts'
import { upkeepRules } from './upkeep.ts'

const all = {
  ...fileRules,
  ...fenceRules,
  ...fieldRules,
  ...blankRules,
  ...proseRules,
  ...limitRules,
  ...linkRules,
  ...pictureRules,
  ...placeRules,
  ...showingRules,
  ...addressRules,
  ...countRules,
  ...legalRules,
  ...archiveRules,
  ...upkeepRules,
  ...claimRules,
  ...newYorkRules,
}

/** The name of a rule. A problem that names another does not compile. */
export type RuleName = keyof typeof all

/** Every rule that a problem can name, by subject. */
export const rules: Readonly<Record<RuleName, Rule>> = all

export const isRuleName = (name: string): name is RuleName => Object.hasOwn(rules, name)

/** Every rule's name, by subject. */
export const ruleNames: readonly RuleName[] = Object.keys(rules).filter(isRuleName)
