import { everyPage } from '../../content/publish/addresses.ts'
import { shellQuote } from '../../content/text/shellQuote.ts'
import { everyPageRoute } from '../text/everyPage.ts'
import type { Route } from '../../content/model/route.ts'
import { listInWords } from '../../content/text/listInWords.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { fileStart, diagnostic, type RuleMessage } from '../../content/model/diagnostic.ts'
import { errorInRelease, type ComplianceCheck, type ComplianceContext } from '../model/complianceContext.ts'
import { approvalPages } from './approvalPages.ts'
import type { ChainedApproval } from './approvalRecord.ts'
import { approvalsOf, getApprovalStatus, type ApprovalStatus } from './approvalStatus.ts'
import { approvalsNeeded, approversOf, countPeople, foldName } from './approvers.ts'
import { isSigned, signatureInWords } from './signature.ts'

/** Pages that must be approved, and are not, or no longer, or not by those who may. */
export const checkApprovals: ComplianceCheck = (context) => {
  const { site, records } = context
  const approved = { site, ...approvalsOf(site.registry, records) }
  const needed = approvalPages(site)
  const files = new Set(needed.map(({ route }) => route.file))
  const given = new Set(approved.approvals.map(({ subject }) => subject))
  // Whoever approved a page without need is told as well when its words change.
  const others = [...site.routes, everyPageRoute(site)]
    .filter(({ path, file }) => given.has(path) && !files.has(file))
    .map((route) => ({ route, coming: true }))
  return [...needed, ...others].flatMap(({ route, coming }) => {
    const status = getApprovalStatus(route, approved)
    const told = wrongApprovalStatus(route, status, context) ?? wrongSignatures(route, status, context)
    if (!told) return []
    const problem = diagnostic(route.file, fileStart, told)
    // A text that waits for its day, or needs no approval, keeps nothing from being built.
    return [coming ? problem : errorInRelease(problem, context)]
  })
}

/** Whom to ask, by name where there is a list, and what they type. `but`: those whose approvals count already. */
function nextStep(
  route: Route,
  { site, today }: ComplianceContext,
  but: readonly ChainedApproval[] = [],
): { whom: string; command: string } {
  const gave = new Set(but.map(({ by }) => foldName(by)))
  const names = approversOf(route, today, { site })
    ?.map(({ name }) => name)
    .filter((name) => !gave.has(foldName(name)))
  const word = site.registry.words.approver
  const whom =
    names === undefined ? word : listInWords(names, 'or') || `${word} who is put on the list "approvers"`
  const name = names?.length === 1 ? names.join('') : 'NAME'
  return { whom, command: `npm run approve -- ${shellQuote(route.path)} --by "${name}"` }
}

function wrongApprovalStatus(
  route: Route,
  status: ApprovalStatus,
  context: ComplianceContext,
): RuleMessage | undefined {
  const { path } = route
  const { site, signatures } = context
  if (status.state === 'approved') return undefined
  const signed = (record: ChainedApproval) =>
    signatureInWords(record, signatures().get(record.line), site.organization)
  if (status.state === 'incomplete') {
    const { records, others, needed } = status
    const { whom, command } = nextStep(route, context, records)
    const list = `the list "approvers" in content/${site.registry.organization.path}`
    if (records.length === 0) {
      const names = others.map((record) => `${record.by} on ${formatDate(record.day)}${signed(record)}`)
      return [
        'approval-person',
        `${subjectOf(path)} was approved by ${names.join(' and by ')}, but not by anybody who may, by ${list}.`,
        `Ask ${whom} to read it and to run: ${command}`,
      ]
    }
    const names = records.map((record) => `${record.by} on ${formatDate(record.day)}${signed(record)}`)
    return [
      'approval-second',
      `${subjectOf(path)} must be approved by ${needed === 2 ? 'two' : needed} people, and only ${names.join(' and ')} approved these words.`,
      `Ask ${whom} to read it as well and to run: ${command}`,
    ]
  }
  // The text that this one takes the place of may well be approved.
  const day = site.coming.find(({ file }) => file === route.file)?.data.effectiveOn
  const { whom, command } = nextStep(route, context)
  if (day !== undefined) {
    return [
      'approval-missing',
      `The text of ${path} that takes effect on ${formatDate(day)} must be approved, and nobody has approved it.`,
      `Ask ${whom} to read it before that day and to run: ${command}`,
    ]
  }
  if (status.state === 'missing') {
    return [
      'approval-missing',
      `${subjectOf(path)} must be approved, and nobody has approved it.`,
      `Ask ${whom} to read it and to run: ${command}`,
    ]
  }
  const { record, change } = status
  const since = change === '' ? '' : `: ${change}`
  return [
    'approval-lost',
    `${subjectOf(path)} was approved by ${record.by} on ${formatDate(record.day)}${signed(record)}, and has changed since${since}.`,
    `Take the change back, or ask ${whom} to read it again and to run: ${command}`,
  ]
}

/**
 * Approvals that do not count because their commits are not signed, where they must be. Where there is too little history
 * to tell, as in the copies of most workflows, only a release is refused.
 */
function wrongSignatures(
  route: Route,
  status: ApprovalStatus,
  { site, signatures, release }: ComplianceContext,
): RuleMessage | undefined {
  const policy = site.organization
  if (status.state !== 'approved' || policy.signedApprovals !== true) return undefined
  const unsigned = status.records.filter((record) => {
    const signature = signatures().get(record.line)
    const isUnknown = signature === undefined || signature.state === 'unknown'
    return isUnknown ? release : !isSigned(record, signature, policy)
  })
  const signed = status.records.filter((record) => !unsigned.includes(record))
  if (countPeople(signed) >= Math.max(approvalsNeeded(route, { site }), 1)) return undefined
  const all = unsigned.map((record) => {
    const words = signatureInWords(record, signatures().get(record.line), policy)
    return `record ${record.number} by ${record.by}${words || ', whose commit is not in this copy of the repository'}`
  })
  return [
    'approval-signature',
    `The page ${route.path} is approved, but without the signatures that count: ${all.join('; ')}.`,
    `Commit approvals with git commit -S. Of one that is committed already, approve the page again with a note, and sign that commit; in a part of the history alone, get the rest first: git fetch --unshallow`,
  ]
}

/** A page, or what stands on every page, at the beginning of a sentence. */
const subjectOf = (path: string): string =>
  path === everyPage ? 'What stands on every page (header, menus, footer, labels)' : `The page ${path}`
