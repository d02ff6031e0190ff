import type { Content } from '../model/content.ts'
import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'

/** Nothing leaves the site before it appears. */
export function checkPublishDates({ entries }: Content): Diagnostic[] {
  return entries.flatMap(({ file, data: { publishOn, expiresOn }, placeOf }): Diagnostic[] =>
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
