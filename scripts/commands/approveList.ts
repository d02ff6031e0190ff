import { approvalPages } from '../../src/compliance/approvals/approvalPages.ts'
import { describeStatus } from '../../src/compliance/approvals/describeStatus.ts'
import { getApprovalStatus, approvalsOf } from '../../src/compliance/approvals/approvalStatus.ts'
import type { Site } from '../../src/content/model/site.ts'
import { everyPage } from '../../src/content/publish/addresses.ts'
import { listInWords } from '../../src/content/text/listInWords.ts'
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
      status: getApprovalStatus(route, approved),
      coming,
    }))
    .map((row) => ({
      ...row,
      words:
        row.coming && row.status.state === 'lost'
          ? 'not approved yet'
          : describeStatus(row.status, signature),
    }))
  const width = Math.max(...rows.map(({ name }) => name.length))
  for (const { name, words } of rows) print(stdout, `${name.padEnd(width)}  ${words}`)
  const open = rows.filter(({ status }) => status.state !== 'approved').length
  const all = `${counted(rows.length, 'page needs', 'pages need')} an approval`
  print(
    stdout,
    open === 0 ? `\n${all}; every one has it.` : `\n${all}; ${counted(open, 'lacks', 'lack')} it.`,
  )
  print(stdout, otherwiseFree(site, new Set(pages.map(({ route }) => route.kind))))
  if (site.organization.signedApprovals === true)
    print(stdout, 'Whether its commit is signed as "signedApprovals" asks: npm run check -- --release.')
  return 0
}

/** What nobody has to approve: the other pages, and the labels that none of these approvals covers. @param kinds those of the pages that need one */
function otherwiseFree(site: Site, kinds: ReadonlySet<string>): string {
  const { registry, routes } = site
  const onSite = new Set(routes.map(({ kind }) => kind))
  const groupsOf = (isMeant: (kind: string) => boolean): string[] => [
    ...registry.kinds.filter(({ name }) => isMeant(name)).flatMap((kind) => Object.keys(kind.labelsOf(site))),
    ...(isMeant(everyPage) ? Object.keys(registry.labelsOfEveryPage(site)) : []),
  ]
  const approved = new Set(groupsOf((kind) => kinds.has(kind)))
  const others = new Set(
    groupsOf((kind) => (onSite.has(kind) || kind === everyPage) && !kinds.has(kind)).filter(
      (group) => !approved.has(group),
    ),
  )
  const labels = listInWords([...others].sort(), 'and')
  return `No other page needs an approval${labels === '' ? '' : `, nor do the labels that belong to other pages alone: ${labels}`}.`
}
