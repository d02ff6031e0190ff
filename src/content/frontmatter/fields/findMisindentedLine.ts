import type { YamlData, ParsedFile } from '../../model/parsedFile.ts'
import { parseDocument, visit, type Document } from 'yaml'
import type { z } from 'zod'
import { diagnostic, type Diagnostic } from '../../model/diagnostic.ts'
import { parseYaml } from '../yaml/parseYaml.ts'
import { indentOf } from '../yaml/syntaxDiagnostic.ts'
import { fieldNames } from './schemaFields.ts'

/** Rules whose problems may come of a line that begins in the wrong column. */
const mayBeSlip = new Set([
  'frontmatter-indent',
  'frontmatter-line',
  'frontmatter-colon',
  'frontmatter-character',
  'duplicate-field',
  'unknown-field',
])

/** How many ways of moving a line are tried; each takes a millisecond. */
const maxAttempts = 120

/** Fields of more signs than this, several times those of any page, are not read back again and again. */
const longestFields = 10_000

/** How many mistakes all ways may bring to light together; a line of a thousand lists has two thousand each time. */
const mostMistakes = 10_000

/**
 * The one line of the fields that begins too far left or right, when moving it, and it alone, puts everything in
 * order. Each way is tried: the lines are read back, and the schema takes them.
 * @param told the problems of the fields as they are; undefined is returned when none may come of such a line
 */
export function findMisindentedLine(
  file: string,
  { parts }: ParsedFile,
  { schema, told }: { schema: z.ZodType; told: readonly Diagnostic[] },
): Diagnostic | undefined {
  const places = told.filter(({ rule }) => mayBeSlip.has(rule)).map(({ line }) => line)
  if (!parts || places.length === 0 || told.length > 8) return undefined
  const { source, firstLine } = parts.yaml
  if (source.length > longestFields) return undefined
  const lines = source.split('\n')
  const near = places.map((line) => line - firstLine)
  const moves = candidateLines(lines, { near, schema, data: parts.yaml.data })
    .flatMap((index) => columnsFor(lines, index).map((column) => ({ index, column })))
    .map((move) => ({ ...move, by: indentOf(lines[move.index] ?? '') - move.column }))
    // Small shifts are tried first, as the most likely ones.
    .sort((a, b) => Math.abs(a.by) - Math.abs(b.by))
    .slice(0, maxAttempts)
  let mistakes = 0
  const found = moves.find(({ index, column }) => {
    if (mistakes > mostMistakes) return false
    const moved = lines.with(index, ' '.repeat(column) + (lines[index] ?? '').trimStart())
    const document = parseDocument(moved.join('\n'), {
      schema: 'failsafe',
      prettyErrors: false,
      logLevel: 'silent',
    })
    mistakes += document.errors.length
    return document.errors.length === 0 && isInOrder(moved, document, { index, schema })
  })
  if (!found) return undefined
  const { index, column, by } = found
  const count = Math.abs(by)
  // What looks like a field is one, unless it is the first line of a text.
  const isFirst = longTextAbove(lines.slice(index - 1, index), 1) !== undefined
  const text = isFieldOrItem(lines[index] ?? '') && !isFirst ? undefined : longTextAbove(lines, index)
  const then = by < 0 && column > count ? `, so that ${inSpaces(column)} stand there` : ''
  return diagnostic(file, { line: index + firstLine, column: column + by + 1 }, [
    'frontmatter-indent',
    `This line ${text === undefined ? '' : `belongs to "${text}" above, and `}begins ${inSpaces(count)} too far ${by > 0 ? 'right' : 'left'}.`,
    by > 0 ? `Delete ${inSpaces(count)} before it.` : `Put ${inSpaces(count)} before it${then}.`,
  ])
}

/** The lines, from 0, that may have slipped: those beside a problem, and those that stand out. */
function candidateLines(
  lines: readonly string[],
  { near, schema, data }: { near: readonly number[]; schema: z.ZodType; data: unknown },
): number[] {
  const known = new Set(fieldNames(schema, data))
  const names = lines.map((line) => /^([A-Za-z]\w*):(?:\s|$)/.exec(line)?.[1])
  return lines.flatMap((line, index) => {
    if (line.trim() === '' || line.trim().startsWith('#') || line.includes('\t')) return []
    if (!isFieldOrItem(line) && longTextAbove(lines, index) === undefined) return []
    const name = names[index]
    const isNear = near.some((place) => index >= place - 3 && index <= place + 1)
    const standsOut =
      name !== undefined && (!known.has(name) || names.indexOf(name) !== names.lastIndexOf(name))
    return isNear || standsOut ? [index] : []
  })
}

/** The columns, from 0, in which lines around one begin, and in which it may be meant to begin. */
function columnsFor(lines: readonly string[], index: number): number[] {
  const start = lines.findLastIndex((line, at) => at < index && /^\w/.test(line))
  const around = lines.slice(Math.max(start, 0), index + 3).filter((line) => line.trim() !== '')
  const own = indentOf(lines[index] ?? '')
  const columns = around.flatMap((line) => [indentOf(line), columnOfText(line)])
  const below = [indentOf(lines[index - 1] ?? '') + 2, columnOfText(lines[index - 1] ?? '') + 2]
  return [...new Set([0, ...columns, ...below])].filter((column) => column !== own)
}

/** In which column, from 0, a line’s text begins: behind its hyphens. */
const columnOfText = (line: string): number => /^\s*(?:- +)*/.exec(line)?.[0].length ?? 0

/** So many spaces, in words. */
export const inSpaces = (count: number): string =>
  count === 1 ? 'one space' : `${['no', '', 'two', 'three', 'four', 'five', 'six'][count] ?? count} spaces`

const isFieldOrItem = (line: string): boolean => /^\s*(?:- |[A-Za-z]\w*:(?:\s|$))/.test(line)

/** The field to whose text a line belongs that begins below the name with `>-`; undefined when it belongs to none. */
function longTextAbove(lines: readonly string[], index: number): string | undefined {
  const above = lines.slice(0, index).findLast((line) => isFieldOrItem(line))
  return /([\w-]+)[ \t]*:[ \t]+[>|][-+]?[ \t]*$/.exec(above ?? '')?.[1]
}

/**
 * Whether the fields can be read and the schema takes them. The line at `index` has to be the
 * field or the item that it looks like, and no part of the text above it.
 */
function isInOrder(
  lines: readonly string[],
  document: Document,
  { index, schema }: { index: number; schema: z.ZodType },
): boolean {
  const line = lines[index] ?? ''
  if (isFieldOrItem(line) && longTextAbove(lines.slice(index - 1, index), 1) === undefined) {
    const at = lines.slice(0, index).join('\n').length + (index === 0 ? 0 : 1) + columnOfText(line)
    let begins = false
    visit(document, {
      Scalar: (_, { range }) => {
        if (range?.[0] === at) begins = true
      },
    })
    if (!begins) return false
  }
  const { data, problems }: YamlData = parseYaml(lines.join('\n'), 1)
  if (problems.length > 0) return false
  return schema.safeParse(data).success
}
