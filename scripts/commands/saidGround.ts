import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { approvedTextsOf, type ApprovedTexts } from '../../src/compliance/history/approvedText.ts'
import type { LookedThrough } from '../../src/compliance/history/lookedThrough.ts'
import { keptArchives } from '../../src/node/archive/keptArchives.ts'
import { contentHistory, type ContentHistory } from '../../src/node/contentHistory.ts'
import { foldersOf, type Folders } from '../../src/node/folders.ts'
import { PlainError } from '../../src/node/plainError.ts'
import { listFiles, readRecords } from '../../src/node/readTree.ts'
import { readHistory, siteReader } from '../../src/node/readHistory.ts'
import { searchedBranch } from '../../src/node/searchedBranch.ts'
import { soundPart } from '../../src/node/soundPart.ts'
import { archiveGround } from './archiveGround.ts'
import type { CommandContext } from '../cli/command.ts'

/**
 * Everything that tells what the site said: the git history, the archives and the approved texts.
 * @param folder the folder of the archives, as it was typed
 * @param today as 2026-01-31
 * @throws PlainError when there is nothing to look through
 */
export function saidGround(
  folder: string | undefined,
  today: string,
  context: CommandContext,
): LookedThrough {
  const { cwd: root, env } = context
  const folders = foldersOf(root, env)
  const { content, public: publicFolder } = folders
  const history = contentHistory({ root, content, publicFolder })
  const witnesses = history ? readHistory(history, today) : []
  const { records, problems } = archiveGround(context).readRecords()
  const kept = keptArchives(resolve(root, folder ?? 'archives'), problems.length > 0 ? [] : records)
  const approved = history ? approvedAt(history, today) : approvedHere(folders, today)
  if (witnesses.length + kept.witnesses.length + kept.altered.length + approved.texts.length === 0) {
    throw new PlainError(
      approved.isBroken
        ? 'There is neither a git history nor an archive here, and the records of approvals are not in order, so nothing is known of what the site said.\nTo see what is wrong with them: npm run check'
        : 'There is no git history here, no archive and no approved text, so nothing is known of what the site said.\nRun the command in a clone of the repository, or name a folder of archives: --archives DIR',
    )
  }
  return {
    witnesses,
    archives: kept.witnesses,
    altered: kept.altered,
    unrecorded: kept.unrecorded,
    approved: approved.isBroken ? undefined : approved.texts,
    searched: history && searchedBranch(root),
    isShallow: history?.isShallow ?? false,
  }
}

/** The texts that were approved, as the last revision has them. */
function approvedAt(history: ContentHistory, today: string): ApprovedTexts {
  const last = history.revisions.at(-1)
  const site = last && siteReader(history)(last, today)
  return site ? approvedTextsOf(site, history.recordsOf(last)) : { texts: [], isBroken: false }
}

/** The same as the files on the disk have them, where there is no history. */
function approvedHere(folders: Folders, today: string): ApprovedTexts {
  const { content } = folders
  if (!existsSync(content)) return { texts: [], isBroken: false }
  const { site } = soundPart(folders, today)
  return site
    ? approvedTextsOf(site, readRecords(content, listFiles(content)))
    : { texts: [], isBroken: false }
}
