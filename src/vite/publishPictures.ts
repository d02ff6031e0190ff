import type { ImageJob } from '../content/model/pictures.ts'
import { imageVariantCache, type KeeperOptions } from '../node/images/imageVariantCache.ts'

/**
 * Publishes every file that is made from a site's pictures.
 * @param wanted the pictures that its pages show; @param write puts a file at its address
 * @throws ChangedPictureError when a picture is another than the one that was checked
 */
export async function publishPictures(
  wanted: readonly ImageJob[],
  write: (address: string, content: Uint8Array) => void,
  options: KeeperOptions,
): Promise<void> {
  const give = imageVariantCache(options)
  // One after the other: the library uses every core for each.
  for (const picture of wanted) {
    for (const rendition of picture.variants) write(rendition.address, await give(picture, rendition))
  }
}
