import * as notes from '../../collections/insights/queries.ts'
import { insights } from '../../collections/insights/schema.ts'
import { areasOf, contactsOf } from '../../collections/attorneys/queries.ts'
import { definePage, pick } from '../../../content/model.ts'
import { trailOf } from '../../../content/publish/trail.ts'

export const insightPage = definePage({
  name: 'insight',
  collection: insights,
  shows: ['kind', 'date', 'updated', 'starts', 'ends', 'place', 'online', 'movedFrom', 'canceled'],
  showsBody: true,
  staysWhenOver: true,
  textsOf: ({ title, summary }) => ({ title, description: summary }),
  facts: ({ site, route, entry: { slug, data } }) => {
    const newer = notes.newerThan(site, data)
    const others = notes.newestFirst(site).filter((other) => other.slug !== slug && notes.isCurrent(other))
    const related = others.filter((other) =>
      other.data.practiceAreas.some((area) => data.practiceAreas.includes(area)),
    )
    const isComing = data.kind === 'event' && !route.isOver && !data.canceled
    return {
      note: notes.insightCard(site, { slug, data }),
      trail: trailOf({ site, route }),
      isOver: route.isOver ?? false,
      newer: newer && notes.linkTo(newer),
      /** How to take part in an event that is still to come. */
      coming: isComing
        ? { calendar: notes.calendarPath(slug), ...pick(data, ['link', 'online']) }
        : undefined,
      changes: data.kind === 'event' ? undefined : data.changes,
      contacts: contactsOf(site, data.authors),
      practices: areasOf(site, data.practiceAreas),
      related: related.slice(0, 3).map(notes.linkTo),
    }
  },
})
