import type { ImageVariant } from '../../content/model/pictures.ts'
import { pictureSettings } from '../../content/images/pictureSettings.ts'

/**
 * Makes one file of a picture: upright, cut, in its size and kind, in the colours of the web, and without anything
 * that the camera wrote into it.
 * @param bytes the picture as it was saved
 * @throws when the picture is damaged
 */
export async function convertPicture(
  bytes: Uint8Array,
  { kind, width, height, crop }: Omit<ImageVariant, 'address'>,
): Promise<Buffer> {
  // Only now: it takes a tenth of a second to load, and most runs find their pictures converted.
  const { default: sharp } = await import('sharp')
  const { quality, most } = pictureSettings
  const upright = sharp(bytes, { limitInputPixels: most.pixels, failOn: 'truncated' }).autoOrient()
  const sized = (crop ? upright.extract(crop) : upright)
    .resize({ width, height, fit: 'fill' })
    .toColourspace('srgb')
  switch (kind) {
    case 'avif':
      return sized
        .avif({ quality: quality.avif, effort: 4, chromaSubsampling: '4:4:4', bitdepth: 8 })
        .toBuffer()
    case 'webp':
      return sized.webp({ quality: quality.webp, effort: 5, smartSubsample: true }).toBuffer()
    case 'png':
      return sized.png({ compressionLevel: 9, effort: 7 }).toBuffer()
    case 'jpeg':
    case 'gif':
      return sized.flatten({ background: '#fff' }).jpeg({ quality: quality.jpeg, mozjpeg: true }).toBuffer()
  }
}
