import type { YamlProblem } from '../../model/parsedFile.ts'
import { isSeq, visit, type Document } from 'yaml'
import { lineAt } from './linesOf.ts'
import type { Position } from '../../model/diagnostic.ts'
import { beginsSpecially } from './specialSpaces.ts'
import { bulletMistake, unevenLine } from './syntaxDiagnostic.ts'

/** Lines that begin with spaces which look like ordinary ones: reported once, since a pasted text has many. */
export function specialSpaces(source: string, firstLine: number): YamlProblem[] {
  const found = source.split('\n').flatMap((line, index) => (beginsSpecially(line) ? [index] : []))
  const [first] = found
  if (first === undefined) return []
  const more = found.length - 1
  return [
    {
      place: { line: first + firstLine, column: 1 },
      rule: 'frontmatter-space',
      message: `This line begins with special spaces, as Word makes them${more === 0 ? '' : `, and so ${more === 1 ? 'does one more' : `do ${more} more`}`}.`,
      fix: 'Delete them and type two ordinary spaces, or let npm run check -- --fix do it.',
    },
  ]
}

/** Lines that the parser takes for a part of the text above, and that were meant as an item or a text of their own. */
export function misindentedLines(
  document: Document,
  source: string,
  placeAt: (offset: number) => Position,
): YamlProblem[] {
  const [error] = document.errors
  if (error) return hyphenAbove(source, error.pos[0], placeAt)
  const found: YamlProblem[] = []
  visit(document, {
    Scalar: (key, { range, type }, path) => {
      if (!range || type !== 'PLAIN') return
      const isOwnLine = source.slice(source.lastIndexOf('\n', range[0] - 1) + 1, range[0]).trim() === ''
      const isItem = isSeq(path.at(-1))
      if (key === 'key' || (!isItem && !isOwnLine)) return
      let at = range[0]
      const text = source.slice(range[0], range[1])
      for (const [index, line] of text.split('\n').entries()) {
        const start = at + (line.length - line.trimStart().length)
        // A dash may begin the second line of a text.
        const mistake =
          index > 0 ? !/^\s*[–—]/.test(line) && bulletMistake(line) : !isItem && bulletMistake(line)
        const further = index > 0 && isItem && /^\s*- \S/.test(line)
        if (mistake) found.push({ place: placeAt(start), ...mistake })
        else if (further) found.push(unevenLine(placeAt(start)))
        at += line.length + 1
      }
    },
  })
  return found.slice(0, 1)
}

/** A line without a space behind its hyphen, in the list that cannot be read at `offset`: that came first. */
function hyphenAbove(source: string, offset: number, placeAt: (offset: number) => Position): YamlProblem[] {
  let found: YamlProblem[] = []
  let at = source.lastIndexOf('\n', offset - 1) + 1
  for (let line = lineAt(source, at); /^\s+\S/.test(line); line = lineAt(source, at)) {
    const mistake = /^\s*-\p{L}/u.test(line) ? bulletMistake(line) : undefined
    if (mistake) found = [{ place: placeAt(at + line.search(/\S/)), ...mistake }]
    // Above stands no other line, or only the line end of an empty one.
    if (at < 2) break
    at = source.lastIndexOf('\n', at - 2) + 1
  }
  return found
}
