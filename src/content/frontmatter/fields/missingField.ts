import type { z } from 'zod'
import { formatPath, valueAt, type FieldPath } from '../../model/fieldPath.ts'
import { indentOf } from '../yaml/syntaxDiagnostic.ts'
import { inSpaces } from './findMisindentedLine.ts'
import { typeHint } from './fixHints.ts'
import { knownFields, type InvalidFile } from './invalidFile.ts'

/**
 * How a field that is missing is added where it belongs.
 * @param expected what zod says that the field holds: `string`, `array`, `object`
 * @param field its schema
 */
export function howToAdd(
  path: FieldPath,
  { expected, field, refused }: { expected: string; field: z.ZodType | undefined; refused: InvalidFile },
): string {
  const name = String(path.at(-1))
  const parent = path.slice(0, -1)
  const isText = expected !== 'array' && expected !== 'object'
  const how = isText
    ? `that begins with ${name}: and a space.`
    : `that says ${name}: and nothing else. ${typeHint(expected, field, path)}`
  if (parent.length === 0) {
    return `Add a line of its own ${placeAtTop(name, refused)}, ${how} The line shown here is only where the fields begin.`
  }
  const { source, firstLine, placeOf } = refused.yaml
  const begin = placeOf(parent)
  const lines = source.split('\n')
  const first = begin.line - firstLine
  if (lines[first]?.[begin.column - 1] === '{') {
    return `Write ${formatPath(parent)} without braces, each of its fields on a line of its own, and give it a line ${how}`
  }
  if (typeof parent.at(-1) === 'string')
    return `Add a line below "${String(parent.at(-1))}", indented as its neighbors are, ${how}`
  const last = lastLineOfField(lines, first, begin.column - 1)
  const below = last === first ? 'this one' : `line ${last + firstLine}`
  return `Add to this entry a line below ${below}, with ${inSpaces(begin.column - 1)} before it, ${how}`
}

/** The last line, from 0, of the field that begins in a line: those below it belong to it that stand deeper, or are its list. */
function lastLineOfField(lines: readonly string[], first: number, indent: number): number {
  const belongs = (line: string) =>
    line.trim() === '' || indentOf(line) > indent || (indentOf(line) === indent && /^ *- /.test(line))
  const next = lines.findIndex((line, index) => index > first && !belongs(line))
  return lines.findLastIndex(
    (line, index) => index < (next === -1 ? lines.length : next) && line.trim() !== '',
  )
}

/** Where a field that is missing has its place: above the next one that is there. */
function placeAtTop(name: string, refused: InvalidFile): string {
  const names = knownFields([], refused)
  const next = names
    .slice(names.indexOf(name) + 1)
    .find((other) => valueAt(refused.yaml.data, [other]) !== undefined)
  return next === undefined ? 'at the end of the fields' : `among the fields, for example above "${next}"`
}
