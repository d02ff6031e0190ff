import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import { formatField, valueAt } from '../model/fieldPath.ts'
import type { PlacedText } from './markSite.ts'
import type { PageProof } from './provePage.ts'

interface FragmentsOfPage {
  /** Its address. */
  path: string
  proof: Pick<PageProof, 'fragments'>
}

/** How many letters of a text tell it from others. */
const leastPart = 6

/** How much of a text is told. */
const mostTold = 120

/** What is told of a text that no page shows as a whole: which part of it a page does show, if there is one, and what is missing. */
export function unshownText(
  { entry, path, letters }: PlacedText,
  pages: readonly FragmentsOfPage[],
): Diagnostic {
  const field = formatField(path).replace(/^T/, 't')
  const text = valueAt(entry.data, path)
  const part = typeof text === 'string' ? longestPart(text, letters, pages) : undefined
  return diagnostic(
    entry.file,
    entry.placeOf(path),
    part
      ? [
          'never-shown',
          `The page ${part.page} shows a part of ${field} alone: ${quoted(part.shown)}. Missing there is ${part.missing.map(quoted).join(' and ')}, and no page shows all of it.`,
          'Ask a developer to let the page show the whole text, or shorten the text to that part.',
        ]
      : ['never-shown', `No page shows ${field}.`, 'Take it out, or ask a developer to show it.'],
  )
}

interface Part {
  page: string
  shown: string
  /** What stands before it and behind. */
  missing: string[]
}

function longestPart(text: string, letters: string, pages: readonly FragmentsOfPage[]): Part | undefined {
  // Where each of its letters stands. A pattern has others, in its gaps.
  const places = [...text.matchAll(/(?![\u{20000}-\u{3FFFF}])\p{L}/gu)].map(({ index }) => index)
  if (places.length !== lengthOf(letters)) return undefined
  const found = pages.flatMap(({ path, proof }) =>
    proof.fragments.map((fragment) => ({ page: path, ...commonPart(letters, fragment) })),
  )
  const [longest] = found.toSorted((one, other) => other.count - one.count)
  if (longest === undefined || longest.count < leastPart) return undefined
  const { page, at, count } = longest
  const [start, end] = [at === 0 ? 0 : places[at], places[at + count] ?? text.length]
  return {
    page,
    shown: text.slice(start, end).trim(),
    missing: [text.slice(0, start), text.slice(end)]
      .map((words) => words.trim())
      .filter((words) => words !== ''),
  }
}

/** The letters of a text that a fragment shows: all of the fragment, or as many as it shows of the text's beginning. */
function commonPart(letters: string, fragment: string): { at: number; count: number } {
  const at = letters.indexOf(fragment)
  if (at !== -1) return { at: lengthOf(letters.slice(0, at)), count: lengthOf(fragment) }
  const start = fragment.indexOf(letters.slice(0, leastPart))
  if (start === -1) return { at: 0, count: 0 }
  let end = 0
  while (end < letters.length && letters[end] === fragment[start + end]) end += 1
  return { at: 0, count: lengthOf(letters.slice(0, end)) }
}

/** How many letters: those of the higher planes take two units. */
const lengthOf = (letters: string): number => Array.from(letters).length

const quoted = (words: string): string =>
  `"${words.length > mostTold ? `${words.slice(0, mostTold).trimEnd()} …` : words}"`
