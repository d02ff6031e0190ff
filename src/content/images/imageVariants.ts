import type { Crop, ImageVariant, PictureFacts, PictureKind } from '../model/pictures.ts'
import { isPictureKind } from './detectFileType.ts'
import { pictureSettings, type PictureUse } from './pictureSettings.ts'

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

/** The largest part of an upright picture that has the shape of a portrait: its middle, and more of the top. */
export function portraitCrop({ width, height }: { width: number; height: number }): Crop {
  const { shape, cutAbove } = pictureSettings.portrait
  if (height > width * shape) {
    const kept = Math.max(1, Math.round(width * shape))
    return { left: 0, top: Math.round((height - kept) * cutAbove), width, height: kept }
  }
  const kept = Math.max(1, Math.round(height / shape))
  return { left: Math.round((width - kept) / 2), top: 0, width: kept, height }
}

/** The widths up to a picture's own, which stands in for the first that it cannot fill. */
function widthsFor(own: number, wanted: readonly number[]): number[] {
  const below = wanted.filter((width) => width < own)
  return below.length < wanted.length ? [...below, own] : [...wanted]
}

/** The kind for browsers without AVIF and WebP; none when the original is one of these two already. */
const fallbackKind = (kind: PictureKind): PictureKind | undefined =>
  ({ jpeg: 'jpeg', png: 'png', gif: 'png', webp: undefined, avif: undefined } as const)[kind]
