import type { Entry } from '../../src/content/model/entry.ts'
import type { BuiltSite } from '../../src/content/model/site.ts'
import { entriesOf } from '../../src/content/model/content.ts'
import { join, relative, resolve, sep } from 'node:path'
import { approvalPages, needsApproval } from '../../src/compliance/approvals/approvalPages.ts'
import { findPage } from '../../src/compliance/approvals/findPage.ts'
import {
  recordApproval,
  standingInWords,
  type Approvable,
} from '../../src/compliance/approvals/recordApproval.ts'
import { getApprovalStatus } from '../../src/compliance/approvals/approvalStatus.ts'
import { approvalsOf } from '../../src/compliance/legalVersions/approvalOfOtherText.ts'
import { formatDate } from '../../src/content/text/formatDate.ts'
import {
  lastChangeDate,
  isAmongVersions,
  versionedEntries,
} from '../../src/content/versions/legalVersions.ts'
import { isError } from '../../src/content/model/diagnostic.ts'
import { inFolder } from '../../src/content/report/makeReport.ts'
import { buildDay } from '../../src/node/buildDay.ts'
import { contentStore } from '../../src/node/workspace/contentStore.ts'
import { foldersOf, type Folders } from '../../src/node/folders.ts'
import { UserError } from '../../src/node/userError.ts'
import { listFiles, readRecords } from '../../src/node/readTree.ts'
import { writeFileAtomic } from '../../src/node/writeFileAtomic.ts'
import {
  fail,
  hasErrors,
  nameFrom,
  print,
  requireContent,
  UsageError,
  type CommandContext,
} from '../cli/command.ts'
import { defineCommand } from '../cli/defineCommand.ts'
import { text, toggle, word } from '../cli/syntax.ts'
import { stripQuotes } from './stripQuotes.ts'
import { counted } from '../../src/content/text/plural.ts'

/** Records who approved which words. */
export const approve = defineCommand({
  name: 'approve',
  summary: 'records that somebody has read a page and agrees to its words.',
  examples: {},
  positionals: {
    page: word('Name the page that you approve: npm run approve -- /terms-of-use --by "NAME"'),
  },
  tooMany: ([page, more], typed) => {
    const curly = typed.find((word) => /[\u201C-\u201F]/.test(word))
    return curly === undefined
      ? `"${page}" and "${more}" are two. Approve one page at a time, and put a name or note of several words in "quotation marks".`
      : `${curly} has a quotation mark as Word sets them, which a terminal does not take for one. Type straight ones around a name or note of several words: --by "NAME"`
  },
  flags: {
    by: text({ '-- PAGE --by "NAME"': 'approves the page as it is in your files now' }, { once: true }),
    note: text(
      { '-- PAGE --by "NAME" --note "TEXT"': 'the same, with a few words about it' },
      { once: true },
    ),
    list: toggle({ '-- --list': 'every page that must be approved, and how it stands' }, { alone: true }),
  },
  form: 'PAGE --by "NAME"',
  notes: `PAGE is the page's address, such as /terms-of-use, or its file, such as content/legal/terms-of-use.mdx.
The two hyphens that stand alone are needed: they hand what follows to the command.
An approval is bound to the words: it is lost when one of them changes, and kept when lines are only set otherwise.
What is written, and must be committed with the change: a line in content/legal/approvals.txt, the words as a plain
text in content/legal/approved, and of a legal page the whole file in content/legal/versions.
When the same person approved the same words before, nothing is written unless there is a new note.
The record bears the day on which it is given, in New York and by this computer's clock.
CONTENT_DIR names another content folder. BUILD_DATE=2026-01-31 sets the day for --list alone.
The exit status is 0 when it is done, 1 when the content must be mended first, 2 when the command was not understood.`,
  run: ({ page, by, note, list: isList = false }, context) => {
    const approval = { page, by: unquoted(by), note: unquoted(note) }
    if (!isList) checkWords(approval, note !== undefined)
    const { cwd, env } = context
    const folders = foldersOf(cwd, env)
    requireContent(folders)
    if (!isList) refuseOtherDay(context)
    const workspace = { ...context, folders, folderName: nameFrom(cwd, folders.content), isList }
    return isList ? list(workspace) : record(approval, workspace)
  },
})

/** Who approves which page. */
interface Approval {
  page: string
  by: string
  note: string
}

