import type { FileKind } from './detectFileType.ts'

/** What is known of a file that may be a picture, without its bytes: what a check and a page need. */
export interface PictureFacts {
  /** What it is by its content, whatever its name says. */
  kind: FileKind
  /** How large the file is. */
  bytes: number
  /** Its size in pixels as it is looked at, upright; undefined when it is no picture that can be read. */
  size: { width: number; height: number } | undefined
  /** Whether it shows several pictures one after the other. */
  isMoving: boolean
  /** Whether it says where and with which device it was taken. */
  hasCameraNotes: boolean
  /** Tells its content, and the way pictures are converted, from every other: eight small letters and digits. */
  digest: string
}

/**
 * The facts of files by path: inside the content folder as it is (`attorneys/mina-choe.jpg`), in `public/` with a
 * slash at the beginning (`/og.png`). A file without facts is taken as it is.
 */
export type Pictures = ReadonlyMap<string, PictureFacts>
