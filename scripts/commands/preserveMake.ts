import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Registry } from '../../src/content/model/registry.ts'
import { approvalsFile, readApprovals } from '../../src/compliance/approvals/approvalRecord.ts'
import { addRecord, archiveName } from '../../src/compliance/archive/archiveRecord.ts'
import { releaseBlockers, releaseInWords } from '../../src/compliance/archive/releaseBlockers.ts'
import type { Manifest } from '../../src/compliance/archive/manifest.ts'
import { formatDate } from '../../src/content/text/formatDate.ts'
import { verifyArchive } from '../../src/node/archive/verifyArchive.ts'
import { makeArchive } from '../../src/node/archive/makeArchive.ts'
import { withTempBuild } from '../../src/node/archive/tempBuild.ts'
import { siteDifference } from '../../src/node/archive/siteDifference.ts'
import { requireCleanTree } from '../../src/node/archive/cleanTree.ts'
import { buildDay } from '../../src/node/buildDay.ts'
import { contentStore } from '../../src/node/workspace/contentStore.ts'
import type { Folders } from '../../src/node/folders.ts'
import { recoverSite } from '../../src/node/output.ts'
import { UserError } from '../../src/node/userError.ts'
import { readIfPresent } from '../../src/node/readIfPresent.ts'
import { readSourceFile } from '../../src/node/readTree.ts'
import { writeFileAtomic } from '../../src/node/writeFileAtomic.ts'
import type { ArchiveWorkspace } from './loadArchiveWorkspace.ts'
import { ephemeralServer } from './ephemeralServer.ts'
import { nameFrom, print } from '../cli/command.ts'

/** Makes the archive of the revision that is checked out, and records it. @returns the exit status */
export async function makeArchiveFile(
  { site: typed, archives }: { site?: string; archives?: string },
  workspace: ArchiveWorkspace,
): Promise<number> {
  const { registry, cwd: root, env, today, stdout, folders, archivesPath, archivesName } = workspace
  const records = workspace.soundRecords()
  const site = workspace.soundSite()
  const date = pastDay(workspace)
  const revision = requireCleanTree(registry, root, folders.content)
  const file = archiveName(date, revision)
  const known = records.find((record) => record.file === file)
  const before = known ? records[records.indexOf(known) - 1] : records.at(-1)
  if (!known && before && before.day > date) {
    throw new UserError(
      `The last archive is of ${formatDate(before.day)}, and this one would be of ${formatDate(date)}, an earlier day.\nArchives are made in the order of their days.`,
    )
  }
  const previous = before && { file: before.file, sha256: before.sha256 }
  const blockers = releaseBlockers(
    site,
    contentStore(registry, folders, { release: true, env }).load().problems,
  )
  const approvals = lastApproval(registry, folders)
  const archive = { site, date, revision, previous, blockers, approvals }
  const given = typed === undefined ? undefined : resolve(root, typed)
  if (given !== undefined) {
    recoverSite(given)
    refuseUnfinished(given)
  }
  print(stdout, 'Building the site …')
  const { bytes, sha256, pages } = await withTempBuild({ root, date, env }, (folder) => {
    if (given !== undefined)
      refuseDifferent(given, folder, `revision ${revision.slice(0, 7)} builds for ${formatDate(date)}`)
    return archiveOf(folder, archive)
  })
  if (known && known.sha256 !== sha256) {
    throw new UserError(
      `${file} has a record already, and what was made now differs from it.\nThe site or the program that builds it is not what it was; compare what is installed with package-lock.json (npm ci).`,
    )
  }
  const kept = resolve(root, archives ?? 'archives', file)
  writeFileAtomic(kept, bytes)
  const size = (bytes.length / 1_000_000).toFixed(1)
  print(
    stdout,
    `${nameFrom(root, kept)} holds ${pages} pages as revision ${revision.slice(0, 7)} builds them for ${formatDate(date)} (${size} MB).`,
  )
  if (date !== today) print(stdout, earlierInWords({ date, today, revision }))
  if (given !== undefined) print(stdout, `The site in ${typed} is the same, byte for byte.`)
  print(stdout, releaseInWords(blockers).join('\n'))
  if (known) {
    print(stdout, 'It has a record already, and came out the same, byte for byte.')
    return 0
  }
  const made = date === today ? {} : { made: today }
  const text = readIfPresent(archivesPath)?.toString('utf8') ?? ''
  writeFileAtomic(
    archivesPath,
    addRecord(text, records.at(-1), { day: date, ...made, file, revision, sha256, approvals }),
  )
  print(
    stdout,
    `Its record${date === today ? '' : ', with both days,'} was added to ${archivesName}. Commit that file, and copy the archive to safe storage.`,
  )
  return 0
}

/** Makes the archive of a finished site. */
async function archiveOf(
  folder: string,
  archive: Omit<Parameters<typeof makeArchive>[0], 'folder' | 'ask'>,
): Promise<{ bytes: Uint8Array; sha256: string; pages: number }> {
  const server = await ephemeralServer(folder, archive.site.organization.site)
  try {
    const { bytes, manifest } = await makeArchive({ ...archive, folder, ask: server.ask })
    const { sha256 } = verifyArchive(bytes)
    return { bytes, sha256, pages: manifest.pages.length }
  } finally {
    await server.stop()
  }
}

/** The day of the archive, at the latest today in New York. @throws UserError when `BUILD_DATE` is later */
function pastDay({ env, today }: ArchiveWorkspace): string {
  const day = buildDay(env)
  if (day <= today) return day
  throw new UserError(
    `BUILD_DATE is ${formatDate(day)}, and in New York it is ${formatDate(today)}.\nAn archive of a day to come would prove nothing; make it when that day has come, or leave BUILD_DATE out.`,
  )
}

/** Says of an archive for an earlier day that it is no evidence of what the site said then. */
const earlierInWords = ({ date, today, revision }: Record<'date' | 'today' | 'revision', string>): string =>
  `It was made today, ${formatDate(today)}, and BUILD_DATE gave it an earlier day. It shows what revision ${revision.slice(0, 7)} builds for ${formatDate(date)}, which may be something else than the site said then.`

/** Number and seal of the last approval on record. */
function lastApproval(registry: Registry, { content }: Folders): Manifest['approvals'] {
  const { records } = readApprovals(readSourceFile(content, approvalsFile(registry)))
  const last = records.at(-1)
  return last && { records: last.number, seal: last.seal }
}

function refuseUnfinished(folder: string): void {
  if (existsSync(join(folder, 'index.html'))) return
  throw new UserError(
    `There is no finished site in ${folder}.\nBuild it first (npm run build), or leave --site out.`,
  )
}

/** @throws UserError when a finished site that was handed in differs from what the revision builds */
function refuseDifferent(given: string, built: string, what: string): void {
  const { pages, files } = siteDifference(given, built)
  const others = pages.length > 0 ? pages : files
  if (others.length === 0) return
  const more = others.length > 10 ? `\n  and ${others.length - 10} more` : ''
  throw new UserError(
    `The site in ${given} is not what ${what}. These ${pages.length > 0 ? 'pages' : 'files'} differ:\n${others
      .slice(0, 10)
      .map((path) => `  ${path}`)
      .join(
        '\n',
      )}${more}\nIt was altered, or built from something else or for another day. Leave --site out, and the archive is made of what the revision builds.`,
  )
}
