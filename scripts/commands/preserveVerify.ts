import { existsSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { approvalsFile, readApprovals } from '../../src/compliance/approvals/approvalRecord.ts'
import { archivesFile, type ArchiveRecord } from '../../src/compliance/archive/archiveRecord.ts'
import { contradictions } from '../../src/compliance/archive/contradictions.ts'
import { keptUntil, pastRetention } from '../../src/compliance/archive/retention.ts'
import { describeIntegrity } from '../../src/compliance/archive/describeIntegrity.ts'
import { verifyArchive } from '../../src/node/archive/verifyArchive.ts'
import { revisionStanding } from '../../src/node/archive/revisionStanding.ts'
import { buildDay } from '../../src/node/buildDay.ts'
import { readSourceFile } from '../../src/node/readTree.ts'
import { archivesIn } from '../../src/node/archive/keptArchives.ts'
import type { ArchiveWorkspace } from './loadArchiveWorkspace.ts'
import { nameFrom, fail, print } from '../cli/command.ts'

/** Says whether archives are as recorded, and what is recorded as they are. @returns the exit status */
export function verifyArchives(
  { files, archives }: { files: readonly string[]; archives?: string },
  workspace: ArchiveWorkspace,
): number {
  const { registry, cwd: root, stdout, archivesName } = workspace
  const { records, problems } = workspace.readRecords()
  const years = workspace.archiveYears()
  const today = buildDay(workspace.env)
  for (const { message, fix } of problems) print(stdout, `${archivesName}: ${message} ${fix}`)
  const folder = resolve(root, archives ?? 'archives')
  const names = [...new Set([...records.map(({ file }) => file), ...archivesIn(folder)])]
  const wanted = files.length > 0 ? files : names.map((name) => join(folder, name))
  const here = wanted.filter((path) => existsSync(resolve(root, path)))
  const notHere = wanted.filter((path) => !here.includes(path))
  if (here.length === 0 && problems.length === 0) {
    const place = nameFrom(root, folder)
    // A folder that was typed may be misspelt; the usual one is missing in every fresh clone.
    const lack =
      archives === undefined || existsSync(folder)
        ? `There is no archive in ${place}`
        : `There is no folder ${place}`
    return fail(
      workspace,
      files.length > 0
        ? `There is no file ${files.join(', ')}.`
        : records.length === 0
          ? `${lack}. Make an archive with npm run preserve, or name the folder that has them with --archives DIR.`
          : [
              `${lack}, and these were made, as ${archivesName} tells:`,
              ...records.map(({ file, sha256 }) => `  ${file}, SHA-256 ${sha256}`),
              'Copy them there from safe storage, or name the folder that has them with --archives DIR.',
            ].join('\n'),
    )
  }
  // Files outside the project are named by their absolute paths.
  const nameOf = (path: string): string => {
    const name = nameFrom(root, resolve(root, path))
    return name.startsWith('../') ? resolve(root, path) : name
  }
  const approvalsPath = approvalsFile(registry)
  const approvals = readApprovals(readSourceFile(workspace.folders.content, approvalsPath)).records
  let isSound = problems.length === 0
  const seen = new Set<string>()
  for (const path of here) {
    const report = verifyArchive(readFileSync(resolve(root, path)))
    seen.add(report.sha256)
    const byName = records.findIndex(({ file }) => file === basename(path))
    const byDigest = records.findIndex(({ sha256 }) => sha256 === report.sha256)
    const at = byName === -1 ? byDigest : byName
    const integrity = describeIntegrity(nameOf(path), report, {
      list: archivesFile(registry),
      record: records[at],
      before: records[at - 1],
      renamed: byDigest === byName ? undefined : records[byDigest],
    })
    for (const sentence of integrity.sentences) print(stdout, sentence)
    const { manifest, altered } = report
    const against =
      manifest === undefined || altered.length > 0
        ? []
        : contradictions(nameOf(path), manifest, {
            approvals,
            approvalsFile: approvalsPath,
            standing: revisionStanding(root, manifest.revision),
          })
    for (const sentence of against) print(stdout, sentence)
    if (!integrity.isSound || against.length > 0) isSound = false
  }
  const recordOf = (path: string) => records.find(({ file }) => file === basename(path))
  const mayGo = ({ day, made }: ArchiveRecord) => (keptUntil({ day, made }, years) ?? today) < today
  const absent = notHere.filter((path) => {
    const record = recordOf(path)
    return record === undefined || !(seen.has(record.sha256) || mayGo(record))
  })
  for (const path of absent) {
    const record = recordOf(path)
    const name = nameOf(path)
    print(
      stdout,
      record === undefined
        ? `${name} is missing, and was not looked at.`
        : `${name} is missing: record ${record.number} of ${archivesName} tells of it (SHA-256 ${record.sha256}).`,
    )
  }
  if (absent.length > 0) {
    print(
      stdout,
      `Copy ${absent.length === 1 ? 'it' : 'them'} there from safe storage, or name the folder that has all of them with --archives DIR. To look only at one that is here: npm run preserve -- --verify FILE`,
    )
  }
  for (const sentence of pastRetention(records, years, today)) print(stdout, sentence)
  return isSound && absent.length === 0 ? 0 : 1
}
