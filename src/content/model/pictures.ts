export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif'

type FileKind = PictureKind | 'gif' | 'svg' | 'pdf' | 'other'

export interface Crop {
  left: number
  top: number
  width: number
  height: number
}

export interface PictureFacts {
  /** What it is by its content, whatever its name says. */
  kind: FileKind
  bytes: number
  /** In pixels, upright; undefined when it isn't a picture that can be read. */
  size: { width: number; height: number } | undefined
  isMoving: boolean
  /** Tells its content, and how pictures are converted, from every other. */
  digest: string
  /** Eight digits of its SHA-256, for redlines and approvals. */
  sha: string
}

/** By path inside the content folder, or in `public/` with a slash at the beginning (`/og.png`). */
export type Pictures = Pick<ReadonlyMap<string, PictureFacts>, 'get'>

export interface SitePictures {
  wanted: ImageJob[]
  /** The portraits, by the name of the person's file without its ending. */
  portraits: ReadonlyMap<string, ResponsiveImage>
  facts: Pictures
}

export interface ImageJob {
  path: string
  digest: string
  variants: ImageVariant[]
}

export interface ImageVariant {
  /** Where visitors get it: `/assets/1a2b3c4d-p400.avif`. */
  address: string
  kind: PictureKind
  width: number
  height: number
  /** The part of the upright picture that is shown; all of it when undefined. */
  crop: Crop | undefined
}

/** A converted picture as a page shows it: plain data, as it travels in a payload. */
export interface ResponsiveImage {
  alt: string
  /** The file for browsers that know none of the `sources`, and its size. */
  src: string
  width: number
  height: number
  /** The better kinds, best first, each with its widths. */
  sources: { type: string; srcSet: string }[]
}

/** The fonts of the pictures of shared links: `src/firm/theme/fonts/share-NAME.ttf`. */
export const shareFonts = ['serif', 'serif-italic', 'sans'] as const

export type ShareFont = (typeof shareFonts)[number]

/** A line of text as SVG paths, one em high, y upward, and its width in ems. Undefined if the font lacks a character. */
export type OutlineText = (
  font: ShareFont,
  text: string,
  tracking?: number,
) => { paths: string; width: number } | undefined
