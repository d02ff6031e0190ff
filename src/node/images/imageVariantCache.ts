import type { ImageVariant, ImageJob } from '../../content/model/pictures.ts'
import { basename, join } from 'node:path'
import { UserError } from '../userError.ts'
import { keep, readKept } from '../keptFile.ts'
import { readIfPresent } from '../readIfPresent.ts'
import { convertPicture } from './convertPicture.ts'
import { digestOf, pictureCache } from './imageMetadata.ts'

/** What a keeper of converted pictures works with. */
export interface KeeperOptions {
  /** The content folder, absolute. */
  content: string
  /** Where converted pictures are kept, absolute. */
  cache?: string
  /** Makes one; another one in tests. */
  convert?: typeof convertPicture
}

/** Gives one of the files that are made from a picture. */
type KeptPicture = (picture: ImageJob, rendition: ImageVariant) => Promise<Uint8Array>

/**
 * Converts pictures, each once: results are kept on the disk under the names that they are published with, which
 * carry the digest of the picture and of the way it is converted.
 * @returns what gives a file; it throws ChangedPictureError when the picture is another than the one that was checked
 */
export function imageVariantCache({
  content,
  cache = pictureCache,
  convert = convertPicture,
}: KeeperOptions): KeptPicture {
  const underWay = new Map<string, Promise<Uint8Array>>()
  const make = async (
    { path, digest }: ImageJob,
    rendition: ImageVariant,
    kept: string,
  ): Promise<Uint8Array> => {
    const bytes = readIfPresent(join(content, path))
    if (bytes === undefined || digestOf(bytes) !== digest) throw new ChangedPictureError(path)
    const made = await convert(bytes, rendition)
    keep(kept, made)
    return made
  }
  return (picture, rendition) => {
    const kept = join(cache, 'made', basename(rendition.address))
    const known = underWay.get(kept)
    if (known) return known
    const found = readKept(kept)
    if (found) return Promise.resolve(found)
    const making = make(picture, rendition, kept).finally(() => underWay.delete(kept))
    underWay.set(kept, making)
    return making
  }
}

/** A picture was replaced or deleted between the check and the conversion. */
export class ChangedPictureError extends UserError {
  constructor(path: string) {
    super(`The picture ${path} changed while the site was built. Build it again.`)
  }
}
