/** The kinds of picture that are converted for the site. */
const convertible = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const

export type PictureKind = (typeof convertible)[number]

/** What a file can be, as far as it matters to whoever meant it as a picture. */
export type FileKind =
  | PictureKind
  | 'svg'
  | 'heic'
  | 'tiff'
  | 'bmp'
  | 'photoshop'
  | 'pdf'
  | 'archive'
  | 'video'
  | 'text'
  | 'empty'
  | 'unknown'

export const isPictureKind = (kind: FileKind): kind is PictureKind =>
  convertible.some((known) => known === kind)

/** What a file of a kind that cannot be used is called in a sentence that begins with "This file is". */
export const kindInWords: Readonly<Record<Exclude<FileKind, PictureKind>, string>> = {
  svg: 'a drawing of the kind SVG',
  heic: 'a picture of the kind HEIC, which iPhones make and most browsers cannot show',
  tiff: 'a picture of the kind TIFF, which browsers cannot show',
  bmp: 'a picture of the kind BMP, which is not made for websites',
  photoshop: 'a Photoshop file',
  pdf: 'a PDF document and no picture',
  archive: 'a Word, Office or ZIP file and no picture',
  video: 'a film and no picture',
  text: 'a text and no picture',
  empty: 'empty',
  unknown: 'no picture of a known kind',
}

/** How many bytes of a file's beginning `fileKind` looks at. */
export const tellingBytes = 512

// oxlint-disable no-control-regex -- what tells a file's kind are bytes, not letters

/** The marks at the beginning of files, as Latin-1 text; `ftyp` boxes name their kind from the ninth byte on. */
const marks: readonly (readonly [mark: RegExp, kind: FileKind])[] = [
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^\x89PNG\r\n\x1a\n/, 'png'],
  [/^RIFF[^]{4}WEBP/, 'webp'],
  [/^GIF8[79]a/, 'gif'],
  [/^[^]{4}ftyp(avif|avis)/, 'avif'],
  [/^[^]{4}ftyp(hei[cxms]|hev[cx]|mif1|msf1)/, 'heic'],
  [/^[^]{4}ftyp|^\x1aE\xdf\xa3|^RIFF[^]{4}AVI /, 'video'],
  [/^(II\*\0|MM\0\*)/, 'tiff'],
  [/^BM[^]{12}/, 'bmp'],
  [/^8BPS/, 'photoshop'],
  [/^%PDF-/, 'pdf'],
  [/^(PK\x03\x04|\xd0\xcf\x11\xe0)/, 'archive'],
]

/**
 * What a file is, told from its content.
 * @param beginning its first bytes, `tellingBytes` of them when it has as many
 */
export function fileKind(beginning: Uint8Array): FileKind {
  if (beginning.length === 0) return 'empty'
  const text = String.fromCodePoint(...beginning.subarray(0, tellingBytes))
  const found = marks.find(([mark]) => mark.test(text))?.[1]
  // AVIF files may call themselves by the family's name first, and by their own among those they are compatible with.
  if (found === 'heic' && /^[^]{4}ftyp(mif1|msf1)/.test(text) && /avif|avis/.test(text.slice(8, 40)))
    return 'avif'
  if (found !== undefined) return found
  if (/^(\xef\xbb\xbf)?\s*(<\?xml[^]*?>|<!--[^]*?-->|<!DOCTYPE svg[^]*?>|\s)*<svg[\s>]/i.test(text))
    return 'svg'
  return /[\0-\x08\x0e-\x1f]/.test(text) ? 'unknown' : 'text'
}
