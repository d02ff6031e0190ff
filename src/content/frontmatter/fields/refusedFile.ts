import type { z } from 'zod'
import type { YamlData } from '../yaml/readYaml.ts'
import type { FieldPath } from '../yaml/yamlProblem.ts'
import { valueAt } from './fieldInWords.ts'
import { fieldAt, fieldNames } from './schemaFields.ts'

/** The file whose fields a schema refused. */
export interface RefusedFile {
  file: string
  schema: z.ZodType
  yaml: YamlData
}

/** The names of the fields that may stand at a place of the file. */
export const knownFields = (path: FieldPath, { schema, yaml }: RefusedFile): string[] =>
  fieldNames(fieldAt(schema, path, yaml.data), valueAt(yaml.data, path))

/** The word that a file’s own name tells: `pages/careers.mdx` has the template careers. */
export const likelyWord = (file: string, words: readonly string[]): string | undefined => {
  const name = file.replace(/^.*\//, '').replace(/\.mdx$/, '')
  return words.find((word) => word === name)
}
