import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative, resolve } from 'node:path'
import { archiveDue, type DueGround } from '../src/review/archive/archiveDue.ts'
import { addRecord, archiveName, archivesFile, readArchives } from '../src/review/archive/archiveRecord.ts'
import { hindrancesOf, releaseInWords } from '../src/review/archive/hindrances.ts'
import type { Manifest } from '../src/review/archive/manifest.ts'
import { approvalsFile } from '../src/review/approval/approvalRecord.ts'
import { readApprovals } from '../src/review/approval/readApprovals.ts'
import { tellArchive } from '../src/review/archive/tellArchive.ts'
import { readPages } from '../src/review/reading/readPages.ts'
import type { Site } from '../src/site/buildSite.ts'
import { formatDate } from '../src/site/formatDate.ts'
import { archivesIn } from '../src/vite/archive/keptArchives.ts'
import { examineArchive } from '../src/vite/archive/examineArchive.ts'
import { makeArchive } from '../src/vite/archive/makeArchive.ts'
import { siteDifference } from '../src/vite/archive/siteDifference.ts'
import { cleanRevision } from '../src/vite/archive/workState.ts'
import { buildDay } from '../src/vite/buildDay.ts'
import { contentHistory } from '../src/vite/contentHistory.ts'
import { contentStore } from '../src/vite/contentStore.ts'
import { foldersOf } from '../src/vite/folders.ts'
import { PlainError } from '../src/vite/plainError.ts'
import { siteReader } from '../src/vite/readHistory.ts'
import { readSourceFile } from '../src/vite/readTree.ts'
import { writeWhole } from '../src/vite/writeWhole.ts'
import { askServer } from './askServer.ts'
import { preserveHelp, readPreserveFlags, type PreserveWish } from './preserveFlags.ts'

/** `npm run preserve`: makes a dated web archive of the site; `--help` says what else it can do. */

const root = process.cwd()
const folders = foldersOf(root)
const ledger = join(folders.content, archivesFile)

const asked = readPreserveFlags(process.argv.slice(2))
try {
  if (asked.wish === 'help') console.log(preserveHelp)
  else if (asked.wish === 'wrong')
    refuse(`${asked.sentence}\nEverything that it can do: npm run preserve -- --help`)
  else if (!existsSync(folders.content))
    refuse(`There is no folder ${folders.content}. Set CONTENT_DIR to the folder that holds the content.`)
  else if (asked.wish === 'make') await make(asked)
  else if (asked.wish === 'verify') verify(asked)
  else tellDue(asked)
} catch (error) {
  if (!(error instanceof PlainError)) throw error
  refuse(error.message)
}

async function make({ site: typed, archives }: Extract<PreserveWish, { wish: 'make' }>): Promise<void> {
  const records = soundRecords()
  const site = soundSite()
  const date = pastDay()
  const revision = cleanRevision(root, folders.content)
  const file = archiveName(date, revision)
  const known = records.find((record) => record.file === file)
  const before = known ? records[records.indexOf(known) - 1] : records.at(-1)
  if (!known && before && before.day > date) {
    throw new PlainError(
      `The last archive is of ${formatDate(before.day)}, and this one would be of ${formatDate(date)}, an earlier day.\nArchives are made in the order of their days.`,
    )
  }
  const previous = before && { file: before.file, sha256: before.sha256 }
  const hindrances = hindrancesOf(site, contentStore(folders, { release: true }).load().problems)
  const wish = { site, date, revision, previous, hindrances, approvals: lastApproval() }
  const given = typed === undefined ? undefined : resolve(root, typed)
  if (given !== undefined) refuseUnfinished(given)
  const { bytes, sha256, pages } = await fromNewBuild(date, (folder) => {
    if (given !== undefined)
      refuseDifferent(given, folder, `revision ${revision.slice(0, 7)} builds for ${formatDate(date)}`)
    return archiveOf(folder, wish)
  })
  if (known && known.sha256 !== sha256) {
    throw new PlainError(
      `${file} has a record already, and what was made now differs from it.\nThe site or the program that builds it is not what it was; compare what is installed with package-lock.json (npm ci).`,
    )
  }
  const kept = resolve(root, archives ?? 'archives', file)
  writeWhole(kept, bytes)
  const size = (bytes.length / 1_000_000).toFixed(1)
  console.log(
    `${relative(root, kept)} holds ${pages} pages as revision ${revision.slice(0, 7)} builds them for ${formatDate(date)} (${size} MB).`,
  )
  if (given !== undefined) console.log(`The site in ${typed} is the same, byte for byte.`)
  console.log(releaseInWords(hindrances).join('\n'))
  if (known) {
    console.log('It has a record already, and came out the same, byte for byte.')
    return
  }
  const text = existsSync(ledger) ? readFileSync(ledger, 'utf8') : ''
  writeWhole(ledger, addRecord(text, records.at(-1), { day: date, file, revision, sha256 }))
  console.log(
    `Its record was added to ${relative(root, ledger)}. Commit that file, and copy the archive to safe storage.`,
  )
}

