import type { YamlProblem } from '../../model/parsedFile.ts'
import type { YAMLError } from 'yaml'
import { plainOrQuotedLine } from './quoteYamlLine.ts'
import { quotedLineHint } from './quotedLineHint.ts'
import { placeOfSign, wrongSign } from './wrongSign.ts'
import { lineAt, lineBefore, startOfLine } from './linesOf.ts'
import { quoted, type Position } from '../../model/diagnostic.ts'
import type { RuleName } from '../../report/rules/rules.ts'
import { goesOnSpecially, withOrdinarySpaces } from './specialSpaces.ts'

/**
 * The parser's codes in an editor's words, each at the place of the mistake that most likely led to it.
 * @param source the lines between the fences; placeAt: the place in the file of an offset in it
 */
export function syntaxDiagnostic(
  error: YAMLError,
  source: string,
  placeAt: (offset: number) => Position,
): YamlProblem {
  const [at] = error.pos
  const line = lineAt(source, at)
  const place = placeAt(at)
  const told = (rule: RuleName, message: string, fix: string) => ({ place, rule, message, fix })
  if (line.includes('\t') && /tab/i.test(error.message))
    return told('frontmatter-tab', 'This line is indented with a tab.', 'Indent with two spaces instead.')
  const mistake = bulletMistake(line)
  if (mistake && error.code !== 'DUPLICATE_KEY') return { place, ...mistake }
  switch (error.code) {
    case 'DUPLICATE_KEY':
      return { place, ...twice(source, at, place) }
    case 'MISSING_CHAR':
      if (!/quote/i.test(error.message)) return noField(source, at, place)
      return {
        place: placeAt(openedQuote(source, at)),
        rule: 'frontmatter-quote',
        message: 'A quotation mark is opened here and never closed.',
        fix: 'Close it with the same mark, or write the text without quotation marks.',
      }
    case 'BAD_INDENT':
    case 'TAB_AS_INDENT':
      return itemWithoutHyphen(source, at, placeAt) ?? unevenLine(place)
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY': {
      const [, text = ''] = /^\s*(?:- )?[\w-]+:[ \t]+(.*\S)/.exec(line) ?? []
      if (!/:(\s|$)/.test(text)) return noField(source, at, place)
      return told(
        'frontmatter-colon',
        `This line has a second colon: ${quoted(line.trim())}`,
        quotedLineHint(line),
      )
    }
    case 'BAD_ALIAS':
    case 'BAD_SCALAR_START':
    case 'UNEXPECTED_TOKEN':
      return {
        place: placeOfSign(line, place),
        rule: 'frontmatter-character',
        message: wrongSign(line),
        fix: quotedLineHint(line),
      }
    default:
      return told(
        'frontmatter-line',
        `This line cannot be read: ${quoted(line.trim())}`,
        'Write it as name: value, with texts in quotation marks where in doubt.',
      )
  }
}

/** The message on a field that stands above already. */
function twice(source: string, at: number, { line: number }: Position): SignMistake {
  const line = lineAt(source, at)
  const [begin = '', name = ''] = /^\s*(?:- +)*([^:]*?)\s*:/.exec(line) ?? []
  const start = startOfLine(source, at)
  const above = begin === '' || start === 0 ? -1 : `\n${source}`.lastIndexOf(`\n${begin}`, start - 1)
  const first = above === -1 ? 0 : number - (source.slice(above, start).split('\n').length - 1)
  const stands = `The field "${name.trim()}" stands ${above === -1 ? 'here twice' : `in line ${first} already`}`
  // Fields of its own stand below it.
  if (/:\s*$/.test(line)) {
    return {
      rule: 'duplicate-field',
      message: `${stands}, and there is room for one.`,
      fix: 'Keep the one that is right, and delete the other one with all lines below it that belong to it.',
    }
  }
  return {
    rule: 'duplicate-field',
    message: `${stands}.`,
    fix: 'Keep the one that is right, and delete the other one.',
  }
}

type SignMistake = Omit<YamlProblem, 'place'>

