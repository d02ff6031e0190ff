import { valueAt, type FieldPath } from '../model/fieldPath.ts'
import { valueRange, scalarAtPath, type EditableFile, type FileEdit } from './parseEditable.ts'

/** A numbered list and the files in it. */
export interface Numbered {
  path: FieldPath
  places: { file: EditableFile; order: number }[]
}

/** The files that have a number at a path of their fields. */
export const ordersIn = (files: readonly EditableFile[], path: FieldPath): Numbered['places'] =>
  files.flatMap((file) => {
    const typed = valueAt(file.data, path)
    return typeof typed === 'string' && /^\d+$/.test(typed) ? [{ file, order: Number(typed) }] : []
  })

/** The edit that gives a file another number; undefined when its number is written in a way that cannot be edited. */
export function setOrderEdit(
  file: EditableFile,
  path: FieldPath,
  { from, to }: { from: number; to: number },
): FileEdit | undefined {
  const scalar = scalarAtPath(file, path)
  const at = scalar && valueRange(file, scalar)
  return at && { file: file.path, ...at, text: String(to), words: `${path.join(', ')}: ${from} → ${to}` }
}
