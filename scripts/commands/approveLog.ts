import { extname, resolve } from 'node:path'
import { approvalsFile, readApprovals } from '../../src/compliance/approvals/approvalRecord.ts'
import { isByApproverOfSubject } from '../../src/compliance/approvals/approvers.ts'
import { approvedFiles } from '../../src/compliance/approvals/approvalStatus.ts'
import { logCsv, logLines, logPage, logText } from '../../src/compliance/history/approvalLog.ts'
import { formatDate } from '../../src/content/text/formatDate.ts'
import { counted } from '../../src/content/text/plural.ts'
import { inFolder } from '../../src/content/report/makeReport.ts'
import { buildDay } from '../../src/node/buildDay.ts'
import { recordSignatures } from '../../src/node/history/recordSignatures.ts'
import { listFiles } from '../../src/node/listFiles.ts'
import { readRecords } from '../../src/node/readTree.ts'
import { buildTolerant } from '../../src/node/workspace/buildTolerant.ts'
import { writeFileAtomic } from '../../src/node/writeFileAtomic.ts'
import { fail, print } from '../cli/command.ts'
import type { ApprovalWorkspace } from './approvalWorkspace.ts'

/** Prints every record of approval, or writes them into a file. @returns the exit status: 1 when the records are not whole */
export function exportLog(
  { csv = false, out }: { csv?: boolean | undefined; out?: string | undefined },
  workspace: ApprovalWorkspace,
): number {
  const { registry, cwd, env, stdout, folders, folderName } = workspace
  const { site } = buildTolerant(registry, folders, buildDay(env))
  const organization = site?.organization
  const files = readRecords(registry, folders.content, listFiles(folders.content))
  const path = approvalsFile(registry)
  const { records, problems } = readApprovals(files.get(path))
  const lines = logLines({
    records,
    files: new Map(approvedFiles(registry, files).map(({ file, digest }) => [digest, file.path])),
    signatures: recordSignatures(registry, folders.content),
    policy: organization ?? {},
    mayApprove: (record) => site === undefined || isByApproverOfSubject(record, site),
    problems,
  })
  const wrong = problems.map(({ message }) => `${inFolder(folderName, path)}: ${message}`)
  const isCsv = csv || extname(out ?? '') === '.csv'
  if (out === undefined) {
    stdout.write(
      isCsv ? logCsv(lines) : `${lines.length === 0 ? 'Nothing was approved yet.' : logText(lines)}\n`,
    )
  } else {
    const title = `Approvals of ${organization?.name ?? registry.words.organization}`
    const notes = [
      `Every record of ${inFolder(folderName, path)} on ${formatDate(buildDay(env))}: ${counted(lines.length, 'record')}.`,
      ...wrong,
    ]
    writeFileAtomic(resolve(cwd, out), isCsv ? logCsv(lines) : logPage(title, notes, lines))
    print(stdout, `Wrote ${out}: ${counted(lines.length, 'record')}.`)
  }
  return wrong.length === 0 ? 0 : fail(workspace, wrong.join('\n'), 1)
}
