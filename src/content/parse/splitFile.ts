import matter from 'gray-matter'
import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import type { YamlData } from '../model/parsedFile.ts'
import { plainText, type SourceFile } from '../model/sourceFile.ts'
import { conflictLines, conflictMessage } from './conflictMarkers.ts'
import { parseYaml } from './yaml.ts'

interface SplitFile {
  yaml: YamlData
  /** The text below the fields. */
  body: string
  /** The line on which it begins, from 1. */
  bodyLine: number
}

/** Cuts a file at its two lines of hyphens, or says why that can’t be done. */
export function splitFile({ path, text }: SourceFile): SplitFile | { problems: Diagnostic[] } {
  const source = plainText(text)
  const lines = source.split('\n')
  const conflicts = conflictLines(lines)
  if (conflicts.length > 0)
    return { problems: conflicts.map((line) => diagnostic(path, { line, column: 1 }, conflictMessage)) }
  const mistake = fenceMistake(lines)
  if (mistake) {
    const [line, message, fix] = mistake
    return { problems: [diagnostic(path, { line, column: 1 }, ['frontmatter-fence', message, fix])] }
  }
  let yaml = parseYaml('', 2)
  const { content } = matter(source, {
    engines: {
      yaml: {
        parse: (fields: string) => {
          // The line of the first --- comes with the fields, so lines count from it.
          yaml = parseYaml(fields, 1)
          return {}
        },
      },
    },
  })
  return { yaml, body: content, bodyLine: lines.length - content.split('\n').length + 1 }
}

const dashes = /^\s*[-–—]{2,4}\s*$|^\s*[–—]\s*$/

/**
 * What is wrong with the two lines of hyphens. gray-matter reads a file without them as one without fields, runs what
 * follows `---js`, and takes minutes for thousands of blank lines; so nothing of that kind reaches it.
 */
function fenceMistake(lines: readonly string[]): [line: number, message: string, fix: string] | undefined {
  const [first = ''] = lines
  const isFence = (line: string) => line.trimEnd() === '---'
  if (lines.every((line) => line.trim() === ''))
    return [1, 'This file is empty.', 'Bring its text back from the history on GitHub, or delete the file.']
  if (!isFence(first)) {
    if (dashes.test(first)) return notHyphens(1, first)
    const typed = first.trim()
    const later = lines.findIndex(isFence)
    if (typed === '' && later > 0)
      return [1, 'The file starts with a blank line.', 'Delete the lines above the first ---.']
    if (/^---\S*$|^--- /.test(typed))
      return [1, `The first line is "${typed}".`, 'Leave only --- there; the fields start on the next line.']
    return later > 0 && lines.slice(later + 1).some(isFence)
      ? [
          1,
          `The first ---, in line ${later + 1}, has text above it.`,
          'Delete that text, or move it below the line.',
        ]
      : [1, 'The first --- is missing.', 'Write --- on a line of its own above the fields.']
  }
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'))
  const closing = lines[end]
  if (closing !== undefined && isFence(closing)) {
    const gap = /\s{500}/.exec(lines.slice(0, end).join('\n'))
    if (!gap) return undefined
    const line = lines.join('\n').slice(0, gap.index).split('\n').length + 1
    return [line, 'There are hundreds of blank lines here.', 'Delete them.']
  }
  if (closing !== undefined)
    return [
      end + 1,
      `This line is "${closing.trim()}".`,
      'If the fields end here, leave only ---; if not, delete the hyphens.',
    ]
  const dash = lines.findIndex((line, index) => index > 0 && dashes.test(line))
  if (dash !== -1) return notHyphens(dash + 1, lines[dash] ?? '')
  const isField = (line: string) => /^(?:\s+\S|[\w-]+\s*:(?:\s|$)|- |# )/.test(line)
  const after = lines.findIndex((line, index) => index > 0 && line.trim() !== '' && !isField(line))
  const last = lines.slice(0, after === -1 ? undefined : after).findLastIndex((line) => line.trim() !== '')
  return [
    last + 1,
    'The second --- is missing.',
    'Write --- on a line of its own below the last field, which seems to be this one.',
  ]
}

const notHyphens = (line: number, typed: string): [number, string, string] =>
  typed.trim() === '---'
    ? [line, 'There are spaces before the hyphens.', 'Delete them, so that the line starts with ---.']
    : [
        line,
        `This line is "${typed.trim()}" instead of three hyphens.`,
        'Write --- with nothing before it; some programs turn hyphens into a dash.',
      ]
