import type { Registry } from '../content/model/registry.ts'
import { fileTypeOf } from '../content/docs/contentFileTypes.ts'
import { newFiles, type NewFile } from '../content/docs/newFiles.ts'

/**
 * The files that may be begun here: those of the folder, and only while the file holds no more than a word or two.
 * @param registry what the site is made of
 * @param path inside the content folder
 * @param text as it stands in the editor
 */
export function newFileSnippets(registry: Registry, path: string, text: string): NewFile[] {
  const kind = fileTypeOf(registry, path)
  const isEmpty = /^[\w :]{0,30}$/.test(text.trim())
  return kind && isEmpty ? newFiles(kind) : []
}
