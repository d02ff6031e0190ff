import matter from 'gray-matter'
import { howToRestoreText } from '../report/restoreHints.ts'
import { findConflictMarkers } from './conflictMarkers.ts'
import {
  fileStart,
  diagnostic,
  type Position,
  type Diagnostic,
  type RuleMessage,
} from '../model/diagnostic.ts'
import { plainText, type SourceFile } from '../model/sourceFile.ts'

interface SplitSource {
  /** The lines between the fences, without the fences. */
  frontmatter: string
  /** The line on which `frontmatter` begins, from 1. */
  frontmatterLine: number
  /** The rest of the file. */
  body: string
  /** The line on which `body` begins, from 1. */
  bodyLine: number
}

/** What is wrong with a fence, and what to do. */
const indentedFence = [
  'Before the three hyphens of this line stand spaces or a tab.',
  'Delete them, so that the line begins with ---.',
] as const

const refuse = () => {
  throw new Error('Frontmatter is never run as a program.')
}

/**
 * Cuts a file into frontmatter and body. The fences are examined before gray-matter sees them, because it reads
 * a file without proper fences as one without frontmatter, and says nothing.
 * @param isRequired whether there is no site without the file
 * @returns the two parts, or the problems that keep the file from being cut: one, or every conflict that Git left.
 */
export function splitSource(
  { path, text }: SourceFile,
  isRequired: boolean,
): SplitSource | { problems: Diagnostic[] } {
  const source = plainText(text)
  const lines = source.split('\n')
  const problem = (place: Position, message: string, fix: string) => ({
    problems: [diagnostic(path, place, ['frontmatter-fence', message, fix])],
  })
  if (source.trim() === '') {
    return problem(
      { line: 1, column: 1 },
      isRequired ? 'This file is empty, and the site cannot do without it.' : 'This file is empty.',
      isRequired
        ? howToRestoreText(path)
        : `Did it hold a text before? ${howToRestoreText(path)} If it is new, write the fields between two lines of ---, or delete it.`,
    )
  }
  const merges = findConflictMarkers(lines)
  if (merges.length > 0)
    return { problems: merges.map(({ line, told }) => diagnostic(path, { line, column: 1 }, told)) }
  const first = lines[0] ?? ''
  if (first.trimEnd() !== '---') {
    const fence = lines.findIndex((line) => line.trimEnd() === '---')
    if (first.trim() === '' && fence > 0 && lines.slice(0, fence).every((line) => line.trim() === '')) {
      return problem(
        { line: 1, column: 1 },
        'The file begins with a blank line.',
        'Delete the blank lines above the first ---.',
      )
    }
    if (/^\s*[-–—]{1,4}\s*$/.test(first)) {
      if (first.trim() === '---') return problem({ line: 1, column: 1 }, ...indentedFence)
      return problem(
        { line: 1, column: 1 },
        `The first line is "${first.trim()}" instead of three hyphens.`,
        'Type --- (three hyphens); some programs turn them into a dash.',
      )
    }
    if (first.startsWith('---')) {
      return problem(
        { line: 1, column: 4 },
        `After the opening --- stands "${first.slice(3).trim()}".`,
        'Leave the first line as --- alone; the fields begin on the next line.',
      )
    }
    if (fence > 0) return { problems: [diagnostic(path, fileStart, textBeforeFrontmatter(lines, fence))] }
    return problem(
      { line: 1, column: 1 },
      'The file does not begin with a line of three hyphens.',
      'Begin the file with ---, then the fields one a line, then --- again.',
    )
  }
  const closing = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---')
  if (closing === -1) {
    const dash = lines.findIndex(
      (line, index) => index > 0 && /^\s*[-–—]{1,4}\s*$/.test(line) && !/^\s*-\s*$/.test(line),
    )
    if (dash !== -1) {
      const line = lines[dash]?.trim() ?? ''
      if (line === '---') return problem({ line: dash + 1, column: 1 }, ...indentedFence)
      return problem(
        { line: dash + 1, column: 1 },
        `This line is "${line}" instead of three hyphens.`,
        'Type --- (three hyphens) at its very beginning; some programs turn them into a dash.',
      )
    }
    return problem(
      { line: guessLastFieldLine(lines) + 1, column: 1 },
      'The second --- is missing.',
      'Type --- on a line of its own below this one, the last of the fields.',
    )
  }
  // gray-matter takes it for the end of the fields, and what follows would be lost.
  const hyphens = lines.findIndex((line, index) => index > 0 && index < closing && line.startsWith('---'))
  if (hyphens !== -1)
    return problem(
      { line: hyphens + 1, column: 1 },
      `This line, "${lines[hyphens]?.trim() ?? ''}", begins with three hyphens, as only the lines above and below the fields do.`,
      'If the fields end here, type --- and nothing else. If not, delete the hyphens.',
    )
  const gap = blankLine(lines.slice(1, closing).join('\n'))
  if (gap !== undefined) return { problems: [diagnostic(path, { line: gap + 2, column: 1 }, manyBlankLines)] }
  const { matter: frontmatter } = matter(
    // Trailing spaces after a fence are harmless to a reader and fatal to the splitter.
    ['---', ...lines.slice(1, closing), '---', ''].join('\n'),
    { engines: { yaml: { parse: () => ({}) }, javascript: refuse } },
  )
  return {
    frontmatter: frontmatter.replace(/^\n/, ''),
    frontmatterLine: 2,
    body: lines.slice(closing + 1).join('\n'),
    bodyLine: closing + 2,
  }
}

