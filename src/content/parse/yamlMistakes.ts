import { isScalar, stringify, visit, type Document } from 'yaml'
import type { RuleMessage } from '../model/diagnostic.ts'

interface YamlMistake {
  at: number
  told: RuleMessage
  /** Whether the fields can't be trusted. */
  isFatal?: boolean
}

const uneven: RuleMessage = [
  'frontmatter-indent',
  'This line isn’t indented like its neighbors.',
  'Start fields of the same level in the same column, using spaces.',
]

const special = '[\\u00A0\\u2000-\\u200B\\u202F\\u205F\\u2060\\u3000\\uFEFF]'

/** Lines that are wrong whatever the parser makes of them. */
const lineMistakes: readonly [line: RegExp, ...told: RuleMessage][] = [
  [
    new RegExp(`^[ \\t]*(?:- +)*(?:-|[A-Za-z][\\w-]*:)? *${special}`, 'm'),
    'frontmatter-space',
    'This line has a special space from Word before its text.',
    'Replace it with an ordinary space, or run npm run check -- --fix.',
  ],
  [/^[ -]*\t/m, 'frontmatter-tab', 'This line is indented with a tab.', 'Indent with two spaces instead.'],
  [
    /(?<=^[ \t]*)(?:-\p{L}|[•·▪◦‣]|[*+][ \t])|(?<=(?::|^ *- .*)\n[ \t]*)[–—] /mu,
    'frontmatter-line',
    'This line starts with a bullet, or a hyphen without a space.',
    'Start it with a hyphen and a space: - first',
  ],
]

/** What is wrong with how fields are written. After the first line that can't be read, the parser only guesses. */
export function yamlMistakes(document: Document.Parsed, source: string): YamlMistake[] {
  // Texts below >- or | may start with anything.
  const plain = `${source}\n`.replace(
    /^( *)\S.*[ \t][|>][-+\d]*[ \t]*\n((?:\1 .*\n|[ \t]*\n)*)/gm,
    (whole, _, text: string) => whole.slice(0, whole.length - text.length) + text.replace(/[^\n]/g, ' '),
  )
  for (const [pattern, ...told] of lineMistakes) {
    const at = plain.search(pattern)
    if (at !== -1) return [{ at, told, isFatal: true }]
  }
  const error = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  if (error) return [errorInWords(error, source)]
  if (document.errors.length === 0) return surprises(document, source).slice(0, 3)
  return document.errors.slice(0, 3).map(({ pos: [at] }) => {
    const name = /^[^:]*/.exec(source.slice(at))?.[0].trim()
    const fix = 'Keep the right one and delete the other, with any lines below that belong to it.'
    return { at, told: ['duplicate-field', `The field "${name}" appears twice.`, fix] }
  })
}

function errorInWords(error: Document.Parsed['errors'][number], source: string): YamlMistake {
  const { code, message } = error
  const [at] = error.pos
  const open = /^\s*(?:- +)*(?:[\w-]+:[ \t]+)?(?:"(?:[^"\\\n]|\\.)*|'(?:[^'\n]|'')*|\[[^\]\n]*|\{[^}\n]*)$/m
  const opened = message.startsWith('Flow') || /quote/i.test(message) ? source.search(open) : -1
  if (opened !== -1) {
    const wrong = 'This quotation mark or bracket is never closed.'
    const told: RuleMessage = ['frontmatter-quote', wrong, 'Close it with the same mark, or delete it.']
    return { at: opened + indentOf(source.slice(opened)), told }
  }
  const start = source.lastIndexOf('\n', at - 1) + 1
  const next = source.indexOf('\n', at) + 1
  const line = lineAt(source, at)
  // The parser stumbles above a field that begins too far right.
  const isAbove =
    code === 'BLOCK_AS_IMPLICIT_KEY' &&
    indentOf(lineAt(source, next)) > indentOf(line) &&
    indentOf(lineAt(source, start - 1)) <= indentOf(line) &&
    !secondColon.test(line)
  return isAbove ? { at: next, told: uneven } : { at: start + indentOf(line), told: whatIsWrong(line, code) }
}

