import type { Route } from '../../src/content/model/route.ts'
import type { BuiltSite, Site } from '../../src/content/model/site.ts'
import { relative, resolve, sep } from 'node:path'
import { lazily } from '../../src/content/model/lazily.ts'
import type { ChainedApproval } from '../../src/compliance/approvals/approvalRecord.ts'
import { signatureInWords } from '../../src/compliance/approvals/signature.ts'
import { recordSignatures } from '../../src/node/history/recordSignatures.ts'
import { findPage } from '../../src/compliance/approvals/findPage.ts'
import type { Approvable } from '../../src/compliance/approvals/recordApproval.ts'
import { getApprovalStatus, approvalsOf } from '../../src/compliance/approvals/approvalStatus.ts'
import { isError } from '../../src/content/model/diagnostic.ts'
import { inFolder } from '../../src/content/report/makeReport.ts'
import { contentStore } from '../../src/node/workspace/contentStore.ts'
import type { Folders } from '../../src/node/folders.ts'
import { listFiles } from '../../src/node/listFiles.ts'
import { readRecords } from '../../src/node/readTree.ts'
import { hasErrors, type CommandContext } from '../cli/command.ts'

/** Where approvals are recorded. */
export interface ApprovalWorkspace extends CommandContext {
  folders: Folders
  /** The content folder, as it is called from where the command was started. */
  folderName: string
  /** Whether nothing is recorded: approvals are only told. */
  isReadOnly: boolean
}

/** Says of a record which commit and key vouch for it, to stand behind it; git is asked once. */
export function signatureTeller(
  site: Site,
  { folders }: ApprovalWorkspace,
): (record: ChainedApproval) => string {
  const signatures = lazily(() => recordSignatures(site.registry, folders.content))
  return (record) => signatureInWords(record, signatures().get(record.line), site.organization)
}

/** Why nothing can be done, and the exit status. */
interface Refusal {
  refused: string
  status: number
}

/** The page that was typed, and the site that has it. */
export function findRoute(
  typed: string,
  workspace: ApprovalWorkspace,
): { known: Approvable; route: Route } | Refusal {
  const live = load(workspace)
  if ('refused' in live) return live
  const page = insideContent(typed, workspace)
  // A page that is not on the site yet may be approved as well.
  const onSite = findPage(page, live.site)
  const all = 'refused' in onSite ? load(workspace, true) : live
  if ('refused' in all) return all
  const later = all === live ? onSite : findPage(page, all.site)
  const [known, found] = 'refused' in later ? [live, onSite] : [all, later]
  if ('refused' in found) return { refused: found.refused, status: 2 }
  const { site, records } = known
  const approved = { site, ...approvalsOf(site.registry, records) }
  // The first of the page's texts (today's, and one that takes effect later) that is not approved yet.
  const route =
    found.routes.find((one) => getApprovalStatus(one, approved).state !== 'approved') ?? found.routes.at(-1)
  if (!route) throw new Error(`What was found by ${typed} has no page.`)
  if (route.unpublishedReason?.why !== 'draft') return { known, route }
  return {
    refused: `${route.path} is a draft. Take the line "draft: true" out of ${route.file} when its words are final, and approve it then.`,
    status: 1,
  }
}

/** The site and its records; when the content has errors, what they are. */
export function load(workspace: ApprovalWorkspace, includeUnpublished?: boolean): Approvable | Refusal {
  const { registry, folders, env } = workspace
  const records = readRecords(registry, folders.content, listFiles(folders.content))
  const built = contentStore(registry, folders, { includeUnpublished, env }).load()
  const { site, files } = built
  return site === undefined ? errorsOf(built, workspace) : { site, files, records }
}

/** How many problems are told where nothing can be done. */
const mostTold = 3

function errorsOf({ problems }: BuiltSite, workspace: ApprovalWorkspace): Refusal {
  const errors = problems.filter(isError)
  const some = errors
    .slice(0, mostTold)
    .map(({ file, line, message }) => `  ${inFolder(workspace.folderName, file)}:${line} ${message}`)
  return {
    refused: `${workspace.isReadOnly ? 'Nothing can be told of approvals' : 'Nothing was recorded'}: the ${hasErrors(problems)}, so nobody can say yet what its pages say.\n${some.join('\n')}\nAll of it, and what to do: npm run check`,
    status: 1,
  }
}

/** A path on the disk as a path inside the content folder; anything else as it was typed. */
function insideContent(typed: string, { cwd, folders }: ApprovalWorkspace): string {
  const file = resolve(cwd, typed)
  return file.startsWith(folders.content + sep) ? relative(folders.content, file).split(sep).join('/') : typed
}
