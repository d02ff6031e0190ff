import { formatDate } from '../text/formatDate.ts'
import { problemAt, type Problem } from '../model/problem.ts'
import type { Content } from '../readContent.ts'
import type { Check } from './check.ts'

/** Roles on the site that say they were posted on a day to come. */
export const checkPosted: Check = ({ content: { entries }, today }) =>
  entries.jobs.flatMap(({ file, data, placeOf }): Problem[] =>
    today === undefined || data.posted <= today || (data.publishOn ?? '') >= data.posted
      ? []
      : [
          problemAt(file, placeOf(['posted']), [
            'posted-later',
            `This role is on the site, and says that it was posted on ${formatDate(data.posted)}, which is still to come.`,
            `Write the right day; or, if the role is to appear on that day, add the line publishOn: ${data.posted}`,
          ]),
        ],
  )

/** Roles whose last day has passed, and whose files are still there. */
export function rolesOver(content: Content, { absent }: Content): Problem[] {
  const over = new Set(absent.flatMap(({ file, absence }) => (absence.why === 'over' ? file : [])))
  return content.entries.jobs
    .filter(({ file }) => over.has(file))
    .map(({ file, slug, data, placeOf }) =>
      problemAt(file, placeOf(['expiresOn']), [
        'role-over',
        `This role left the site after ${formatDate(data.expiresOn ?? '')}, and its file is still here.`,
        `If it is filled, take it out with npm run retire ${slug}; if it is open still, write a later day.`,
      ]),
    )
}
