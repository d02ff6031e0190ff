import { advertisingFile } from '../../firm/collections.ts'
import { resolveImagePath, resolveImageUrl } from '../images/imageRef.ts'
import { findLinks } from './findLinks.ts'
import type { EditableFile } from './parseEditable.ts'

/** The pictures of the content folder that a file shows, each with the place that names it. */
export const shownPictures = (file: EditableFile): { picture: string; start: number }[] =>
  findLinks(file).flatMap(({ href, kind, isEncoded, start }) => {
    // Where pictures come from is noted there; it shows none.
    if (kind !== 'picture' || file.path === advertisingFile.path) return []
    const named = isEncoded ? resolveImageUrl(href, file.path) : resolveImagePath(href, file.path)
    return named.where === 'content' ? [{ picture: named.path, start }] : []
  })
