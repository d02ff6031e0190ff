import { beforeNumber, neverLast, perhapsLast } from '../../content/body/sentences/abbreviations.ts'
import { memoizeLast } from '../../content/model/memoize.ts'

/** The sentence of a text that holds a place. */
export function sentenceAt(text: string, index: number): string {
  const ends = endsOf(text)
  return text.slice(sentenceStart(text, index), ends.find((place) => place > index) ?? text.length)
}

/** Where that sentence begins. */
export const sentenceStart = (text: string, index: number): number =>
  endsOf(text).findLast((end) => end <= index) ?? 0

const endsOf = memoizeLast((text): readonly number[] =>
  [...text.matchAll(beforeCapitals), ...[...text.matchAll(beforeSmallLetters)].filter(isBehindWord)]
    .map((match) => match.index + match[0].length)
    .toSorted((one, other) => one - other),
)

/**
 * Not behind a title or an initial: "Mr. Sample", "J. P. Sample"; but "at Pier A. We" are two. A question and what follows belong together: "Were you
 * hurt? Call us."
 */
const beforeCapitals =
  /(?<!\b(?:Mrs?|M[sx]|Dr|Prof|Hon|St|[JS]r|vs?|No|[A-Z])(?=\.))[.!;]["')\]]*\s+(?=["'(]?[A-Z\d])|(?<=\b[A-Z])\.\s+(?=(?:If|To|In|For|At|Our|We|You|Your|The|This|That|It|He|She|They|Call|Contact|Were|When|Do|Are|Is)\b)/g

/** Where somebody writes carelessly, "Call us. we are here", a sentence ends behind any whole word that is no short form. */
const beforeSmallLetters = /(?<=(?:^|[\s"'(])(?<word>[a-z]{2,}))[.!]["')\]]*\s+(?=["'(]?[a-z])/g

const isBehindWord = ({ groups }: RegExpExecArray): boolean => {
  const word = `${groups?.['word']}.`
  return !neverLast.has(word) && !perhapsLast.has(word) && !beforeNumber.has(word)
}
