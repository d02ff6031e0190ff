import type { Check } from '../../../../content/model/check.ts'
import { entriesOf } from '../../../../content/model/content.ts'
import { diagnostic } from '../rules.ts'
import { attorneys } from '../schema.ts'

/** People whose names are written in capitals. */
export const checkNameCapitals: Check = ({ content }) =>
  entriesOf(content, attorneys)
    .filter(({ data }) => data.name === data.name.toUpperCase())
    .map(({ file, placeOf }) =>
      diagnostic(file, placeOf(['name']), [
        'name-capitals',
        'This name is written in capitals.',
        'Write small letters after the first one of each word.',
      ]),
    )
