import type { Rules } from '../../../content/report/rules/rule.ts'
import { approachRules } from './approach.ts'
import { pageRules } from './pages.ts'
import { statementRules } from './statements.ts'

/**
 * New York's rules on lawyers' advertising and their neighbours, as far as a program can look at them. A checklist,
 * not legal advice: `content/legal/README.md` says so to its readers. "From memory" marks what was not read in a
 * stored source; a lawyer confirms it against the official text.
 */

export const newYorkRules = { ...statementRules, ...approachRules, ...pageRules } as const satisfies Rules

/** The name of a rule on advertising. */
export type NewYorkRule = keyof typeof newYorkRules

/** What may be switched off or allowed in `content/advertising.mdx`. */
export const overridableRules = [
  'unrecorded-claim',
  'unproved-praise',
  'promised-result',
  'specialist',
  'contingent-fee',
  'paid-endorsement',
  'staged-scene',
  'trade-name',
  'incident-solicitation',
  'improper-influence',
  'premature-engagement',
  'prior-results',
  'award-particulars',
  'advertising-label',
  'firm-particulars',
  'pay-range',
  'picture-origin',
  'staged-picture',
  'privacy-and-form',
] as const satisfies readonly NewYorkRule[]
