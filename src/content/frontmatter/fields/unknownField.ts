import { z } from 'zod'
import { diagnostic, type Diagnostic } from '../../model/diagnostic.ts'
import { formatPath, valueAt, type FieldPath } from '../../model/fieldPath.ts'
import { nearKnown } from './fixHints.ts'
import { knownFields, likelyWord, type InvalidFile } from './invalidFile.ts'
import {
  unwrap,
  selectVariant,
  variants,
  fieldAt,
  discriminatorField,
  secondOf,
  literalValues,
} from './schemaFields.ts'

/**
 * A field that the kind of file does not have.
 * @param options.instead the field that is missing in its place, when that is sure
 */
export function unknownField(
  key: string,
  path: FieldPath,
  { refused, instead }: { refused: InvalidFile; instead: string | undefined },
): Diagnostic {
  const { file, schema, yaml } = refused
  const problem = (message: string, fix: string) =>
    diagnostic(file, yaml.placeOfKey(path, key), ['unknown-field', message, fix])
  if (key === '') {
    return problem(
      'Before the colon of this line stands no name.',
      'Write the name of the field before it, or delete the line.',
    )
  }
  const isAtTop = path.length === 0
  const deleteIt = deletion(key, path, refused)
  const other = isAtTop ? variantsWith(key, refused) : undefined
  if (other) {
    const { by, here, there } = other
    return problem(
      `The field "${key}" belongs to files that say ${by}: ${there}, and this one says ${by}: ${here}.`,
      `${instead === undefined ? deleteIt : `Rename it to "${instead}", and look whether what stands in it fits`}; or write ${by}: ${there}, if this file is of that kind.`,
    )
  }
  const single = isAtTop ? secondOf(key, schema, yaml.data) : undefined
  if (single) {
    return problem(
      `There is no field "${key}" in this kind of file: ${single.room}.`,
      `${deleteIt}. ${single.instead}`,
    )
  }
  return problem(
    `There is no field "${key}" in ${isAtTop ? 'this kind of file' : formatPath(path)}.`,
    nearKnown(key, knownFields(path, refused)) ??
      (instead === undefined
        ? `${deleteIt}.`
        : `Rename it to "${instead}", which is missing; or, if it is something else, delete it and write that field.`),
  )
}

/** How a field is taken out, with all that belongs to it. */
function deletion(key: string, path: FieldPath, { yaml }: InvalidFile): string {
  const value = valueAt(yaml.data, [...path, key])
  const isBelow = yaml.placeOf([...path, key]).line > yaml.placeOfKey(path, key).line
  return isBelow || typeof value === 'object' || String(value).includes('\n')
    ? 'Delete the line and those below it that belong to it'
    : 'Delete the line'
}

/**
 * A file whose fields are all those of another kind than it says: reported where it says so. The kind that the file’s name
 * tells comes first, as `careers` of `pages/careers.mdx`.
 */
export function wrongVariant({ file, schema, yaml }: InvalidFile): Diagnostic | undefined {
  const { data } = yaml
  const by = selectVariant(schema, data) && discriminatorField(schema)
  if (by === undefined || typeof data !== 'object') return undefined
  // Kinds that do not know one of the fields need not be tried.
  const words = variants(schema)
    .filter(({ shape }) => Object.keys(data ?? {}).every((key) => key in shape))
    .flatMap(({ shape }) => literalValues(shape[by]))
  const likely = likelyWord(file, words)
  const meant = [...(likely === undefined ? [] : [likely]), ...words].find(
    (word) => schema.safeParse({ ...data, [by]: word }).success,
  )
  if (meant === undefined) return undefined
  const here = `${by}: ${String(valueAt(data, [by]))}`
  return diagnostic(file, yaml.placeOf([by]), [
    'unknown-value',
    `This file says ${here}, and all its other fields are those of a file that says ${by}: ${meant}.`,
    `Write ${by}: ${meant}; or, if ${here} is right, give the file the fields of that kind, which content/FIELDS.md explains.`,
  ])
}

/** The other kinds of the same file that have a field, at most two: for a partner's file, that of an associate. */
function variantsWith(key: string, { schema, yaml }: InvalidFile) {
  const here = selectVariant(schema, yaml.data)
  const by = here && discriminatorField(schema)
  if (by === undefined) return undefined
  const there = variants(schema)
    .filter((other) => other !== here && key in other.shape)
    .flatMap((other) => literalValues(other.shape[by]))
  return there.length === 0 || there.length > 2
    ? undefined
    : { by, here: String(valueAt(yaml.data, [by])), there: there.join(' or ') }
}

/**
 * The fields that no file of this kind has, and the ones that are missing in their place: when there is one of each that
 * holds a list, or one of each that holds a text.
 */
export function renamedFields(
  issues: readonly z.core.$ZodIssue[],
  refused: InvalidFile,
): ReadonlyMap<string, string> {
  const { schema, yaml } = refused
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
  )
  const missing = issues.flatMap(({ path }) =>
    path.length === 1 && valueAt(yaml.data, path) === undefined ? [String(path[0])] : [],
  )
  const isList = (key: string) => Array.isArray(valueAt(yaml.data, [key]))
  const wantsList = (key: string) => unwrap(fieldAt(schema, [key], yaml.data)) instanceof z.ZodArray
  return new Map(
    [true, false].flatMap((list) => {
      const [key, ...keys] = unknown.filter((name) => isList(name) === list)
      const [lacking, ...more] = missing.filter((name) => wantsList(name) === list)
      const isCertain = key !== undefined && lacking !== undefined && keys.length + more.length === 0
      return isCertain ? [[key, lacking] as const] : []
    }),
  )
}
