import type { BuiltSite, SiteRegistry } from '../../content/model/site.ts'
import { createParseCache } from '../../content/load/createParseCache.ts'
import { join } from 'node:path'
import { lazily } from '../../content/model/lazily.ts'
import { readSite, type BuildOptions } from '../../content/buildSite.ts'
import { urlListFile } from '../../content/publish/urls/parseUrlList.ts'
import { buildDay } from '../buildDay.ts'
import { committedAddresses } from '../committed.ts'
import type { Folders } from '../folders.ts'
import { imageMetadata } from '../images/imageMetadata.ts'
import { listPublicFiles } from '../listFiles.ts'
import { readTree, type ReadFile } from '../readTree.ts'

/** The content as it stands on the disk now. */
interface ContentStore {
  /**
   * Reads the tree again and makes the site; files whose text is unchanged are not taken apart anew.
   * @param unsaved texts that an editor holds and has not saved, by path; they stand in for what is on the disk
   * @throws UserError when `BUILD_DATE` is set and is no day, and when a page shows a picture and the library that reads
   *   them is not installed
   */
  load: (unsaved?: ReadonlyMap<string, string>) => BuiltSite
  /** The same in steps: see `readSite`. */
  read: (unsaved?: ReadonlyMap<string, string>) => ReturnType<typeof readSite>
}

/**
 * A store over the content and public folders. Nothing that content may hold makes it throw.
 * @param registry what the site is made of
 * @param includeUnpublished whether drafts and the like are shown
 * @param readFile reads a content file; without it, the disk is asked each time
 * @param env where `BUILD_DATE` is looked for
 */
export function contentStore(
  registry: SiteRegistry,
  { content, public: publicFolder }: Pick<Folders, 'content' | 'public'>,
  {
    includeUnpublished,
    env,
    readFile,
  }: Pick<BuildOptions, 'includeUnpublished'> & {
    env?: NodeJS.ProcessEnv
    readFile?: ReadFile | undefined
  } = {},
): ContentStore {
  const readPictures = imageMetadata()
  const read = createParseCache()
  const inContent = (paths: readonly string[]) => paths.map((path) => [path, join(content, path)] as const)
  const store: ContentStore = {
    load: (unsaved) => store.read(unsaved).check(),
    read: (unsaved) => {
      const publicFiles = new Set(listPublicFiles(publicFolder))
      const { files, otherFiles, urlList } = readTree(content, readFile)
      const current = files.map((file) => {
        const text = unsaved?.get(file.path)
        return text === undefined ? file : { path: file.path, text }
      })
      const pictures = readPictures(
        new Map([
          ...inContent(otherFiles),
          ...[...publicFiles].map((path) => [path, join(publicFolder, path)] as const),
        ]),
      )
      const today = buildDay(env)
      return readSite(registry, current, {
        publicFiles,
        otherFiles: new Set(otherFiles),
        pictures,
        urlList: urlList ?? { path: urlListFile, text: '' },
        committed: lazily(() => committedAddresses(content)),
        today,
        includeUnpublished,
        read,
      })
    },
  }
  return store
}
