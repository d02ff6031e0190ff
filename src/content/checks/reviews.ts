import { entriesOf } from '../model/content.ts'
import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import type { Check } from '../model/check.ts'

/** Texts whose day of review has passed, and reviews that nobody is named for. */
export const checkReviews: Check = ({ content, today }) => {
  // Records are looked at by those who keep them.
  const texts = content.registry.collections.flatMap((collection) =>
    collection.isRecord ? [] : entriesOf(content, collection),
  )
  return texts.flatMap(({ file, data, placeOf }): Diagnostic[] => {
    const { owner, reviewBy } = data
    if (reviewBy === undefined) return []
    const problems: Diagnostic[] = []
    if (today !== undefined && reviewBy < today) {
      problems.push(
        diagnostic(file, placeOf(['reviewBy']), [
          'review-due',
          `This text was to be looked at again by ${reviewBy}, and that day has passed.`,
          `${owner === undefined ? 'Read it' : `Ask ${owner} to read it`}, mend what is no longer true, and write the day of the next review here.`,
        ]),
      )
    }
    if (owner === undefined) {
      problems.push(
        diagnostic(file, placeOf(['reviewBy']), [
          'review-owner',
          'This text is to be looked at again, and nobody is named to do it.',
          'Add a line such as owner: Jane Doe.',
        ]),
      )
    }
    return problems
  })
}
