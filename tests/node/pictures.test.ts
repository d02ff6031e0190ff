import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { imageVariants } from '../../src/content/images/variants.ts'
import type { PictureFacts } from '../../src/content/model/pictures.ts'
import { readPictures, writePictures } from '../../src/node/pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Part of each picture, so that none of an earlier run comes from the cache. */
const run = process.pid.toString(16).padStart(6, '0')

/** Red above blue, with camera data, and saved sideways as phones do. */
const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0000ff' } })
  .composite([
    { input: { create: { width: 450, height: 600, channels: 3, background: '#ff0000' } }, gravity: 'west' },
  ])
  .withExif({ IFD0: { Make: run, Orientation: '6' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer()

/** As many pixels as a picture may have, most of them missing. */
const large = Buffer.from(photo)
large.set([5000 >> 8, 5000 & 255, 10_000 >> 8, 10_000 & 255], photo.indexOf('ffc0', 0, 'hex') + 5)

async function factsOf(name: string, bytes: Uint8Array | string): Promise<PictureFacts | undefined> {
  writeFileSync(join(folder, name), bytes)
  return (await readPictures(new Map([[name, join(folder, name)]]))).get(name)
}

it('an editor can name a picture anything: its kind and its upright size come from its bytes', async () => {
  expect(await factsOf('a.png', photo)).toMatchObject({
    kind: 'jpeg',
    bytes: photo.length,
    size: { width: 600, height: 900 },
    isMoving: false,
  })
})

it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('an editor can use %s pictures', async (kind) => {
  const bytes = await sharp({ create: { width: 9, height: 6, channels: 3, background: `#${run}` } })
    .toFormat(kind)
    .toBuffer()
  expect(await factsOf('no-ending', bytes)).toMatchObject({ kind, size: { width: 9, height: 6 } })
})

it('an editor’s PDF is known by its first bytes, whatever its name', async () => {
  expect(await factsOf('a.docx', '\n%PDF-1.7\n')).toMatchObject({ kind: 'pdf', bytes: 10 })
  expect(await factsOf('a.pdf', 'PK\u0003\u0004 Word')).toMatchObject({ kind: 'other' })
})

it.each([
  ['cut short', 'b.jpg', photo.subarray(0, photo.length - 400), 'jpeg'],
  ['of the most pixels and cut short', 'f.jpg', large.subarray(0, -400), 'jpeg'],
  ['text', 'c.jpg', 'No picture.', 'other'],
  ['empty', 'd.jpg', '', 'other'],
])('an editor’s picture that is %s has no size, so the check reports it', async (_, name, bytes, kind) => {
  expect(await factsOf(name, bytes)).toMatchObject({ kind, size: undefined })
})

it('a lawyer’s redline gets the first eight digits of each file’s SHA-256, of text too', async () => {
  expect(await factsOf('fees.csv', 'a,b\r\n')).toMatchObject({ kind: 'other', sha: 'fbf6b301' })
})

it('an editor can delete a picture while the site is read', async () => {
  expect((await readPictures(new Map([['x.jpg', join(folder, 'x.jpg')]]))).get('x.jpg')).toBeUndefined()
})

it('a visitor gets pictures in three formats, upright and without camera data', async () => {
  const facts = await factsOf('e.jpg', photo)
  if (!facts) throw new Error('There is no picture.')
  const job = { path: 'e.jpg', digest: facts.digest, variants: imageVariants(facts, 'figure') }
  const out = join(folder, 'site')
  mkdirSync(join(out, 'assets'), { recursive: true })
  await writePictures([job], folder, out)
  expect(new Set(job.variants.map(({ kind }) => kind))).toEqual(new Set(['avif', 'webp', 'jpeg']))
  for (const { address, width, height } of job.variants) {
    const image = sharp(readFileSync(join(out, address)))
    expect(await image.metadata()).toMatchObject({ width, height })
    expect((await image.metadata()).exif).toBeUndefined()
    const [red = 0, , blue = 0] = await image
      .extract({ left: 5, top: 5, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(red).toBeGreaterThan(blue)
  }
})
