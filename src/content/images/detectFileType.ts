import type { FileKind, PictureKind } from '../model/pictures.ts'

/** The kinds of picture that are converted for the site. */
const convertible: readonly PictureKind[] = ['jpeg', 'png', 'webp', 'avif', 'gif']

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

/** What the names of pictures end with. */
export const pictureEnding = /\.(jpe?g|jfif|png|webp|avif|gif|svg|hei[cf]|tiff?|bmp)$/i

/** How many bytes of a file's beginning `detectFileType` looks at. */
export const headerBytes = 512

/** A mark of a kind of file: what stands at a place, and what at a second one, any of several. */
interface Signature {
  kind: FileKind
  begins: readonly string[]
  at?: number
  besides?: { at: number; texts: readonly string[] }
}

const fileType = { begins: ['ftyp'], at: 4 } as const
const riff = { begins: ['RIFF'] } as const
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
const avifBrands = ['avif', 'avis']

/**
 * The marks of files, as Latin-1 text, the first that fits: the signatures of each format's own specification. `ftyp`
 * boxes (ISO 14496-12) name their kind from the ninth byte on.
 */
const signatures: readonly Signature[] = [
  { kind: 'jpeg', begins: ['\xff\xd8\xff'] },
  { kind: 'png', begins: ['\x89PNG\r\n\x1a\n'] },
  { kind: 'webp', ...riff, besides: { at: 8, texts: ['WEBP'] } },
  { kind: 'video', ...riff, besides: { at: 8, texts: ['AVI '] } },
  { kind: 'gif', begins: ['GIF87a', 'GIF89a'] },
  { kind: 'avif', ...fileType, besides: { at: 8, texts: avifBrands } },
  { kind: 'heic', ...fileType, besides: { at: 8, texts: heicBrands } },
  { kind: 'video', ...fileType },
  { kind: 'video', begins: ['\x1aE\xdf\xa3'] },
  { kind: 'tiff', begins: ['II*\0', 'MM\0*'] },
  { kind: 'bmp', begins: ['BM'] },
  { kind: 'photoshop', begins: ['8BPS'] },
  { kind: 'pdf', begins: ['%PDF-'] },
  { kind: 'archive', begins: ['PK\x03\x04', '\xd0\xcf\x11\xe0'] },
]

/** The bytes of a BMP file's first header: a text may begin with the same two letters. */
const leastBmp = 14

/**
 * What a file is, told from its content.
 * @param beginning its first bytes, `headerBytes` of them when it has as many
 */
export function detectFileType(beginning: Uint8Array): FileKind {
  if (beginning.length === 0) return 'empty'
  const text = String.fromCodePoint(...beginning.subarray(0, headerBytes))
  const has = (at: number, texts: readonly string[]) => texts.some((one) => text.startsWith(one, at))
  const found = signatures.find(
    ({ kind, begins, at = 0, besides }) =>
      has(at, begins) &&
      (!besides || has(besides.at, besides.texts)) &&
      (kind !== 'bmp' || text.length >= leastBmp),
  )?.kind
  // AVIF files may call themselves by the family's name first, and by their own among those they are compatible with.
  const compatible = text.slice(8, 40)
  if (found === 'heic' && has(8, ['mif1', 'msf1']) && avifBrands.some((brand) => compatible.includes(brand)))
    return 'avif'
  if (found !== undefined) return found
  if (/^(\xef\xbb\xbf)?\s*(<\?xml[^]*?>|<!--[^]*?-->|<!DOCTYPE svg[^]*?>|\s)*<svg[\s>]/i.test(text))
    return 'svg'
  return beginning.subarray(0, headerBytes).some(isNoText) ? 'unknown' : 'text'
}

/** Whether a byte is a control character other than those between words and lines (9 to 13). */
const isNoText = (byte: number): boolean => byte < 9 || (byte > 13 && byte < 32)
