import type { Route } from '../model/route.ts'
import { isListed } from '../model/pageKind.ts'
import { entriesOf, type Content } from '../model/content.ts'
import { kindOf } from '../model/registry.ts'

/** The ids that links to a page may name: its headings, and what its template gives an id of its own. */
export function anchorsOf({ kind, file }: Route, content: Content): ReadonlySet<string> {
  const { anchors = [], lists } = kindOf(content.registry, kind)
  const listed = lists ? entriesOf(content, lists.collection).filter(({ data }) => isListed(lists, data)) : []
  const { entries, versions } = content
  const page = entries.find((one) => one.file === file) ?? versions.find((one) => one.file === file)?.entry
  const headings = page?.prose.headings ?? []
  return new Set(['main', ...anchors, ...listed.map(({ slug }) => slug), ...headings.map(({ id }) => id)])
}
