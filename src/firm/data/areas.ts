import type { Site } from '../../content/model/site.ts'
import { entriesOf } from '../../content/model/content.ts'
import type { Entry } from '../../content/model/entry.ts'
import { practiceAreas, type PracticeArea } from '../collections/practice-areas/schema.ts'
import { byOrder } from './byOrder.ts'
import type { AreaCard } from './types.ts'

export const areaPath = (slug: string): string => `${practiceAreas.base ?? ''}/${slug}`

/** The practice areas, in their order. */
export const areasInOrder = (site: Site): Entry<PracticeArea>[] =>
  entriesOf(site, practiceAreas).sort(byOrder)

export const areaCards = (site: Site): AreaCard[] =>
  areasInOrder(site).map(({ slug, data: { title, mark, summary } }) => ({
    slug,
    path: areaPath(slug),
    title,
    mark,
    summary,
  }))
