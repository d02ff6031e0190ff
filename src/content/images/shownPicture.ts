import type { PictureKind } from './fileKind.ts'
import type { PictureFacts } from './pictureFacts.ts'
import type { PictureUse } from './pictureSettings.ts'
import { renditionsOf, type Rendition } from './renditions.ts'

/** A converted picture as a page shows it: plain data, as it travels in a payload. */
export interface ShownPicture {
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
export function shownPicture(
  facts: PictureFacts,
  { alt, use }: { alt: string; use: PictureUse },
): ShownPicture | undefined {
  const renditions = renditionsOf(facts, use)
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

const srcSetOf = (renditions: readonly Rendition[]): string =>
  renditions.map(({ address, width }) => `${address} ${width}w`).join(', ')
