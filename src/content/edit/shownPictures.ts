import { resolveImagePath, resolveImageUrl } from '../images/imageRef.ts'
import { findLinks } from './findLinks.ts'
import type { EditableFile } from './parseEditable.ts'

/** The pictures of the content folder that a file shows, each with the place that names it. */
export const shownPictures = (file: EditableFile): { picture: string; start: number }[] =>
  findLinks(file).flatMap(({ href, kind, isEncoded, start }) => {
    // A file outside the collections may say where pictures come from; it shows none.
    if (kind !== 'picture' || file.isSingle) return []
    const named = isEncoded ? resolveImageUrl(href, file.path) : resolveImagePath(href, file.path)
    return named.where === 'content' ? [{ picture: named.path, start }] : []
  })
