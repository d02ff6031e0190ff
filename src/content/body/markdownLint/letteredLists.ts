import { firstWords, type LintFinding, type MaskedBlock } from './maskedBlock.ts'

/** `a)`, `(a)`, `a.`, `(i)`, `i)`, `(1)`; `1)` and `1.` are lists of Markdown. */
const marker = /^[ \t>]*(?<mark>\(?(?<sign>[a-z]|[ivx]{1,4})[.)]|\((?<number>\d{1,2})\))[ \t\u00A0]+(?=\S)/

/** Whether some line may begin with one of them: most paragraphs have none. */
const hasMarker = /^[ \t>]*(?:\(|[a-z]{1,4}[.)])/m

/** What follows what: the first two of a row make it one. */
const beginnings = ['a b', 'i ii', '1 2']

/** Lines that begin with letters or numbers in brackets and are no list, so that they run on in one paragraph. */
export function letteredLists({ text, typed }: MaskedBlock): LintFinding[] {
  if (!hasMarker.test(text)) return []
  let start = 0
  const rows = text.split('\n').flatMap((line) => {
    const index = start
    start += line.length + 1
    const { mark, sign, number } = marker.exec(line)?.groups ?? {}
    return mark === undefined ? [] : [{ index, line, mark, sign: sign ?? number ?? '' }]
  })
  const [first, second] = rows
  if (!first || !second || !beginnings.includes(`${first.sign} ${second.sign}`)) return []
  const words = firstWords(typed.slice(first.index, first.index + first.line.length).replace(marker, ''))
  return [
    {
      index: first.index,
      message: `These lines begin with "${first.mark}", "${second.mark}" and so on, and visitors see them run on in one paragraph.`,
      fix: `Put a blank line before each of them; or write a list with numbers: 1. ${words}`,
    },
  ]
}
