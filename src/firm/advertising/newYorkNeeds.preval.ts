import { lexiconNeeds } from '../../compliance/lexicon/lexiconNeeds.ts'
import { families } from './families.ts'

/** What the patterns of the lexicon need of a text. It follows from them alone, so the bundle of our code holds it ready. */
export const newYorkNeeds = lexiconNeeds(families)
