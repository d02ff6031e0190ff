import { problemAt, type Problem } from '../model/problem.ts'
import { bySeniority } from './bySeniority.ts'
import type { Check, Whole } from './check.ts'
import { copies } from './copies.ts'

/** Two people with one name, and a family name that is not in the name. */
export const checkNames: Check = (whole) => [...sameNames(whole), ...strangeFamilyNames(whole)]

/** Who changes the name has to change the family name, too, by which lists are sorted. */
const strangeFamilyNames = ({ content }: Whole): Problem[] =>
  content.entries.attorneys.flatMap(({ file, data: { name, familyName }, placeOf }) =>
    familyName === undefined || name.includes(familyName)
      ? []
      : [
          problemAt(file, placeOf(['familyName']), [
            'family-name',
            `The field "familyName" says "${familyName}", and these words do not stand in the name "${name}".`,
            'Write the words of the name by which lists are to be sorted; or delete this line, and the last word of the name counts.',
          ]),
        ],
  )

function sameNames(whole: Whole): Problem[] {
  const first = new Map<string, string>()
  const copied = copies(whole)
  return whole.content.entries.attorneys
    .toSorted(bySeniority(whole))
    .flatMap(({ file, data, placeOf }): Problem[] => {
      if (copied.has(file)) return []
      const name = data.name.toLowerCase()
      const other = first.get(name)
      if (other === undefined) {
        first.set(name, file)
        return []
      }
      return [
        problemAt(file, placeOf(['name']), [
          'same-name',
          `The name "${data.name}" stands in ${other}, too.`,
          'If this file is a copy, write the other person’s name here; if these are two people, tell them apart, by a middle initial for example; if it is one person, delete one of the two files.',
        ]),
      ]
    })
}
