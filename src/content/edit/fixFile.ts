import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { parseDocument } from 'yaml'
import { parseMarkdown } from '../body/parseMarkdown.ts'
import { plainText, type SourceFile } from '../model/sourceFile.ts'
import { invisibleChars } from '../text/invisibleChars.ts'

/** A file’s text with all repairs, and each of them in words. */
interface FixedFile {
  text: string
  repairs: string[]
}

/**
 * Repairs how a content file is typed, never what it says: a repair after which its fields or its text would say something
 * else is not made. What cannot be understood stays as it is.
 */
export function fixFile({ text: given, decodeError }: SourceFile): FixedFile {
  const repairs: string[] = []
  if (decodeError || given.trim() === '') return { text: given, repairs }
  const step = (text: string, fixed: string, words: string): string => {
    if (fixed !== text) repairs.push(words)
    return fixed
  }
  let text = step(given, given.replace(/^\uFEFF/, ''), 'deleted an invisible character at the beginning')
  text = step(text, plainText(text), 'wrote line ends as all other files have them')
  text = step(text, withFences(text), 'wrote --- above and below the fields')
  const cut = /^---\n(?:[^]*?\n)?---(?:\n|$)/.exec(text)?.[0].length
  if (cut !== undefined) {
    const [fields, body] = [text.slice(0, cut), text.slice(cut)]
    text = fixPart(fields, fieldRepairs, saysOfFields, step) + fixPart(body, bodyRepairs, saysOfBody, step)
  }
  return { text: step(text, text.replace(/\n*$/, '\n'), 'ended the last line'), repairs }
}

interface Repair {
  words: string
  /** Whether it may change what can be read: special spaces make other fields than ordinary ones. */
  changesFields?: true
  fix: (text: string) => string
}

function fixPart(
  given: string,
  list: readonly Repair[],
  says: (text: string) => string,
  step: (text: string, fixed: string, words: string) => string,
): string {
  return list.reduce((text, { words, fix, changesFields }) => {
    const fixed = fix(text)
    if (fixed === text) return text
    const before = says(text)
    const after = says(fixed)
    const isSame = before === '' || after === before || (changesFields && after !== '')
    return isSame ? step(text, fixed, words) : text
  }, given)
}

/** Hyphens that a program made a dash of, too few or too many of them, and what is above the first line of them. */
const withFences = (text: string): string =>
  text
    .replace(/^\s*[-–—]{1,4}[ \t]*\n/, '---\n')
    .replace(/^(---\n(?:[^\n]*\n)*?)(?:[-–—]{2,4}|[–—])[ \t]*(\n|$)/, '$1---$2')

const fieldRepairs: readonly Repair[] = [
  {
    words: 'put two spaces in the place of each tab before a field',
    fix: (text) => text.replace(/^[ \t]+/gm, (indent) => indent.replaceAll('\t', '  ')),
  },
  {
    words: 'put ordinary spaces in the place of special ones before a field and its text',
    changesFields: true,
    fix: (text) =>
      text.replace(/^[ \t\p{Zs}\u200B\uFEFF]*(?:-[\p{Zs}\u200B]+)*(?:[\w-]+:[\p{Zs}\u200B]+)?/gmu, (start) =>
        start.replace(/[\u200B\uFEFF]/g, '').replace(/\p{Zs}/gu, ' '),
      ),
  },
  {
    words: 'made the quotation marks around a field straight ones',
    fix: (text) => text.replace(/^(\s*(?:- )*(?:\w+: +)?)[“”„]([^“”„"\\\n]*)[“”"]$/gm, '$1"$2"'),
  },
]

/** What the fields say; of fields that cannot be read, nothing is to be kept. */
function saysOfFields(text: string): string {
  const document = parseDocument(text.replace(/^---$/gm, ''), { schema: 'failsafe', logLevel: 'silent' })
  if (document.errors.length > 0) return ''
  return JSON.stringify(document.toJS(), (_, value: unknown) =>
    typeof value === 'string' ? value.replace(/^[“”„]|[“”]$/g, '') : value,
  )
}

const bodyRepairs: readonly Repair[] = [
  { words: 'deleted invisible characters', fix: (text) => text.replace(invisibleChars, '') },
  {
    words: 'made ordinary spaces of no-break ones between words',
    fix: (text) =>
      text.replace(/(?:[^\s\u00A0]+\u00A0){4,}[^\s\u00A0]+/g, (words) =>
        // After §, a number, an initial or a short form the two stay together.
        words.replace(/(?<![§\d]|(?<!\p{L})\p{L}{1,3}\.)\u00A0/gu, ' '),
      ),
  },
  { words: 'deleted <span> and the like, and kept the words', fix: withoutBoxes },
]

const box = /^<\/?(?:span|font|center|div)\b[^<>]*>$/i

function withoutBoxes(body: string): string {
  const found: [start: number, end: number][] = []
  visit(parseMarkdown(body), 'html', ({ value, position }) => {
    const [start, end] = [position?.start.offset, position?.end.offset]
    if (start !== undefined && end !== undefined && box.test(value)) found.push([start, end])
  })
  return found.reduceRight((text, [start, end]) => text.slice(0, start) + text.slice(end), body)
}

/** The words of a body, with every space as one. */
function saysOfBody(body: string): string {
  const tree = parseMarkdown(body)
  return toString(tree, { includeHtml: false })
    .replace(invisibleChars, '')
    .replace(/[\s\u00A0]+/g, ' ')
}
