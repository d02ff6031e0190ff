import type { ParsedBody } from '../model/parsedBody.ts'
import type { Route } from '../model/route.ts'
import { isListed } from '../model/pageKind.ts'
import { entriesOf, type Content } from '../model/content.ts'
import { kindOf } from '../model/registry.ts'
import { memoizeWeak } from '../model/memoize.ts'

/** The ids that links to a page may name: its headings, and what its template gives an id of its own. */
export function anchorsOf(route: Route, content: Content): ReadonlySet<string> {
  const { anchors = [], lists } = kindOf(content.registry, route.kind)
  const listed = lists
    ? entriesOf(content, lists.collection)
        .filter(({ data }) => isListed(lists, data))
        .map(({ slug }) => slug)
    : []
  const ids = new Set(['main', ...anchors, ...listed])
  for (const { id } of bodyByFile(content).get(route.file)?.headings ?? []) ids.add(id)
  return ids
}

/** The bodies that pages are made of, kept versions among them, by file. */
const bodyByFile = memoizeWeak(
  ({ entries, versions }: Content): ReadonlyMap<string, ParsedBody> =>
    new Map([...versions.map(({ entry }) => entry), ...entries].map(({ file, prose }) => [file, prose])),
)
