import type { PictureKind } from './detectFileType.ts'
import { isPictureKind } from './detectFileType.ts'
import type { PictureFacts } from './pictureFacts.ts'
import { pictureSettings, type PictureUse } from './pictureSettings.ts'
import { portraitCrop, type Crop } from './portraitCrop.ts'

/** One of the files that are made from a picture. */
export interface ImageVariant {
  /**
   * Where visitors get it, below the site's root: `/assets/1a2b3c4d-p400.avif`. The name is the digest
   * alone: a page of ten portraits says it fifty times.
   */
  address: string
  kind: PictureKind
  /** In pixels. */
  width: number
  height: number
  /** The part of the upright picture that is shown; all of it when undefined. */
  crop: Crop | undefined
}

/** A picture that the site shows, and what is made of it. */
export interface ImageJob {
  /** Its path inside the content folder. */
  path: string
  digest: string
  variants: ImageVariant[]
}

/**
 * What is made of a picture: AVIF and WebP in several widths, and the original's kind in one for browsers that know
 * neither. Nothing is made larger than it is.
 * @returns nothing for a file that is no picture that can be read
 */
export function imageVariants(facts: PictureFacts, use: PictureUse): ImageVariant[] {
  const { kind, size, digest } = facts
  if (size === undefined || !isPictureKind(kind)) return []
  const crop = use === 'portrait' ? portraitCrop(size) : undefined
  const shown = crop ?? size
  const widths = widthsFor(shown.width, pictureSettings[use].widths)
  const fallback = [widths.at(-2) ?? shown.width]
  const made = (as: PictureKind) => (width: number) => ({
    address: `/assets/${digest}-${use === 'portrait' ? 'p' : ''}${width}.${as === 'jpeg' ? 'jpg' : as}`,
    kind: as,
    width,
    height: Math.max(1, Math.round((width * shown.height) / shown.width)),
    crop,
  })
  const last = fallbackKind(kind)
  return [
    ...widths.map(made('avif')),
    ...widths.map(made('webp')),
    ...(last === undefined ? [] : fallback.map(made(last))),
  ]
}

/** The widths up to a picture's own, which stands in for the first that it cannot fill. */
function widthsFor(own: number, wanted: readonly number[]): number[] {
  const below = wanted.filter((width) => width < own)
  return below.length < wanted.length ? [...below, own] : [...wanted]
}

/** The kind for browsers without AVIF and WebP; none when the original is one of these two already. */
const fallbackKind = (kind: PictureKind): PictureKind | undefined =>
  ({ jpeg: 'jpeg', png: 'png', gif: 'png', webp: undefined, avif: undefined } as const)[kind]
