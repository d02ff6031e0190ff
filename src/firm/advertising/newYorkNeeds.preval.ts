import { lexiconNeeds } from '../../compliance/lexicon/lexiconNeeds.ts'
import { indexedWords } from './indexedWords.ts'

/** What the patterns of the lexicon need of a text. It follows from them alone, so the bundle of our code holds it ready. */
export const newYorkNeeds = lexiconNeeds(indexedWords)
