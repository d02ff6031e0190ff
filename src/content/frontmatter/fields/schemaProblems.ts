import type { z } from 'zod'
import { bringTextBack, isIndispensable } from '../../report/bringBack.ts'
import { isCollection } from '../../../firm/collections.ts'
import { likelyCollection } from '../../misnamedFile.ts'
import { nearest } from '../../text/nearest.ts'
import { problemAt, type Problem } from '../../model/problem.ts'
import type { FieldPath } from '../yaml/yamlProblem.ts'
import { valueAt } from './fieldInWords.ts'
import { knownFields, type RefusedFile } from './refusedFile.ts'
import { refusedValue } from './refusedValue.ts'
import { kindField } from './schemaFields.ts'
import { misplacedField, ofOtherKind, renamedFields, unknownField, wrongKind } from './unknownField.ts'

/**
 * Turns the schema library's refusals into problems in an editor's words, each at its place in the file.
 * The field's own sentence from the schema is quoted where it helps.
 */
export function schemaProblems(issues: readonly z.core.$ZodIssue[], refused: RefusedFile): Problem[] {
  if (isEmpty(refused.yaml.data) && issues.length > 1) return [noFields(issues, refused)]
  const misplaced = inWrongFolder(refused)
  if (misplaced) return [misplaced]
  const told = fieldProblems(issues, refused)
  // Fields that are only missing say nothing about the kind.
  const hasOthers = issues.some(({ code, path }) => code === 'unrecognized_keys' && path.length === 0)
  const slip = hasOthers && told.length > 1 ? wrongKind(refused) : undefined
  return slip ? [slip] : told
}

/** One problem or several for each refusal. */
function fieldProblems(issues: readonly z.core.$ZodIssue[], refused: RefusedFile): Problem[] {
  const inPlaceOf = renamedFields(issues, refused)
  const misspelt = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) =>
            pathText([...issue.path, inPlaceOf.get(key) ?? meant(key, issue.path, refused)]),
          )
        : [],
    ),
  )
  const told = new Set<string>()
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => {
        const otherKind = issue.path.length === 0 ? ofOtherKind(key, refused) : undefined
        return otherKind === undefined
          ? unknownField(key, issue.path, {
              refused,
              instead: issue.path.length === 0 ? inPlaceOf.get(key) : undefined,
            })
          : misplacedField(key, { ...otherKind, instead: inPlaceOf.get(key) }, refused)
      })
    // A field that is missing because its name is misspelt is told once, at the name.
    const isMisspelt =
      misspelt.has(pathText(issue.path)) && valueAt(refused.yaml.data, issue.path) === undefined
    // A value of the wrong kind fails every further rule of its field as well.
    const isTold = told.has(pathText(issue.path))
    told.add(pathText(issue.path))
    return isMisspelt || isTold ? [] : [refusedValue(issue, refused)]
  })
}

const isEmpty = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.keys(data).every((key) => key === '')

/** A file whose fields are those of another folder's files: what follows from that is not told. */
function inWrongFolder({ file, schema, yaml }: RefusedFile): Problem | undefined {
  const [folder = ''] = file.split('/')
  const by = kindField(schema)
  const saysItsKind = by !== undefined && valueAt(yaml.data, [by]) !== undefined
  const belongs = saysItsKind ? undefined : likelyCollection(yaml.data)
  if (belongs === undefined || belongs === folder || !isCollection(folder)) return undefined
  return problemAt(file, yaml.placeOf([]), [
    'misplaced-file',
    `This file stands in ${folder}/, and its fields are those of a file in ${belongs}/.`,
    by === 'template'
      ? `Move it to ${belongs}/; or, if a page is meant, add the line template: plain`
      : `Move it to ${belongs}/; or, if it belongs here, give it the fields of the files in ${folder}/, which content/FIELDS.md explains.`,
  ])
}

/** A file without any field lacks all of them; told once. */
const noFields = (issues: readonly z.core.$ZodIssue[], { file, yaml }: RefusedFile): Problem =>
  problemAt(file, yaml.placeOf([]), [
    'missing-field',
    'This file has no fields yet.',
    isIndispensable(file)
      ? bringTextBack(file)
      : `Did it hold a text before? ${bringTextBack(file)} If it is new, delete it, and let npm run new write a file that has what it needs: ${issues.map(({ path }) => path.map(String).join('.')).join(', ')}.`,
  ])

const pathText = (path: FieldPath): string => path.map(String).join('\n')

const meant = (key: string, path: FieldPath, refused: RefusedFile): string =>
  nearest(key, knownFields(path, refused)) ?? key
