import type { Registry } from '../model/registry.ts'
import type { SourceFile } from '../model/sourceFile.ts'
import { valueAt } from '../model/fieldPath.ts'
import { lineOf, parseEditable, samePath, scalarAtPath, type EditableFile } from './parseEditable.ts'
import { shownPictures } from './findLinks.ts'
import type { FileSummary } from './plan.ts'

/**
 * What is left to a person of the pictures of something that leaves: the entries that say where they come from, line by
 * line, and the places that show a picture which stays for their sake.
 * @param files as they will be
 * @param pictures every picture that the file has shown
 */
export function pictureLeftovers(
  registry: Registry,
  files: readonly SourceFile[],
  pictures: readonly string[],
): FileSummary[] {
  if (pictures.length === 0) return []
  const open = files.flatMap((file) => parseEditable(file, registry) ?? [])
  const shown = open.flatMap((file): FileSummary[] => {
    const lines = shownPictures(file)
      .filter(({ picture }) => pictures.includes(picture))
      .map(({ picture, start }) => ({
        line: lineOf(file.plain, start),
        words: `shows ${picture}, so that picture was kept`,
      }))
    return lines.length === 0 ? [] : [{ file: file.path, lines }]
  })
  const kept = new Set(open.flatMap((file) => shownPictures(file).map(({ picture }) => picture)))
  const gone = pictures.filter((picture) => !kept.has(picture))
  const noted = open.flatMap((file): FileSummary[] => {
    const lines = file.isSingle ? entriesOf(file, gone) : []
    return lines.length === 0 ? [] : [{ file: file.path, lines }]
  })
  return [...shown, ...noted]
}

/** The lines that say where pictures come from; the line above them too, when no other entry stays below it. */
function entriesOf(file: EditableFile, pictures: readonly string[]): FileSummary['lines'] {
  const entries = valueAt(file.data, ['pictures'])
  const count = Array.isArray(entries) ? entries.length : 0
  const indexes = Array.from({ length: count }, (_, at) => at).filter((at) =>
    pictures.includes(scalarAtPath(file, ['pictures', at, 'file'])?.value ?? ''),
  )
  if (indexes.length === 0) return []
  const typed = file.plain.split('\n')
  const heading = indexes.length === count ? typed.findIndex((line) => /^pictures\s*:/.test(line)) + 1 : 0
  const lines = new Set([
    ...(heading === 0 ? [] : [heading]),
    ...indexes.flatMap((at) => entryLines(file, at)),
  ])
  return [...lines].map((line) => ({ line, words: `take out: ${(typed[line - 1] ?? '').trim()}` }))
}

/** The lines of the entry that says where a picture comes from. */
function entryLines(file: EditableFile, index: number): number[] {
  const own = file.scalars.filter(({ path }) => samePath(path.slice(0, 2), ['pictures', index]))
  const first = Math.min(...own.map(({ start }) => lineOf(file.plain, start)))
  const last = Math.max(...own.map(({ end }) => lineOf(file.plain, Math.max(0, end - 1))))
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}
