import type { Block, BlockRole, Section } from '../text/types.ts'
import { lazily } from '../../content/model/lazily.ts'
import { sentencesOf } from './sentences.ts'
import { bagOf, type BagOfWords, type Vocabulary } from './diceSimilarity.ts'

/** A heading or a sentence: what is aligned before words are compared. */
export interface DiffUnit {
  kind: 'heading' | 'sentence'
  text: string
  /** The same for two units whose wording is the same. */
  key: string
  bag: () => BagOfWords
  role: BlockRole
  /** Which section, by its place on the page. */
  section: number
  /** Which block, counted through all sections of the stream; of a heading -1. */
  block: number
  /** Whether its block begins with it. */
  begins: boolean
  /** Of a label: its name. */
  label?: string | undefined
}

/** Sections as one row of headings and sentences. @param sections each with its place on the page */
export function streamOf(
  sections: readonly (readonly [number, Section])[],
  vocabulary: Vocabulary,
): DiffUnit[] {
  let block = 0
  return sections.flatMap(([place, { heading, blocks }]): DiffUnit[] => [
    unit(
      { kind: 'heading', text: heading, role: 'heading', section: place, block: -1, begins: true },
      vocabulary,
    ),
    ...blocks.flatMap((content) => blockUnits(content, { place, block: block++ }, vocabulary)),
  ])
}

const blockUnits = (
  { role, text, label }: Block,
  { place, block }: { place: number; block: number },
  vocabulary: Vocabulary,
): DiffUnit[] =>
  sentencesOf(text).map((sentence, index) =>
    unit(
      { kind: 'sentence', text: sentence, role, section: place, block, begins: index === 0, label },
      vocabulary,
    ),
  )

const unit = (given: Omit<DiffUnit, 'key' | 'bag'>, vocabulary: Vocabulary): DiffUnit => ({
  ...given,
  key: `${given.kind === 'heading' ? '#' : ' '}${given.text}`,
  // Most sentences stayed as they were and never need a bag.
  bag: lazily(() => bagOf(given.text, vocabulary)),
})
