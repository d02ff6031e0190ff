import { existsSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { approvalPages, needsApproval } from '../src/review/approval/approvalPages.ts'
import { approvalsFile } from '../src/review/approval/approvalRecord.ts'
import { findPage } from '../src/review/approval/findPage.ts'
import { isKnownName } from '../src/review/approval/isKnownName.ts'
import { readApprovals } from '../src/review/approval/readApprovals.ts'
import { recordApproval, standingInWords, type Approvable } from '../src/review/approval/recordApproval.ts'
import { approvedTexts, standingOf } from '../src/review/approval/standing.ts'
import type { BuiltSite } from '../src/site/buildSite.ts'
import { formatDate } from '../src/site/formatDate.ts'
import { isError } from '../src/site/problem.ts'
import { inFolder } from '../src/site/report/makeReport.ts'
import { buildDay, BuildDayError } from '../src/vite/buildDay.ts'
import { contentStore } from '../src/vite/contentStore.ts'
import { foldersOf } from '../src/vite/folders.ts'
import { listFiles, readRecords } from '../src/vite/readTree.ts'
import { writeWhole } from '../src/vite/writeWhole.ts'
import { approveHelp, readApproveFlags, type ApproveWish } from './approveFlags.ts'

/** `npm run approve`: records who approved which words; `--help` says how. */

const asked = readApproveFlags(process.argv.slice(2))
const folders = foldersOf(process.cwd())
const folderName = relative(process.cwd(), folders.content).split(sep).join('/') || '.'

if (asked.wish === 'help') console.log(approveHelp)
else if (asked.wish === 'wrong') refuse(`${asked.sentence}\nMore about it: npm run approve -- --help`)
else if (!existsSync(folders.content)) {
  refuse(`There is no folder ${folders.content}. Set CONTENT_DIR to the folder that holds the content.`)
} else if (asked.wish === 'list') list()
else approve(asked)

function approve({ page, by, note }: Extract<ApproveWish, { wish: 'approve' }>): void {
  const live = load()
  if (!live) return
  const typed = insideContent(page)
  // A page that is not on the site yet may be approved as well.
  const onSite = findPage(typed, live.site)
  const all = 'refused' in onSite ? load('shown') : live
  if (!all) return
  const later = all === live ? onSite : findPage(typed, all.site)
  const [known, found] = 'refused' in later ? [live, onSite] : [all, later]
  if ('refused' in found) {
    refuse(found.refused)
    return
  }
  const { site, records } = known
  const approved = { site, ...approvalsOf(records) }
  // The page as it stands, or the text that waits for its day when that one needs it more.
  const route =
    found.routes.find((one) => standingOf(one, approved).state !== 'approved') ?? found.routes.at(-1)
  if (!route) return
  if (route.absence?.why === 'draft') {
    refuse(
      `${route.path} is a draft. Take the line "draft: true" out of ${route.file} when its words are final, and approve it then.`,
      1,
    )
    return
  }
  const { writes, before } = recordApproval(known, { route, by, note, day: buildDay() })
  if (before.state === 'approved') {
    const [first] = before.records
    if (first) console.log(`The words are those that ${first.by} approved on ${formatDate(first.day)}.`)
  }
  if (writes.length === 0) {
    console.log(
      `Nothing to record: ${route.path} is ${standingInWords(before)}.\nTo record it once more, say why: --note "TEXT"`,
    )
    return
  }
  for (const { path, text } of writes) writeWhole(join(folders.content, path), text)
  const waits = site.coming.find(({ file }) => file === route.file)?.data.effectiveOn
  const which = waits === undefined ? '' : ` that takes effect on ${formatDate(waits)}`
  console.log(`Recorded: ${by} approves ${which === '' ? route.path : `the text of ${route.path}${which}`}.`)
  if (!isKnownName(by, site)) {
    console.log(
      `Nobody in content/attorneys has the name "${by}". If it is a slip, take the written files back with git, and approve again.`,
    )
  }
  if (before.state === 'lost') console.log(`Before, it was ${standingInWords(before)}.`)
  if (!needsApproval(site, route))
    console.log('Pages of this kind need no approval; it is told when this one is lost.')
  console.log(
    `Written:\n${writes.map(({ path }) => `  ${inFolder(folderName, path)}`).join('\n')}\nCommit ${writes.length === 1 ? 'it' : 'them'} with the change.`,
  )
}

function list(): void {
  const known = load()
  if (!known) return
  const { site, records } = known
  const approved = { site, ...approvalsOf(records) }
  const pages = approvalPages(site)
  if (pages.length === 0) {
    console.log('No kind of page needs an approval: "approvals" in firm.mdx names none that has a page.')
    return
  }
  const rows = pages
    .map(({ route, coming }) => ({
      name: coming ? `${route.path} (its next text)` : route.path,
      standing: standingOf(route, approved),
      coming,
    }))
    .map((row) => ({
      ...row,
      words: row.coming && row.standing.state === 'lost' ? 'not approved yet' : standingInWords(row.standing),
    }))
  const width = Math.max(...rows.map(({ name }) => name.length))
  for (const { name, words } of rows) console.log(`${name.padEnd(width)}  ${words}`)
  const open = rows.filter(({ standing }) => standing.state !== 'approved').length
  const all = `${rows.length} ${rows.length === 1 ? 'page needs' : 'pages need'} an approval`
  console.log(
    open === 0 ? `\n${all}; every one has it.` : `\n${all}; ${open} ${open === 1 ? 'lacks' : 'lack'} it.`,
  )
}

/** The site and its records; undefined, and told, when it is not in order. */
function load(unpublished?: 'shown'): Approvable | undefined {
  try {
    const records = readRecords(folders.content, listFiles(folders.content))
    const built = contentStore(folders, { unpublished }).load()
    const { site, files } = built
    if (site !== undefined) return { site, files, records }
    tellErrors(built)
    return undefined
  } catch (error) {
    if (!(error instanceof BuildDayError)) throw error
    refuse(error.message)
    return undefined
  }
}

function tellErrors({ problems }: BuiltSite): void {
  const errors = problems.filter(isError)
  const some = errors
    .slice(0, 3)
    .map(({ file, line, message }) => `  ${inFolder(folderName, file)}:${line} ${message}`)
  refuse(
    `Nothing was recorded: the content has ${errors.length === 1 ? 'an error' : `${errors.length} errors`}, so nobody can say yet what its pages say.\n${some.join('\n')}\nAll of it, and what to do: npm run check`,
    1,
  )
}

function approvalsOf(records: Approvable['records']) {
  return { approvals: readApprovals(records.get(approvalsFile)).records, texts: approvedTexts(records) }
}

/** A path on the disk as one inside the content folder; anything else as it was typed. */
function insideContent(typed: string): string {
  const file = resolve(typed)
  return file.startsWith(folders.content + sep) ? relative(folders.content, file).split(sep).join('/') : typed
}

/** Tells why it was not done. */
function refuse(sentence: string, status = 2): void {
  console.error(sentence)
  process.exitCode = status
}
