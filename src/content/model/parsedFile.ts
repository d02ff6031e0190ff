import type { Registry } from './registry.ts'
import type { SourceFile } from './sourceFile.ts'
import type { ParsedBody } from './parsedBody.ts'
import type { Diagnostic, Position, RuleMessage } from './diagnostic.ts'
import type { FieldPath } from './fieldPath.ts'

/** Frontmatter as texts, lists and fields, with the place of each. */
export interface YamlData {
  data: unknown
  /** The lines as they were typed. */
  source: string
  problems: YamlProblem[]
  /**
   * Where a field's value stands, or some words of it; of a field that is missing, where its nearest parent stands.
   */
  placeOf: (path: FieldPath, words?: string) => Position
  /** Where a field's name stands. */
  placeOfKey: (path: FieldPath, key: string) => Position
}

/** What a problem with the way the fields are written says. */
export interface YamlProblem {
  place: Position
  told: RuleMessage
  /** The line that was meant, where that is certain. */
  expected: string | undefined
}

/** A content file taken apart, before its collection's schema has looked at it. */
export interface ParsedFile {
  /** The fields and the body; undefined when the file could not be cut in two. */
  parts: { yaml: YamlData; prose: ParsedBody } | undefined
  problems: Diagnostic[]
}

/** Takes one file apart. The costly step of building a site; its result depends on the arguments alone. */
export type ParseFile = (source: SourceFile, registry: Registry) => ParsedFile

/** Gives what was found when a file was taken apart earlier, or undefined. */
export type ReadKeptFile = (...given: Parameters<ParseFile>) => ParsedFile | undefined
