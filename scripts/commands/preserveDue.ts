import { resolve } from 'node:path'
import { archiveDue, type DueGround } from '../../src/compliance/archive/archiveDue.ts'
import { readPages } from '../../src/compliance/text/readPages.ts'
import { buildDay } from '../../src/node/buildDay.ts'
import { contentHistory } from '../../src/node/contentHistory.ts'
import { siteReader } from '../../src/node/readHistory.ts'
import { writeWhole } from '../../src/node/writeWhole.ts'
import type { ArchiveGround } from './archiveGround.ts'
import { print } from '../cli/command.ts'

/** Tells whether the site needs a new archive. @returns the exit status: 1 when it does */
export function tellDue({ out }: { out?: string }, ground: ArchiveGround): number {
  const { cwd, env, stdout } = ground
  const last = ground.soundRecords().at(-1)
  const { isDue, reasons } = archiveDue({
    today: buildDay(env),
    last,
    before: last ? siteAt(last.revision, last.day, ground) : 'missing',
    now: readPages(ground.soundSite()),
  })
  const told = isDue
    ? [
        ...reasons,
        'An archive is due. Make it with npm run preserve, in a copy of the repository that has the revision which is published.',
      ]
    : reasons
  print(stdout, told.join('\n'))
  if (!isDue) return 0
  if (out !== undefined) writeWhole(resolve(cwd, out), `${told.join('\n\n')}\n`)
  return 1
}

/** What the site said at a revision on a day. */
function siteAt(
  revision: string,
  day: string,
  { cwd, folders: { content, public: publicFolder } }: ArchiveGround,
): DueGround['before'] {
  const history = contentHistory({ root: cwd, content, publicFolder, revision })
  const found = history?.revisions.at(-1)
  if (!history || !found) return 'missing'
  const site = siteReader(history)(found, day)
  return site ? readPages(site) : 'unreadable'
}
