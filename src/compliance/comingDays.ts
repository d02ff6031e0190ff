import { asWarning, newErrors } from '../content/checks/days.ts'
import type { Diagnostic } from '../content/model/diagnostic.ts'
import type { Route } from '../content/model/route.ts'
import type { BuiltSite, Site } from '../content/model/site.ts'
import { checkFinishedSite, type FinishedSite } from './checkFinishedSite.ts'

/** A coming day, and the pages that differ from the day before. */
export interface ComingDay {
  day: string
  site: Site
  changed: Route[]
}

/** The coming days that are read in advance. @param payloadsOf makes what a site's pages show */
export function* comingDays(
  { site, siteOn, comingDays: days }: BuiltSite,
  payloadsOf: (site: Site) => (route: Route) => object,
): Generator<ComingDay> {
  const textsOf = (one: Site) => {
    const payloadOf = payloadsOf(one)
    return new Map(one.routes.map((route) => [route.path, JSON.stringify(payloadOf(route))]))
  }
  let before = site && textsOf(site)
  for (const day of days) {
    const then = siteOn(day)
    if (!then || !before) return
    const [last, texts] = [before, textsOf(then)]
    yield {
      day,
      site: then,
      changed: then.routes.filter(({ path }) => texts.get(path) !== last.get(path)),
    }
    before = texts
  }
}

/**
 * What would stop the release of coming days, and isn't reported yet: warnings, or errors for a release. Missing
 * approvals are warnings, since they can be given until then.
 * @param render renders routes of a site in memory
 * @param before the problems of today
 */
export async function checkComingDays(
  days: Iterable<ComingDay>,
  render: (site: Site, routes: readonly Route[]) => Promise<FinishedSite['pages']>,
  given: Omit<FinishedSite, 'pages' | 'today'>,
  before: readonly Diagnostic[],
): Promise<Diagnostic[]> {
  const found: Diagnostic[] = []
  for (const { day, site, changed } of days) {
    // The front page has the header and footer of all.
    const routes = site.routes.filter((route) => route.path === '/' || changed.includes(route))
    const finished = { ...given, pages: await render(site, routes), today: day, release: true }
    const problems = newErrors(day, checkFinishedSite(site, finished), [...before, ...found])
    found.push(
      ...problems.map((problem) => {
        if (!problem.rule.startsWith('approval-')) return given.release ? problem : asWarning(problem)
        const command = problem.fix.slice(problem.fix.indexOf('npm run approve'))
        const fix = `Read it with: BUILD_DATE=${day} npm start. To approve it in advance: ${command} --on ${day}`
        return asWarning({ ...problem, fix })
      }),
    )
  }
  return found
}
