import { diagnostic } from '../../../content/model/diagnostic.ts'
import type { Check } from '../../../content/model/site.ts'
import { entriesOf } from '../../../content/model/content.ts'
import { attorneys } from './schema.ts'

export const checkFamilyNames: Check = ({ content }) =>
  entriesOf(content, attorneys).flatMap(({ file, data: { name, familyName }, placeOf }) =>
    familyName === undefined || name.includes(familyName)
      ? []
      : diagnostic(file, placeOf(['familyName']), [
          'family-name',
          `The family name "${familyName}" isn't part of the name "${name}".`,
          "Copy the family name from the name. If it's only the last word, delete this line.",
        ]),
  )
