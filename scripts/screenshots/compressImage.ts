import sharp from 'sharp'

/** A picture for `.github/pictures`. */
export interface MadePicture {
  file: string
  bytes: Buffer
}

/**
 * A screenshot as a small file. The charts have many fine lines, which PNG holds in three times the bytes.
 * @param quality 0 to 100
 */
export const compressImage = async (
  name: string,
  screenshot: Buffer,
  quality: number,
): Promise<MadePicture> => ({
  file: `${name}.webp`,
  bytes: await sharp(screenshot).webp({ quality, effort: 6 }).toBuffer(),
})
