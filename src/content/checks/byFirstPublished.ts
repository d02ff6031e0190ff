import type { Route } from '../model/route.ts'
import { notFoundPath } from '../publish/addresses.ts'
import { kindOf, type Registry } from '../model/registry.ts'
import { compareText } from '../model/diagnostic.ts'
import { versionedPath } from '../versions/legalVersions.ts'
import type { CheckContext } from '../model/check.ts'

type OfFile = { file: string }

/**
 * Compares files by how long they have been on the site, so that a conflict between two is reported at the newer one,
 * which is probably being edited. Pages with a published address or a kept version come first, then pages whose file has
 * the name that its address asks for; then names decide, so that a copy comes after its original.
 */
export function byFirstPublished({
  content,
  routes,
  urlList,
}: Pick<CheckContext, 'content' | 'routes' | 'urlList'>): (one: OfFile, other: OfFile) => number {
  const published = new Set(urlList?.lines.map(({ address }) => address))
  const kept = new Set([
    ...content.versions.map(versionedPath),
    ...routes.flatMap(({ path, supersededBy }) => (supersededBy === undefined ? [] : [path])),
  ])
  const routeOf = new Map(routes.map((route) => [route.file, route]))
  const rank = ({ file }: OfFile): number => {
    const route = routeOf.get(file)
    if (route === undefined) return 0
    const isKept = kept.has(route.path)
    return (
      (isKept || published.has(route.path) ? 0 : 2) +
      (isUnconventionalPath(content.registry, route, isKept) ? 1 : 0)
    )
  }
  return (one, other) =>
    rank(one) - rank(other) || compareText(withoutEnding(one.file), withoutEnding(other.file))
}

/** Whether a file’s place is not the one where the page at its address is looked for. */
function isUnconventionalPath(
  registry: Registry,
  { kind: name, file, path }: Route,
  isKept: boolean,
): boolean {
  const { collection, address } = kindOf(registry, name)
  if (collection) return collection.versions !== undefined && !isKept
  if (address !== undefined) return file !== `${registry.pages.name}/${name}.mdx`
  const isTaken = isKept || path === '/' || path === notFoundPath
  return isTaken || registry.collections.some(({ base = '' }) => base !== '' && path.startsWith(`${base}/`))
}

/** `tax-law` comes before `tax-law-2`, and `tax-law.mdx` after `tax-law-2.mdx`. */
const withoutEnding = (file: string): string => file.replace(/\.mdx$/, '')
