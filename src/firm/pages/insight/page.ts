import {
  calendarPath,
  newestFirst,
  newerThan,
  isCurrent,
  insightCard,
  linkTo,
} from '../../collections/insights/queries.ts'
import { insights } from '../../collections/insights/schema.ts'
import { areasOf, contactsOf } from '../../collections/attorneys/queries.ts'
import { definePage } from '../definePage.ts'
import { trailOf } from '../../../content/publish/trail.ts'

export const insightPage = definePage({
  name: 'insight',
  collection: insights,
  shows: ['kind', 'date', 'starts', 'ends', 'place'],
  showsBody: true,
  staysWhenOver: true,
  textsOf: ({ title, summary }) => ({ title, description: summary }),
  facts: ({ site, route, entry: { slug, data } }) => {
    const newer = newerThan(site, data)
    const areas = new Set(data.practiceAreas)
    const related = newestFirst(site).filter(
      (other) =>
        other.slug !== slug && isCurrent(other) && other.data.practiceAreas.some((area) => areas.has(area)),
    )
    return {
      note: insightCard(site, { slug, data }),
      trail: trailOf({ site, route }),
      isOver: route.isOver ?? false,
      newer: newer && linkTo(newer),
      calendar: data.kind === 'event' && !route.isOver ? calendarPath(slug) : undefined,
      link: data.kind === 'event' ? data.link : undefined,
      changes: data.kind === 'event' ? undefined : data.changes,
      contacts: contactsOf(site, data.authors),
      practices: areasOf(site, data.practiceAreas),
      related: related.slice(0, 3).map(linkTo),
    }
  },
})
