import type { Route } from '../../content/model/route.ts'
import type { Site } from '../../content/model/site.ts'
import { versionedRoute } from '../../content/publish/routes.ts'
import { everyPageRoute } from '../text/everyPage.ts'
import { approvalsNeeded } from './approvers.ts'

/** A page whose wording must be approved. `coming`: its text waits for its day, and another stands there meanwhile. */
interface ApprovalPage {
  route: Route
  coming: boolean
}

/**
 * The pages that must be approved, by address, and behind them what stands on every page, where there are any. Drafts and
 * past versions are none of them.
 */
export function approvalPages(site: Site): ApprovalPage[] {
  const isNeeded = (route: Route) => approvalsNeeded(route, { site }) > 0
  const shown = site.routes.filter(
    (route) =>
      route.supersededBy === undefined && route.unpublishedReason?.why !== 'draft' && isNeeded(route),
  )
  const files = new Set(shown.map(({ file }) => file))
  const coming = site.coming
    .map((entry) => versionedRoute(site.registry, entry))
    .filter((route) => !files.has(route.file) && isNeeded(route))
  const pages = [
    ...shown.map((route) => ({ route, coming: route.unpublishedReason !== undefined })),
    ...coming.map((route) => ({ route, coming: true })),
  ]
  const around = everyPageRoute(site)
  return pages.length > 0 && isNeeded(around) ? [...pages, { route: around, coming: false }] : pages
}
