import { entriesOf } from '../../../../content/model/content.ts'
import { attorneys } from '../schema.ts'
import type { Diagnostic } from '../../../../content/model/diagnostic.ts'
import { diagnostic } from '../rules.ts'
import { byFirstPublished } from '../../../../content/checks/byFirstPublished.ts'
import type { Check, CheckContext } from '../../../../content/model/check.ts'
import { findDuplicateEntries } from '../../../../content/checks/duplicateEntries.ts'

/** Two people with one name, and a family name that is not in the name. */
export const checkDuplicateNames: Check = (context) => [...sameNames(context), ...strangeFamilyNames(context)]

/** Who changes the name has to change the family name, too, by which lists are sorted. */
const strangeFamilyNames = ({ content }: CheckContext): Diagnostic[] =>
  entriesOf(content, attorneys).flatMap(({ file, data: { name, familyName }, placeOf }) =>
    familyName === undefined || name.includes(familyName)
      ? []
      : [
          diagnostic(file, placeOf(['familyName']), [
            'family-name',
            `The field "familyName" says "${familyName}", and these words do not stand in the name "${name}".`,
            'Write the words of the name by which lists are to be sorted; or delete this line, and the last word of the name counts.',
          ]),
        ],
  )

function sameNames(context: CheckContext): Diagnostic[] {
  const first = new Map<string, string>()
  const copied = findDuplicateEntries(context)
  return entriesOf(context.content, attorneys)
    .toSorted(byFirstPublished(context))
    .flatMap(({ file, data, placeOf }): Diagnostic[] => {
      if (copied.has(file)) return []
      const name = data.name.toLowerCase()
      const other = first.get(name)
      if (other === undefined) {
        first.set(name, file)
        return []
      }
      return [
        diagnostic(file, placeOf(['name']), [
          'same-name',
          `The name "${data.name}" stands in ${other}, too.`,
          'If this file is a copy, write the other person’s name here; if these are two people, tell them apart, by a middle initial for example; if it is one person, delete one of the two files.',
        ]),
      ]
    })
}
