import { isScalar, stringify, visit, type Document, type YAMLError } from 'yaml'
import { quoted, type RuleMessage } from '../model/diagnostic.ts'

/** A mistake in how fields are written: its offset, what to say, and the line that was most likely meant. */
interface YamlMistake {
  at: number
  told: RuleMessage
  expected?: string | undefined
  /** Whether the fields can't be trusted. */
  isFatal?: boolean
}

/** The parts of a line: the spaces, the hyphens and the name before its text, and the text. */
const lineOfField = /^(\s*)((?:- +)*(?:[\w-]+[ \t]*:[ \t]+)?)(\S.*)$/

/** Quotation marks around a whole text, as Word makes them. */
const curly = /^[“”„]([^“”„"\n]+)[“”"]$|^[‘’‚]([^‘’‚'\n]+)[‘’']$/

/** The line with its text in quotation marks, if it needs them. */
function quotedLine(line: string): string {
  const [, , before = '', typed = ''] = lineOfField.exec(line.trimEnd()) ?? []
  const text = typed
    // Marks around a tag end at those within it.
    .replace(/^"(.*<[A-Z].*)"$/, '$1')
    .replace(curly, '$1$2')
    // A mark that opens and never closes; an apostrophe within a word closes nothing.
    .replace(/^"(?=[^"]*$)|^'(?!.*'(?![\p{L}\p{N}]))/u, '')
  return before + stringify(text, { lineWidth: 0 }).trim()
}

const quote = (line: string): Pick<YamlMistake, 'expected'> & { fix: string } => {
  const expected = quotedLine(line)
  return { expected, fix: expected.length > 110 ? 'Put the text in quotation marks.' : `Write ${expected}` }
}

const uneven: RuleMessage = [
  'frontmatter-indent',
  'This line isn’t indented like its neighbors.',
  'Start fields of the same level in the same column, using spaces.',
]

const special = '\\u00A0\\u2000-\\u200B\\u202F\\u205F\\u2060\\u3000\\uFEFF'

/** A line with ordinary spaces before its text; characters without width vanish. */
export const withOrdinarySpaces = (line: string): string =>
  line
    .replace(new RegExp(`^[ \\t]*[${special}][\\s${special}]*`), (spaces) =>
      spaces.replace(/[\u200B\u2060\uFEFF]/g, '').replace(/[^ \t]/g, ' '),
    )
    .replace(new RegExp(`^((?: *- +)* *(?:-|[A-Za-z][\\w-]*:)) *[${special}][\\s${special}]*`), '$1 ')

/** Lines that are wrong whatever the parser makes of them. `above` is the line before. */
const lineMistakes: readonly [pattern: RegExp, ...told: RuleMessage][] = [
  [
    new RegExp(`^[ \\t]*[${special}]`),
    'frontmatter-space',
    'This line starts with special spaces from Word.',
    'Replace them with ordinary spaces, or run npm run check -- --fix.',
  ],
  [
    new RegExp(`^\\s*(?:- +)*(?:-|[A-Za-z][\\w-]*:) *[${special}]`),
    'frontmatter-indent',
    'There is a special space from Word after the hyphen or colon of this line.',
    'Replace it with an ordinary space, or run npm run check -- --fix.',
  ],
  [/^[ -]*\t/, 'frontmatter-tab', 'This line is indented with a tab.', 'Indent with two spaces instead.'],
  [/^\s*-\p{L}/u, 'frontmatter-line', 'A space is missing after the hyphen.', 'Write "- " before the text.'],
  [
    /^\s*[•·▪◦‣]|^\s*[*+][ \t]/u,
    'frontmatter-line',
    'This line starts with a bullet instead of a hyphen.',
    'Start it with a hyphen and a space: - first',
  ],
]

/** Lines of texts that are written below their field’s name, after >- or |. */
function linesOfLongTexts(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>()
  let border = Infinity
  for (const [index, line] of lines.entries()) {
    const indent = line.search(/\S/)
    if (indent > border) found.add(index)
    else if (indent !== -1) border = /(?:^|[:-]\s+)[|>][-+\d]*\s*$/.test(line) ? indent : Infinity
  }
  return found
}

