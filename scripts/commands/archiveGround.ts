import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { archivesFile, readArchives } from '../../src/compliance/archive/archiveRecord.ts'
import type { Site } from '../../src/content/buildSite.ts'
import { formatDate } from '../../src/content/text/formatDate.ts'
import { buildDay } from '../../src/node/buildDay.ts'
import { contentStore } from '../../src/node/contentStore.ts'
import { foldersOf, type Folders } from '../../src/node/folders.ts'
import { PlainError } from '../../src/node/plainError.ts'
import { readSourceFile } from '../../src/node/readTree.ts'
import { nameFrom, type CommandContext } from '../cli/command.ts'

/** Where `npm run preserve` works: the site and the list of its archives. */
export interface ArchiveGround extends CommandContext {
  folders: Folders
  /** The list of archives, as a path on the disk. */
  ledger: string
  /** The same, as it is called from where the command was started. */
  ledgerName: string
  /** The list as it stands, with what is wrong with it. */
  readRecords: () => ReturnType<typeof readArchives>
  /** @throws PlainError when the list is not in order */
  soundRecords: () => ReturnType<typeof readArchives>['records']
  /** @throws PlainError when the content has errors */
  soundSite: () => Site
}

export function archiveGround(context: CommandContext): ArchiveGround {
  const { cwd, env } = context
  const folders = foldersOf(cwd, env)
  const ledger = join(folders.content, archivesFile)
  const ledgerName = nameFrom(cwd, ledger)
  const readRecords = () =>
    readArchives(existsSync(ledger) ? readSourceFile(folders.content, archivesFile) : undefined)
  return {
    ...context,
    folders,
    ledger,
    ledgerName,
    readRecords,
    soundRecords: () => {
      const { records, problems } = readRecords()
      const [first] = problems
      if (first) throw new PlainError(`${ledgerName}: ${first.message}\n${first.fix}`)
      return records
    },
    soundSite: () => {
      const { site } = contentStore(folders, { env }).load()
      if (site) return site
      const day = buildDay(env)
      throw new PlainError(
        day === context.today
          ? 'The content has errors, so there is no site to preserve.\nTo see what to mend: npm run check'
          : `BUILD_DATE is ${formatDate(day)}. For that day the content has errors, so there is no site to preserve.\nTo see them: BUILD_DATE=${day} npm run check`,
      )
    },
  }
}
