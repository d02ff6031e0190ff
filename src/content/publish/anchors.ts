import type { Route } from '../model/route.ts'
import { isListed } from '../model/pageKind.ts'
import { entriesOf, type Content } from '../model/content.ts'
import { kindOf } from '../model/registry.ts'

/** The ids that links to a page may name: its headings, and what its template gives an id of its own. */
export function anchorsOf({ kind, file }: Route, content: Content): ReadonlySet<string> {
  const { anchorsOf, lists } = kindOf(content.registry, kind)
  const { entries, past, versions } = content
  // Links to a closed role still lead to the list that it was in.
  const all = lists ? entriesOf({ entries: [...entries, ...past] }, lists.collection) : []
  const listed = all.filter(({ data }) => lists && isListed(lists, data))
  const page = entries.find((one) => one.file === file) ?? versions.find((one) => one.file === file)?.entry
  const headings = page?.prose.headings ?? []
  const ids = [...headings.map(({ id }) => id), ...((page && anchorsOf?.(page)) ?? [])]
  return new Set(['main', ...listed.map(({ slug }) => slug), ...ids])
}
