import type { ImageVariant, ImageJob } from '../../content/model/pictures.ts'
import { basename, join } from 'node:path'
import { UserError } from '../userError.ts'
import { keep, readKept } from '../keptFile.ts'
import { readIfPresent } from '../readIfPresent.ts'
import { convertPicture } from './convertPicture.ts'
import { digestOf, pictureCache } from './imageMetadata.ts'

/** What a cache of converted pictures works with. */
export interface ImageCacheOptions {
  /** The content folder, absolute. */
  content: string
  /** Where converted pictures are kept, absolute. */
  cache?: string
  /** Makes one; another one in tests. */
  convert?: typeof convertPicture
}

/** Gives one of the files that are made from a picture. */
type GetVariant = (picture: ImageJob, variant: ImageVariant) => Promise<Uint8Array>

/**
 * Converts pictures, each once: results are kept on the disk under the names that they are published with, which
 * carry the digest of the picture and of the way it is converted.
 * @returns what gives a file; it throws ChangedPictureError when the picture is another than the one that was checked
 */
export function imageVariantCache({
  content,
  cache = pictureCache,
  convert = convertPicture,
}: ImageCacheOptions): GetVariant {
  const pending = new Map<string, Promise<Uint8Array>>()
  const make = async (
    { path, digest }: ImageJob,
    variant: ImageVariant,
    kept: string,
  ): Promise<Uint8Array> => {
    const bytes = readIfPresent(join(content, path))
    if (bytes === undefined || digestOf(bytes) !== digest) throw new ChangedPictureError(path)
    const made = await convert(bytes, variant)
    keep(kept, made)
    return made
  }
  return (picture, variant) => {
    const kept = join(cache, 'made', basename(variant.address))
    const known = pending.get(kept)
    if (known) return known
    const found = readKept(kept)
    if (found) return Promise.resolve(found)
    const making = make(picture, variant, kept).finally(() => pending.delete(kept))
    pending.set(kept, making)
    return making
  }
}

/**
 * Publishes every file that is made from a site's pictures.
 * @param wanted the pictures that its pages show; @param write puts a file at its address
 * @throws ChangedPictureError when a picture is another than the one that was checked
 */
export async function publishPictures(
  wanted: readonly ImageJob[],
  write: (address: string, content: Uint8Array) => void,
  options: ImageCacheOptions,
): Promise<void> {
  const getVariant = imageVariantCache(options)
  // One after the other: the library uses every core for each.
  for (const picture of wanted) {
    for (const variant of picture.variants) write(variant.address, await getVariant(picture, variant))
  }
}

/** A picture was replaced or deleted between the check and the conversion. */
export class ChangedPictureError extends UserError {
  constructor(path: string) {
    super(`The picture ${path} changed while the site was built. Build it again.`)
  }
}
