import { resolve } from 'node:path'
import { archiveDue, type ArchiveDueInput } from '../../src/compliance/archive/archiveDue.ts'
import { pastRetention } from '../../src/compliance/archive/retention.ts'
import { extractSite } from '../../src/compliance/text/extractSite.ts'
import { buildDay } from '../../src/node/buildDay.ts'
import { contentLog } from '../../src/node/history/contentLog.ts'
import { isShallowClone } from '../../src/node/runGit.ts'
import { siteReader } from '../../src/node/history/snapshotHistory.ts'
import { writeFileAtomic } from '../../src/node/writeFileAtomic.ts'
import type { ArchiveWorkspace } from './loadArchiveWorkspace.ts'
import { print } from '../cli/command.ts'

/** Says whether a new archive is due. @returns the exit status: 1 when it is */
export function tellDue({ out }: { out?: string }, workspace: ArchiveWorkspace): number {
  const { cwd, env, stdout } = workspace
  const records = workspace.soundRecords()
  const last = records.at(-1)
  const { isDue, reasons } = archiveDue({
    today: buildDay(env),
    last,
    before: last ? siteAt(last.revision, last.day, workspace) : 'missing',
    now: extractSite(workspace.soundSite()),
  })
  const told = isDue
    ? [
        ...reasons,
        'An archive is asked for. Make it with npm run preserve, in a copy of the repository that has the revision which is published.',
      ]
    : reasons
  const gone = pastRetention(records, workspace.archiveYears(), buildDay(env))
  print(stdout, [...told, ...gone].join('\n'))
  if (!isDue) return 0
  if (out !== undefined) writeFileAtomic(resolve(cwd, out), `${told.join('\n\n')}\n`)
  return 1
}

/** What the site said at a revision on a day. */
function siteAt(
  revision: string,
  day: string,
  { registry, cwd, caches, folders: { content, public: publicFolder } }: ArchiveWorkspace,
): ArchiveDueInput['before'] {
  const history = contentLog({ registry, root: cwd, content, publicFolder, revision, caches })
  const found = history?.revisions.at(-1)
  if (!history || !found) return isShallowClone(cwd) ? 'cut-off' : 'missing'
  const site = siteReader(registry, history)(found, day)
  return site ? extractSite(site) : 'unreadable'
}
