import { memoizeLast, memoizeWeak } from '../../content/model/memoize.ts'
import type { WordLexicon } from './lexicon.ts'
import { indexedPatterns } from './lexiconNeeds.ts'
import { indexPatterns } from './patternIndex.ts'

/** The index of a lexicon, which is the same whatever words a firm adds. */
export const indexOf = memoizeWeak(({ families, needs }: WordLexicon) =>
  indexPatterns(indexedPatterns(families), needs?.of === families ? needs.patterns : undefined),
)

/** The same for sentences, of which one is asked many things in a row. */
export const sentenceIndexOf = memoizeWeak((lexicon: WordLexicon) => memoizeLast(indexOf(lexicon)))
