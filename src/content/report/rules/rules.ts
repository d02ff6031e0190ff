import { archiveRules } from './archives.ts'
import { legalRules } from './legal.ts'
import type { Rules } from './rule.ts'

/** A rule’s name: the heading of its section in content/PROBLEMS.md. */
export type RuleName = string

/** The rules whose problems don’t stop a build. */
export const warnings: ReadonlySet<RuleName> = new Set(
  `
  unread-file curly-quotes field-below field-mark unused-picture raw-mark foreign-mark unseen-sign
  broken-word leftover list-number underlined-heading heading-skip sentence-a-line indented-text
  picture-words picture-caption camera-notes review-due review-owner same-order same-name posted-later
  role-over early-address new-address section-reference defined-term lost-section approval-missing
  approval-lost approval-person approval-second approval-signature approver-list approval-day early-day
  corrected-day archive-day unused-allowance unrecorded-claim unproved-praise unsupported-claim claim-value
  claim-kind expired-claim claim-dates early-award unused-claim
`
    .trim()
    .split(/\s+/),
)

/** What the lawyers’ rooms say of their rules. */
export const rulesOf = (registry: { readonly rules: Rules }): Rules => ({
  ...legalRules,
  ...archiveRules,
  ...registry.rules,
})
