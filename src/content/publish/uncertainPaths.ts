import { entriesOf, slugsOf, type Content } from '../model/content.ts'
import type { PageKind } from '../model/pageKind.ts'
import { versionedPath } from '../versions/legalVersions.ts'
import { pagePath } from './routes.ts'

/** The kinds of page that a site needs and that no page has; none while a page has errors, which may be that one. */
export const missingKinds = (content: Content): PageKind[] => {
  const { registry, entries } = content
  return entriesOf(content, registry.pages).length < slugsOf(content, registry.pages).length
    ? []
    : registry.kinds.filter((kind) => kind.isRequired && !entries.some(kind.isKindOf))
}

/** The addresses of files with errors and of missing pages: those are reported, and what leads to them is not. */
export function uncertainPaths(content: Content): Set<string> {
  const { registry, versions, entries, past: over } = content
  const valid = new Set([...entries, ...over].map(({ type, slug }) => `${type.name}/${slug}`))
  const invalid = content.named.flatMap(({ collection: { name, base }, slug }) =>
    base === undefined || valid.has(`${name}/${slug}`) ? [] : `${base}/${slug}`,
  )
  const past = versions
    .filter((version) => invalid.includes(versionedPath(version)))
    .map((version) => `${versionedPath(version)}/${version.name}`)
  // A file with errors may be the front page, whatever its name.
  const front = registry.kinds.filter(({ address }) => invalid.length > 0 && address === '/')
  const missing = [...missingKinds(content), ...front.filter((kind) => !entries.some(kind.isKindOf))]
  return new Set([...invalid, ...past, ...missing.map((kind) => pagePath(registry, kind, kind.name))])
}
