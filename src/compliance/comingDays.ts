import { newErrors } from '../content/checks/days.ts'
import { asWarning, type Diagnostic, type BuiltSite, type Route, type Site } from '../content/model.ts'
import { checkFinishedSite, type FinishedSite } from './checkFinishedSite.ts'

/**
 * The coming days that are read in advance, each with the addresses of the pages that differ from the day before.
 * @param payloadsOf makes what a site's pages show
 */
export function* comingDays(
  { site, siteOn, comingDays: days }: Pick<BuiltSite, 'site' | 'siteOn' | 'comingDays'>,
  payloadsOf: (site: Site) => (route: Route) => object,
) {
  const textsOf = (one: Site) => {
    const payloadOf = payloadsOf(one)
    return new Map(one.routes.map((route) => [route.path, JSON.stringify(payloadOf(route))]))
  }
  let last = site && textsOf(site)
  for (const day of days) {
    const then = siteOn(day)
    if (!then || !last) return
    const [before, after] = [last, textsOf(then)]
    const addresses = [...before.keys(), ...after.keys()]
    const changed = new Set(addresses.filter((path) => before.get(path) !== after.get(path)))
    yield { day, site: then, changed }
    last = after
  }
}

/** The pages to read on a coming day: the front page has the header and footer of all. */
export const comingRoutes = ({ routes }: Site, changed: ReadonlySet<string>): Route[] =>
  routes.filter(({ path }) => path === '/' || changed.has(path))

/** What would stop the release of coming days, and isn't in `before`. Missing approvals are warnings: they can be given until then. */
export async function checkComingDays(
  days: ReturnType<typeof comingDays>,
  render: (site: Site, routes: readonly Route[]) => Promise<FinishedSite['pages']>,
  given: Omit<FinishedSite, 'pages' | 'today'>,
  before: readonly Diagnostic[],
): Promise<Diagnostic[]> {
  const found: Diagnostic[] = []
  for (const { day, site, changed } of days) {
    const pages = await render(site, comingRoutes(site, changed))
    const then = checkFinishedSite(site, { ...given, pages, today: day, release: true })
    for (const problem of newErrors(day, then, [...before, ...found])) {
      const [, approve] = /(npm run approve.*)/.exec(problem.fix) ?? []
      const fix = `Read it with: BUILD_DATE=${day} npm start. To approve it in advance: ${approve} --on ${day}`
      if (approve !== undefined) found.push(asWarning({ ...problem, fix }))
      else found.push(given.release ? problem : asWarning(problem))
    }
  }
  return found
}
