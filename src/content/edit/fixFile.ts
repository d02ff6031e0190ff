import { createProcessor } from '@mdx-js/mdx'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import { parseDocument } from 'yaml'
import { plainText, splitFields, type SourceFile } from '../model/sourceFile.ts'
import { repairCharacters } from '../text/characters.ts'

/** Repairs by what they did, in the words of the report. */
type Repairs = Readonly<Record<string, (text: string) => string>>

const fileRepairs: Repairs = {
  'deleted an invisible character at the beginning': (text) => text.replace(/^\uFEFF/, ''),
  'changed the line ends to those of other files': plainText,
  // Dashes, too few or too many hyphens, and text above the first line.
  'wrote --- above and below the fields': (text) =>
    text
      .replace(/^\s*[-–—]{1,4}[ \t]*\n/, '---\n')
      .replace(/^(---\n(?:[^\n]*\n)*?)(?:[-–—]{2,4}|[–—])[ \t]*(\n|$)/, '$1---$2'),
  'repaired garbled and invisible characters': repairCharacters,
  'added the line end at the end of the file': (text) => text.replace(/(?<!\n)\n*$/, '\n'),
}

/** A whole value or item in quotation marks, in which \v is a character. */
const quoted = /(?<=^[ \t]*(?:- +)*(?:[\w-]+: +)?|[[,] *)"(?:[^"\\]|\\.)*"(?=[ \t]*(?:$|[,\]]))/gm

const fieldRepairs: Repairs = {
  'repaired invisible characters': (text) =>
    text.replace(quoted, (typed) => {
      const value = String(parseDocument(typed, { schema: 'failsafe' }).toJS() ?? '')
      const repaired = repairCharacters(value)
      return repaired === value ? typed : JSON.stringify(repaired)
    }),
  'replaced tabs and special spaces before fields and their text': (text) =>
    text.replace(/^\s*(?:-\p{Zs}+)*(?:[\w-]+:\p{Zs}+)?/gmu, (start) =>
      start.replaceAll('\t', '  ').replace(/\p{Zs}/gu, ' '),
    ),
}

const bodyRepairs: Repairs = {
  'replaced no-break spaces between words': (text) =>
    text.replace(/(?<!\S)(?:\S+[\u00A0\u2007\u202F]){4,}\S+/g, (words) =>
      // After §, a number, an initial or a short form the two stay together.
      words.replace(/(?<![§\d]|(?<!\p{L})\p{L}{1,3}\.)[\u00A0\u2007\u202F]/gu, ' '),
    ),
  'deleted tags such as <span>, but not their text': (text) =>
    text.replace(/<\/?(?:span|font|center|div)\b[^<>]*>/gi, ''),
}

const markdown = createProcessor({
  format: 'md',
  remarkPlugins: [[remarkGfm, { singleTilde: false }]],
}).freeze()

/** The words of a body, with every space as one. */
const readBody = (body: string): string =>
  toString(markdown.parse(body), { includeHtml: false }).replace(/[\s\u00A0]+/g, ' ')

/** Repairs how a content file is typed. What would say something else afterwards, or can't be understood, stays as it is. */
export function fixFile({ text: given, decodeError }: SourceFile): { text: string; repairs: string[] } {
  const repairs: string[] = []
  if (decodeError || given.trim() === '') return { text: given, repairs }
  const apply = (start: string, list: Repairs, read?: (text: string) => string) =>
    Object.entries(list).reduce((text, [words, fix]) => {
      const fixed = fix(text)
      if (fixed === text || read?.(fixed) !== read?.(text)) return text
      repairs.push(words)
      return fixed
    }, start)
  const text = apply(given, fileRepairs)
  const { body } = splitFields(text) ?? {}
  if (body === undefined) return { text, repairs }
  const fields = apply(text.slice(0, text.length - body.length), fieldRepairs)
  return { text: fields + apply(body, bodyRepairs, readBody), repairs }
}
