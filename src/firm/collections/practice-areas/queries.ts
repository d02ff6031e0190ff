import type { Entry } from '../../../content/model/entry.ts'
import { entriesOf } from '../../../content/model/content.ts'
import type { Site } from '../../../content/model/site.ts'
import { byOrder } from '../../../content/model/pageFields.ts'
import { practiceAreas, type PracticeArea } from './schema.ts'

export const areaPath = (slug: string): string => `${practiceAreas.base ?? ''}/${slug}`

export const areasInOrder = (site: Pick<Site, 'entries'>): Entry<PracticeArea>[] =>
  entriesOf(site, practiceAreas).sort(byOrder)
