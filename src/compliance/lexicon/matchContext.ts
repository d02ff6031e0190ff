import { memoizeWeak } from '../../content/model/memoize.ts'
import type { OwnWords, WordLexicon } from './lexicon.ts'

/** What texts are looked at with. */
export interface MatchContext {
  lexicon: WordLexicon
  /** The names by which the firm speaks of itself. */
  names: readonly string[]
  /** Whether what is asked of applicants stands here besides what the firm says of itself. */
  isOnJobPage: boolean
  /** The firm's own additions to the lexicon. */
  ownWords: Partial<Record<OwnWords | 'harmless', readonly string[] | undefined>>
}

/** For words by themselves, of which nobody knows who says them. */
export const plainContext = memoizeWeak((lexicon: WordLexicon): MatchContext => ({
  lexicon,
  names: [],
  isOnJobPage: false,
  ownWords: {},
}))
