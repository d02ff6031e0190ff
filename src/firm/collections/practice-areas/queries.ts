import { entriesOf, pick, byOrder, type Entry, type Site } from '../../../content/model.ts'
import { practiceAreas, type PracticeArea } from './schema.ts'

export const areaPath = (slug: string): string => `${practiceAreas.base ?? ''}/${slug}`

export const areasInOrder = (site: Pick<Site, 'entries'>): Entry<PracticeArea>[] =>
  entriesOf(site, practiceAreas).sort(byOrder)

/** A practice area as a card, without services, which would make pages ten times as large. */
export const areaCard = ({ slug, data }: Entry<PracticeArea>) => ({
  slug,
  path: areaPath(slug),
  ...pick(data, ['title', 'menuLabel', 'mark', 'summary']),
})
