/** The rules whose problems don’t stop a build. */
export const warnings: ReadonlySet<string> = new Set(
  `
  unread-file curly-quotes field-below field-mark raw-mark foreign-mark unknown-sign no-break-spaces unseen-line broken-word leftover
  list-number underlined-heading heading-skip sentence-a-line indented-text picture-caption review-due review-owner same-order same-name
  posted-later ends-later wrong-day pay-unit look-alike expired has-left new-address section-reference defined-term approval-missing
  approval-lost translation-changed unrecorded-claim unproved-praise unsupported-claim expired-claim unused-claim no-delivery
  no-children known-name sample-left search-word lawyer-count
`
    .trim()
    .split(/\s+/),
)
