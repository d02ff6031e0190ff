import type { Route } from '../../content/model/route.ts'
import type { Site } from '../../content/model/site.ts'
import { kindOf } from '../../content/model/registry.ts'
import { everyPage } from '../../content/publish/addresses.ts'
import { versionedRoute } from '../../content/publish/routes.ts'
import { everyPageRoute } from '../text/everyPage.ts'

/** A page whose wording must be approved. `coming`: its text waits for its day, and another stands there meanwhile. */
interface ApprovalPage {
  route: Route
  coming: boolean
}

/**
 * Whether pages of this kind must be approved: those that the organization’s file names; when it names none, those with
 * versions, and what stands on every page.
 */
export const needsApproval = ({ registry, organization }: Site, { kind }: Route): boolean =>
  organization.approvals?.includes(kind) ??
  (kind === everyPage || kindOf(registry, kind).collection?.versions !== undefined)

/**
 * The pages that must be approved, by address, and behind them what stands on every page, where there are any. Drafts and
 * past versions are none of them.
 */
export function approvalPages(site: Site): ApprovalPage[] {
  const shown = site.routes.filter(
    (route) =>
      route.supersededBy === undefined &&
      route.unpublishedReason?.why !== 'draft' &&
      needsApproval(site, route),
  )
  const files = new Set(shown.map(({ file }) => file))
  const coming = site.coming
    .map((entry) => versionedRoute(site.registry, entry))
    .filter((route) => !files.has(route.file) && needsApproval(site, route))
  const pages = [
    ...shown.map((route) => ({ route, coming: route.unpublishedReason !== undefined })),
    ...coming.map((route) => ({ route, coming: true })),
  ]
  const around = everyPageRoute(site)
  return pages.length > 0 && needsApproval(site, around)
    ? [...pages, { route: around, coming: false }]
    : pages
}
