import type { PictureKind } from './detectFileType.ts'
import type { PictureFacts } from './pictureFacts.ts'
import type { PictureUse } from './pictureSettings.ts'
import { imageVariants, type ImageVariant } from './imageVariants.ts'

/** A converted picture as a page shows it: plain data, as it travels in a payload. */
export interface ResponsiveImage {
  alt: string
  /** The file for browsers that know none of the `sources`. */
  src: string
  /** The size of the largest file in pixels, so that the page keeps the place free. */
  width: number
  height: number
  /** The better kinds, best first, each with its widths. */
  sources: { type: string; srcSet: string }[]
}

/** A picture as a page shows it, or undefined when nothing can be made of the file. */
export function responsiveImage(
  facts: PictureFacts,
  { alt, use }: { alt: string; use: PictureUse },
): ResponsiveImage | undefined {
  const renditions = imageVariants(facts, use)
  const of = (kind: PictureKind) => renditions.filter((made) => made.kind === kind)
  const [avif, webp] = [of('avif'), of('webp')]
  const largest = avif.at(-1)
  const last = renditions.at(-1)
  if (!largest || !last) return undefined
  const { width, height } = largest
  return {
    alt,
    src: last.address,
    width,
    height,
    sources: [
      { type: 'image/avif', srcSet: srcSetOf(avif) },
      { type: 'image/webp', srcSet: srcSetOf(webp) },
    ],
  }
}

const srcSetOf = (renditions: readonly ImageVariant[]): string =>
  renditions.map(({ address, width }) => `${address} ${width}w`).join(', ')
