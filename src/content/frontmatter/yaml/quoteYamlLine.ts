import { isMap, isScalar, parseDocument } from 'yaml'
import { smartQuotes } from '../../text/smartQuotes.ts'

/** Longer lines are cut where they are quoted, and half a line is no help. */
const longest = 100

/**
 * The line that an editor meant, in the quotation marks that make it readable: `title: "Tax" Law` becomes
 * `title: '"Tax" Law'`. Every answer has been read back, and says the text that was typed.
 * @param line one line of the fields, with its name, its hyphen, or both
 * @returns the line without its indentation; undefined when it is too long to be copied, or is no line with a text
 */
export function quoteYamlLine(line: string): string | undefined {
  const [, before, typed] = /^\s*((?:- +)*(?:[\w-]+[ \t]*:[ \t]+)?)(\S.*)$/.exec(line.trimEnd()) ?? []
  if (before === undefined || before === '' || typed === undefined) return undefined
  // Two more: the marks around the text may be replaced by others.
  if (typed.length > longest + 2) return undefined
  const text = withoutMarks(typed)
  const curly = smartQuotes(text)
  // Quotation marks around a tag end at those within it; most often the text needs none.
  const bare = text !== typed && /<[A-Z]/.test(text) ? [text] : []
  const ways = [...bare, `"${text}"`, `'${text}'`, `"${curly}"`, `'${curly.replaceAll("'", "''")}'`]
  const way = ways.find((candidate) => [text, curly].includes(read(candidate) ?? ''))
  if (way === undefined || way.length > longest) return undefined
  return `${before}${way}`
}

/** The same without quotation marks, where the text needs none. */
export function plainOrQuotedLine(line: string): string | undefined {
  const [, before = '', typed = ''] =
    /^\s*((?:- +)*(?:[\w-]+[ \t]*:[ \t]+)?)(\S.*)$/.exec(line.trimEnd()) ?? []
  const isPlain =
    before !== '' && typed.length <= longest && /^[\p{L}\p{N}]/u.test(typed) && read(typed) === typed
  return isPlain ? `${before}${typed}` : quoteYamlLine(line)
}

/** What a text is read as behind a field’s name; undefined when it cannot be read. */
function read(typed: string): string | undefined {
  const { contents, errors } = parseDocument(`text: ${typed}`, {
    schema: 'failsafe',
    prettyErrors: false,
    logLevel: 'silent',
  })
  if (errors.length > 0 || !isMap(contents)) return undefined
  const value = contents.get('text', true)
  return isScalar(value) && typeof value.value === 'string' ? value.value : undefined
}

/** A text without the marks around the whole of it; `"Tax" and "Law"` has none, for its second mark closes. */
function withoutMarks(typed: string): string {
  const curly = /^[“„]([^“”„]+)”$|^[‘‚]([^‘’‚]+)’$/.exec(typed)
  if (curly) return curly[1] ?? curly[2] ?? typed
  const [, mark = '', inside] = /^(["'])(.+)\1$/.exec(typed) ?? []
  if (inside === undefined) return withoutStrayMark(typed)
  const withoutTags = inside.replace(/<[A-Z][^<>]*>/g, (tag) => 'x'.repeat(tag.length))
  const marks = [...withoutTags.matchAll(new RegExp(mark, 'g'))].map(({ index }) => index)
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(inside[at] ?? '')
  // An apostrophe stands between letters, and says nothing of the marks around it.
  const first = marks.find((at) => !(isLetter(at - 1) && isLetter(at + 1)))
  const closes = first !== undefined && first > 0 && !/[\s([{]/.test(inside[first - 1] ?? '')
  return closes && marks.length > 1 ? typed : inside
}

/** Words that begin with an apostrophe: ’til, ’tis, ’90s. */
const elided = /^'(?:\d|(?:til|tis|twas|em|n|round|cause)\b)/i

/** A text without a mark that is opened before it and never closed; an apostrophe within a word closes nothing. */
function withoutStrayMark(typed: string): string {
  const [, mark = '', text] = /^(["'])(.+)$/.exec(typed) ?? []
  const isClosed = new RegExp(`\\S${mark}(?![\\p{L}\\p{N}])`, 'u').test(text ?? '')
  return text === undefined || isClosed || elided.test(typed) ? typed : text
}