const secondColon = /^\s*(?:- +)*[\w-]+:[ \t]+.*\S:(?:\s|$)/

/** What the parser’s error means, by its code and what the line looks like. */
function whatIsWrong(line: string, code: string): RuleMessage {
  const typed = line.trim()
  if (code.includes('INDENT')) return uneven
  if (!/MISSING|IMPLICIT/.test(code)) return ['frontmatter-character', sign(line), correction(line)]
  if (secondColon.test(line))
    return ['frontmatter-colon', `This line has a second colon: "${typed}".`, correction(line)]
  const [, name, mark, text] = /^(?:- )?([A-Za-z][\w-]*)(:(?!\/|\s)|\s*=)\s*(\S.*)/.exec(typed) ?? []
  if (name !== undefined) {
    const wrong = mark === ':' ? 'A space is missing after the colon.' : 'Here is = instead of a colon.'
    return ['frontmatter-line', wrong, `Write ${name}: ${text}`]
  }
  if (/^(?:- |[A-Za-z][\w-]*:(?:\s|$))/.test(typed)) return uneven
  const fix = 'Write it as name: text, indent it like the text above, or move it below the second ---.'
  return ['frontmatter-line', `This line isn’t a field: "${typed}".`, fix]
}

const lineAt = (source: string, offset: number): string =>
  source.slice(source.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? ''

const indentOf = (line: string): number => line.search(/\S|$/)

/** The parts of a line: the spaces, hyphens and name before its text, and the text. */
const partsOf = (line: string) => /^((?:- +)*(?:[\w-]+[ \t]*:[ \t]+)?)(\S.*)$/.exec(line.trim()) ?? []

/** Quotation marks around a whole text, as Word makes them. */
const curly = /^[“”„]([^“”„"\n]+)[“”"]$|^[‘’‚]([^‘’‚'\n]+)[‘’']$/

function correction(line: string): string {
  const [, before = '', typed = ''] = partsOf(line)
  // Marks around a tag end at those within it.
  const text = typed.replace(/^"(.*<[A-Z].*)"$/, '$1').replace(curly, '$1$2')
  const expected = before + stringify(text, { lineWidth: 0 }).trim()
  return expected.length > 110 ? 'Put the text in quotation marks.' : `Write ${expected}`
}

function sign(line: string): string {
  const [, , text = ''] = partsOf(line)
  const [first = ''] = text
  if (/["'[{]/.test(first)) return `The text goes on after the mark that closes ${first}.`
  return `This text starts with ${first}, which has a special meaning in fields.`
}

/** What YAML accepts and an editor didn’t mean: comments that cut a text short, anchors, aliases, tags, lost items. */
function surprises(document: Document, source: string): YamlMistake[] {
  const found: YamlMistake[] = []
  const marked = (at: number) => {
    const line = lineAt(source, at)
    found.push({ at, told: ['frontmatter-character', sign(line), correction(line)], isFatal: true })
  }
  visit(document, {
    Alias: (_, { range }) => marked(range?.[0] ?? 0),
    Value: (_, node) => {
      const [at, end] = node.range ?? [0, 0]
      if (node.anchor !== undefined) return marked(source.lastIndexOf('&', at))
      if (node.tag?.startsWith('!')) return marked(source.lastIndexOf('!', at))
      if (!isScalar(node) || node.type !== 'PLAIN') return
      const typed = source.slice(at, end)
      const fix = correction(lineAt(source, at))
      const item = typed.search(/(?<=\n\s*)- \S/)
      const comment = /^[ \t]*#.*/.exec(source.slice(end, end + 200))?.[0]
      if (item !== -1) found.push({ at: at + item, told: uneven, isFatal: true })
      else if (comment !== undefined) {
        const message = `"${typed}${comment}" is read as "${typed}": text after # is ignored.`
        const advice = `${fix}, or move the note to a line of its own.`
        found.push({ at, told: ['frontmatter-comment', message, advice] })
      } else if (curly.test(typed))
        found.push({ at, told: ['curly-quotes', `Visitors see the quotation marks around ${typed}.`, fix] })
    },
  })
  return found
}
