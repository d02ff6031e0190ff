import type { ParseFile } from '../content/model/parsedFile.ts'
import { buildSite } from '../content/buildSite.ts'
import type { Tree } from '../content/edit/tree.ts'
import { createParseCache } from '../content/load/createParseCache.ts'
import type { SiteRegistry, BuiltSite } from '../content/model/site.ts'
import { urlListFile } from '../content/publish/urlList.ts'
import { buildDay } from './buildDay.ts'
import { committedAddresses } from './committed.ts'
import type { Folders } from './folders.ts'
import { listPublicFiles } from './listFiles.ts'
import { readTree } from './readTree.ts'

/** The content as it was read once, for a command that plans an edit of it and checks the result before it is written. */
export interface ContentWorkspace {
  registry: SiteRegistry
  tree: Tree
  /** The day that counts as today, as 2026-01-31. */
  today: string
  /** Takes files apart, each text once. */
  read: ParseFile
  /** Checks some content as `npm run check` would, were it on the disk; pictures are taken as they are. */
  check: (tree: Tree) => BuiltSite
}

/**
 * Reads the content folder.
 * @param env where `BUILD_DATE` is looked for
 * @throws UserError when `BUILD_DATE` is set and is no day
 */
export function loadWorkspace(
  registry: SiteRegistry,
  { content, public: publicFolder }: Folders,
  env: NodeJS.ProcessEnv,
): ContentWorkspace {
  const today = buildDay(env)
  const read = createParseCache()
  const publicFiles = new Set(listPublicFiles(publicFolder))
  return {
    registry,
    tree: { ...readTree(content), committed: committedAddresses(content) },
    today,
    read,
    check: ({ files, otherFiles, urlList, committed }) =>
      buildSite(registry, files, {
        publicFiles,
        otherFiles: new Set(otherFiles),
        urlList: urlList ?? { path: urlListFile, text: '' },
        committed: () => committed,
        today,
        read,
      }),
  }
}
