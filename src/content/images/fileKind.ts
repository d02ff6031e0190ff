import type { FileKind, PictureKind } from '../model/pictures.ts'

/** What the names of pictures end with. */
export const pictureEnding = /\.(jpe?g|jfif|png|webp|avif|gif|svg|hei[cf]|tiff?|bmp)$/i

/** How files begin, as Latin-1 text. */
const beginnings: readonly [FileKind, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['gif', /^GIF8[79]a/],
  ['avif', /^.{4}ftyp(?:avi[fs]|m[is]f1.{0,24}avi[fs])/s],
  ['svg', /^(?:\xef\xbb\xbf)?\s*(?:<[?!][^>]*>\s*)*<svg[\s>]/i],
]

/** What a file is by its content, whatever its name. */
export function fileKindOf(bytes: Uint8Array): FileKind {
  const text = String.fromCodePoint(...bytes.subarray(0, 512))
  return beginnings.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other'
}

/** Whether pictures of a kind are converted for visitors. */
export const isPictureKind = (kind: FileKind): kind is PictureKind => kind !== 'svg' && kind !== 'other'
