import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import type { Content } from '../loadContent.ts'

/** Nothing leaves the site before it appears. */
export function checkPublishDates({ entries }: Content): Diagnostic[] {
  const { pages, legal, attorneys, jobs, 'practice-areas': areas } = entries
  return [...pages, ...areas, ...legal, ...attorneys, ...jobs].flatMap(
    ({ file, data: { publishOn, expiresOn }, placeOf }): Diagnostic[] =>
      publishOn === undefined || expiresOn === undefined || publishOn <= expiresOn
        ? []
        : [
            diagnostic(file, placeOf(['expiresOn']), [
              'showing-order',
              `The last day on the site, ${expiresOn}, comes before the first, ${publishOn}.`,
              'Change one of the two days.',
            ]),
          ],
  )
}
