import { entriesOf, entriesOfKind, type Content } from '../../../../content/model/content.ts'
import { attorneys, type Attorney } from '../schema.ts'
import { partners } from '../../../pages/partners/data.ts'
import { associates } from '../../../pages/associates/data.ts'
import { leadership } from '../../../pages/leadership/data.ts'
import { compareFamilyNames, comparePlaces } from '../personOrder.ts'
import type { Diagnostic } from '../../../../content/model/diagnostic.ts'
import { diagnostic } from '../rules.ts'
import type { Check } from '../../../../content/model/check.ts'

const byThemselves =
  'Take the line "order" out of the files of these people, and they stand in the order of their family names by themselves; or change this text.'

/** The lists of people by the templates of their pages: who stands in one, in which order, and how that is put right. */
const lists = [
  {
    pagesIn: (content: Content) => entriesOfKind(content, partners),
    isListed: ({ group }: Attorney) => group === 'partner',
    compare: comparePlaces,
    way: byThemselves,
  },
  {
    pagesIn: (content: Content) => entriesOfKind(content, associates),
    isListed: ({ group }: Attorney) => group === 'associate',
    compare: comparePlaces,
    way: byThemselves,
  },
  {
    pagesIn: (content: Content) => entriesOfKind(content, leadership),
    isListed: ({ leadership }: Attorney) => leadership !== undefined,
    compare: (one: Attorney, other: Attorney) =>
      (one.leadership?.order ?? 0) - (other.leadership?.order ?? 0),
    way: 'They stand where the numbers in "leadership" of their files put them: change those numbers, or this text.',
  },
]

const saysAlphabetical = /\balphabetical|\bin (?:the )?order of (?:their )?(?:last |family )?names?\b/i

/** A page that says that it lists people in alphabetical order, and lists them in another one. */
export const checkStatedOrder: Check = ({ content }) => {
  const pages = lists.flatMap((list) => list.pagesIn(content).map((page) => ({ page, list })))
  return pages.flatMap(
    ({ page: { file, data, placeOf }, list: { isListed, compare, way } }): Diagnostic[] => {
      const field = (['lede', 'description'] as const).find((name) => saysAlphabetical.test(data[name]))
      if (field === undefined) return []
      const people = entriesOf(content, attorneys)
        .map((entry) => entry.data)
        .filter(isListed)
      people.sort(compare)
      const at = people.findIndex((person, index) => {
        const above = people[index - 1]
        return above !== undefined && compareFamilyNames(above, person) > 0
      })
      const [above, late] = [people[at - 1], people[at]]
      if (above === undefined || late === undefined) return []
      return [
        diagnostic(file, placeOf([field]), [
          'stated-order',
          `This text says that people stand in alphabetical order, and ${above.name} stands before ${late.name}.`,
          way,
        ]),
      ]
    },
  )
}