/** Makes the archive of a finished site. */
async function archiveOf(
  folder: string,
  wish: Omit<Parameters<typeof makeArchive>[0], 'folder' | 'ask'>,
): Promise<{ bytes: Uint8Array; sha256: string; pages: number }> {
  const server = await askServer(folder, wish.site.firm.site)
  try {
    const { bytes, manifest } = await makeArchive({ ...wish, folder, ask: server.ask })
    const { sha256 } = examineArchive(bytes)
    return { bytes, sha256, pages: manifest.pages.length }
  } finally {
    server.close()
  }
}

/** The day of the archive: today in New York or an earlier one, for nothing is known of a later one. */
function pastDay(): string {
  const [day, today] = [buildDay(), buildDay({})]
  if (day <= today) return day
  throw new PlainError(
    `BUILD_DATE is ${formatDate(day)}, and in New York it is ${formatDate(today)}.\nAn archive of a day to come would prove nothing; make it when that day has come, or leave BUILD_DATE out.`,
  )
}

/** The last record of approvals, once all of them are in order. */
function lastApproval(): Manifest['approvals'] {
  const exists = existsSync(join(folders.content, approvalsFile))
  const { records } = readApprovals(exists ? readSourceFile(folders.content, approvalsFile) : undefined)
  const last = records.at(-1)
  return last && { records: last.number, seal: last.seal }
}

function refuseUnfinished(folder: string): void {
  if (existsSync(join(folder, 'index.html'))) return
  throw new PlainError(
    `There is no finished site in ${folder}.\nBuild it first (npm run build), or leave --site out.`,
  )
}

/** A finished site is archived under the name of a revision only when the revision makes just that site. */
function refuseDifferent(given: string, built: string, what: string): void {
  const { pages, files } = siteDifference(given, built)
  const others = pages.length > 0 ? pages : files
  if (others.length === 0) return
  const more = others.length > 10 ? `\n  and ${others.length - 10} more` : ''
  throw new PlainError(
    `The site in ${given} is not what ${what}. These ${pages.length > 0 ? 'pages' : 'files'} differ:\n${others
      .slice(0, 10)
      .map((path) => `  ${path}`)
      .join(
        '\n',
      )}${more}\nIt was altered, or built from something else or for another day. Leave --site out, and the archive is made of what the revision builds.`,
  )
}