/** What is wrong with how fields are written. After the first line that can't be read, the parser only guesses. */
export function yamlMistakes(document: Document.Parsed, source: string): YamlMistake[] {
  const lines = source.split('\n')
  const texts = linesOfLongTexts(lines)
  let at = 0
  for (const [index, line] of lines.entries()) {
    const isDash = /^\s*[–—] /.test(line) && /:\s*$|^\s*- /.test(lines[index - 1] ?? '')
    const row =
      lineMistakes.find(([pattern]) => pattern.test(line)) ?? (isDash ? lineMistakes.at(-1) : undefined)
    if (row && !texts.has(index)) {
      const [, ...told] = row
      const column = told[0] === 'frontmatter-line' ? line.search(/\S/) : 0
      return [{ at: at + column, told, isFatal: true }]
    }
    at += line.length + 1
  }
  const error = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  const twice = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY')
  if (error) return [errorInWords(error, source)]
  return twice.length > 0
    ? twice.slice(0, 3).map((one) => fieldTwice(one, source))
    : surprises(document, source)
}

const startOfLine = (source: string, offset: number) => source.lastIndexOf('\n', offset - 1) + 1
const lineAt = (source: string, offset: number) =>
  source.slice(startOfLine(source, offset)).split('\n', 1)[0] ?? ''

function fieldTwice({ pos: [at] }: YAMLError, source: string): YamlMistake {
  const name = /[^:]*/.exec(source.slice(at))?.[0].trim()
  const isGroup = /:\s*$/.test(lineAt(source, at))
  const fix = `Keep the right one and delete the other${isGroup ? ', with the lines below it' : ''}.`
  return { at, told: ['duplicate-field', `The field "${name}" appears twice.`, fix] }
}

/** What the parser’s errors mean: its code, what the line looks like, and what to say. The first row that fits counts. */
const parserErrors: readonly [
  codes: RegExp,
  line: RegExp,
  told: (found: readonly string[], fix: string) => RuleMessage,
][] = [
  [/INDENT/, /^/, () => uneven],
  [
    /MISSING|IMPLICIT/,
    /^\s*(?:- +)*[\w-]+:[ \t]+.*\S:(?:\s|$)/,
    ([line = ''], fix) => ['frontmatter-colon', `This line has a second colon: ${quoted(line.trim())}`, fix],
  ],
  [
    /MISSING|IMPLICIT/,
    /^\s*(?:- )?([A-Za-z][\w-]*):(?!\/)(\S.*)/,
    ([, name, text]) => [
      'frontmatter-line',
      `A space is missing after "${name}:".`,
      `Write ${name}: ${text}`,
    ],
  ],
  [
    /MISSING|IMPLICIT/,
    /^\s*(?:- )?([A-Za-z][\w-]*)\s*=\s*(\S.*)/,
    ([, name, text]) => [
      'frontmatter-line',
      'This line has an equals sign instead of a colon.',
      `Write ${name}: ${text}`,
    ],
  ],
  [/MISSING|IMPLICIT/, /^\s*(?:- |[A-Za-z][\w-]*:\s|[A-Za-z][\w-]*:$)/, () => uneven],
  [
    /MISSING|IMPLICIT/,
    /^\s*(.*)/,
    ([, line = '']) => [
      'frontmatter-line',
      `This line isn’t a field: ${quoted(line.trim())}`,
      'Write it as name: text. Indent it by two spaces if it continues the text above, start it with "- " if it’s an item of a list, or move it below the second --- if it’s page text.',
    ],
  ],
  [/./, /^/, (_, fix) => ['frontmatter-character', '', fix]],
]