/** How many blank lines may follow each other: gray-matter’s time grows with the square of them. */
const mostBlankLines = 500

const manyBlankLines: RuleMessage = [
  'too-much',
  `Here stand more than ${mostBlankLines} blank lines, one after the other.`,
  'Delete them.',
]

/** The first line, from 0, of more blank ones than may follow each other. */
function blankLine(fields: string): number | undefined {
  let [start, ends] = [0, 0]
  for (const { 0: part, index } of fields.matchAll(/\S+|[\n\u2028\u2029]/g)) {
    if (part.trim() !== '') [start, ends] = [index, -1]
    else if (ends === mostBlankLines) return fields.slice(0, start).split('\n').length - (start === 0 ? 1 : 0)
    else ends += 1
  }
  return undefined
}

/** The message on lines above the first line of hyphens, which stands at `fence`: of words, or of the fields themselves. */
function textBeforeFrontmatter(lines: readonly string[], fence: number): RuleMessage {
  const above = lines.slice(0, fence).filter((line) => line.trim() !== '')
  const isWhole =
    isField(lines[fence + 1] ?? '') && lines.slice(fence + 1).some((line) => line.trimEnd() === '---')
  if (!isWhole && above.every((line) => isFieldOrBelow(line))) {
    return [
      'frontmatter-fence',
      'The first --- is missing.',
      'Write --- on a line of its own above this one.',
    ]
  }
  const [words = ''] = above
  return [
    'frontmatter-fence',
    `Above the first ---, in line ${fence + 1}, stands "${words.trim()}"${above.length > 1 ? ` and more` : ''}, and nothing may stand there.`,
    isField(words)
      ? 'Move it below that line if it belongs to the fields, or delete it.'
      : 'Delete it; or, if visitors are to read it, move it below the second ---; or, if it is a note for colleagues, write it below the first --- with a # and a space before it.',
  ]
}

const isField = (line: string): boolean => /^[A-Za-z][\w-]*\s*:(?:\s|$)/.test(line)
const isFieldOrBelow = (line: string): boolean => /^(?:\s|[\w-]+\s*:(?:\s|$)|- |# )/.test(line)

/** The last line, from 0, that looks like one of the fields, in a file whose second fence is missing. */
function guessLastFieldLine(lines: readonly string[]): number {
  const after = lines.findIndex((line, index) => index > 0 && line.trim() !== '' && !isFieldOrBelow(line))
  const fields = after === -1 ? lines : lines.slice(0, after)
  return Math.max(
    fields.findLastIndex((line) => line.trim() !== ''),
    0,
  )
}
