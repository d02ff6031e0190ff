import { stringify, visit, type Document } from 'yaml'
import type { RuleMessage } from '../model/diagnostic.ts'

type YamlMistake = Readonly<{ at: number; told: RuleMessage }>

/** In what to do, `$` stands for the line as it should be. */
const told = {
  space: [
    'frontmatter-space',
    'There is a special space from Word before this text.',
    'Type an ordinary one.',
  ],
  tab: ['frontmatter-tab', 'This line is indented with a tab.', 'Indent it with two spaces.'],
  bullet: ['frontmatter-line', 'This line starts with a bullet or a bare hyphen.', 'Start it with "- ".'],
  uneven: ['frontmatter-indent', "This line isn't indented like its neighbors.", 'Indent it like them.'],
  colon: ['frontmatter-colon', 'The colon in this text makes it look like a field.', 'Write $'],
  character: ['frontmatter-character', 'The first character has a special meaning here.', 'Write $'],
  after: ['frontmatter-character', 'There is text after the closing mark.', 'Write $'],
  noSpace: ['frontmatter-line', 'The name needs a colon and a space after it.', 'Write $'],
  open: ['frontmatter-quote', 'This quotation mark or bracket is never closed.', 'Close it, or delete it.'],
  twice: ['duplicate-field', 'This field appears twice.', 'Delete one, with the lines that belong to it.'],
  line: ['frontmatter-line', "This line isn't a field.", 'Write name: text, or move it below the fields.'],
  comment: ['frontmatter-comment', "Visitors don't see the text after #.", 'Write $'],
  curly: ['curly-quotes', 'Visitors see these curly quotation marks.', 'Write $'],
} as const satisfies Record<string, RuleMessage>

/** What may be before a text. */
const start = '^ *(?:- +)*(?:[\\w-]+[ \\t]*:[ \\t]+)?'
const special = '[\\u00A0\\u2000-\\u200B\\u202F\\u205F\\u2060\\u3000\\uFEFF]'

/** Lines that are wrong whatever the parser makes of them, where they end. */
const lineMistakes: readonly [line: RegExp, told: RuleMessage][] = [
  [new RegExp(`^[ \\t]*(?:- +)*(?:-|[A-Za-z][\\w-]*:)? *${special}`, 'm'), told.space],
  [/^[ -]*\t/m, told.tab],
  [/(?<=^[ \t]*)(?:-\p{L}|[•·▪◦‣]|[*+][ \t])|(?<=(?::|^ *- .*)\n[ \t]*)[–—] /mu, told.bullet],
  [/^( *)(?:- |[\w-]+: +)[^\s[{|>].*[^:\s][ \t]*\n\1 +(?=- )/m, told.uneven],
  [/^ *(?:- +)*[\w-]+:[ \t]+[^\s"'[{].*:(?:[ \t]|$)/m, told.colon],
  [/^ *- +[^\s"'[{-][^:\n]* [^\s:][^:\n]*:(?: |$)/m, told.colon],
  [new RegExp(`${start}(?:[&*!@\`%]|[|>](?![-+\\d]*[ \\t]*$))`, 'm'), told.character],
  [
    new RegExp(`${start}(?:(["'])[^"'\\n]*\\1|\\[[^\\]\\n]*\\]|\\{[^}\\n]*\\})[ \\t]*[^\\s#:,\\]}]`, 'm'),
    told.after,
  ],
]

/** Quotation marks around a whole text, as Word makes them. */
const curly = /^[“”„]([^“”„"\n]+)[“”"]$|^[‘’‚]([^‘’‚'\n]+)[‘’']$/

/** A text within its quotation marks, or below its >-. */
const inside = /(?<=^["'])[^]*(?=["']$)|\n[^]*/

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

/** What is wrong with how fields are written. After the first line that can't be read, the parser only guesses. */
export function yamlMistakes(document: Document.Parsed, source: string): YamlMistake[] {
  const mistake = (at: number, [rule, message, fix]: RuleMessage): YamlMistake => {
    const first = source.lastIndexOf('\n', at - 1) + 1
    const [line = ''] = source.slice(first).split('\n', 1)
    return { at: first + indentOf(line), told: [rule, message, fix === 'Write $' ? correction(line) : fix] }
  }
  const surprises: YamlMistake[] = []
  // Comments, and texts below >- or in quotation marks, may look like anything.
  let plain = source.replace(/^[ \t]*#.*/gm, blank)
  visit(document, {
    Scalar: (_, { type, range }) => {
      const [at, end] = range ?? [0, 0]
      const typed = source.slice(at, end)
      if (type !== 'PLAIN') plain = plain.slice(0, at) + typed.replace(inside, blank) + plain.slice(end)
      else if (/^[ \t]*#/.test(source.slice(end, end + 200))) surprises.push(mistake(at, told.comment))
      else if (curly.test(typed)) surprises.push(mistake(at, told.curly))
    },
  })
  for (const [pattern, wrong] of lineMistakes) {
    const found = pattern.exec(plain)
    if (found) return [mistake(found.index + found[0].length, wrong)]
  }
  const { errors } = document
  const error = errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  if (error) return [mistake(...whereUnreadable(error, source, plain))]
  const duplicates = errors.map(({ pos: [at] }) => mistake(at, told.twice))
  return (errors.length > 0 ? duplicates : surprises).slice(0, 3)
}

/** Where the parser gave up, and why. */
function whereUnreadable(
  { code, message, pos: [at] }: Document.Parsed['errors'][number],
  source: string,
  plain: string,
): [at: number, told: RuleMessage] {
  const open = /^ *(?:- +)*(?:[\w-]+:[ \t]+)?(?:"(?:[^"\\\n]|\\.)*|'(?:[^'\n]|'')*|\[[^\]\n]*|\{[^}\n]*)$/m
  const opened = /^Flow|quote/.test(message) ? source.search(open) : -1
  if (opened !== -1) return [opened, told.open]
  const noSpace = plain.search(/^ *[A-Za-z][\w-]*(?::(?=[^\s/])|[ \t]*=)/m)
  if (noSpace !== -1) return [noSpace, told.noSpace]
  const before = source.slice(0, source.lastIndexOf('\n', at - 1) + 1)
  const [line = '', below = ''] = source.slice(before.length).split('\n', 2)
  const above = before.trimEnd().slice(before.trimEnd().lastIndexOf('\n') + 1)
  // The parser stumbles above a field that begins too far right.
  const isAbove = code === 'BLOCK_AS_IMPLICIT_KEY' && indentOf(below) > indentOf(line)
  if (isAbove && indentOf(above) <= indentOf(line)) return [before.length + line.length + 1, told.uneven]
  const isField = /^(?:- |[\w-]+:(?:\s|$))/.test(line.trim())
  return [at, code.includes('INDENT') || isField ? told.uneven : told.line]
}

const indentOf = (line: string): number => line.search(/\S|$/)

/** What to write instead of a line: its text in quotation marks where it needs them. */
function correction(line: string): string {
  const [, dash = '', name = '', typed = ''] =
    /^((?:- +)*)(?:([\w-]+)\s*(?::(?!\/)|=)\s*)?(.*)$/.exec(line.trim()) ?? []
  // Marks around a tag end at those within it.
  const text = typed.replace(/^"(.*<[A-Z].*)"$/, '$1').replace(curly, '$1$2')
  const written = `Write ${dash}${name && `${name}: `}${stringify(text, { lineWidth: 0 }).trim()}`
  return written.length > 110 ? 'Put the text in quotation marks.' : written
}
