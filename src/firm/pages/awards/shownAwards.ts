import type { ShownAward } from '../../../compliance/advertising/checkAdvertising.ts'
import { entriesOfKind } from '../../../content/model/content.ts'
import type { Site } from '../../../content/model/site.ts'
import { attorneysPage } from '../attorneys/page.ts'
import { awards } from './page.ts'

export const shownAwards = (site: Site): ShownAward[] => [
  ...entriesOfKind(site, attorneysPage).flatMap((entry) =>
    entry.data.accolades.awards.map((text, index) => ({ entry, text, path: ['accolades', 'awards', index] })),
  ),
  ...entriesOfKind(site, awards).flatMap((entry) =>
    entry.data.categories.flatMap((category, place) =>
      category.awards.map((text, index) => ({ entry, text, path: ['categories', place, 'awards', index] })),
    ),
  ),
]
