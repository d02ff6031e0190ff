import type { Site } from '../../content/model/site.ts'
import { advertisingEntry, advertisingPath, type Advertising } from '../lexicon/fields.ts'
import type { AdvertisingLexicon } from '../lexicon/lexicon.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { diagnostic, type Diagnostic } from '../../content/model/diagnostic.ts'
import { normalizeText } from '../text/normalizeText.ts'
import type { Violation } from './violation.ts'

type Exemption = NonNullable<Advertising['allowed']>[number]

/** The violations that no exemption of a lawyer covers, and the exemptions that cover none. */
interface ExemptionResult {
  left: Violation[]
  unused: Diagnostic[]
}

/**
 * @param today as 2026-01-31; a permission that has ended before counts no more
 */
export function applyExemptions(
  violations: readonly Violation[],
  site: Site,
  { file }: AdvertisingLexicon,
  today: string | undefined,
): ExemptionResult {
  const permissions = advertisingEntry(site, file)
  const { off = [], allowed = [] } = permissions?.data ?? {}
  const silent = new Set(off.map(({ rule }) => rule))
  const used = new Set<Exemption>()
  const left = violations.filter((violation) => {
    if (silent.has(violation.rule)) return false
    const permits = allowed.filter((one) => covers(one, violation) && !isOver(one, today))
    for (const one of permits) used.add(one)
    return permits.length === 0
  })
  const unused = allowed.flatMap((one, index): Diagnostic[] => {
    if (used.has(one) || silent.has(one.rule)) return []
    const near = isOver(one, today) ? undefined : left.find((violation) => nearMiss(one, violation))
    return [
      diagnostic(
        advertisingPath,
        permissions?.placeOf(['allowed', index, 'text']) ?? { line: 1, column: 1 },
        [
          'unused-allowance',
          isOver(one, today)
            ? `The permission for "${one.text}" ended on ${formatDate(one.until ?? '')}.`
            : near
              ? `The words "${one.text}" are allowed here, and the rule ${one.rule} speaks against "${near.words}".`
              : `No page says "${one.text}" against the rule ${one.rule}.`,
          isOver(one, today)
            ? `Let ${one.by} decide again, or delete the entry.`
            : near
              ? `Write "${near.words}" into "text" if that is what is to be allowed; otherwise delete the entry.`
              : 'Delete the entry, or mend its words so that they are those of the page.',
        ],
      ),
    ]
  })
  return { left, unused }
}

const isOver = ({ until }: Exemption, today: string | undefined): boolean =>
  until !== undefined && today !== undefined && until < today

const isAbout = (allowance: Exemption, { rule, page }: Violation): boolean =>
  allowance.rule === rule && (allowance.page === undefined || allowance.page === page)

/** Whether a permission is of words that stand in the same text as those which a rule speaks against. */
const nearMiss = (allowance: Exemption, violation: Violation): boolean =>
  isAbout(allowance, violation) &&
  normalizeText(violation.text).toLowerCase().includes(normalizeText(allowance.text).toLowerCase())

function covers(allowance: Exemption, violation: Violation): boolean {
  if (!isAbout(allowance, violation)) return false
  const { words, text } = violation
  const permitted = normalizeText(allowance.text).toLowerCase()
  const meant = words.toLowerCase()
  return (
    meant.includes(permitted) ||
    (permitted.includes(meant) && normalizeText(text).toLowerCase().includes(permitted))
  )
}
