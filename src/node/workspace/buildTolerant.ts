import { buildSite } from '../../content/buildSite.ts'
import type { SiteRegistry, BuiltSite } from '../../content/model/site.ts'
import { urlListFile } from '../../content/publish/urls/parseUrlList.ts'
import type { Folders } from '../folders.ts'
import { listPublicFiles } from '../listFiles.ts'
import { readTree } from '../readTree.ts'

/**
 * The site of all that is sound in a content folder, whatever else has errors: to be looked at, never to be published.
 * There is none without the organization's own facts.
 * @param today as 2026-01-31
 */
export function buildTolerant(
  registry: SiteRegistry,
  { content, public: publicFolder }: Folders,
  today: string,
): BuiltSite {
  const { files, otherFiles, urlList } = readTree(content)
  return buildSite(registry, files, {
    publicFiles: new Set(listPublicFiles(publicFolder)),
    otherFiles: new Set(otherFiles),
    urlList: urlList ?? { path: urlListFile, text: '' },
    today,
    onError: 'ignore',
  })
}
