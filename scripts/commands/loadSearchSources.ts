import type { Site, SiteRegistry } from '../../src/content/model/site.ts'
import type { SourceFile } from '../../src/content/model/sourceFile.ts'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { approvedTextsOf } from '../../src/compliance/history/approvedText.ts'
import { archivesFile } from '../../src/compliance/archive/archiveRecord.ts'
import type { SearchSources } from '../../src/compliance/history/searchSources.ts'
import { keptArchives } from '../../src/node/archive/keptArchives.ts'
import { contentLog, type ContentLog } from '../../src/node/history/contentLog.ts'
import { foldersOf, type Folders } from '../../src/node/folders.ts'
import { UserError } from '../../src/node/userError.ts'
import { listFiles } from '../../src/node/listFiles.ts'
import { readRecords } from '../../src/node/readTree.ts'
import { snapshotHistory, siteReader } from '../../src/node/history/snapshotHistory.ts'
import { searchedBranch } from '../../src/node/history/searchedBranch.ts'
import { shownPagesReader } from '../../src/vite/readShownPages.ts'
import { buildTolerant } from '../../src/node/workspace/buildTolerant.ts'
import { loadArchiveWorkspace } from './loadArchiveWorkspace.ts'
import type { CommandContext } from '../cli/command.ts'

/** A site that approved texts and addresses are read from; nothing where it cannot be read. */
type KnownSite = { site: Site; records: ReadonlyMap<string, SourceFile> } | undefined

/**
 * The sources of what the site said: the git history, the archives and the approved texts.
 * @param folder the folder of the archives, as it was typed
 * @param today as 2026-01-31
 * @throws UserError when there are none
 */
export async function loadSearchSources(
  folder: string | undefined,
  today: string,
  context: CommandContext,
): Promise<SearchSources> {
  const { registry, cwd: root, env, caches, code } = context
  const folders = foldersOf(root, env)
  const { content, public: publicFolder } = folders
  const history = contentLog({ registry, root, content, publicFolder, caches })
  const { readShown, save } = shownPagesReader(
    async () => Reflect.get(await code.loadServer(), 'default'),
    caches,
  )
  const snapshots = history ? await snapshotHistory(registry, history, today, { caches, readShown }) : []
  save()
  const { records, problems } = loadArchiveWorkspace(context, folders).readRecords()
  const kept = keptArchives(resolve(root, folder ?? 'archives'), problems.length > 0 ? [] : records)
  const known = history ? lastRevision(registry, history, today) : siteHere(registry, folders, today)
  const approved = known ? approvedTextsOf(known.site, known.records) : { texts: [], isBroken: false }
  const files = kept.snapshots.length + kept.altered.length + kept.unrecorded.length
  if (snapshots.length + files + approved.texts.length === 0) {
    throw new UserError(
      approved.isBroken
        ? 'There is neither a git history nor an archive here, and the records of approvals are not in order, so nothing is known of what the site said.\nTo see what is wrong with them: npm run check'
        : 'There is no git history here, no archive and no approved text, so nothing is known of what the site said.\nRun the command in a clone of the repository, or name a folder of archives: --archives DIR',
    )
  }
  return {
    snapshots,
    archives: kept.snapshots,
    altered: kept.altered,
    unrecorded: kept.unrecorded,
    isListBroken: problems.length > 0,
    archivesFile: archivesFile(registry),
    approved: approved.isBroken ? undefined : approved.texts,
    redirects: known?.site.redirects ?? [],
    searched: history && searchedBranch(existsSync(content) ? content : root),
    isShallow: history?.isShallow ?? false,
  }
}

/** The site of the last revision, with its records. */
function lastRevision(registry: SiteRegistry, history: ContentLog, today: string): KnownSite {
  const last = history.revisions.at(-1)
  const site = last && siteReader(registry, history)(last, today)
  return site ? { site, records: history.recordsOf(last) } : undefined
}

/** The site on the disk, where there is no history. */
function siteHere(registry: SiteRegistry, folders: Folders, today: string): KnownSite {
  const { content } = folders
  if (!existsSync(content)) return undefined
  const { site } = buildTolerant(registry, folders, today)
  return site && { site, records: readRecords(registry, content, listFiles(content)) }
}
