import type { YAMLError } from 'yaml'
import type { Place } from './problem.ts'
import type { YamlProblem } from './readYaml.ts'
import type { RuleName } from './rules/rules.ts'

/**
 * The parser's codes in an editor's words, each at the place of the slip that most likely led to it.
 * @param source the lines between the fences; placeAt: the place in the file of an offset in it
 */
export function syntaxProblem(
  error: YAMLError,
  source: string,
  placeAt: (offset: number) => Place,
): YamlProblem {
  const [at] = error.pos
  const line = lineAt(source, at)
  const place = placeAt(at)
  const told = (rule: RuleName, message: string, fix: string) => ({ place, rule, message, fix })
  if (line.includes('\t') && /tab/i.test(error.message))
    return told('frontmatter-tab', 'This line is indented with a tab.', 'Indent with two spaces instead.')
  switch (error.code) {
    case 'DUPLICATE_KEY':
      return told(
        'duplicate-field',
        `The field "${line.split(':')[0]?.trim() ?? ''}" stands here twice.`,
        'Delete one of the two.',
      )
    case 'MISSING_CHAR':
      if (!/quote/i.test(error.message)) return noField(line, place)
      return {
        place: placeAt(openedQuote(source, at)),
        rule: 'frontmatter-quote',
        message: 'A quotation mark is opened here and never closed.',
        fix: 'Close it with the same mark, or write the text without quotation marks.',
      }
    case 'BAD_INDENT':
    case 'TAB_AS_INDENT':
      return told(
        'frontmatter-indent',
        'This line is not indented like its neighbours.',
        'Begin fields of the same level in the same column, with spaces.',
      )
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY': {
      const deeper = deeperLine(source, at)
      if (deeper !== undefined) {
        return {
          place: placeAt(deeper.at),
          rule: 'frontmatter-indent',
          message: `"${deeper.line.trim()}" is indented below "${line.trim()}", which holds a text already.`,
          fix: 'Begin both lines in the same column; fields that belong to another one are indented below it by two spaces.',
        }
      }
      const [, name = '', text = ''] = /^\s*(?:- )?([\w-]+):[ \t]+(.*\S)/.exec(line) ?? []
      if (!/:(\s|$)/.test(text)) return noField(line, place)
      return told(
        'frontmatter-colon',
        `This line has a second colon: "${line.trim()}".`,
        `Put the whole text in quotation marks: ${name}: "${text.replaceAll('"', "'")}"`,
      )
    }
    case 'BAD_SCALAR_START':
    case 'UNEXPECTED_TOKEN':
      return told(
        'frontmatter-character',
        `A text may not begin or go on like this: "${line.trim()}".`,
        'Put the whole text in quotation marks.',
      )
    default:
      return told(
        'frontmatter-line',
        `This line cannot be read: "${line.trim()}".`,
        'Write it as name: value, with texts in quotation marks where in doubt.',
      )
  }
}

/** A line that is neither a field nor, being not indented, the continuation of one. */
function noField(line: string, place: Place): YamlProblem {
  const [, name, text] = /^\s*(?:- )?([A-Za-z][\w-]*):(?!\/)(\S.*)/.exec(line) ?? []
  return name !== undefined && text !== undefined
    ? {
        place,
        rule: 'frontmatter-line',
        message: `A space is missing behind the colon of "${name}:".`,
        fix: `Write ${name}: ${text.trim()}`,
      }
    : {
        place,
        rule: 'frontmatter-line',
        message: `This line is not a field: "${line.trim()}".`,
        fix: 'Write a name, a colon, a space and a text; or, when it goes on with the text above, indent it by two spaces.',
      }
}

/** The line below the one at `offset`, when it is a field and indented further. */
function deeperLine(source: string, offset: number): { line: string; at: number } | undefined {
  const end = source.indexOf('\n', offset)
  if (end === -1) return undefined
  const [line, next] = [lineAt(source, offset), lineAt(source, end + 1)]
  const holdsText = /^\s*(?:- )?[\w-]+:[ \t]+\S/.test(line)
  return holdsText && /^\s*[\w-]+:(?:\s|$)/.test(next) && indentOf(next) > indentOf(line)
    ? { line: next, at: end + 1 + indentOf(next) }
    : undefined
}

const indentOf = (line: string): number => line.length - line.trimStart().length

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

const lineAt = (source: string, offset: number): string =>
  source.slice(
    source.lastIndexOf('\n', offset - 1) + 1,
    (source.indexOf('\n', offset) + 1 || source.length + 1) - 1,
  )
