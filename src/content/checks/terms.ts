import type { Entry } from '../model/entry.ts'
import { fileStart, diagnostic } from '../model/diagnostic.ts'
import { findUndefinedTerms } from '../body/terms.ts'
import { memoizeWeak } from '../model/memoize.ts'
import { versionedEntries } from '../versions/legalVersions.ts'
import type { Check } from '../model/check.ts'

const termsOf = memoizeWeak(({ prose, data }: Entry) => findUndefinedTerms(prose, data.lede ?? ''))

/** Defined terms of pages with versions are defined, and before they are used. */
export const checkTerms: Check = ({ content }) =>
  versionedEntries(content).flatMap((page) =>
    termsOf(page).map(({ term, use, definition }) =>
      diagnostic(page.file, use ?? fileStart, [
        'defined-term',
        definition
          ? `"${term}" is used here, and defined only in line ${definition.line}.`
          : `"${term}" has a capital letter like a defined term, and nothing on this page defines it.`,
        definition
          ? 'Move the definition to the first use, or write it out here.'
          : `Define it where it is first used, as in (the "${term}"), or write it with a small letter.`,
      ]),
    ),
  )
