import { memoizeLast, memoizeWeak } from '../../content/model/memoize.ts'
import type { IndexedWords, WordLexicon } from './lexicon.ts'
import { familySearches, indexedPatterns, numbering } from './lexiconNeeds.ts'
import { indexPatterns, type PatternIndex } from './patternIndex.ts'
import { patternNeedsOf } from './patternNeeds.ts'
import { matches } from './triedPattern.ts'

/** What of a lexicon is the same whatever words a firm adds. */
export const indexLexicon = memoizeWeak((lexicon: WordLexicon) => {
  const { families, needs, common } = lexicon
  const { patterns, masks } = indexedPatterns(lexicon)
  const numberOf = numbering(patterns)
  const searches = familySearches(families, numberOf)
  const ofPatterns =
    needs && isOf(needs.of, lexicon) ? needs.patterns : patternNeedsOf(patterns, searches, new Set(common))
  const newIndex = (): PatternIndex => indexPatterns(patterns, searches, ofPatterns)
  const sentenceIndex = newIndex()
  const inSentence = memoizeLast((sentence) => ({
    possible: sentenceIndex(sentence),
    known: new Map<RegExp, boolean>(),
  }))
  return {
    /** Of what is no words of the lexicon. */
    masks,
    searches,
    numberOf,
    inText: newIndex(),
    /** Whether a pattern matches a sentence, of which many things are asked in a row. */
    matches: (sentence: string, pattern: RegExp): boolean => {
      const { possible, known } = inSentence(sentence)
      const answer =
        known.get(pattern) ?? (possible.mayMatch(numberOf(pattern)) && matches(pattern, sentence))
      known.set(pattern, answer)
      return answer
    },
  }
})

const isOf = (words: IndexedWords, { families, harmless, names }: IndexedWords): boolean =>
  words.families === families && words.harmless === harmless && words.names === names
