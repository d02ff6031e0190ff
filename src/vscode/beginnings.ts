import { kindOf } from '../content/docs/kinds.ts'
import { newFiles, type NewFile } from '../content/docs/newFiles.ts'

/**
 * The files that may be begun here: those of the folder, and only while the file holds no more than a word or two.
 * @param path inside the content folder
 * @param text as it stands in the editor
 */
export function beginnings(path: string, text: string): NewFile[] {
  const kind = kindOf(path)
  const isEmpty = /^[\w :]{0,30}$/.test(text.trim())
  return kind && isEmpty ? newFiles(kind) : []
}
