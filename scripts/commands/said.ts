import { resolve } from 'node:path'
import { findPhrase } from '../../src/review/said/phraseIn.ts'
import { approvedSaying, approvedTextsOf, type ApprovedTexts } from '../../src/review/said/approvedText.ts'
import { tellSaid } from '../../src/review/said/tellSaid.ts'
import { whenSaid } from '../../src/review/said/whenSaid.ts'
import { wrongQuestion } from '../../src/review/said/wrongQuestion.ts'
import { archiveWitnesses } from '../../src/vite/archive/keptArchives.ts'
import { buildDay } from '../../src/vite/buildDay.ts'
import { contentHistory, type ContentHistory } from '../../src/vite/contentHistory.ts'
import { foldersOf } from '../../src/vite/folders.ts'
import { PlainError } from '../../src/vite/plainError.ts'
import { readHistory, siteReader } from '../../src/vite/readHistory.ts'
import { searchedBranch } from '../../src/vite/searchedBranch.ts'
import { refuse, say, type Command, type CommandContext } from './command.ts'
import { readSaidFlags, saidHelp, type SaidWish } from './saidFlags.ts'

/** `npm run said`: tells which pages said something, and when; `--help` says more. */
export const said: Command = (context) => {
  const asked = readSaidFlags(context.args, context.env)
  switch (asked.wish) {
    case 'help':
      say(context.stdout, saidHelp)
      return 0
    case 'wrong':
      return refuse(context, `${asked.sentence}\nEverything that it can do: npm run said -- --help`)
    case 'said':
      return tell(asked, context)
  }
}

function tell(
  { phrase, on, page, archives: folder, json }: Extract<SaidWish, { wish: 'said' }>,
  { cwd: root, env, stdout }: CommandContext,
): number {
  const { content, public: publicFolder } = foldersOf(root, env)
  const today = buildDay(env)
  const history = contentHistory({ root, content, publicFolder })
  const witnesses = history ? readHistory(history, today) : []
  const archives = archiveWitnesses(resolve(root, folder ?? 'archives'))
  if (witnesses.length + archives.length === 0) {
    throw new PlainError(
      'There is neither a git history nor an archive here, so nothing is known of what the site said.\nRun the command in a clone of the repository, or name a folder of archives: --archives DIR',
    )
  }
  const approved = approvedAt(history, today)
  const texts = approved.isBroken ? undefined : approved.texts
  const wrong = wrongQuestion({ on, page, today, witnesses, archives, approved: texts ?? [] })
  if (wrong !== undefined) throw new PlainError(wrong)
  const find = findPhrase(phrase)
  const searched = history && searchedBranch(root)
  const answer = tellSaid(whenSaid(find, witnesses, archives), {
    phrase,
    on,
    page,
    witnesses,
    archives,
    approved: texts,
    approvedSaying: approvedSaying(find, texts ?? []),
    searched,
    isShallow: history?.isShallow ?? false,
  })
  const { pages, sentences, limits, warnings } = answer
  const told = answer.approved.map(({ lines: _lines, ...text }) => text)
  const status = pages.length + told.length > 0 ? 0 : 1
  if (json) {
    const known = { from: witnesses[0]?.day, archives: archives.map(({ day, file }) => ({ day, file })) }
    const data = { phrase, on, page, searched, pages, approved: told, known, warnings, limits }
    say(stdout, JSON.stringify(data, undefined, 2))
    return status
  }
  say(stdout, [...warnings.map((warning) => `${warning}\n`), ...sentences].join('\n'))
  say(stdout, `\nWhat is known:\n${limits.map((limit) => `  ${limit}`).join('\n')}`)
  return status
}

/** The texts that were approved, as the last revision has them. */
function approvedAt(history: ContentHistory | undefined, today: string): ApprovedTexts {
  const last = history?.revisions.at(-1)
  const site = history && last && siteReader(history)(last, today)
  return site ? approvedTextsOf(site, history.recordsOf(last)) : { texts: [], isBroken: false }
}
