import { join } from 'node:path'
import type { WantedPicture } from '../../site/pictures/renditions.ts'
import { writeWhole } from '../writeWhole.ts'
import { pictureKeeper, type KeeperOptions } from './pictureKeeper.ts'

/**
 * Writes every file that is made from a site's pictures into a folder.
 * @param wanted the pictures that its pages show; @param folder the published site, absolute
 * @throws ChangedPictureError when a picture is another than the one that was checked
 */
export async function publishPictures(
  wanted: readonly WantedPicture[],
  folder: string,
  options: KeeperOptions,
): Promise<void> {
  const give = pictureKeeper(options)
  // One after the other: the library uses every core for each.
  for (const picture of wanted) {
    for (const rendition of picture.renditions)
      writeWhole(join(folder, rendition.address), await give(picture, rendition))
  }
}