/** @throws UsageError at a name or note that cannot be recorded */
function checkWords({ page, by, note }: Approval, hasNote: boolean): void {
  if (by === '')
    throw new UsageError(
      `Say who approves the page: npm run approve -- ${page} --by "NAME", with the whole name in quotation marks.`,
    )
  if (hasNote && note === '')
    throw new UsageError(
      'Behind --note stands nothing. Write a few words in "quotation marks", or leave it out.',
    )
  const faulty = wrongWords('name', by, 60) ?? wrongWords('note', note, 200)
  if (faulty !== undefined) throw new UsageError(faulty)
}

/** The text of a flag on one line, without quotation marks (as Word sets them) around the whole. */
function unquoted(typed = ''): string {
  const words = typed.replace(/\s+/g, ' ').trim()
  return /^["\u201C-\u201F\u00AB\u00BB].*["\u201C-\u201F\u00AB\u00BB]$/.test(words)
    ? stripQuotes(words)
    : words
}

/** Why a text cannot stand in a line of the records; undefined when it can. */
function wrongWords(what: string, text: string, limit: number): string | undefined {
  if (text.includes('|')) return `The ${what} holds the sign |, which parts the records. Write it without.`
  const mark = what === 'name' ? /["\u201C-\u201F\u00AB\u00BB]/.exec(text) : null
  if (mark) return `The name holds the sign ${mark[0]}. Write it without.`
  if (text.startsWith('--'))
    return `Behind the flag stands ${text} instead of a ${what}. Write it in "quotation marks".`
  if (what === 'name' && !/\p{L}.*\p{L}/u.test(text))
    return `"${text}" is no name. Write the whole name in "quotation marks".`
  return text.length > limit ? `The ${what} is longer than ${limit} characters. Write it shorter.` : undefined
}

/** Where approvals are recorded. */
interface ApprovalWorkspace extends CommandContext {
  folders: Folders
  /** The content folder, as it is called from where the command was started. */
  folderName: string
  /** Whether approvals are only listed. */
  isList: boolean
}

function record({ page, by, note }: Approval, workspace: ApprovalWorkspace): number {
  const { folders, folderName, stdout, today } = workspace
  const live = load(workspace)
  if (typeof live === 'number') return live
  const typed = insideContent(page, workspace)
  // A page that is not on the site yet may be approved as well.
  const onSite = findPage(typed, live.site)
  const all = 'refused' in onSite ? load(workspace, true) : live
  if (typeof all === 'number') return all
  const later = all === live ? onSite : findPage(typed, all.site)
  const [known, found] = 'refused' in later ? [live, onSite] : [all, later]
  if ('refused' in found) return fail(workspace, found.refused)
  const { site, records } = known
  const approved = { site, ...approvalsOf(site.registry, records) }
  // The first of the page's texts (today's, and one that takes effect later) that is not approved yet.
  const route =
    found.routes.find((one) => getApprovalStatus(one, approved).state !== 'approved') ?? found.routes.at(-1)
  if (!route) throw new Error(`What was found by ${page} has no page.`)
  if (route.unpublishedReason?.why === 'draft') {
    return fail(
      workspace,
      `${route.path} is a draft. Take the line "draft: true" out of ${route.file} when its words are final, and approve it then.`,
      1,
    )
  }
  const { writes, before } = recordApproval(known, { route, by, note, day: today })
  if (before.state === 'approved') {
    const [first] = before.records
    if (first) print(stdout, `The words are those that ${first.by} approved on ${formatDate(first.day)}.`)
  }
  if (writes.length === 0) {
    print(
      stdout,
      `Nothing to record: ${route.path} is ${standingInWords(before)}.\nTo record it once more, say why: --note "TEXT"`,
    )
    return 0
  }
  for (const { path, text } of writes) writeFileAtomic(join(folders.content, path), text)
  const waits = site.coming.find(({ file }) => file === route.file)?.data.effectiveOn
  const which = waits === undefined ? '' : ` that takes effect on ${formatDate(waits)}`
  print(
    stdout,
    `Recorded: ${by} approves ${which === '' ? route.path : `the text of ${route.path}${which}`}.`,
  )
  const people = site.registry.collections.find(({ isOfPeople }) => isOfPeople)
  if (people && !isKnownName(by, entriesOf(site, people))) {
    print(
      stdout,
      `Nobody in content/${people.name} has the name "${by}". If it is a slip, take the written files back with git, and approve again.`,
    )
  }
  const dated = [...versionedEntries(site), ...site.coming].find(({ file }) => file === route.file)?.data
  if (before.state === 'lost' && dated && !writes.some(({ path }) => isAmongVersions(site.registry, path))) {
    print(
      stdout,
      `The day of its words stays ${formatDate(lastChangeDate(dated))}: all that changed is a fact of ${site.registry.words.organization} that is filled in, where a link leads, or the text for search results.`,
    )
  } else if (before.state !== 'approved' && dated && lastChangeDate(dated) < today) {
    print(
      stdout,
      `The page tells visitors that its words are of ${formatDate(lastChangeDate(dated))}. If they changed later, take the written files back with git, write the right day, and approve again.`,
    )
  }
  if (before.state === 'lost') print(stdout, `Before, it was ${standingInWords(before)}.`)
  if (!needsApproval(site, route))
    print(stdout, 'Pages of this kind need no approval; it is told when this one is lost.')
  print(
    stdout,
    `Written:\n${writes.map(({ path }) => `  ${inFolder(folderName, path)}`).join('\n')}\nCommit ${writes.length === 1 ? 'it' : 'them'} with the change.`,
  )
  return 0
}

/**
 * An approval is recorded with the day on which it is given, so the day cannot be chosen.
 * @throws UserError when `BUILD_DATE` sets another day than today
 */
function refuseOtherDay({ env, today }: CommandContext): void {
  const day = buildDay(env)
  if (!env['BUILD_DATE'] || day === today) return
  throw new UserError(
    `BUILD_DATE is ${formatDate(day)}, and in New York it is ${formatDate(today)}. An approval bears the day on which it is given, so nothing was recorded.\nTake BUILD_DATE away, and approve the page again.`,
  )
}

function list(workspace: ApprovalWorkspace): number {
  const { stdout } = workspace
  const known = load(workspace)
  if (typeof known === 'number') return known
  const { site, records } = known
  const approved = { site, ...approvalsOf(site.registry, records) }
  const pages = approvalPages(site)
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
      words: row.coming && row.standing.state === 'lost' ? 'not approved yet' : standingInWords(row.standing),
    }))
  const width = Math.max(...rows.map(({ name }) => name.length))
  for (const { name, words } of rows) print(stdout, `${name.padEnd(width)}  ${words}`)
  const open = rows.filter(({ standing }) => standing.state !== 'approved').length
  const all = `${counted(rows.length, 'page needs', 'pages need')} an approval`
  print(
    stdout,
    open === 0 ? `\n${all}; every one has it.` : `\n${all}; ${counted(open, 'lacks', 'lack')} it.`,
  )
  return 0
}

