import { deferBody } from './load/deferBody.ts'
import { loadContent } from './parse/loadContent.ts'
import { hasRequiredSingles } from './model/content.ts'
import { assembleSite } from './assembleSite.ts'
import { compareText } from './model/diagnostic.ts'
import type { ParseFile, ReadKeptFile } from './model/parsedFile.ts'
import type { Site, SiteRegistry } from './model/site.ts'
import type { SourceFile } from './model/sourceFile.ts'
import type { BuildOptions } from './buildSite.ts'
import { parseUrlList } from './publish/urls/parseUrlList.ts'
import { filterPublished } from './publish/filterPublished.ts'

/**
 * The site of what has sound fields, long before `buildSite` could have made it: bodies are read when something of them
 * is asked for, and nothing is checked. It shows drafts, and what is not on the site today. It is good for showing a
 * page whose own file is in order, until there is the whole site.
 * @param given as `buildSite` takes them
 * @param read takes one file apart
 * @param readKept gives what is known of a file already, and need not be read for this
 * @returns undefined without the organization's own facts, or another file that every page needs
 */
export function buildEarlySite(
  registry: SiteRegistry,
  given: readonly SourceFile[],
  {
    urlList,
    pictures = new Map(),
    today,
    read,
    readKept,
  }: Pick<BuildOptions, 'urlList' | 'pictures' | 'today'> & { read: ParseFile; readKept?: ReadKeptFile },
): Site | undefined {
  const files = [...given].sort((a, b) => compareText(a.path, b.path))
  const content = loadContent(registry, files, { read: deferBody(read, readKept) })
  const { organization } = content
  if (organization === undefined || !hasRequiredSingles(content)) return undefined
  return assembleSite(registry, {
    content,
    live: filterPublished(content, today),
    organization,
    pictures,
    urlList: urlList && parseUrlList(urlList),
    includeUnpublished: true,
    loadFacts: () => {},
  })
}
