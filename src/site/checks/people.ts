import { problemAt, type Problem } from '../problem.ts'
import { bySeniority } from './bySeniority.ts'
import type { Check } from './check.ts'
import { copies } from './copies.ts'

/** Two people with one name. */
export const checkNames: Check = (whole) => {
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