/** The site and its records; when the content has errors, it prints them and returns the exit status. */
function load(workspace: ApprovalWorkspace, includeUnpublished?: boolean): Approvable | number {
  const { registry, folders, env } = workspace
  const records = readRecords(registry, folders.content, listFiles(folders.content))
  const built = contentStore(registry, folders, { includeUnpublished, env }).load()
  const { site, files } = built
  return site === undefined ? tellErrors(built, workspace) : { site, files, records }
}

function tellErrors({ problems }: BuiltSite, workspace: ApprovalWorkspace): number {
  const errors = problems.filter(isError)
  const some = errors
    .slice(0, 3)
    .map(({ file, line, message }) => `  ${inFolder(workspace.folderName, file)}:${line} ${message}`)
  return fail(
    workspace,
    `${workspace.isList ? 'Nothing can be told of approvals' : 'Nothing was recorded'}: the ${hasErrors(problems)}, so nobody can say yet what its pages say.\n${some.join('\n')}\nAll of it, and what to do: npm run check`,
    1,
  )
}

/** A path on the disk as a path inside the content folder; anything else as it was typed. */
function insideContent(typed: string, { cwd, folders }: ApprovalWorkspace): string {
  const file = resolve(cwd, typed)
  return file.startsWith(folders.content + sep) ? relative(folders.content, file).split(sep).join('/') : typed
}

/** Whether a person of the site has this name; case and what follows a comma (degrees) make no difference. */
function isKnownName(typed: string, people: readonly Entry[]): boolean {
  const bare = (name: string) => name.split(',')[0]?.trim().toLowerCase()
  return people.some(({ data: { name } }) => name !== undefined && bare(name) === bare(typed))
}
