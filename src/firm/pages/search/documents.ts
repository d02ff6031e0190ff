import type { PageSection } from '../../../compliance/readPage.ts'
import { entriesOf } from '../../../content/model/content.ts'
import { memoizeWeak } from '../../../content/model/memoize.ts'
import { kindOf } from '../../../content/model/registry.ts'
import type { Route } from '../../../content/model/route.ts'
import type { Site } from '../../../content/model/site.ts'
import { attorneys } from '../../collections/attorneys.ts'
import { practiceAreas } from '../../collections/practice-areas.ts'
import type { Group, SearchDocument } from './searchFile.ts'

/** @returns undefined for pages that nobody should find */
export function groupOf({ registry }: Site, { kind, listed }: Route): Group | undefined {
  const { collection } = kindOf(registry, kind)
  if (!listed || kind === 'search') return undefined
  if (collection === attorneys) return 'people'
  return collection === practiceAreas ? 'practices' : 'pages'
}

/** @param sections from the finished page */
export function searchDocument(
  site: Site,
  route: Route,
  sections: readonly PageSection[],
): SearchDocument | undefined {
  const group = groupOf(site, route)
  if (group === undefined) return undefined
  // A list of entries would be found instead of the entries.
  const isList = kindOf(site.registry, route.kind).lists !== undefined
  return {
    path: route.path,
    group,
    title: nameOf(route),
    note: noteOf(site, route),
    sections: sections
      .slice(0, isList ? 1 : undefined)
      .map(({ id, heading, lines }) => [id, heading, ...lines] as const),
  }
}

/** The home page's title is for search engines. */
export const nameOf = ({ path, label, title }: Route): string => (path === '/' ? label : title)

/** What a person does: `Partner, Tax Law`. */
export const noteOf = (site: Site, { file }: Route): string | undefined => notes(site).get(file)

const notes = memoizeWeak(
  (site: Site): ReadonlyMap<string, string | undefined> =>
    new Map(
      entriesOf(site, attorneys).map(({ file, data }) => [
        file,
        data.group === 'staff' ? data.leadership?.role : `${data.title}, ${data.specialization}`,
      ]),
    ),
)
