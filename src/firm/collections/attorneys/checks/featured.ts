import { entriesOf, entriesOfKind } from '../../../../content/model/content.ts'
import { isOf } from '../../../../content/model/contentType.ts'
import { attorneys } from '../schema.ts'
import { attorneysPage } from '../../../pages/attorneys/data.ts'
import { isComplete } from './headcount.ts'
import { howToRestoreFrom } from '../../../../content/report/restoreHints.ts'
import { describeUnpublished } from '../../../../content/publish/publishState.ts'
import type { Diagnostic } from '../../../../content/model/diagnostic.ts'
import { diagnostic } from '../rules.ts'
import { byFirstPublished } from '../../../../content/checks/byFirstPublished.ts'
import type { Check } from '../../../../content/model/check.ts'
import { howToPublish } from '../../../../content/checks/unpublishedTargets.ts'

const cardsOfAttorneysPage = 4

const deleted = `Or was a file deleted by accident? ${howToRestoreFrom('attorneys')}`

/** The Attorneys page shows four people of each group, and their files say who comes first. */
export const checkFeatured: Check = (context) => {
  const { content } = context
  const compare = byFirstPublished(context)
  if (!isComplete(content)) return []
  return (['partner', 'associate'] as const).flatMap((group): Diagnostic[] => {
    const cards = entriesOf(content, attorneys)
      .toSorted(compare)
      .flatMap((entry) =>
        entry.data.group === group && entry.data.featured !== undefined
          ? [{ entry, place: entry.data.featured }]
          : [],
      )
    const [first] = entriesOfKind(content, attorneysPage)
    if (first === undefined) return []
    const places = cards.map(({ place }) => place).sort((a, b) => a - b)
    if (places.join() === '1,2,3,4') return []
    const twice = cards.find(({ place }, index) => cards.findIndex((other) => other.place === place) < index)
    const said = [...cards]
      .sort((a, b) => a.place - b.place)
      .map((card) => `${card.entry.file} says ${card.place}`)
    const isPerson = isOf(attorneys)
    const away = content.unpublished.flatMap(({ file, entry, reason }) =>
      entry && isPerson(entry) && entry.data.group === group && entry.data.featured !== undefined
        ? [
            {
              file,
              words: `${entry.data.name}, who ${describeUnpublished(reason)}`,
              place: entry.data.featured,
              reason,
            },
          ]
        : [],
    )
    const left = away.find(({ place }) => !places.includes(place))
    const free = [1, 2, 3, 4].filter((place) => !places.includes(place))
    const pair = twice && cards.find(({ place, entry }) => place === twice.place && entry !== twice.entry)
    if (twice && pair && free.length < 2 && cards.length === cardsOfAttorneysPage + 1 - free.length) {
      const isFree = free.length === 1
      return [
        diagnostic(twice.entry.file, twice.entry.placeOf(['featured']), [
          'featured-count',
          `The line "featured: ${twice.place}" stands in ${pair.entry.file}, too, and ${isFree ? `${free.join()} is free` : 'the Attorneys page shows no more than 4 cards of a group'}.`,
          isFree
            ? `Write featured: ${free.join()}; or, if ${twice.place} is right here, write that in the other file.`
            : 'Take the line out here, or there.',
        ]),
      ]
    }
    const message = `The Attorneys page shows ${cardsOfAttorneysPage} cards of the group "${group}", numbered 1 to 4; ${said.join(', ') || 'no file has a number'}${left ? `, not counting ${left.words}` : ''}.`
    const fix =
      free.length === 1 && cards.length === cardsOfAttorneysPage
        ? `Write featured: ${free.join()} in the file whose number is not one of 1 to 4.`
        : left
          ? `${left.reason.why === 'draft' ? `If that was not meant, ${howToPublish(left)}. If it was, move` : 'Move'} the line "featured: ${left.place}" from ${left.file} to the file of somebody else of that group.`
          : free.length === 0
            ? 'Take this line out, or the line "featured" out of another one of these files.'
            : free.length === 1
              ? `Write featured: ${free.join()} in one further file of that group. ${deleted}`
              : `Write featured: ${free.join(', featured: ')} in one further file of that group each. ${deleted}`
    const at = twice?.entry ?? cards.find(({ place }) => place < 1 || place > 4)?.entry
    return [
      diagnostic(
        at?.file ?? first.file,
        (at ?? first).placeOf(at ? ['featured'] : [group === 'partner' ? 'partners' : 'associates']),
        ['featured-count', message, fix],
      ),
    ]
  })
}
