import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { parse } from 'yaml'
import { plainText, type SourceFile } from '../model/sourceFile.ts'
import { invisibleChars } from '../text/invisibleChars.ts'

interface Repair {
  words: string
  fix: (text: string) => string
}

const fileRepairs: readonly Repair[] = [
  { words: 'deleted an invisible character at the beginning', fix: (text) => text.replace(/^\uFEFF/, '') },
  { words: 'wrote line ends as all other files have them', fix: plainText },
  {
    // Hyphens that a program turned into a dash, too few or too many of them, and what is above the first.
    words: 'wrote --- above and below the fields',
    fix: (text) =>
      text
        .replace(/^\s*[-–—]{1,4}[ \t]*\n/, '---\n')
        .replace(/^(---\n(?:[^\n]*\n)*?)(?:[-–—]{2,4}|[–—])[ \t]*(\n|$)/, '$1---$2'),
  },
  { words: 'ended the last line', fix: (text) => text.replace(/\n*$/, '\n') },
]

const fieldRepairs: readonly Repair[] = [
  {
    words: 'put ordinary spaces in the place of tabs and special ones before a field and its text',
    fix: (text) =>
      text.replace(/^[\t\p{Zs}\u200B\uFEFF]*(?:-[\p{Zs}\u200B]+)*(?:[\w-]+:[\p{Zs}\u200B]+)?/gmu, (start) =>
        start
          .replace(/[\u200B\uFEFF]/g, '')
          .replaceAll('\t', '  ')
          .replace(/\p{Zs}/gu, ' '),
      ),
  },
  {
    words: 'made the quotation marks around a field straight ones',
    fix: (text) => text.replace(/^(\s*(?:- )*(?:\w+: +)?)[“”„]([^“”„"\\\n]*)[“”"]$/gm, '$1"$2"'),
  },
]

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
  {
    words: 'deleted <span> and the like, and kept the words',
    fix: (text) => text.replace(/<\/?(?:span|font|center|div)\b[^<>]*>/gi, ''),
  },
]

/** The letters and digits of the fields; undefined when they can’t be read. */
function readFields(text: string): string | undefined {
  try {
    const data: unknown = parse(text.replace(/^---$/gm, ''), { schema: 'failsafe', logLevel: 'error' })
    return JSON.stringify(data).replace(/[^\p{L}\p{N}]+/gu, '')
  } catch {
    return undefined
  }
}

const markdown = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze()

/** The words of a body, with every space as one. */
const readBody = (body: string): string =>
  toString(markdown.parse(body), { includeHtml: false })
    .replace(invisibleChars, '')
    .replace(/[\s\u00A0]+/g, ' ')

/**
 * Repairs how a content file is typed. A repair after which its fields or its text would say something else is not made;
 * what can’t be understood stays as it is.
 */
export function fixFile({ text: given, decodeError }: SourceFile): { text: string; repairs: string[] } {
  const repairs: string[] = []
  if (decodeError || given.trim() === '') return { text: given, repairs }
  const apply = (start: string, list: readonly Repair[], read: (text: string) => string | undefined) =>
    list.reduce((text, { words, fix }) => {
      const fixed = fix(text)
      const before = read(text)
      if (fixed === text || (before !== undefined && read(fixed) !== before)) return text
      repairs.push(words)
      return fixed
    }, start)
  const text = apply(given, fileRepairs, () => undefined)
  const cut = /^---\n(?:[^]*?\n)?---(?:\n|$)/.exec(text)?.[0].length
  if (cut === undefined) return { text, repairs }
  const fields = apply(text.slice(0, cut), fieldRepairs, readFields)
  return { text: fields + apply(text.slice(cut), bodyRepairs, readBody), repairs }
}
