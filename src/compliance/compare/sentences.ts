import { findSentenceEnds } from '../../content/body/sentences/findSentenceEnds.ts'

/** A gap between two sentences, in UTF-16 units. */
interface Gap {
  start: number
  end: number
}

/** Longer texts without a stop are cut behind semicolons too, as lists of clauses are. */
const longSentence = 300

/** Where a sentence surely ends: "of the U.S. The firm" is two, "in the U.S. District Court" is none. */
export const sentenceEnds = (text: string): Gap[] =>
  findSentenceEnds(text).filter(({ confidence }) => confidence === 'sure')

/** The sentences of a block; joined with single spaces they give its text again. */
export function sentencesOf(text: string): string[] {
  return cutAt(text, sentenceEnds(text)).flatMap((sentence) =>
    sentence.length > longSentence
      ? cutAt(
          sentence,
          [...sentence.matchAll(/(?<=[;:]) (?=\S)/g)].map(({ index }) => ({ start: index, end: index + 1 })),
        )
      : [sentence],
  )
}

function cutAt(text: string, gaps: readonly Gap[]): string[] {
  let begin = 0
  const parts = gaps.map(({ start, end }) => {
    const part = text.slice(begin, start)
    begin = end
    return part
  })
  return [...parts, text.slice(begin)]
}
