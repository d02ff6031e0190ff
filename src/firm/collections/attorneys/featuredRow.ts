import { entriesOf } from '../../../content/model/content.ts'
import { isOf } from '../../../content/model/contentType.ts'
import type { NumberedRow } from '../../../content/model/registry.ts'
import { comparePlaces } from './personOrder.ts'
import { attorneys } from './schema.ts'

const isPerson = isOf(attorneys)

/** The four cards of each group on the Attorneys page. */
export const featuredRow: NumberedRow = {
  field: 'featured',
  behind: 'title',
  placeOf: (entry) => (isPerson(entry) && 'featured' in entry.data ? entry.data.featured : undefined),
  need: (name, place) => `${name} has card ${place} of 4 on the Attorneys page, and the row needs four.`,
  candidates: (entry, entries) =>
    isPerson(entry)
      ? entriesOf({ entries }, attorneys)
          .filter(
            ({ data }) =>
              data.group === entry.data.group && !('featured' in data && data.featured !== undefined),
          )
          .sort((a, b) => comparePlaces(a.data, b.data))
      : [],
}
