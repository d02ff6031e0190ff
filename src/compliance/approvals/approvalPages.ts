import type { Site } from '../../content/buildSite.ts'
import { legalRoute, type Route } from '../../content/publish/routes.ts'

/** A page whose wording must be approved. `coming`: its text waits for its day, and another stands there meanwhile. */
export interface ApprovalPage {
  route: Route
  coming: boolean
}

/** Whether pages of this kind must be approved: those that firm.mdx names, legal pages when it names none. */
export const needsApproval = ({ firm }: Site, { kind }: Route): boolean =>
  (firm.approvals ?? ['legal']).some((name) => name === kind)

/** The pages that must be approved, by address. Drafts and past versions are none of them. */
export function approvalPages(site: Site): ApprovalPage[] {
  const shown = site.routes.filter(
    (route) =>
      route.supersededBy === undefined &&
      route.unpublishedReason?.why !== 'draft' &&
      needsApproval(site, route),
  )
  const files = new Set(shown.map(({ file }) => file))
  const coming = site.coming
    .map(legalRoute)
    .filter((route) => !files.has(route.file) && needsApproval(site, route))
  return [
    ...shown.map((route) => ({ route, coming: route.unpublishedReason !== undefined })),
    ...coming.map((route) => ({ route, coming: true })),
  ]
}
