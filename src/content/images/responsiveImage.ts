import type { ImageVariant, ResponsiveImage, PictureFacts, PictureKind } from '../model/pictures.ts'
import type { PictureUse } from './pictureSettings.ts'
import { imageVariants } from './imageVariants.ts'

/** A picture as a page shows it, or undefined when nothing can be made of the file. */
export function responsiveImage(
  facts: PictureFacts,
  { alt, use }: { alt: string; use: PictureUse },
): ResponsiveImage | undefined {
  const variants = imageVariants(facts, use)
  const of = (kind: PictureKind) => variants.filter((made) => made.kind === kind)
  const [avif, webp] = [of('avif'), of('webp')]
  const largest = avif.at(-1)
  const last = variants.at(-1)
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

const srcSetOf = (variants: readonly ImageVariant[]): string =>
  variants.map(({ address, width }) => `${address} ${width}w`).join(', ')
