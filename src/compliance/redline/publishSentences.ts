import type { PublishWindow } from '../../content/model/publishWindow.ts'
import { collectionOfPath, kindOfEntry } from '../../content/model/registry.ts'
import type { Site } from '../../content/model/site.ts'
import {
  describeUnpublished,
  getUnpublishedReason,
  describeUpcoming,
} from '../../content/publish/publishState.ts'
import { inPast } from '../compare/publishFacts.ts'

/** Whether something is on the site, and what it is called. */
interface PublishDescription {
  what: string
  /** As the end of a sentence: `is on the site`, `left the site after March 1, 2027`. */
  state: string
}

/**
 * Roles, people and pages that came or left by a day, or will, a sentence each: their words are compared as if all were
 * there. That a page is not on the site is told with that page.
 * @param today the day on which both are looked at, as 2026-01-31
 */
export function publishSentences(before: Site | undefined, after: Site | undefined, today: string): string[] {
  const [old, now] = [before, after].map((site) => (site ? publishDescriptions(site, today) : undefined))
  if (!old || !now) return []
  return [...now].flatMap(([file, { what, state }]) => {
    const was = old.get(file)?.state ?? (state === here ? here : undefined)
    if (was === state) return []
    // That something on the site has a last day now says enough.
    return [
      was === undefined || (was === here && isToLeave.test(state))
        ? `${what} ${state}.`
        : `${what} ${state}; before, it ${inPast(was)}.`,
    ]
  })
}

const isToLeave = /^leaves /

const here = 'is on the site'

function publishDescriptions(
  { registry, entries, routes }: Site,
  today: string,
): Map<string, PublishDescription> {
  const stateOf = (data: PublishWindow): string => {
    const absence = getUnpublishedReason(data, today)
    return absence ? describeUnpublished(absence) : (describeUpcoming(data, today) ?? here)
  }
  const routeOf = new Map(routes.map((route) => [route.file, route]))
  return new Map(
    entries.flatMap((entry): [string, PublishDescription][] => {
      const { file, data } = entry
      const route = routeOf.get(file)
      // That a page is not on the site is told with that page.
      if (route?.unpublishedReason !== undefined) return []
      const noun = collectionOfPath(registry, file)?.noun.replace(/^an? /, '') ?? ''
      const what = route
        ? `The page ${route.path}`
        : data.name === undefined
          ? data.title && `The ${noun} “${data.title}” (${file})`
          : `${data.name} (${file})`
      return what === undefined || (!route && kindOfEntry(registry, entry))
        ? []
        : [[file, { what, state: stateOf(data) }]]
    }),
  )
}
