import type { FieldPath } from '../model/fieldPath.ts'
import type { Registry } from '../model/registry.ts'
import { isMap, isPair, isScalar, isSeq, visit } from 'yaml'
import { fileTypeOf } from '../docs/contentFileTypes.ts'
import { memoizeWeak } from '../model/memoize.ts'
import { parseFields } from '../parse/yaml.ts'
import { plainText, type SourceFile } from '../model/sourceFile.ts'
import { splitFile } from '../parse/splitFile.ts'
import type { LineChange, TextEdit } from '../text/textEdits.ts'
import type { z } from 'zod'

/** One text of the fields and where it stands, in offsets of the plain text of its file. */
export interface Scalar {
  path: FieldPath
  value: string
  /** The text as typed, with its quotation marks. */
  start: number
  end: number
}

/** A content file laid open for editing. */
export interface EditableFile {
  path: string
  /** The text as it stands on the disk. */
  raw: string
  /** The same without a byte-order mark and with one kind of line end: what offsets count in. */
  plain: string
  /** What the fields hold; undefined when they cannot be read. */
  data: unknown
  schema: z.ZodType | undefined
  /** Whether it stands outside the collections. */
  isSingle: boolean
  scalars: Scalar[]
  body: string
  /** Where the body begins. */
  bodyStart: number
}

/** Lays a file open, or undefined when its fences or its fields cannot be read. */
export const parseEditable = (source: SourceFile, registry: Registry): EditableFile | undefined =>
  parsedOf(registry)(source)

const parsedOf = memoizeWeak((registry: Registry) =>
  memoizeWeak((source: SourceFile) => parseUncached(source, registry)),
)

function parseUncached(source: SourceFile, registry: Registry): EditableFile | undefined {
  if (source.decodeError) return undefined
  const split = splitFile(source)
  if ('problems' in split) return undefined
  const plain = plainText(source.text)
  const bodyStart = plain.length - split.body.length
  const fieldsStart = plain.indexOf('\n') + 1
  const fields = plain.slice(fieldsStart, plain.lastIndexOf('---', bodyStart - 1))
  const document = parseFields(fields)
  if (document.errors.length > 0) return undefined
  const scalars: Scalar[] = []
  visit(document, {
    Scalar: (key, node, ancestors) => {
      if (key === 'key' || !node.range) return
      scalars.push({
        path: pathOf([...ancestors, node]),
        value: String(node.value),
        start: node.range[0] + fieldsStart,
        end: node.range[1] + fieldsStart,
      })
    },
  })
  return {
    path: source.path,
    raw: source.text,
    plain,
    data: document.toJS() ?? {},
    schema: fileTypeOf(registry, source.path)?.schema,
    isSingle: registry.singles.some(({ path }) => path === source.path),
    scalars,
    body: split.body,
    bodyStart,
  }
}

/** The way from the top of the fields to the last of `nodes`. */
function pathOf(nodes: readonly unknown[]): FieldPath {
  return nodes.flatMap((node, index): PropertyKey[] => {
    if (isPair(node)) return [isScalar(node.key) ? String(node.key.value) : String(node.key)]
    const next = nodes[index + 1]
    return isSeq(node) && !isMap(node) ? [node.items.findIndex((item) => item === next)] : []
  })
}

/** The text at a path of the fields. */
export const scalarAtPath = ({ scalars }: EditableFile, path: FieldPath): Scalar | undefined =>
  scalars.find((scalar) => samePath(scalar.path, path))

export const samePath = (a: FieldPath, b: FieldPath): boolean =>
  a.length === b.length && a.every((key, index) => String(key) === String(b[index]))

/** Where the words of a text stand, without its quotation marks; undefined when it is written in another way. */
export function valueRange(
  { plain }: EditableFile,
  { value, start, end }: Scalar,
): { start: number; end: number } | undefined {
  const at = plain.slice(start, end).indexOf(value)
  return at === -1 || value === '' ? undefined : { start: start + at, end: start + at + value.length }
}

/** An edit of a file, or a line in which a person has to make it. */
export type FileEdit = { file: string } & (TextEdit | LineChange)

/** Writes words in the place of others; where those are not written letter by letter, a person has to. */
export const replaceWords = (
  { path, plain }: EditableFile,
  { at, start }: { at: { start: number; end: number } | undefined; start: number },
  { from, to }: { from: string; to: string },
): FileEdit =>
  at
    ? { file: path, ...at, text: to, words: `${from} → ${to}` }
    : { file: path, line: lineOf(plain, start), words: `write ${to} in the place of ${from}` }

/** The line that a place of the plain text stands in, from 1. */
export const lineOf = (plain: string, offset: number): number => plain.slice(0, offset).split('\n').length
