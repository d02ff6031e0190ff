import { versionedPath } from '../versions/legalVersions.ts'
import { type Content, entriesOf, slugsOf } from '../model/content.ts'

/**
 * The addresses of files that exist and have errors, so that it is not known yet what stands there. The front
 * page is among them when its file may be the unsound one.
 */
export function pathsOfInvalidFiles(content: Content): Set<string> {
  const { registry, versions } = content
  const paths = registry.collections.flatMap((collection) => {
    const { base } = collection
    if (base === undefined) return []
    const sound = new Set(entriesOf(content, collection).map(({ slug }) => slug))
    return slugsOf(content, collection)
      .filter((slug) => !sound.has(slug))
      .map((slug) => `${base}/${slug}`)
  })
  // Which of its versions are past is not certain either.
  const ofPages = new Set(paths)
  const kept = versions.map((version) => ({ page: versionedPath(version), name: version.name }))
  paths.push(...kept.filter(({ page }) => ofPages.has(page)).map(({ page, name }) => `${page}/${name}`))
  // A page with an address of its own may be the unsound one, whatever its file is called.
  const missing = registry.kinds.filter(
    (kind) => kind.address === '/' && !content.entries.some(kind.isKindOf),
  )
  return new Set(paths.length > 0 && missing.length > 0 ? [...paths, '/'] : paths)
}