/** A hyphen, bullet or colon that is not followed by a space, or is by none that counts; undefined when none is. */
export function bulletMistake(line: string): SignMistake | undefined {
  if (goesOnSpecially(line)) {
    return {
      rule: 'frontmatter-indent',
      message: 'A special space stands in this line, as Word makes it.',
      fix: `Delete it and type an ordinary one: ${withOrdinarySpaces(line).trim()}`,
    }
  }
  const [, hyphenated] = /^\s*-(\p{L}\S*.*)/u.exec(line) ?? []
  if (hyphenated !== undefined) {
    return {
      rule: 'frontmatter-line',
      message: 'A space is missing behind the hyphen of this line.',
      fix: begins(hyphenated, 'Put a space behind the hyphen.'),
    }
  }
  const [, bullet = '', marked] = /^\s*([•·▪◦‣–—]|[*+](?=[ \t]))\s*(\S.*)/u.exec(line) ?? []
  if (marked === undefined) return undefined
  return {
    rule: 'frontmatter-line',
    message: `This line begins with "${bullet}" where a hyphen belongs.`,
    fix: begins(marked, `Replace the "${bullet}" with a hyphen and a space.`),
  }
}

/** The line with a hyphen and a space before it; a longer one would be shown cut short, and `how` is said instead. */
const begins = (text: string, how: string): string =>
  (text.length <= 40 && plainOrQuotedLine(`- ${text.trim()}`)?.replace(/^/, 'Write ')) || how

/** A line that is neither a field nor, being not indented, the continuation of one. */
function noField(source: string, at: number, place: Position): YamlProblem {
  const line = lineAt(source, at)
  const told = (message: string, fix: string): YamlProblem => ({
    place,
    rule: 'frontmatter-line',
    message,
    fix,
  })
  const [, name, text] = /^\s*(?:- )?([A-Za-z][\w-]*):(?!\/)(\S.*)/.exec(line) ?? []
  if (name !== undefined && text !== undefined)
    return told(`A space is missing behind the colon of "${name}:".`, `Write ${name}: ${text.trim()}`)
  const [, left, right] = /^\s*(?:- )?([A-Za-z][\w-]*)\s*=\s*(\S.*)/.exec(line) ?? []
  if (left !== undefined && right !== undefined)
    return told('An equals sign stands in the place of the colon.', `Write ${left}: ${right.trim()}`)
  if (/^\s*(?:- |[A-Za-z][\w-]*:\s)/.test(line)) return unevenLine(place)
  return told(
    `This line is not a field: ${quoted(line.trim())}`,
    'Write a name, a colon, a space and a text; or, when it goes on with the text above, indent it by two spaces; or move it below the second ---.',
  )
}

/** A line without a sign below an item of a list. */
function itemWithoutHyphen(
  source: string,
  at: number,
  placeAt: (offset: number) => Position,
): YamlProblem | undefined {
  const [line, above] = [lineAt(source, at), lineBefore(source, at)]
  const indent = indentOf(line)
  const isNone = indent === 0 || indent > indentOf(above) || /^\s*(?:- |[A-Za-z][\w-]*:(?:\s|$))/.test(line)
  if (isNone || !/^\s*- /.test(above)) return undefined
  return {
    place: placeAt(startOfLine(source, at) + indent),
    rule: 'frontmatter-line',
    message: 'This line stands in a list, and no hyphen stands before it.',
    fix: begins(line.trim().replace(/^\d+[.)]\s*/, ''), 'Begin it with a hyphen and a space.'),
  }
}

/** A line in a wrong column; where moving one line mends it, `findMisindentedLine.ts` reports that line instead. */
export const unevenLine = (place: Position): YamlProblem => ({
  place,
  rule: 'frontmatter-indent',
  message: 'This line is not indented like its neighbors.',
  fix: 'Begin fields of the same level in the same column, with spaces.',
})

export const indentOf = (line: string): number => line.length - line.trimStart().length

/** Where the quotation mark stands that was opened before `end` and never closed: the first odd one of a line. */
function openedQuote(source: string, end: number): number {
  let start = 0
  for (const line of source.slice(0, end).split('\n')) {
    const [, before = '', quote = '"', text = ''] =
      /^(\s*(?:- )?(?:[\w-]+:[ \t]+)?)(["'])(.*)/.exec(line) ?? []
    const isClosed = text.replace(quote === '"' ? /\\./g : /''/g, '').includes(quote)
    if (line.startsWith(`${before}${quote}`) && !isClosed) return start + before.length
    start += line.length + 1
  }
  return end
}