/** Builds the site of a day beside everything else, for as long as it is needed. */
async function fromNewBuild<Result>(
  date: string,
  done: (folder: string) => Promise<Result>,
): Promise<Result> {
  const work = mkdtempSync(join(tmpdir(), 'preserve-'))
  const folder = join(work, 'site')
  try {
    console.log('Building the site …')
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
      { cwd: root, encoding: 'utf8', env: { ...process.env, OUT_DIR: folder, BUILD_DATE: date } },
    )
    if (status !== 0) throw new PlainError(`The site could not be built.\n${stdout}${stderr}`.trim())
    return await done(folder)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

function verify({ files, archives }: Extract<PreserveWish, { wish: 'verify' }>): void {
  const { records, problems } = readRecords()
  for (const { message, fix } of problems) console.log(`${relative(root, ledger)}: ${message} ${fix}`)
  const folder = resolve(root, archives ?? 'archives')
  const names = [...new Set([...records.map(({ file }) => file), ...archivesIn(folder)])]
  const wanted = files.length > 0 ? files : names.map((name) => join(folder, name))
  const here = wanted.filter((path) => existsSync(resolve(root, path)))
  const absent = wanted.filter((path) => !here.includes(path))
  if (here.length === 0 && problems.length === 0) {
    const place = relative(root, folder) || '.'
    refuse(
      files.length > 0
        ? `There is no file ${files.join(', ')}.`
        : records.length === 0
          ? `There is no archive in ${place}. Make one with npm run preserve, or name the folder with --archives DIR.`
          : [
              `There is no archive in ${place}, and these were made, as ${relative(root, ledger)} tells:`,
              ...records.map(({ file, sha256 }) => `  ${file}, SHA-256 ${sha256}`),
              'Copy them there from safe storage, or name the folder that has them with --archives DIR.',
            ].join('\n'),
    )
    return
  }
  let isSound = problems.length === 0 && (files.length === 0 || absent.length === 0)
  for (const path of here) {
    const at = records.findIndex(({ file }) => file === basename(path))
    const verdict = tellArchive(
      relative(root, resolve(root, path)),
      examineArchive(readFileSync(resolve(root, path))),
      {
        record: records[at],
        before: records[at - 1],
      },
    )
    for (const sentence of verdict.sentences) console.log(sentence)
    if (!verdict.isSound) isSound = false
  }
  for (const path of absent)
    console.log(`${relative(root, resolve(root, path))} is not here, and was not looked at.`)
  if (!isSound) process.exitCode = 1
}

function tellDue({ out }: Extract<PreserveWish, { wish: 'due' }>): void {
  const last = soundRecords().at(-1)
  const { isDue, reasons } = archiveDue({
    today: buildDay(),
    last,
    before: last ? siteAt(last.revision, last.day) : 'missing',
    now: readPages(soundSite()),
  })
  const told = isDue
    ? [
        ...reasons,
        'An archive is due. Make it with npm run preserve, in a copy of the repository that has the revision which is published.',
      ]
    : reasons
  console.log(told.join('\n'))
  if (!isDue) return
  if (out !== undefined) writeWhole(resolve(root, out), `${told.join('\n\n')}\n`)
  process.exitCode = 1
}

/** What the site said at a revision on a day. */
function siteAt(revision: string, day: string): DueGround['before'] {
  const { content, public: publicFolder } = folders
  const history = contentHistory({ root, content, publicFolder, revision })
  const found = history?.revisions.at(-1)
  if (!history || !found) return 'missing'
  const site = siteReader(history)(found, day)
  return site ? readPages(site) : 'unreadable'
}

/** The site, once it is in order. */
function soundSite(): Site {
  const { site } = contentStore(folders).load()
  if (site) return site
  throw new PlainError(
    'The content has errors, so there is no site to preserve.\nTo see what to mend: npm run check',
  )
}

function soundRecords() {
  const { records, problems } = readRecords()
  const [first] = problems
  if (first) throw new PlainError(`${relative(root, ledger)}: ${first.message}\n${first.fix}`)
  return records
}

function readRecords() {
  return readArchives(existsSync(ledger) ? readSourceFile(folders.content, archivesFile) : undefined)
}

/** Tells what could not be done, beside the output that programs read. */
function refuse(sentence: string): void {
  console.error(sentence)
  process.exitCode = 2
}
