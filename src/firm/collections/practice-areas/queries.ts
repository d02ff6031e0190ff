import { entriesOf, byOrder, type Entry, type Site } from '../../../content/model.ts'
import { practiceAreas, type PracticeArea } from './schema.ts'

export const areaPath = (slug: string): string => `${practiceAreas.base ?? ''}/${slug}`

export const areasInOrder = (site: Pick<Site, 'entries'>): Entry<PracticeArea>[] =>
  entriesOf(site, practiceAreas).sort(byOrder)
