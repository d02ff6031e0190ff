import { formatDate } from '../text/formatDate.ts'
import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import type { Content } from '../loadContent.ts'
import type { Check } from './check.ts'

/** Roles on the site that say they were posted on a day to come. */
export const checkJobPostDate: Check = ({ content: { entries }, today }) =>
  entries.jobs.flatMap(({ file, data, placeOf }): Diagnostic[] =>
    today === undefined || data.posted <= today || (data.publishOn ?? '') >= data.posted
      ? []
      : [
          diagnostic(file, placeOf(['posted']), [
            'posted-later',
            `This role is on the site, and says that it was posted on ${formatDate(data.posted)}, which is still to come.`,
            `Write the right day; or, if the role is to appear on that day, add the line publishOn: ${data.posted}`,
          ]),
        ],
  )

/** Roles whose last day has passed, and whose files are still there. */
export function checkExpiredJobs(content: Content, { unpublished }: Content): Diagnostic[] {
  const over = new Set(unpublished.flatMap(({ file, reason }) => (reason.why === 'over' ? file : [])))
  return content.entries.jobs
    .filter(({ file }) => over.has(file))
    .map(({ file, slug, data, placeOf }) =>
      diagnostic(file, placeOf(['expiresOn']), [
        'role-over',
        `This role left the site after ${formatDate(data.expiresOn ?? '')}, and its file is still here.`,
        `If it is filled, take it out with npm run retire ${slug}; if it is open still, write a later day.`,
      ]),
    )
}
