import { approvalPages } from '../../src/compliance/approvals/approvalPages.ts'
import { standingInWords } from '../../src/compliance/approvals/recordApproval.ts'
import { getApprovalStatus, approvalsOf } from '../../src/compliance/approvals/approvalStatus.ts'
import { counted } from '../../src/content/text/plural.ts'
import { fail, print } from '../cli/command.ts'
import { load, signatureTeller, type ApprovalWorkspace } from './approvalWorkspace.ts'

/** Prints every page that must be approved, and how it stands. @returns the exit status */
export function listApprovals(workspace: ApprovalWorkspace): number {
  const { stdout } = workspace
  const known = load(workspace)
  if ('refused' in known) return fail(workspace, known.refused, known.status)
  const { site, records } = known
  const approved = { site, ...approvalsOf(site.registry, records) }
  const pages = approvalPages(site)
  const signature = signatureTeller(site, workspace)
  if (pages.length === 0) {
    print(
      stdout,
      `No kind of page needs an approval: "approvals" in ${site.registry.organization.path} names none that has a page.`,
    )
    return 0
  }
  const rows = pages
    .map(({ route, coming }) => ({
      name: coming ? `${route.path} (its next text)` : route.path,
      standing: getApprovalStatus(route, approved),
      coming,
    }))
    .map((row) => ({
      ...row,
      words:
        row.coming && row.standing.state === 'lost'
          ? 'not approved yet'
          : standingInWords(row.standing, signature),
    }))
  const width = Math.max(...rows.map(({ name }) => name.length))
  for (const { name, words } of rows) print(stdout, `${name.padEnd(width)}  ${words}`)
  const open = rows.filter(({ standing }) => standing.state !== 'approved').length
  const all = `${counted(rows.length, 'page needs', 'pages need')} an approval`
  print(
    stdout,
    open === 0 ? `\n${all}; every one has it.` : `\n${all}; ${counted(open, 'lacks', 'lack')} it.`,
  )
  if (site.organization.signedApprovals === true)
    print(stdout, 'Whether its commit is signed as "signedApprovals" asks: npm run check -- --release.')
  return 0
}
