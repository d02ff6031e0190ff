import type { Route } from '../../src/content/model/route.ts'
import type { Site } from '../../src/content/model/site.ts'
import type { Entry } from '../../src/content/model/entry.ts'
import { entriesOf } from '../../src/content/model/content.ts'
import { join } from 'node:path'
import {
  approvalsNeeded,
  approversOf,
  countPeople,
  findApprover,
} from '../../src/compliance/approvals/approvers.ts'
import { canonicalText } from '../../src/compliance/approvals/canonicalText.ts'
import { findPage } from '../../src/compliance/approvals/findPage.ts'
import { extractPage } from '../../src/compliance/text/extractSite.ts'
import { contentLog } from '../../src/node/history/contentLog.ts'
import { siteReader } from '../../src/node/history/snapshotHistory.ts'
import { claims } from '../../src/compliance/claims/fields.ts'
import { describeStatus } from '../../src/compliance/approvals/describeStatus.ts'
import { recordApproval } from '../../src/compliance/approvals/recordApproval.ts'
import { listInWords } from '../../src/content/text/listInWords.ts'
import { formatDate } from '../../src/content/text/formatDate.ts'
import {
  lastChangeDate,
  isAmongVersions,
  versionedEntries,
} from '../../src/content/versions/legalVersions.ts'
import { inFolder } from '../../src/content/report/makeReport.ts'
import { buildDay } from '../../src/node/buildDay.ts'
import { signingKey, uncommittedFiles } from '../../src/node/committed.ts'
import { sourceFilesOfPage } from '../../src/compliance/text/sourceFilesOfPage.ts'
import { UserError } from '../../src/node/userError.ts'
import { writeFileAtomic } from '../../src/node/writeFileAtomic.ts'
import { fail, print, UsageError, type CommandContext } from '../cli/command.ts'
import { findRoute, signatureTeller, type ApprovalWorkspace } from './approvalWorkspace.ts'
import { stripQuotes } from './stripQuotes.ts'

/** Who approves which page. */
export interface Approval {
  page: string
  by: string
  note: string
}

