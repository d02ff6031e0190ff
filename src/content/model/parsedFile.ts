import type { Diagnostic, Position } from './diagnostic.ts'
import type { FieldPath } from './fieldPath.ts'
import type { ParsedBody } from './parsedBody.ts'

/** Frontmatter as texts, lists and fields, with the place of each. */
export interface YamlData {
  /** Undefined when the fields can’t be read. */
  data: unknown
  /** The lines as they were typed. */
  source: string
  /** Where a field’s value is, or some words of it; of a field that is missing, where its nearest parent is. */
  placeOf: (path: FieldPath, words?: string) => Position
  /** Where a field’s name is. */
  placeOfKey: (path: FieldPath, key: string) => Position
}

/** A content file taken apart, before its collection’s schema has looked at it. */
export interface ParsedFile {
  /** The fields and the body; undefined when the file could not be cut in two. */
  parts: { yaml: YamlData; prose: ParsedBody } | undefined
  problems: Diagnostic[]
}
