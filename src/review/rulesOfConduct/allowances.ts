import type { Site } from '../../site/buildSite.ts'
import { advertisingFile } from '../../site/collections.ts'
import { formatDate } from '../../site/formatDate.ts'
import { problemAt, type Problem } from '../../site/problem.ts'
import type { Advertising } from '../../site/schema/advertising.ts'
import { plainWords } from '../reading/plainWords.ts'
import type { Complaint } from './complaint.ts'

type Allowance = NonNullable<Advertising['allowed']>[number]

/** What is left of the complaints once lawyers' permissions are heard, and the permissions that none asked for. */
export interface Heard {
  left: Complaint[]
  unused: Problem[]
}

/**
 * @param today as 2026-01-31; a permission that has ended before counts no more
 */
export function hearAllowances(
  complaints: readonly Complaint[],
  site: Site,
  today: string | undefined,
): Heard {
  const { off = [], allowed = [] } = site.advertising?.data ?? {}
  const silent = new Set(off.map(({ rule }) => rule))
  const used = new Set<Allowance>()
  const left = complaints.filter((complaint) => {
    if (silent.has(complaint.rule)) return false
    const permits = allowed.filter((one) => isFor(one, complaint) && !isOver(one, today))
    for (const one of permits) used.add(one)
    return permits.length === 0
  })
  const unused = allowed.flatMap((one, index): Problem[] => {
    if (used.has(one) || silent.has(one.rule)) return []
    return [
      problemAt(
        advertisingFile.path,
        site.advertising?.placeOf(['allowed', index, 'text']) ?? { line: 1, column: 1 },
        [
          'unused-allowance',
          isOver(one, today)
            ? `The permission for "${one.text}" ended on ${formatDate(one.until ?? '')}.`
            : `No page says "${one.text}" against the rule ${one.rule}.`,
          isOver(one, today)
            ? `Let ${one.by} decide again, or delete the entry.`
            : 'Delete the entry, or mend its words so that they are those of the page.',
        ],
      ),
    ]
  })
  return { left, unused }
}

const isOver = ({ until }: Allowance, today: string | undefined): boolean =>
  until !== undefined && today !== undefined && until < today

function isFor(allowance: Allowance, { rule, page, words, text }: Complaint): boolean {
  if (allowance.rule !== rule) return false
  if (allowance.page !== undefined && allowance.page !== page) return false
  const permitted = plainWords(allowance.text).toLowerCase()
  const meant = words.toLowerCase()
  return (
    meant.includes(permitted) ||
    (permitted.includes(meant) && plainWords(text).toLowerCase().includes(permitted))
  )
}
