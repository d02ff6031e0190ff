import { diagnostic } from '../model/diagnostic.ts'
import type { CheckContext } from '../model/site.ts'

/** Pages that name an original without saying their own language, or one that isn't English. `checkLinks` looks for it. */
export function* checkTranslations({ content, routes }: CheckContext) {
  const foreign = new Set(routes.flatMap(({ path, entry }) => (entry.data.language ? path : [])))
  const isPage = (typed: string) => /^\/[\w/-]*$/.test(typed) && !foreign.has(typed)
  for (const { file, data, placeOf } of content.entries)
    if (data.translationOf !== undefined && !(data.language && isPage(data.translationOf)))
      yield diagnostic(file, placeOf(['translationOf']), [
        'translation-of',
        'Only a page with a language can translate another, and only a page in English.',
        'Write language: es and an address such as translationOf: /practice-areas/tax-law',
        data.translationOf,
      ])
}
