import { existsSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { archivesFile } from '../../src/compliance/archive/archiveRecord.ts'
import { describeIntegrity } from '../../src/compliance/archive/describeIntegrity.ts'
import { verifyArchive } from '../../src/node/archive/verifyArchive.ts'
import { archivesIn } from '../../src/node/archive/keptArchives.ts'
import type { ArchiveWorkspace } from './loadArchiveWorkspace.ts'
import { nameFrom, fail, print } from '../cli/command.ts'

/** Says whether archives are as recorded, and their list is in order. @returns the exit status */
export function verifyArchives(
  { files, archives }: { files: readonly string[]; archives?: string },
  workspace: ArchiveWorkspace,
): number {
  const { registry, cwd: root, stdout, archivesName } = workspace
  const { records, problems } = workspace.readRecords()
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
  let isSound = problems.length === 0
  const seen = new Set<string>()
  for (const path of here) {
    const examination = verifyArchive(readFileSync(resolve(root, path)))
    seen.add(examination.sha256)
    const byName = records.findIndex(({ file }) => file === basename(path))
    const byDigest = records.findIndex(({ sha256 }) => sha256 === examination.sha256)
    const at = byName === -1 ? byDigest : byName
    const verdict = describeIntegrity(nameOf(path), examination, {
      list: archivesFile(registry),
      record: records[at],
      before: records[at - 1],
      renamed: byDigest === byName ? undefined : records[byDigest],
    })
    for (const sentence of verdict.sentences) print(stdout, sentence)
    if (!verdict.isSound) isSound = false
  }
  const recordOf = (path: string) => records.find(({ file }) => file === basename(path))
  const absent = notHere.filter((path) => !seen.has(recordOf(path)?.sha256 ?? ''))
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
  return isSound && absent.length === 0 ? 0 : 1
}
