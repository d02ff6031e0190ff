import { pictureEnding } from '../images/detectFileType.ts'
import type { Content } from '../model/content.ts'
import { collectionOfPath } from '../model/registry.ts'
import { resolveImagePath, resolveImageUrl } from '../images/imageRef.ts'
import { fileStart, isError, diagnostic, type Diagnostic } from '../model/diagnostic.ts'

/**
 * Pictures beside the content that no text and no person shows, on the site today or not. Nothing is said while some file
 * has an error of its own, or names a picture that is not there: it may mean this one.
 */
export function checkUnusedPictures(
  { registry, bodies, entries, versions, problems }: Content,
  otherFiles: ReadonlySet<string>,
): Diagnostic[] {
  if (problems.some(isError)) return []
  const named = [
    ...[...bodies, ...versions.map(({ entry }) => entry)].flatMap(({ file, prose }) =>
      prose.images.map(({ src }) => resolveImageUrl(src, file)),
    ),
    ...entries.flatMap(({ file, data: { portrait } }) =>
      portrait === undefined ? [] : [resolveImagePath(portrait, file)],
    ),
  ]
  const used = new Set(named.flatMap((picture) => ('path' in picture ? [picture.path] : [])))
  if ([...used].some((path) => !otherFiles.has(path))) return []
  return [...otherFiles]
    .filter((path) => pictureEnding.test(path) && collectionOfPath(registry, path) && !used.has(path))
    .map((path) =>
      diagnostic(path, fileStart, [
        'unused-picture',
        'No page shows this picture.',
        'Delete it, or show it: in a text with ![what it shows](./its-name.jpg), for a person with the field "portrait".',
      ]),
    )
}
