import { problemAt, type Problem } from '../model/problem.ts'
import type { Content } from '../readContent.ts'

/** Nothing leaves the site before it appears. */
export function checkShowing({ entries }: Content): Problem[] {
  const { pages, legal, attorneys, jobs, 'practice-areas': areas } = entries
  return [...pages, ...areas, ...legal, ...attorneys, ...jobs].flatMap(
    ({ file, data: { publishOn, expiresOn }, placeOf }): Problem[] =>
      publishOn === undefined || expiresOn === undefined || publishOn <= expiresOn
        ? []
        : [
            problemAt(file, placeOf(['expiresOn']), [
              'showing-order',
              `The last day on the site, ${expiresOn}, comes before the first, ${publishOn}.`,
              'Change one of the two days.',
            ]),
          ],
  )
}
