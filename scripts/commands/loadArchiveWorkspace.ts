import type { Site } from '../../src/content/model/site.ts'
import { join } from 'node:path'
import { archivesFile, readArchives } from '../../src/compliance/archive/archiveRecord.ts'
import { formatDate } from '../../src/content/text/formatDate.ts'
import { buildDay } from '../../src/node/buildDay.ts'
import { buildTolerant } from '../../src/node/workspace/buildTolerant.ts'
import { contentStore } from '../../src/node/workspace/contentStore.ts'
import type { Folders } from '../../src/node/folders.ts'
import { UserError } from '../../src/node/userError.ts'
import { readSourceFile } from '../../src/node/readTree.ts'
import { nameFrom, type CommandContext } from '../cli/command.ts'

/** Where `npm run preserve` works: the site and the list of its archives. */
export interface ArchiveWorkspace extends CommandContext {
  folders: Folders
  /** The path of the list of archives on the disk. */
  archivesPath: string
  /** The same path, relative to where the command was started. */
  archivesName: string
  /** The list, with what is wrong with it. */
  readRecords: () => ReturnType<typeof readArchives>
  /** @throws UserError when the list is not in order */
  soundRecords: () => ReturnType<typeof readArchives>['records']
  /** How many years archives are kept; undefined when that is not said, or cannot be read. */
  archiveYears: () => number | undefined
  /** @throws UserError when the content has errors */
  soundSite: () => Site
}

export function loadArchiveWorkspace(context: CommandContext, folders: Folders): ArchiveWorkspace {
  const { registry, cwd, env } = context
  const file = archivesFile(registry)
  const archivesPath = join(folders.content, file)
  const archivesName = nameFrom(cwd, archivesPath)
  const readRecords = () => readArchives(readSourceFile(folders.content, file))
  return {
    ...context,
    folders,
    archivesPath,
    archivesName,
    readRecords,
    soundRecords: () => {
      const { records, problems } = readRecords()
      const [first] = problems
      if (first) throw new UserError(`${archivesName}: ${first.message}\n${first.fix}`)
      return records
    },
    archiveYears: () => buildTolerant(registry, folders, buildDay(env)).site?.organization.archiveYears,
    soundSite: () => {
      const { site } = contentStore(registry, folders, { env }).load()
      if (site) return site
      const day = buildDay(env)
      throw new UserError(
        day === context.today
          ? 'The content has errors, so there is no site to preserve.\nTo see what to mend: npm run check'
          : `BUILD_DATE is ${formatDate(day)}. For that day the content has errors, so there is no site to preserve.\nTo see them: BUILD_DATE=${day} npm run check`,
      )
    },
  }
}
