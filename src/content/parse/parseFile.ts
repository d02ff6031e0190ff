import matter from 'gray-matter'
import { diagnostic, type Diagnostic, type RuleMessage } from '../model/diagnostic.ts'
import type { BodyIndex, ParsedFile } from '../model/parsedBody.ts'
import type { Registry } from '../model/registry.ts'
import { plainText, type SourceFile } from '../model/sourceFile.ts'
import { fileProblems } from './fileProblems.ts'
import { parseYaml } from './yaml.ts'

export type IndexOf = (source: SourceFile) => BodyIndex

/** A file that didn't change keeps its body's index, and few files change between two saves in development. */
const parsed = new WeakMap<BodyIndex, ParsedFile>()

/** Takes a file apart: its fields and its body, and what is wrong with how they are written. */
export function parseFile(source: SourceFile, registry: Registry, indexOf: IndexOf): ParsedFile {
  const whole = fileProblems(source)
  if (whole.length > 0) return { parts: undefined, problems: whole }
  const index = indexOf(source)
  const file = parsed.get(index) ?? takeApart(source, registry, index)
  parsed.set(index, file)
  return file
}

function takeApart({ path, text }: SourceFile, registry: Registry, given: BodyIndex): ParsedFile {
  const lines = plainText(text).split('\n')
  const mistake = fenceMistake(lines)
  if (mistake) {
    const [line, message, fix] = mistake
    const problem = diagnostic(path, { line, column: 1 }, ['frontmatter-fence', message, fix])
    return { parts: undefined, problems: [problem] }
  }
  let fields = parseYaml('')
  // The rest of the line of the first --- comes with the fields, so lines count from it.
  const parse = (typed: string) => ((fields = parseYaml(typed)), {})
  matter(plainText(text), { engines: { yaml: { parse } } })
  const { problems, ...index } = given
  const mistakes = fields.mistakes.map(([place, told]) => diagnostic(path, place, told))
  return {
    parts: { yaml: fields.yaml, prose: { ...index, file: path, tags: registry.tags } },
    problems: [...lostLetters(path, lines), ...mistakes, ...problems],
  }
}

/** Each line in which a program has saved � for a letter that it couldn’t read. */
const lostLetters = (path: string, lines: readonly string[]): Diagnostic[] =>
  lines.flatMap((line, index) => {
    const place = { line: index + 1, column: line.indexOf('\uFFFD') + 1 }
    const message = 'A program has saved � here for a letter that it couldn’t read.'
    const told: RuleMessage = ['file-encoding', message, 'Type the letter again.']
    return place.column === 0 ? [] : diagnostic(path, place, told)
  })

const isFence = (line: string): boolean => line.trimEnd() === '---'

/** Hyphens that a program turned into dashes, too few or too many of them, or spaces before them. */
const looksLikeFence = (line: string): boolean =>
  line.startsWith('---') || /^\s*(?:[-–—]{2,4}|[–—])\s*$/.test(line)

/**
 * What is wrong with the two lines of hyphens. gray-matter reads a file without them as one without fields, runs what
 * follows `---js`, and takes minutes for thousands of blank lines; so nothing of that kind reaches it.
 */
function fenceMistake(lines: readonly string[]): [line: number, message: string, fix: string] | undefined {
  const [first = ''] = lines
  if (lines.every((line) => line.trim() === ''))
    return [1, 'This file is empty.', 'Bring its text back from the history on GitHub, or delete the file.']
  if (!isFence(first)) {
    const fix = 'Start the file with a line of three hyphens alone, and the fields below it.'
    return [1, 'The first line isn’t ---.', fix]
  }
  const end = lines.findIndex((line, index) => index > 0 && looksLikeFence(line))
  const closing = lines[end]
  if (closing === undefined) {
    const isField = (line: string) => /^(?:\s|[\w-]+\s*:(?:\s|$)|- |#|$)/.test(line)
    const after = lines.findIndex((line, index) => index > 0 && !isField(line))
    const last = lines.slice(0, after === -1 ? undefined : after).findLastIndex((line) => line.trim() !== '')
    return [last + 1, 'The second --- is missing.', 'Write --- on a line of its own below the last field.']
  }
  if (!isFence(closing)) {
    const message = `This line is "${closing.trim()}" instead of three hyphens.`
    return [end + 1, message, 'Write --- if the fields end here; if not, delete the hyphens.']
  }
  const gap = /\s{500}/.exec(lines.slice(0, end).join('\n'))?.index
  if (gap === undefined) return undefined
  const line = lines.join('\n').slice(0, gap).split('\n').length + 1
  return [line, 'There are hundreds of blank lines here.', 'Delete them.']
}
