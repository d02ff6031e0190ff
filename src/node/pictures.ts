import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureSettings } from '../content/images/pictureSettings.ts'
import type { ImageJob, ImageVariant, PictureFacts, Pictures } from '../content/model.ts'
import { keep } from './keep.ts'
import { sha256, shortDigest } from './sha256.ts'
import { UserError } from './userError.ts'

/** Part of every cache key and URL. Raise it when `convert` changes. */
const version = 1

/** Files that can't be pictures. */
const otherFile = /\.(md|txt|json|csv|xml|js|css|ico|woff2?)$/i

/** The formats that browsers support, by sharp's names. */
const kinds = ['jpeg', 'png', 'webp', 'avif', 'gif', 'svg'] as const

/** Detects each file's format, and the size of pictures. @param files absolute paths by name */
export async function readPictures(files: ReadonlyMap<string, string>): Promise<Pictures> {
  const pictures = new Map<string, PictureFacts>()
  for (const [name, file] of files) {
    if (existsSync(file)) pictures.set(name, await readFacts(readFileSync(file), name))
  }
  return pictures
}

async function readFacts(bytes: Buffer, name: string): Promise<PictureFacts> {
  const sha = sha256(bytes).slice(0, 8)
  const unread = { bytes: bytes.length, size: undefined, isMoving: false, digest: '', sha } as const
  if (otherFile.test(name)) return { ...unread, kind: 'other' }
  if (name.endsWith('.svg')) return { ...unread, kind: 'svg' }
  // Some programs write other bytes before it.
  if (bytes.subarray(0, 1024).includes('%PDF-')) return { ...unread, kind: 'pdf' }
  const digest = digestOf(bytes)
  const facts = await keep(`pictures/${digest}-facts.json`, async () => JSON.stringify(await inspect(bytes)))
  const inspected: Awaited<ReturnType<typeof inspect>> = JSON.parse(String(facts))
  return { ...unread, ...inspected, digest }
}

/** The size is that after EXIF rotation. Damaged pictures have none. */
async function inspect(bytes: Buffer): Promise<Pick<PictureFacts, 'kind'> & Partial<PictureFacts>> {
  const { default: sharp } = await import('sharp')
  const limitInputPixels = pictureSettings.most.pixels
  let kind: PictureFacts['kind'] = 'other'
  try {
    const found = await sharp(bytes, { limitInputPixels: false }).metadata()
    const { format, compression, autoOrient: size, pages = 1 } = found
    kind = kinds.find((one) => one === (compression === 'av1' ? 'avif' : format)) ?? kind
    // Only decoding finds a truncated file. Pictures that are too large are reported by their size.
    if (size.width * size.height <= limitInputPixels)
      await sharp(bytes, { failOn: 'truncated', limitInputPixels }).stats()
    return { kind, size, isMoving: pages > 1 }
  } catch {
    return { kind }
  }
}

/** Ten digits for published URLs. */
const digestOf = (bytes: Buffer): string =>
  shortDigest(Buffer.concat([Buffer.from(`${version} ${JSON.stringify(pictureSettings)}`), bytes]))

/**
 * Converts a picture, with a cache.
 * @param content the content folder, absolute
 * @returns the converted picture
 * @throws UserError if the picture has changed since it was checked
 */
export const convertedPicture = (content: string, { path, digest }: ImageJob, variant: ImageVariant) =>
  keep(`pictures${variant.address.replace('/assets', '')}`, async () => {
    const file = join(content, path)
    const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
    if (digestOf(bytes) !== digest) throw new UserError(`${path} changed during the build. Build again.`)
    return convert(bytes, variant)
  })

/** Writes all converted pictures. @param out the site's folder */
export async function writePictures(wanted: readonly ImageJob[], content: string, out: string) {
  for (const picture of wanted)
    for (const variant of picture.variants)
      writeFileSync(join(out, variant.address), await convertedPicture(content, picture, variant))
}

const { quality } = pictureSettings
/** The settings of each format. */
const formats = {
  avif: { quality: quality.avif, effort: 4, chromaSubsampling: '4:4:4', bitdepth: 8 },
  webp: { quality: quality.webp, effort: 5, smartSubsample: true },
  png: { compressionLevel: 9, effort: 7 },
  jpeg: { quality: quality.jpeg, mozjpeg: true },
} as const

/** Rotates, crops and resizes a picture, in sRGB and without metadata. */
async function convert(bytes: Buffer, { kind, width, height, crop }: ImageVariant): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { pixels: limitInputPixels } = pictureSettings.most
  const upright = sharp(bytes, { limitInputPixels, failOn: 'truncated' }).autoOrient()
  const sized = (crop ? upright.extract(crop) : upright)
    .resize({ width, height, fit: 'fill' })
    .toColourspace('srgb')
  const shown = kind === 'jpeg' ? sized.flatten({ background: '#fff' }) : sized
  return shown.toFormat(kind, formats[kind]).toBuffer()
}
