import { diagnostic, type Diagnostic } from '../../../content/model/diagnostic.ts'
import type { Check } from '../../../content/model/site.ts'
import { entriesOf } from '../../../content/model/content.ts'
import { insights } from './schema.ts'

/** A note that is superseded by itself, or by one that it supersedes. */
export const checkSuperseded: Check = ({ content: { entries, past } }) => {
  const notes = entriesOf({ entries: [...entries, ...past] }, insights)
  const nextOf = new Map(notes.map(({ slug, data }) => [slug, data.supersededBy]))
  return notes.flatMap(({ file, slug, placeOf }): Diagnostic[] => {
    const newer = new Set<string>()
    for (let next = nextOf.get(slug); next && !newer.has(next); next = nextOf.get(next)) newer.add(next)
    if (!newer.has(slug)) return []
    return [
      diagnostic(file, placeOf(['supersededBy']), [
        'superseded-circle',
        `The field supersededBy leads back to this note: ${[slug, ...newer].join(', ')}.`,
        'Delete this line in the newest note, and in the others name a newer one.',
      ]),
    ]
  })
}
