import { jobs } from './schema.ts'
import { isOf } from '../../../content/model/contentType.ts'
import { entriesOf } from '../../../content/model/content.ts'
import { formatDate } from '../../../content/text/formatDate.ts'
import { diagnostic, type Diagnostic } from '../../../content/model/diagnostic.ts'
import type { Check } from '../../../content/model/check.ts'

/** Roles that say they were posted on a later day than visitors see them. */
export const checkJobPostDate: Check = ({ content, today }) =>
  entriesOf(content, jobs).flatMap(({ file, data: { posted, publishOn, draft }, placeOf }): Diagnostic[] => {
    // On which day a draft will appear, nobody knows.
    if (draft || today === undefined || posted <= today || (publishOn ?? '') >= posted) return []
    const isWaiting = publishOn !== undefined && publishOn > today
    return [
      diagnostic(file, placeOf(['posted']), [
        'posted-later',
        isWaiting
          ? `This role appears on ${formatDate(publishOn)}, and says that it was posted on ${formatDate(posted)}, which is later.`
          : `This role is on the site, and says that it was posted on ${formatDate(posted)}, which is still to come.`,
        `Write the right day; or, if the role is to appear on that day, ${publishOn === undefined ? 'add the line' : `replace the line publishOn: ${publishOn} by`} publishOn: ${posted}`,
      ]),
    ]
  })

/** Roles whose last day has passed, and whose files are still there. */
export const checkExpiredJobs: Check = ({ content }) => {
  const isRole = isOf(jobs)
  return content.unpublished.flatMap(({ entry, reason }) => {
    if (reason.why !== 'over' || !entry || !isRole(entry)) return []
    const { file, slug, data, placeOf } = entry
    return [
      diagnostic(file, placeOf(['expiresOn']), [
        'role-over',
        `This role left the site after ${formatDate(data.expiresOn ?? '')}, and its file is still here.`,
        `If it is filled, take it out with npm run retire ${slug}; if it is open still, write a later day.`,
      ]),
    ]
  })
}
