import { diagnostic, fileStart, type Diagnostic } from '../content/model/diagnostic.ts'
import type { Route } from '../content/model/route.ts'
import type { Site } from '../content/model/site.ts'
import { everyPage } from '../content/publish/addresses.ts'
import { formatDate } from '../content/text/formatDate.ts'
import { shellQuote } from '../content/text/shellQuote.ts'
import { compareLines, isChanged } from './compareLines.ts'
import { normalizeText } from './normalizeText.ts'
import type { SiteLines } from './readSite.ts'
import { markRuns } from './redline/marks.ts'
import { terminalMarks } from './redline/inText.ts'

/** Who agreed to which wording of a page. Git keeps the earlier approvals. */
export interface Approval {
  by: string
  /** As 2026-01-31. */
  day: string
  note: string
  lines: readonly string[]
}

/** Where approvals are kept, inside the content folder. */
export const approvedFolder = 'legal/approved'

/** `/about/firm` → `legal/approved/about/firm.txt`. No address begins with `_`. */
export const approvalFile = (address: string): string =>
  `${approvedFolder}/${address === everyPage ? '_every-page' : address === '/' ? '_home' : address.slice(1)}.txt`

export const writeApproval = ({ by, day, note, lines }: Approval): string =>
  [`Approved by ${by} on ${day}${note && `: ${note}`}`, '', ...lines, ''].join('\n')

/** @returns undefined when the first line isn't that of an approval */
export function readApproval(text: string): Approval | undefined {
  const [head = '', ...lines] = text.replace(/\r\n?/g, '\n').trimEnd().split('\n')
  const {
    by,
    day,
    note = '',
  } = /^\uFEFF?Approved by (?<by>.+?) on (?<day>\d{4}-\d\d-\d\d)(?:: (?<note>.*))?$/.exec(head)?.groups ?? {}
  return by && day ? { by, day, note, lines: lines.map(signedLine).filter((line) => line !== '') } : undefined
}

const signedLine = (line: string): string => normalizeText(line)

/** Whether and how a page's approval holds. */
export type ApprovalStatus =
  | { state: 'approved'; approval: Approval }
  | { state: 'lost'; approval: Approval; changes: string[] }
  | { state: 'missing' }
  | { state: 'unreadable' }

/** @param text the page's approval file */
export function approvalStatus(lines: readonly string[], text: string | undefined): ApprovalStatus {
  const approval = text === undefined ? undefined : readApproval(text)
  if (!approval) return { state: text === undefined ? 'missing' : 'unreadable' }
  const changes = compareLines(approval.lines, lines)
    .filter(isChanged)
    .map((one) => markRuns(one, terminalMarks, (run) => run))
  return changes.length === 0 ? { state: 'approved', approval } : { state: 'lost', approval, changes }
}

/** The pages that must be approved: those of the kinds in firm.mdx, by default legal pages and every page. */
export function pagesToApprove({ routes, organization }: Site): Pick<Route, 'path' | 'file' | 'kind'>[] {
  const kinds = organization.approvals ?? ['legal', everyPage]
  const pages = routes.filter(({ kind, supersededBy }) => supersededBy === undefined && kinds.includes(kind))
  return kinds.includes(everyPage)
    ? [...pages, { path: everyPage, file: 'firm.mdx', kind: everyPage }]
    : pages
}

/**
 * The pages that must be approved and aren't, or no longer, with what changed since.
 * @param approved the approval files by path inside the content folder
 */
export function approvalProblems(
  site: Site,
  pages: SiteLines,
  approved: ReadonlyMap<string, string>,
): Diagnostic[] {
  const addresses = new Set([...site.routes.map(({ path }) => path), everyPage].map(approvalFile))
  const unused = [...approved.keys()].filter((file) => !addresses.has(file))
  return [
    ...pagesToApprove(site).flatMap(({ path, file }): Diagnostic[] => {
      const status = approvalStatus(pages.get(path) ?? [], approved.get(approvalFile(path)))
      const subject = path === everyPage ? 'The header and footer on every page' : path
      const command = `npm run approve -- ${shellQuote(path)} --by "NAME"`
      if (status.state === 'approved') return []
      if (status.state === 'missing')
        return [
          diagnostic(file, fileStart, [
            'approval-missing',
            `${subject} must be approved, and nobody has approved it.`,
            `Read the page, then run: ${command}`,
          ]),
        ]
      if (status.state === 'unreadable')
        return [
          diagnostic(approvalFile(path), fileStart, [
            'approval-missing',
            `The first line isn't "Approved by NAME on 2026-01-31", so ${path} isn't approved.`,
            `Restore the file with Git, or run: ${command}`,
          ]),
        ]
      const { approval, changes } = status
      const more = changes.length > 3 ? ` (and ${changes.length - 3} more)` : ''
      const since = `${changes.slice(0, 3).join(' … ')}${more}`
      const message = `${subject} was approved by ${approval.by} on ${formatDate(approval.day)}, and has changed since: ${since}`
      return [
        diagnostic(file, fileStart, [
          'approval-lost',
          message,
          `Undo the change, or read the page again and run: ${command}`,
        ]),
      ]
    }),
    ...unused.map((file) =>
      diagnostic(file, fileStart, [
        'approval-unused',
        'No page has the address that this approval is for.',
        'Delete the file. If the page moved, approve it at its new address.',
      ]),
    ),
  ]
}
