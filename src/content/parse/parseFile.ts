import { diagnostic, type Diagnostic, type RuleMessage } from '../model/diagnostic.ts'
import type { BodyIndex, ParsedFile } from '../model/parsedBody.ts'
import { fileProblems, plainText, splitFields, type SourceFile } from '../model/sourceFile.ts'
import { parseYaml } from './yaml.ts'

export type IndexOf = (source: SourceFile) => BodyIndex

/** A cache for development, by the body's index, which an unchanged file keeps. */
const parsed = new WeakMap<BodyIndex, ParsedFile>()

/** Splits a file into fields and body, and reports syntax errors. */
export function parseFile(source: SourceFile, indexOf: IndexOf): ParsedFile {
  const whole = fileProblems(source)
  if (whole.length > 0) return { parts: undefined, problems: whole }
  const index = indexOf(source)
  const file = parsed.get(index) ?? takeApart(source, index)
  parsed.set(index, file)
  return file
}

function takeApart({ path, text }: SourceFile, given: BodyIndex): ParsedFile {
  const plain = plainText(text)
  const failed = (line: number, ...message: RuleMessage): ParsedFile => ({
    parts: undefined,
    problems: [diagnostic(path, { line, column: 1 }, message)],
  })
  const split = splitOrExplain(plain)
  if ('fix' in split) return failed(split.line, 'frontmatter-fence', split.message, split.fix)
  try {
    const isRead = ({ rule }: Diagnostic) => rule !== 'sentence-a-line' || !/^language:/m.test(split.fields)
    const fields = parseYaml(path, split.fields)
    const { problems, ...index } = given
    const prose = { ...index, file: path }
    return { parts: { yaml: fields.yaml, prose }, problems: [...fields.problems, ...problems.filter(isRead)] }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return failed(1, 'nesting', 'These fields are nested too deeply.', 'Delete brackets or hyphens.')
  }
}

/** The fields, or what is wrong with the two lines of hyphens. */
function splitOrExplain(text: string): { fields: string } | { line: number; message: string; fix: string } {
  const at = (end: number, message: string, fix: string) => {
    const line = text.slice(0, end).split('\n').length
    return { line, message, fix }
  }
  const fields = /^---[ \t]*(?:\n(?:(?:[ \t]|[\w-]+\s*:|- |#).*)?(?=\n|$))*/.exec(text)?.[0].trimEnd() ?? ''
  // A program may have turned hyphens into dashes.
  const closing = /(?<=\n)(?:---.*|[ \t]*(?:[-–—]{2,4}|[–—])[ \t]*)(?=\n|$)/.exec(text)
  const typed = closing?.[0].trim()
  const gap = /\s{500}/.exec(text.slice(0, closing?.index))
  const missing = at(fields.length, 'The second --- is missing.', 'Write --- below the last field.')
  if (text.trim() === '')
    return at(0, 'This file is empty.', 'Restore its text from the history on GitHub, or delete the file.')
  if (!/^---[ \t]*(?:\n|$)/.test(text))
    return at(0, "The first line isn't ---.", 'Start the file with a line of three hyphens.')
  if (!closing) return missing
  if (typed !== '---')
    return at(closing.index, `This line is "${typed}" instead of ---.`, 'Write --- if the fields end here.')
  if (gap) return at(gap.index + 1, 'There are hundreds of blank lines here.', 'Delete them.')
  return splitFields(text) ?? missing
}
