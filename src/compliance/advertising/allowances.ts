import type { Site } from '../../content/buildSite.ts'
import { advertisingFile } from './fields.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { problemAt, type Problem } from '../../content/model/problem.ts'
import type { Advertising } from './fields.ts'
import { plainWords } from '../text/plainWords.ts'
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
    const near = isOver(one, today) ? undefined : left.find((complaint) => isBeside(one, complaint))
    return [
      problemAt(
        advertisingFile.path,
        site.advertising?.placeOf(['allowed', index, 'text']) ?? { line: 1, column: 1 },
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

const isOver = ({ until }: Allowance, today: string | undefined): boolean =>
  until !== undefined && today !== undefined && until < today

const isAbout = (allowance: Allowance, { rule, page }: Complaint): boolean =>
  allowance.rule === rule && (allowance.page === undefined || allowance.page === page)

/** Whether a permission is of words that stand in the same text as those which a rule speaks against. */
const isBeside = (allowance: Allowance, complaint: Complaint): boolean =>
  isAbout(allowance, complaint) &&
  plainWords(complaint.text).toLowerCase().includes(plainWords(allowance.text).toLowerCase())

function isFor(allowance: Allowance, complaint: Complaint): boolean {
  if (!isAbout(allowance, complaint)) return false
  const { words, text } = complaint
  const permitted = plainWords(allowance.text).toLowerCase()
  const meant = words.toLowerCase()
  return (
    meant.includes(permitted) ||
    (permitted.includes(meant) && plainWords(text).toLowerCase().includes(permitted))
  )
}
