import type { Route } from '../model/route.ts'
import type { PageHead } from '../model/payload.ts'
import type { Site } from '../model/site.ts'
import { draftBannerText } from './publishState.ts'

/** What every page has, whatever its kind. */
export const pageHead = (
  { organization }: Pick<Site, 'organization'>,
  { path, title, description, listed, unpublishedReason }: Route,
): PageHead => ({
  path,
  documentTitle: `${title} | ${organization.name}`,
  description,
  ...(!listed && { unlisted: true as const }),
  ...(unpublishedReason && { ribbon: draftBannerText(unpublishedReason) }),
})