/** @throws UsageError at a name or note that cannot be recorded */
export function checkWords({ page, by, note }: Approval, hasNote: boolean): void {
  if (page === '')
    throw new UsageError('Name the page that you approve: npm run approve -- /terms-of-use --by "NAME"')
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
export function unquoted(typed = ''): string {
  const words = typed.replace(/\s+/g, ' ').trim()
  return /^["\u201C-\u201F\u00AB\u00BB].*["\u201C-\u201F\u00AB\u00BB]$/.test(words)
    ? stripQuotes(words)
    : words
}

/** Why a text cannot stand in a line of the records; undefined when it can. */
function wrongWords(what: string, text: string, limit: number): string | undefined {
  const mark = what === 'name' ? /["|\u201C-\u201F\u00AB\u00BB]/.exec(text) : null
  if (mark) return `The name holds the sign ${mark[0]}. Write it without.`
  if (text.startsWith('--'))
    return `Behind the flag stands ${text} instead of a ${what}. Write it in "quotation marks".`
  if (what === 'name' && !/\p{L}.*\p{L}/u.test(text))
    return `"${text}" is no name. Write the whole name in "quotation marks".`
  return text.length > limit ? `The ${what} is longer than ${limit} characters. Write it shorter.` : undefined
}

/** Records an approval, and prints what was written. @returns the exit status */
export async function record(
  { page, by: typed, note }: Approval,
  workspace: ApprovalWorkspace,
): Promise<number> {
  const { folders, folderName, stdout, today } = workspace
  const found = findRoute(page, workspace)
  if ('refused' in found) return fail(workspace, found.refused, found.status)
  const { known, route } = found
  const { site } = known
  const person = findApprover(typed, { site, route, day: today })
  if ('refused' in person) return fail(workspace, `${person.refused}\nNothing was recorded.`)
  const by = person.name
  const signature = signatureTeller(site, workspace)
  const { writes, before } = recordApproval(known, { route, by, note, day: today })
  if (before.state === 'approved') {
    const [first] = before.records
    if (first) print(stdout, `The words are those that ${first.by} approved on ${formatDate(first.day)}.`)
  }
  if (writes.length === 0) {
    print(
      stdout,
      `Nothing to record: ${route.path} is ${describeStatus(before, signature)}.\nTo record it once more, say why: --note "TEXT"`,
    )
    return 0
  }
  for (const { path, text } of writes) writeFileAtomic(join(folders.content, path), text)
  const waits = site.coming.find(({ file }) => file === route.file)?.data.effectiveOn
  const text =
    waits === undefined ? route.path : `the text of ${route.path} that takes effect on ${formatDate(waits)}`
  print(stdout, `Recorded: ${by} approves ${text}.`)
  const people = site.registry.collections.find(({ isOfPeople }) => isOfPeople)
  // A name on the list of approvers is no slip.
  if (site.organization.approvers === undefined && people && !isKnownName(by, entriesOf(site, people))) {
    print(
      stdout,
      `Nobody in content/${people.name} has the name "${by}". If it is a slip, take the written files back with git, and approve again.`,
    )
  }
  const dated = [...versionedEntries(site), ...site.coming].find(({ file }) => file === route.file)?.data
  if (before.state === 'lost' && dated && !writes.some(({ path }) => isAmongVersions(site.registry, path))) {
    print(
      stdout,
      `The day of its words stays ${formatDate(lastChangeDate(dated))}: the sentences of its file are those of that day. What changed is a fact of ${site.registry.words.organization} or a label that is filled in, where a link leads, the text for search results, or what the code makes of them.`,
    )
  } else if (before.state !== 'approved' && dated && lastChangeDate(dated) < today) {
    print(
      stdout,
      `The page tells visitors that its words are of ${formatDate(lastChangeDate(dated))}. If they changed later, take the written files back with git, write the right day, and approve again.`,
    )
  }
  if (before.state === 'lost') print(stdout, `Before, it was ${describeStatus(before, signature)}.`)
  const needed = approvalsNeeded(route, { site })
  if (needed === 0) print(stdout, 'Pages of this kind need no approval; it is told when this one is lost.')
  const given = [...('records' in before ? before.records : []), { by }]
  if (countPeople(given) < needed)
    print(
      stdout,
      `The page needs two approvals, and this is one of them. ${secondPerson(site, route, { by, today })}`,
    )
  for (const sentence of commitSentences(site, route, workspace)) print(stdout, sentence)
  print(
    stdout,
    `Written:\n${writes.map(({ path }) => `  ${inFolder(folderName, path)}`).join('\n')}\nCommit ${writes.length === 1 ? 'it' : 'them'} with the change.`,
  )
  return 0
}

/** Who may give the second approval of a page. */
function secondPerson(site: Site, route: Route, { by, today }: { by: string; today: string }): string {
  const names = approversOf(route, today, { site })?.flatMap(({ name }) => (name === by ? [] : name))
  return names === undefined
    ? 'Somebody else gives the other.'
    : `The other may give ${listInWords(names, 'or') || 'nobody yet'}.`
}

/** What the commit that takes up a record has to have. */
function commitSentences(site: Site, route: Route, workspace: ApprovalWorkspace): string[] {
  const { folders, folderName } = workspace
  const own = sourceFilesOfPage(site, route)
  const shown = new Set(site.claimUses.flatMap(({ file, claim }) => (own.includes(file) ? claim : [])))
  const shownClaims = entriesOf(site, claims).filter(({ slug }) => shown.has(slug))
  const open = uncommittedFiles(folders.content, [...own, ...shownClaims.map(({ file }) => file)])
  const names = open.map((path) => inFolder(folderName, path))
  const [verb, them] = open.length === 1 ? ['differs', 'it'] : ['differ', 'them']
  const differ = `${names.join(', ')} ${verb} from the last commit`
  const key = signingKey(folders.content)
  const isAsked = site.organization.signedApprovals === true
  return [
    ...(open.length === 0
      ? []
      : [
          isCommitted(site, route, workspace)
            ? `The words that you approve are committed; ${differ} in something else than these words. Commit ${them}, too.`
            : `The words that you approve are not committed: ${differ}. Until they are, nobody else has what you approved.`,
        ]),
    ...(key === undefined ? [] : [`Git signs your commits${key === '' ? '' : ` with the key ${key}`}.`]),
    ...(isAsked && key === undefined
      ? [
          'The approval counts for a release only in a signed commit, and git does not sign yours by itself: git commit -S',
        ]
      : []),
  ]
}

/** Whether the last commit says on a page what the files say. */
function isCommitted(site: Site, route: Route, workspace: ApprovalWorkspace): boolean {
  const { registry, cwd, folders, caches, today } = workspace
  const { content, public: publicFolder } = folders
  const history = contentLog({ registry, root: cwd, content, publicFolder, revision: 'HEAD', caches })
  const last = history?.revisions.at(-1)
  const committed = history && last && siteReader(registry, history, true)(last, today)
  const found = committed && findPage(route.path, committed)
  if (!found || 'refused' in found) return false
  const wording = canonicalText(extractPage(site, route))
  return found.routes.some((one) => canonicalText(extractPage(committed, one)) === wording)
}

/**
 * An approval is recorded with the day on which it is given, so the day cannot be chosen.
 * @throws UserError when `BUILD_DATE` sets another day than today
 */
export function refuseOtherDay({ env, today }: CommandContext): void {
  const day = buildDay(env)
  if (!env['BUILD_DATE'] || day === today) return
  throw new UserError(
    `BUILD_DATE is ${formatDate(day)}, and in New York it is ${formatDate(today)}. An approval bears the day on which it is given, so nothing was recorded.\nTake BUILD_DATE away, and approve the page again.`,
  )
}

/** Whether a person of the site has this name; case and what follows a comma (degrees) make no difference. */
function isKnownName(typed: string, people: readonly Entry[]): boolean {
  const bare = (name: string) => name.split(',')[0]?.trim().toLowerCase()
  return people.some(({ data: { name } }) => name !== undefined && bare(name) === bare(typed))
}
