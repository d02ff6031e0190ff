import type { Site } from '../../content/model/site.ts'
import type { SourceFile } from '../../content/model/sourceFile.ts'
import { counted } from '../../content/text/plural.ts'
import { approvalPages } from './approvalPages.ts'
import { approvalsOf, getApprovalStatus, isEarlyForm } from './approvalStatus.ts'

/** Which approvals hold although they were given before labels were part of the wording: a sentence, or none. */
export function earlyApprovals(site: Site, records: ReadonlyMap<string, SourceFile>): string[] {
  const approved = { site, ...approvalsOf(site.registry, records) }
  const early = approvalPages(site).flatMap(({ route }) => {
    const status = getApprovalStatus(route, approved)
    return status.state === 'approved' && isEarlyForm(status.records) ? route.path : []
  })
  return early.length === 0
    ? []
    : [
        `${counted(early.length, 'page was', 'pages were')} approved in form 1, before labels were part of the wording: ${early.join(', ')}. That holds until a word or a label of the page changes.`,
      ]
}
