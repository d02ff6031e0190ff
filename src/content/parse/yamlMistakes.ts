import { stringify, visit, type Document, type YAMLError } from 'yaml'
import { deeperItem, reindent } from './reindent.ts'
import type { RuleMessage } from '../model/diagnostic.ts'

/** `fixed` is the source after the fix, if that needs no editor. */
type YamlMistake = Readonly<{ at: number; message: RuleMessage; fixed: string | undefined }>
type Where = [at: number, message: RuleMessage]

/** In a fix, `$` is the corrected line. */
const messages = {
  space: ['frontmatter-space', 'There is a special space from Word before this text.', 'Type a plain one.'],
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

const start = '^ *(?:- +)*(?:[\\w-]+[ \\t]*:[ \\t]+)?'
const special = '[\\u00A0\\u2000-\\u200B\\u202F\\u205F\\u2060\\u3000\\uFEFF]'

/** Lines that are wrong even if they parse. The problem is at the end of the match. */
const lineMistakes: readonly [line: RegExp, message: RuleMessage][] = [
  [new RegExp(`^[ \\t]*(?:- +)*(?:-|[A-Za-z][\\w-]*:)? *${special}`, 'm'), messages.space],
  [/^[ -]*\t/m, messages.tab],
  [/(?<=^[ \t]*)(?:-\p{L}|[•·▪◦‣]|[*+][ \t])|(?<=(?::|^ *- .*)\n[ \t]*)[–—] /mu, messages.bullet],
  [deeperItem, messages.uneven],
  [/^ *(?:- +)*[\w-]+:[ \t]+[^\s"'[{].*:(?:[ \t]|$)/m, messages.colon],
  [/^ *(?:- +)*[\w-]+:[ \t]+(?:"[^"\n]*"|'[^'\n]*')[ \t]*:/m, messages.after],
  [/(?<![^\n]) *- +[^\s"'[{-](?:[^: \n]| (?![^\s:]))* [^\s:][^:\n]*:(?: |$)/m, messages.colon],
  [new RegExp(`${start}(?:[&*!@\`%]|[|>](?![-+\\d]*[ \\t]*$))`, 'm'), messages.character],
  [
    new RegExp(`${start}(?:(["'])[^"'\\n]*\\1|\\[[^\\]\\n]*\\]|\\{[^}\\n]*\\})[ \\t]*[^\\s#:,\\]}]`, 'm'),
    messages.after,
  ],
]

/** Quotation marks around a whole text, as Word makes them. */
const curly = /^[“”„]([^“”„"\n]+)[“”"]$|^[‘’‚]([^‘’‚'\n]+)[‘’']$/

/** A text within its quotation marks, or below its >-. */
const inside = /(?<=^["'])[^]*(?=["']$)|\n[^]*/

/** A line without tabs, special spaces and other bullets. */
const plainLine = (line: string): string =>
  line
    .replace(/\t/g, '  ')
    .replace(new RegExp(special, 'g'), ' ')
    .replace(/^( *)[-•·▪◦‣*+–—] */, '$1- ')

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

/** The first line that can't be read, because the parser guesses from there; or fields that appear twice. */
export function yamlMistakes(document: Document.Parsed, source: string): YamlMistake[] {
  const lines = source.split('\n')
  const lineStart = (row: number) => lines.slice(0, row).join('\n').length + Math.min(row, 1)
  const mistake = (at: number, [rule, message, fix]: RuleMessage): YamlMistake => {
    const row = source.slice(0, at).split('\n').length - 1
    const better = rule === messages.uneven[0] ? reindent(source, row) : undefined
    const changed = better?.row ?? row
    const line = lines[changed] ?? ''
    const indent = indentOf(line)
    const text = fix === 'Write $' ? correction(line) : undefined
    const written = text && (text.length > 104 ? 'Put the text in quotation marks.' : `Write ${text}`)
    const whole = better?.line ?? (text ? line.slice(0, indent) + text : plainLine(line))
    const fixed = whole === line ? undefined : lines.with(changed, whole).join('\n')
    return { at: lineStart(changed) + indent, message: [rule, message, better?.fix ?? written ?? fix], fixed }
  }
  const misread: YamlMistake[] = []
  // Comments, and texts below >- or in quotation marks, may look like anything.
  let plain = source.replace(/^[ \t]*#.*/gm, blank)
  visit(document, {
    Scalar: (_, { type, range }) => {
      const [at, end] = range ?? [0, 0]
      const typed = source.slice(at, end)
      if (type !== 'PLAIN') plain = plain.slice(0, at) + typed.replace(inside, blank) + plain.slice(end)
      else if (/^[ \t]*#/.test(source.slice(end, end + 200))) misread.push(mistake(at, messages.comment))
      else if (curly.test(typed)) misread.push(mistake(at, messages.curly))
    },
  })
  for (const [pattern, message] of lineMistakes) {
    const found = pattern.exec(plain)
    if (found) return [mistake(found.index + found[0].length, message)]
  }
  const { errors } = document
  const error = errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  if (error) return [mistake(...whereUnreadable(error, source, plain))]
  const duplicates = errors.map(({ pos: [at] }) => mistake(at, messages.twice))
  return (errors.length > 0 ? duplicates : misread).slice(0, 3)
}

function whereUnreadable({ code, message, pos: [at] }: YAMLError, source: string, plain: string): Where {
  const open = /^ *(?:- +)*(?:[\w-]+:[ \t]+)?(?:"(?:[^"\\\n]|\\.)*|'(?:[^'\n]|'')*|\[[^\]\n]*|\{[^}\n]*)$/m
  const opened = /^Flow|quote/.test(message) ? source.search(open) : -1
  if (opened !== -1) return [opened, messages.open]
  const noSpace = plain.search(/^ *[A-Za-z][\w-]*(?::(?=[^\s/])|[ \t]*=|$(?=\n *- ))/m)
  if (noSpace !== -1) return [noSpace, messages.noSpace]
  const before = source.slice(0, source.lastIndexOf('\n', at - 1) + 1)
  const [line = '', below = ''] = source.slice(before.length).split('\n', 2)
  const above = before.trimEnd().slice(before.trimEnd().lastIndexOf('\n') + 1)
  // The parser fails on the line above one that is indented too far.
  const isAbove = code === 'BLOCK_AS_IMPLICIT_KEY' && indentOf(below) > indentOf(line)
  if (isAbove && indentOf(above) <= indentOf(line)) return [before.length + line.length + 1, messages.uneven]
  const isField = /^(?:- |[\w-]+:(?:\s|$))/.test(line.trim())
  return [at, code.includes('INDENT') || isField ? messages.uneven : messages.line]
}

const indentOf = (line: string): number => line.search(/\S|$/)

/** A line as it's meant: its text in quotation marks, if it needs them. */
function correction(line: string): string {
  const [, dash = '', name = '', typed = ''] =
    /^((?:- +)*)(?:([\w-]+)\s*(?::(?!\/)|=|$)\s*)?(.*)$/.exec(line.trim()) ?? []
  // After a number or a date, the # begins a comment. Marks around a tag end at those within it.
  const text = typed
    .replace(/^([\d-]+)\s+#.*$/, '$1')
    .replace(/^"(.*<[A-Z].*)"$/, '$1')
    .replace(curly, '$1$2')
  const value = text && stringify(text, { schema: 'failsafe', lineWidth: 0 })
  return `${dash}${name && `${name}: `}${value}`.trim()
}
