import { diagnostic } from '../model/diagnostic.ts'
import type { Check } from '../model/check.ts'

/** Titles that are written in capitals. */
export const checkTitleCapitals: Check = ({ content }) =>
  content.entries
    .filter(({ data: { title } }) => title !== undefined && title === title.toUpperCase())
    .map(({ file, placeOf }) =>
      diagnostic(file, placeOf(['title']), [
        'title-capitals',
        'This title is written in capitals.',
        'Write small letters after the first one of each word.',
      ]),
    )
