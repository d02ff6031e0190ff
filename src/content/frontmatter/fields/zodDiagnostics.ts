import { likelyCollection } from './likelyCollection.ts'
import type { z } from 'zod'
import { howToRestoreText } from '../../report/restoreHints.ts'
import { collectionOfPath, isRequiredFile } from '../../model/registry.ts'
import { closestMatch } from '../../text/closestMatch.ts'
import { diagnostic, type Diagnostic } from '../../model/diagnostic.ts'
import { valueAt, type FieldPath } from '../../model/fieldPath.ts'
import { knownFields, type InvalidFile } from './invalidFile.ts'
import { invalidValue } from './invalidValue.ts'
import { discriminatorField } from './schemaFields.ts'
import { renamedFields, unknownField, wrongVariant } from './unknownField.ts'

/**
 * Turns the schema library's refusals into problems in an editor's words, each at its place in the file.
 * The field's own sentence from the schema is quoted where it helps.
 */
export function zodDiagnostics(issues: readonly z.core.$ZodIssue[], refused: InvalidFile): Diagnostic[] {
  if (isEmpty(refused.yaml.data) && issues.length > 1) return [noFields(issues, refused)]
  const misplaced = inWrongFolder(refused)
  if (misplaced) return [misplaced]
  const told = issueToDiagnostics(issues, refused)
  // Fields that are only missing say nothing about the kind.
  const hasOthers = issues.some(({ code, path }) => code === 'unrecognized_keys' && path.length === 0)
  const mistake = hasOthers && told.length > 1 ? wrongVariant(refused) : undefined
  return mistake ? [mistake] : told
}

/** One problem or several for each refusal. */
function issueToDiagnostics(issues: readonly z.core.$ZodIssue[], refused: InvalidFile): Diagnostic[] {
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
        const instead = issue.path.length === 0 ? inPlaceOf.get(key) : undefined
        return unknownField(key, issue.path, { refused, instead })
      })
    // A field that is missing because its name is misspelt is reported once, at the name.
    const isMisspelt =
      misspelt.has(pathText(issue.path)) && valueAt(refused.yaml.data, issue.path) === undefined
    // A value of the wrong kind fails every further rule of its field as well.
    const isTold = told.has(pathText(issue.path))
    told.add(pathText(issue.path))
    return isMisspelt || isTold ? [] : [invalidValue(issue, refused)]
  })
}

const isEmpty = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.keys(data).every((key) => key === '')

/** A file whose fields are those of another folder's files; what follows from that is not reported. */
function inWrongFolder({ registry, file, schema, yaml }: InvalidFile): Diagnostic | undefined {
  const folder = collectionOfPath(registry, file)
  const by = discriminatorField(schema)
  const saysItsKind = by !== undefined && valueAt(yaml.data, [by]) !== undefined
  const belongs = saysItsKind ? undefined : likelyCollection(registry, yaml.data)
  if (belongs === undefined || folder === undefined || belongs === folder) return undefined
  return diagnostic(file, yaml.placeOf([]), [
    'misplaced-file',
    `This file stands in ${folder.name}/, and its fields are those of a file in ${belongs.name}/.`,
    by === 'template'
      ? `Move it to ${belongs.name}/; or, if a page is meant, add the line template: plain`
      : `Move it to ${belongs.name}/; or, if it belongs here, give it the fields of the files in ${folder.name}/, which content/FIELDS.md explains.`,
  ])
}

/** A file without any field lacks all of them, which is reported once. */
const noFields = (issues: readonly z.core.$ZodIssue[], { registry, file, yaml }: InvalidFile): Diagnostic =>
  diagnostic(file, yaml.placeOf([]), [
    'missing-field',
    'This file has no fields yet.',
    isRequiredFile(registry, file)
      ? howToRestoreText(file)
      : `Did it hold a text before? ${howToRestoreText(file)} If it is new, delete it, and let npm run new write a file that has what it needs: ${issues.map(({ path }) => path.map(String).join('.')).join(', ')}.`,
  ])

const pathText = (path: FieldPath): string => path.map(String).join('\n')

const meant = (key: string, path: FieldPath, refused: InvalidFile): string =>
  closestMatch(key, knownFields(path, refused)) ?? key
