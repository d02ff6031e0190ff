import type { YamlData } from '../../model/parsedFile.ts'
import type { z } from 'zod'
import type { Registry } from '../../model/registry.ts'
import { valueAt, type FieldPath } from '../../model/fieldPath.ts'
import { fieldAt, fieldNames } from './schemaFields.ts'

/** The file whose fields a schema refused. */
export interface InvalidFile {
  registry: Registry
  file: string
  schema: z.ZodType
  yaml: YamlData
}

/** The names of the fields that may stand at a place of the file. */
export const knownFields = (path: FieldPath, { schema, yaml }: InvalidFile): string[] =>
  fieldNames(fieldAt(schema, path, yaml.data), valueAt(yaml.data, path))

/** The word that a file’s own name tells: `pages/careers.mdx` has the template careers. */
export const likelyWord = (file: string, words: readonly string[]): string | undefined => {
  const name = file.replace(/^.*\//, '').replace(/\.mdx$/, '')
  return words.find((word) => word === name)
}
