import { entriesOf, slugsOf, type Content } from '../model/content.ts'
import type { PageKind } from '../model/pageKind.ts'
import { pagePath } from '../publish/routes.ts'

/** The kinds without which there is no site and that no page has; none while a page is unsound, which may be that one. */
export const missingKinds = (content: Content): PageKind[] => {
  const { registry, entries } = content
  return entriesOf(content, registry.pages).length < slugsOf(content, registry.pages).length
    ? []
    : registry.kinds.filter((kind) => kind.isRequired && !entries.some(kind.isKindOf))
}

/** Whether an address is that of a missing page: links to it are not reported besides. */
export const isMissing = (path: string, content: Content): boolean =>
  missingKinds(content).some((kind) => path === pagePath(content.registry, kind, kind.name))
