import { advertisingFile } from '../../firm/collections.ts'
import { pictureBeside, picturePath } from '../images/picturePath.ts'
import { findLinks } from './findLinks.ts'
import type { OpenFile } from './openFile.ts'

/** The pictures of the content folder that a file shows, each with the place that names it. */
export const shownPictures = (file: OpenFile): { picture: string; start: number }[] =>
  findLinks(file).flatMap(({ href, kind, isEncoded, start }) => {
    // Where pictures come from is noted there; it shows none.
    if (kind !== 'picture' || file.path === advertisingFile.path) return []
    const named = isEncoded ? picturePath(href, file.path) : pictureBeside(href, file.path)
    return named.where === 'content' ? [{ picture: named.path, start }] : []
  })