function errorInWords({ code, message, pos: [at] }: YAMLError, source: string): YamlMistake {
  const open = code === 'MISSING_CHAR' && /quote/i.test(message) ? openQuote(source, at) : undefined
  if (open !== undefined) return { at: open, told: unclosed('quotation mark') }
  if (message.startsWith('Flow'))
    return {
      at: Math.max(source.lastIndexOf('[', at), source.lastIndexOf('{', at)),
      told: unclosed('bracket'),
    }
  const start = startOfShiftedLine(source, startOfLine(source, at), code)
  const line = lineAt(source, start)
  const { fix, expected } = quote(line)
  for (const [codes, pattern, tell] of parserErrors) {
    const found = pattern.exec(line)
    if (!codes.test(code) || !found) continue
    const [rule, words, how] = tell([line, ...found.slice(1)], fix)
    const [, , before = '', text = ''] = lineOfField.exec(line) ?? []
    const isText = rule === 'frontmatter-character' || rule === 'frontmatter-colon'
    const [, sign] = /^([>|*`-])\s/.exec(text) ?? []
    const told: RuleMessage = [
      rule,
      words || characterInWords(text),
      sign && isText ? `${how}, or delete the ${sign}.` : how,
    ]
    return {
      at: start + line.search(/\S|$/) + (isText ? before.length : 0),
      told,
      expected: how.startsWith('Write ') && rule !== 'frontmatter-line' ? expected : undefined,
    }
  }
  return { at, told: uneven }
}

const unclosed = (mark: string): RuleMessage => [
  'frontmatter-quote',
  `This ${mark} is never closed.`,
  'Close it with the same mark, or delete it.',
]

const indentOf = (line: string): number => line.search(/\S|$/)

/** The line that begins too far right below one where the parser stumbles, or that one. */
function startOfShiftedLine(source: string, start: number, code: string): number {
  if (code !== 'BLOCK_AS_IMPLICIT_KEY') return start
  const next = source.indexOf('\n', start) + 1
  const above = lineAt(source, start - 1)
  const [upper = 0, here = 0, below = 0] = [above, lineAt(source, start), lineAt(source, next)].map(indentOf)
  const isInPlace = upper === here || (upper < here && /:\s*$/.test(above))
  return next > 0 && isInPlace && below > here ? next : start
}

function characterInWords(text: string): string {
  const [first = '', second = ''] = text
  if (first === '"' || first === "'") return 'The quotation marks end before the text does.'
  if (first === '[' || first === '{') return 'The text continues after the bracket that closes it.'
  const what = second.trim() === '' ? 'This text' : `"${text.split(/\s/, 1)[0]}"`
  return `${what} starts with ${first}, which has a special meaning in fields.`
}

/** Where a quotation mark was opened, before `end`, that its line doesn’t close. */
function openQuote(source: string, end: number): number | undefined {
  let start = 0
  for (const line of source.slice(0, end).split('\n')) {
    const [, gap = '', before = '', text = ''] = lineOfField.exec(line) ?? []
    if (/^"(?:[^"\\]|\\.)*$|^'(?:[^']|'')*$/.test(text)) return start + gap.length + before.length
    start += line.length + 1
  }
  return undefined
}

const onlyComment = (typed: string): RuleMessage => [
  'frontmatter-comment',
  `"${typed.trim()}" is a comment, so the field is empty.`,
  'Delete the #, or put the text in quotation marks.',
]

/** What else may have been meant. */
const otherwise: Readonly<Record<string, string>> = {
  'frontmatter-comment': ', or move the note to a line of its own.',
  'curly-quotes': ", or put the text between two ' to show its marks.",
}

/** What YAML accepts and an editor didn’t mean: comments that cut a text short, anchors, aliases, tags, lost items. */
function surprises(document: Document, source: string): YamlMistake[] {
  const found: YamlMistake[] = []
  const add = (at: number, rule: RuleMessage[0], message: string, isFatal: boolean) => {
    const { fix, expected } = quote(lineAt(source, at))
    found.push({ at, told: [rule, message, `${fix}${otherwise[rule] ?? ''}`], expected, isFatal })
  }
  const special = (at: number) => add(at, 'frontmatter-character', characterInWords(source.slice(at)), true)
  visit(document, {
    Alias: (_, { range }) => special(range?.[0] ?? 0),
    Value: (_, node) => {
      const [start, end] = node.range ?? [0, 0]
      if (node.anchor !== undefined) return special(source.lastIndexOf('&', start))
      if (node.tag?.startsWith('!')) return special(source.lastIndexOf('!', start))
      if (!isScalar(node) || node.type !== 'PLAIN') return
      const typed = source.slice(start, end)
      const item = /\n\s*- \S/.exec(typed)
      const comment = /^[ \t]*#.*/.exec(source.slice(end, end + 200))?.[0]
      if (item) found.push({ at: start + item.index + item[0].length - 3, told: uneven, isFatal: true })
      else if (typed === '' && comment !== undefined) found.push({ at: start, told: onlyComment(comment) })
      else if (comment !== undefined)
        add(
          start,
          'frontmatter-comment',
          `"${typed}${comment}" is read as "${typed}": text after # is ignored.`,
          false,
        )
      else if (curly.test(typed))
        add(start, 'curly-quotes', `Visitors see the quotation marks around ${typed}.`, false)
    },
  })
  return found.slice(0, 3)
}
