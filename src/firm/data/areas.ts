import { entriesOf } from '../../content/model/content.ts'
import { compareText } from '../../content/model/diagnostic.ts'
import type { Entry } from '../../content/model/entry.ts'
import type { Site } from '../../content/model/site.ts'
import { practiceAreas, type PracticeArea } from '../collections/practice-areas.ts'

export const areaPath = (slug: string): string => `${practiceAreas.base ?? ''}/${slug}`

/** Sorts entries by `order`, and those with the same one by their names. */
export const byOrder = (a: Entry<{ order: number }>, b: Entry<{ order: number }>): number =>
  a.data.order - b.data.order || compareText(a.slug, b.slug)

/** The practice areas, in their order. */
export const areasInOrder = (site: Site): Entry<PracticeArea>[] =>
  entriesOf(site, practiceAreas).sort(byOrder)

/** The practice areas as cards. Their services would make these pages ten times as large. */
export const areaCards = (site: Site) =>
  areasInOrder(site).map(({ slug, data: { title, mark, summary } }) => ({
    slug,
    path: areaPath(slug),
    title,
    mark,
    summary,
  }))

export type AreaCard = ReturnType<typeof areaCards>[number]
