export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

export type FileKind = PictureKind | 'svg' | 'other'

/** A part of a picture, in whole pixels from its upper left corner. */
export interface Crop {
  left: number
  top: number
  width: number
  height: number
}

/** What is known of a file that may be a picture, without its bytes. */
export interface PictureFacts {
  /** What it is by its content, whatever its name says. */
  kind: FileKind
  bytes: number
  /** In pixels, upright; undefined when it isn't a picture that can be read. */
  size: { width: number; height: number } | undefined
  /** Whether it shows several pictures one after the other. */
  isMoving: boolean
  /** Tells its content, and how pictures are converted, from every other. */
  digest: string
}

/**
 * The facts of files by path: inside the content folder (`attorneys/mina-choe.jpg`), or in `public/` with a slash at the
 * beginning (`/og.png`). A file without facts is taken as it is.
 */
export type Pictures = Pick<ReadonlyMap<string, PictureFacts>, 'get'>

export interface SitePictures {
  wanted: ImageJob[]
  /** The portraits, by the name of the person's file without its ending. */
  portraits: ReadonlyMap<string, ResponsiveImage>
  facts: Pictures
}

/** A picture that the site shows, and what is made of it. */
export interface ImageJob {
  path: string
  digest: string
  variants: ImageVariant[]
}

/** One of the files that are made from a picture. */
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
