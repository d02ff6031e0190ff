/** A kind of picture that is converted for the site. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

export interface SitePictures {
  /** What is to be made for the pages, sorted by path. */
  wanted: ImageJob[]
  /** The portraits, by the name of the person's file without its ending. */
  portraits: ReadonlyMap<string, ResponsiveImage>
  /** What is known of every file. */
  facts: Pictures
}

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

/** What is known of a file that may be a picture, without its bytes: what a check and a page need. */
export interface PictureFacts {
  /** What it is by its content, whatever its name says. */
  kind: FileKind
  bytes: number
  /** Its size in pixels as it is looked at, upright; undefined when it is no picture that can be read. */
  size: { width: number; height: number } | undefined
  /** Whether it shows several pictures one after the other. */
  isMoving: boolean
  /** Tells its content, and the way pictures are converted, from every other: eight small letters and digits. */
  digest: string
}

/**
 * The facts of files by path: inside the content folder as it is (`attorneys/mina-choe.jpg`), in `public/` with a
 * slash at the beginning (`/og.png`). A file without facts is taken as it is. To ask for facts may cost a while: files are
 * read when the first of them is asked for.
 */
export type Pictures = Pick<ReadonlyMap<string, PictureFacts>, 'get'>

/** The kinds of file that messages on pictures tell apart. */
export type FileKind = PictureKind | 'svg' | 'other'

/** A part of a picture, in whole pixels from its upper left corner. */
export interface Crop {
  left: number
  top: number
  width: number
  height: number
}
