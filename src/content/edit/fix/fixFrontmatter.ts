import { parseYaml } from '../../parse/yaml.ts'
import { withOrdinarySpaces } from '../../parse/yamlMistakes.ts'
import { listInWords } from '../../text/listInWords.ts'
import { largestPassingSubset } from '../../text/largestPassingSubset.ts'
import { withoutSpacesAtEnd } from './fixBody.ts'
import type { FixedLines } from './fixFences.ts'

/**
 * Repairs how the fields are written, never what they say: spaces at the ends of lines, tabs that indent, curly
 * quotation marks in the place of straight ones. A repair after which a field that could be read says something else
 * is not made.
 * @param given the lines between the fences
 * @param firstLine the line of the file on which they begin, from 1
 */
export function fixFrontmatter(given: readonly string[], firstLine: number): FixedLines {
  const repairs: string[] = []
  const told = (before: readonly string[], after: readonly string[], words: string) => {
    const numbers = after.flatMap((line, index) => (line === before[index] ? [] : [index + firstLine]))
    if (numbers.length > 0) repairs.push(`${linesInWords(numbers)}: ${words}`)
    return after
  }
  const trimmed = given.map(withoutSpacesAtEnd)
  const clean = saysTheSame(given, trimmed, inOneLine)
    ? told(given, trimmed, 'deleted the spaces at the end')
    : given
  const ordinary = clean.map(withOrdinarySpaces)
  const plain = saysTheSame(clean, ordinary)
    ? told(clean, ordinary, 'put ordinary spaces in the place of special ones')
    : clean
  const spaced = bestIndented(plain)
  const indented = saysTheSame(plain, spaced) ? told(plain, spaced, 'put spaces in the place of tabs') : plain
  const quoted = withStraightQuotes(indented)
  const lines = told(indented, quoted, 'made the quotation marks around the text straight ones')
  return { lines: [...lines], repairs }
}

/** line 4 · lines 4 and 5 · lines 4, 5 and 6 · 12 lines. */
function linesInWords(numbers: readonly number[]): string {
  if (numbers.length === 1) return `line ${numbers[0]}`
  if (numbers.length > 6) return `${numbers.length} lines of the fields`
  return `lines ${listInWords(numbers.map(String))}`
}

/** Tabs as two spaces each; as four or eight where only that can be read, beside lines that are indented so. */
function bestIndented(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => /^[ -]*\t/.test(line))) return lines
  const count = (candidate: readonly string[]) => parseYaml(candidate.join('\n'), 1).problems.length
  const [two = [], ...others] = [2, 4, 8].map((width) => lines.map((line) => withoutTabs(line, width)))
  return count(two) === 0 ? two : (others.find((candidate) => count(candidate) === 0) ?? two)
}

const withoutTabs = (line: string, width: number): string =>
  line
    .replace(/^[ \t]+/, (indent) => indent.replaceAll('\t', ' '.repeat(width)))
    .replace(/^ *(?:-[ \t]+)+/, (hyphens) => hyphens.replace(/[ \t]*\t[ \t]*/g, ' '))

function withStraightQuotes(lines: readonly string[]): readonly string[] {
  const continued = continuedLines(lines)
  const straight = lines.map((line, index) => (continued.has(index) ? line : straightened(line)))
  const changed = lines.flatMap((line, index) => (line === straight[index] ? [] : [index]))
  const withSome = (chosen: readonly number[]) => {
    const some = new Set(chosen)
    return lines.map((line, index) => (some.has(index) ? (straight[index] ?? line) : line))
  }
  return withSome(largestPassingSubset(changed, (chosen) => saysTheSame(lines, withSome(chosen), unquoted)))
}

const beforeText = String.raw`^(\s*(?:-\s+)*(?:[A-Za-z][\w-]*:\s+)?)`
const doubleQuoted = new RegExp(String.raw`${beforeText}([“”„"])([^“”„"]*)([“”"])$`)
const singleQuoted = new RegExp(String.raw`${beforeText}([‘’‚'])([^‘’‚']*)([‘’'])$`)

/** A line whose whole text stands in quotation marks of which one at least is curly, with straight ones. */
function straightened(line: string): string {
  const [, before = '', opening = '', text = '', closing = ''] =
    doubleQuoted.exec(line) ?? singleQuoted.exec(line) ?? []
  // Without a name or a hyphen before it, the line goes on with the text of the lines above.
  if (before.trim() === '' || !/[“”„‘’‚]/.test(opening + closing)) return line
  return before + (/["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`)
}

/** The lines of texts that are written below their field’s name, after >- or the like. */
function continuedLines(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>()
  let border = Infinity
  for (const [index, line] of lines.entries()) {
    const indent = line.search(/\S/)
    if (indent > border) found.add(index)
    else if (indent !== -1) border = /(?:^|[:-]\s+)[|>][-+\d]*$/.test(line) ? indent : Infinity
  }
  return found
}

/** Whether fields that could be read still say the same, and others have become no worse. */
function saysTheSame(
  before: readonly string[],
  after: readonly string[],
  normal: (text: string) => string = (text) => text,
): boolean {
  const old = parseYaml(before.join('\n'), 1)
  const mended = parseYaml(after.join('\n'), 1)
  if (old.data === undefined)
    return mended.data !== undefined || mended.problems.length <= old.problems.length
  const words = (data: unknown) =>
    JSON.stringify(data, (_, value: unknown) => (typeof value === 'string' ? normal(value) : value))
  return words(old.data) === words(mended.data)
}

const unquoted = (text: string): string => text.replace(/^[“”„‘’‚]([^]*)[“”"‘’']$/, '$1')

/** A page shows any spaces and line ends as one space. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
