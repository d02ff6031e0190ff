import { draftBannerText } from '../../content/publish/publishState.ts'
import type { Site } from '../../content/buildSite.ts'
import { firstVisibleDate, pastVersions } from '../../content/versions/legalVersions.ts'
import { notFoundPath, parentPath, type Route } from '../../content/publish/routes.ts'
import type { Action, CallToAction } from '../pages/blocks.ts'
import { legalFacts, buildPageData, practiceAreaFacts, type KindAndFacts } from './pageData.ts'
import type { RenderProse } from './people.ts'
import type { ClosingBlock, PagePayload, ShellFacts, Superseded } from './types.ts'

/**
 * One page as data.
 * @param route a route of `site`
 * @param render turns a body into finished HTML
 */
export function makePayload(site: Site, route: Route, render: RenderProse): PagePayload {
  const { pages, legal, 'practice-areas': areas } = site.entries
  const page = pages.find(({ file }) => file === route.file)
  const area = areas.find(({ file }) => file === route.file)
  const legalPage = [...legal, ...site.coming, ...site.versions.map((version) => version.entry)].find(
    ({ file }) => file === route.file,
  )
  const entry = page ?? area ?? legalPage
  if (entry === undefined) throw new Error(`The route ${route.path} has no entry.`)
  const head = {
    path: route.path,
    documentTitle: `${route.title} | ${site.firm.name}`,
    description: route.description,
    ...(!route.listed && { unlisted: true as const }),
    body: render(entry.prose),
    back: backLink(site, route),
    ...(route.unpublishedReason && { ribbon: draftBannerText(route.unpublishedReason) }),
    closing: entry.data.callToAction && closingBlock(site, entry.data.callToAction),
  }
  const kindAndFacts: KindAndFacts = page
    ? buildPageData(site, page, render)
    : area
      ? practiceAreaFacts(site, area)
      : legalPage
        ? legalFacts(legalPage, supersededOf(site, route))
        : unreachable(route)
  return { ...head, ...kindAndFacts }
}

/** Of a past version: what took its place. */
function supersededOf(
  { routes, entries, versions }: Site,
  { file, supersededBy }: Route,
): Superseded | undefined {
  const current = routes.find(({ path }) => path === supersededBy)
  const page = entries.legal.find((entry) => entry.file === current?.file)
  if (!current || !page) return undefined
  const past = pastVersions(page.slug, page.data, versions)
  const next = past[past.findIndex((version) => version.file === file) + 1]
  return { title: page.data.title, path: current.path, day: firstVisibleDate(next?.entry.data ?? page.data) }
}

function unreachable({ path }: Route): never {
  throw new Error(`The route ${path} has no facts.`)
}

/** What the header and the footer show. */
export const shellFacts = ({ firm, menu, footer }: Site): ShellFacts => ({ firm, menu, footer })

/** A link one level up: to the page of the folder, or from a page outside the main menu to the front page. */
function backLink({ routes }: Site, { path, inHeader }: Route): Action | undefined {
  if (path === '/' || path === notFoundPath) return undefined
  const above = parentPath(path) ?? (inHeader ? undefined : '/')
  const target = routes.find((route) => route.path === above)
  return target && { text: `Back to ${target.label}`, link: target.path }
}

const closingBlock = (
  { firm }: Site,
  { title, description, primary, secondary }: CallToAction,
): ClosingBlock => ({
  title: title ?? firm.callToAction.title,
  description: description ?? firm.callToAction.description,
  primary,
  secondary,
})
