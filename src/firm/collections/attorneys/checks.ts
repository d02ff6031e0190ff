import { byFirstPublished } from '../../../content/checks/byFirstPublished.ts'
import { findDuplicateEntries } from '../../../content/checks/duplicateEntries.ts'
import type { Check } from '../../../content/model/check.ts'
import { entriesOf, entriesOfKind, slugsOf } from '../../../content/model/content.ts'
import { diagnostic, type Diagnostic } from '../../../content/model/diagnostic.ts'
import { attorneysPage } from '../../pages/attorneys/data.ts'
import { attorneys } from './schema.ts'

/** The Attorneys page shows four people of each group; their files say who comes first. */
export const checkFeatured: Check = (context) => {
  const { content } = context
  const people = entriesOf(content, attorneys).toSorted(byFirstPublished(context))
  const [page] = entriesOfKind(content, attorneysPage)
  // A file that cannot be read may have one of the numbers.
  if (page === undefined || people.length < slugsOf(content, attorneys).length) return []
  return (['partner', 'associate'] as const).flatMap((group): Diagnostic[] => {
    const cards = people.flatMap(({ file, data, placeOf }) =>
      data.group === group && data.featured !== undefined
        ? [{ file, place: data.featured, at: placeOf(['featured']) }]
        : [],
    )
    const missing = [1, 2, 3, 4].filter((place) => !cards.some((card) => card.place === place))
    const wrong = cards.find(
      ({ place }, index) => place > 4 || cards.findIndex((card) => card.place === place) < index,
    )
    if (missing.length === 0 && wrong === undefined) return []
    const { file, at } = wrong ?? { file: page.file, at: page.placeOf([`${group}s`]) }
    const said = cards.sort((a, b) => a.place - b.place).map((card) => `${card.file} (${card.place})`)
    return [
      diagnostic(file, at, [
        'featured-count',
        `The Attorneys page needs four cards of the group "${group}", numbered 1 to 4. These files have one: ${said.join(', ') || 'none'}.`,
        missing.length === 0
          ? 'Remove the line "featured" from one of them.'
          : wrong === undefined
            ? `Add featured: ${missing.join(', featured: ')} to ${missing.length === 1 ? 'another file' : 'other files'} of that group.`
            : `Write featured: ${missing[0]}; or, if this number is right, change the other file.`,
      ]),
    ]
  })
}

/** Two people have the same name, or a family name is not part of the name. */
export const checkNames: Check = (context) => {
  const first = new Map<string, string>()
  const copied = findDuplicateEntries(context)
  return entriesOf(context.content, attorneys)
    .toSorted(byFirstPublished(context))
    .flatMap(({ file, data: { name, familyName }, placeOf }): Diagnostic[] => {
      const other = first.get(name.toLowerCase())
      if (!copied.has(file) && other === undefined) first.set(name.toLowerCase(), file)
      const found: Diagnostic[] = []
      if (!copied.has(file) && other !== undefined)
        found.push(
          diagnostic(file, placeOf(['name']), [
            'same-name',
            `${other} also has the name "${name}".`,
            'If they are two people, add a middle initial to one; if not, delete one of the files.',
          ]),
        )
      if (familyName !== undefined && !name.includes(familyName))
        found.push(
          diagnostic(file, placeOf(['familyName']), [
            'family-name',
            `The family name "${familyName}" is not part of the name "${name}".`,
            'Copy the family name from the name; or delete this line if it is the last word of the name.',
          ]),
        )
      return found
    })
}
