import { fileStart, diagnostic } from '../model/diagnostic.ts'
import { findUndefinedTerms } from '../body/undefinedTerms.ts'
import type { Entry } from '../model/validateEntry.ts'
import { memoizeWeak } from '../model/memoize.ts'
import type { LegalPage } from '../../firm/collections/legal/schema.ts'
import type { Check } from './check.ts'

const termsOf = memoizeWeak(({ prose, data }: Entry<LegalPage>) => findUndefinedTerms(prose, data.lede))

/** Defined terms of legal pages are defined, and before they are used. */
export const checkTerms: Check = ({ content }) =>
  content.entries.legal.flatMap((page) =>
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
