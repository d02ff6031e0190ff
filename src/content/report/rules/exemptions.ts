import type { Rules } from './rule.ts'

/** Exemptions from the rules on advertising. */
export const exemptionRules = {
  'unused-allowance': {
    severity: 'warning',
    summary: 'Something is allowed that the site does not say.',
    what: 'The list “allowed” in advertising.mdx names words that a lawyer has allowed against a rule, with the reason and the name. This entry matches nothing any more. Delete it, or mend its words so that they are those of the page.',
    why: 'What was allowed once would be allowed for ever, for words that nobody has looked at.',
    wrong: ['- rule: specialist', '  text: words that stand nowhere'],
    right: ['- rule: specialist', '  text: certified as a specialist by the Sample Board'],
  },
} as const satisfies Rules
