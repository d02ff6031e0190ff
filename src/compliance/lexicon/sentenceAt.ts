import { memoizeLast } from '../../content/model/memoize.ts'

/** The sentence of a text that holds a place. */
export function sentenceAt(text: string, index: number): string {
  const ends = endsOf(text)
  return text.slice(sentenceStart(text, index), ends.find((place) => place > index) ?? text.length)
}

/** Where that sentence begins. */
export const sentenceStart = (text: string, index: number): number =>
  endsOf(text).findLast((end) => end <= index) ?? 0

/**
 * Not behind a title or an initial: "Mr. Sample", "J. P. Sample"; but "at Pier A. We" are two. A question and what follows belong together: "Were you
 * hurt? Call us."
 */
const endsOf = memoizeLast((text): readonly number[] =>
  [
    ...text.matchAll(
      /(?<!\b(?:Mrs?|M[sx]|Dr|Prof|Hon|St|[JS]r|vs?|No|[A-Z])(?=\.))[.!;]["')\]]*\s+(?=["'(]?[A-Z\d])|(?<=\b[A-Z])\.\s+(?=(?:If|To|In|For|At|Our|We|You|Your|The|This|That|It|He|She|They|Call|Contact|Were|When|Do|Are|Is)\b)/g,
    ),
  ].map((match) => match.index + match[0].length),
)
