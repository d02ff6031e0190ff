import type { Crop, ImageVariant, PictureFacts, PictureKind, ResponsiveImage } from '../model/pictures.ts'
import { pictureSettings, type PictureUse } from './pictureSettings.ts'

/** What is made of a picture: AVIF and WebP in several widths, none larger than it is, and one file for old browsers. */
export function imageVariants({ kind, size, digest }: PictureFacts, use: PictureUse): ImageVariant[] {
  if (size === undefined || kind === 'svg' || kind === 'pdf' || kind === 'other') return []
  const crop = use === 'portrait' ? portraitCrop(size) : undefined
  const shown = crop ?? size
  const wanted: readonly number[] = pictureSettings[use].widths
  const smaller = wanted.filter((width) => width < shown.width)
  const widths = smaller.length < wanted.length ? [...smaller, shown.width] : wanted
  const made = (as: PictureKind) => (width: number) => ({
    address: `/assets/${digest}-${use === 'portrait' ? 'p' : ''}${width}.${as === 'jpeg' ? 'jpg' : as}`,
    kind: as,
    width,
    height: Math.max(1, Math.round((width * shown.height) / shown.width)),
    crop,
  })
  const fallback = { jpeg: 'jpeg', png: 'png', gif: 'png', webp: undefined, avif: undefined } as const
  const last = fallback[kind]
  return [
    ...widths.map(made('avif')),
    ...widths.map(made('webp')),
    ...(last === undefined ? [] : [made(last)(widths.at(-2) ?? shown.width)]),
  ]
}

/** The largest part of a picture that has the shape of a portrait: its middle, and more of the top. */
export function portraitCrop({ width, height }: { width: number; height: number }): Crop {
  const { shape, cutAbove } = pictureSettings.portrait
  const kept = {
    width: Math.min(width, Math.max(1, Math.round(height / shape))),
    height: Math.min(height, Math.max(1, Math.round(width * shape))),
  }
  const [left, top] = [(width - kept.width) / 2, (height - kept.height) * cutAbove]
  return { left: Math.round(left), top: Math.round(top), ...kept }
}

/** A picture as a page shows it, or undefined when nothing can be made of the file. */
export function responsiveImage(facts: PictureFacts, use: PictureUse, alt: string) {
  const variants = imageVariants(facts, use)
  const [largest, last] = [variants.findLast(({ kind }) => kind === 'avif'), variants.at(-1)]
  if (!largest || !last) return undefined
  const srcSet = (kind: PictureKind) =>
    variants.flatMap((made) => (made.kind === kind ? `${made.address} ${made.width}w` : [])).join(', ')
  return {
    alt,
    src: last.address,
    width: largest.width,
    height: largest.height,
    sources: (['avif', 'webp'] as const).map((kind) => ({ type: `image/${kind}`, srcSet: srcSet(kind) })),
  } satisfies ResponsiveImage
}
