import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { valueAt } from '../model/fieldPath.ts'
import { isError, type Diagnostic } from '../model/diagnostic.ts'
import { splitFile } from '../parse/splitFile.ts'
import { bodyContext, bodyProblems, reporter } from './bodyFile.ts'
import type { Registry } from '../model/registry.ts'
import { recordTagOf } from '../tags/recordTag.ts'
import { parseMarkdown } from './parseMarkdown.ts'

/** What is to be known of a site to read its bodies. */
export type BodyRegistry = Pick<Registry, 'collections' | 'tags'>

/**
 * Parses the body of a content file that a module imports.
 * @param tree where its Markdown is put
 * @param file the whole text; it holds the body alone afterwards
 * @param registry what the site is made of: the tags of a body, and the folders with numbered headings
 * @throws when the file cannot be cut at its fences
 */
export function readContentFile(tree: Root, file: VFile, { collections, tags }: BodyRegistry): void {
  const split = splitFile({ path: file.path, text: String(file) })
  if ('problems' in split) throw unsound(split.problems)
  const title = valueAt(split.yaml.data, ['title'])
  file.value = split.body
  const folders = file.path.split(/[\\/]/)
  file.data.body = {
    firstLine: split.bodyLine,
    numbered: collections.some(({ name, isNumbered }) => isNumbered && folders.includes(name)),
    title: typeof title === 'string' ? title : '',
    tags,
  }
  const markdown = parseMarkdown(split.body)
  const limit = markdown.data?.limit
  if (limit) reporter(file)(limit.at, ...limit.told)
  tree.children = markdown.children
  tree.position = markdown.position
}

/** @throws when `npm run check` would call something in the file an error, or when only a site can complete it */
export function requireSound(file: VFile): void {
  const errors = bodyProblems(file).filter(isError)
  if (errors.length > 0) throw unsound(errors)
  const record = recordTagOf(bodyContext(file).tags)
  if (record && (file.data.claims ?? []).length > 0)
    throw new Error(
      `${file.path} takes words from the records in claims/, which only a page of the site is given. Import a file without <${record.name}>.`,
    )
}

const unsound = (problems: readonly Diagnostic[]): Error =>
  new Error(
    problems
      .map(({ file, line, column, message, fix }) => `${file}:${line}:${column} ${message} ${fix}`)
      .join('\n'),
  )
