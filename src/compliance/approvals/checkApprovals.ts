import { everyPage } from '../../content/publish/addresses.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { shellQuote } from '../../content/text/shellQuote.ts'
import { fileStart, diagnostic, type RuleMessage } from '../../content/model/diagnostic.ts'
import { errorInRelease, type ComplianceCheck } from '../model/complianceContext.ts'
import { everyPageRoute } from '../text/everyPage.ts'
import { approvalPages } from './approvalPages.ts'
import { approvalsOf, getApprovalStatus, type ApprovalStatus } from './approvalStatus.ts'

/** Pages that must be approved, and are not or no longer. */
export const checkApprovals: ComplianceCheck = (context) => {
  const { site, records } = context
  const approved = { site, ...approvalsOf(site.registry, records) }
  const { approver } = site.registry.words
  const needed = approvalPages(site)
  const files = new Set(needed.map(({ route }) => route.file))
  const given = new Set(approved.approvals.map(({ subject }) => subject))
  // Whoever approved a page without need is told as well when its words change.
  const others = [...site.routes, everyPageRoute(site)]
    .filter(({ path, file }) => given.has(path) && !files.has(file))
    .map((route) => ({ route, coming: true }))
  return [...needed, ...others].flatMap(({ route, coming }) => {
    const day = site.coming.find(({ file }) => file === route.file)?.data.effectiveOn
    const status = getApprovalStatus(route, approved)
    const told = wrongApprovalStatus(route.path, status, { day, approver })
    if (!told) return []
    const problem = diagnostic(route.file, fileStart, told)
    // A text that waits for its day, or needs no approval, keeps nothing from being built.
    return [coming ? problem : errorInRelease(problem, context)]
  })
}

/** @param day of a text that takes effect on a later day; the one that it takes the place of may well be approved */
function wrongApprovalStatus(
  path: string,
  status: ApprovalStatus,
  { day, approver }: { day: string | undefined; approver: string },
): RuleMessage | undefined {
  if (status.state === 'approved') return undefined
  const command = `npm run approve -- ${shellQuote(path)} --by "NAME"`
  if (day !== undefined) {
    return [
      'approval-missing',
      `The text of ${path} that takes effect on ${formatDate(day)} must be approved, and nobody has approved it.`,
      `Ask ${approver} to read it before that day and to run: ${command}`,
    ]
  }
  if (status.state === 'missing') {
    return [
      'approval-missing',
      `${subjectOf(path)} must be approved, and nobody has approved ${path === everyPage ? 'that' : 'it'}.`,
      `Ask ${approver} to read it and to run: ${command}`,
    ]
  }
  const { record, change } = status
  const since = change === '' ? '' : `: ${change}`
  return [
    'approval-lost',
    `${subjectOf(path)} was approved by ${record.by} on ${formatDate(record.day)}, and has changed since${since}.`,
    `Take the change back, or ask ${approver} to read it again and to run: ${command}`,
  ]
}

/** A page, or what stands on every page, at the beginning of a sentence. */
const subjectOf = (path: string): string =>
  path === everyPage ? 'What stands on every page (header, menus, footer, labels)' : `The page ${path}`
