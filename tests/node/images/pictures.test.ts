import type { ImageJob, PictureFacts } from '../../../src/content/model/pictures.ts'
import { registry } from '../../../src/firm/registry.ts'
import type { Site } from '../../../src/content/model/site.ts'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isPictureKind } from '../../../src/content/images/detectFileType.ts'
import { pictureSettings, type PictureUse } from '../../../src/content/images/pictureSettings.ts'
import { imageVariants } from '../../../src/content/images/imageVariants.ts'
import { contentStore } from '../../../src/node/workspace/contentStore.ts'
import { convertPicture } from '../../../src/node/images/convertPicture.ts'
import { imageVariantCache, publishPictures } from '../../../src/node/images/imageVariantCache.ts'
import { decodeInChildProcess } from '../../../src/node/images/decodeInChildProcess.ts'
import { digestOf, imageMetadata } from '../../../src/node/images/imageMetadata.ts'
import { pictureCodePaths } from '../../../src/node/images/pictureCodePaths.ts'
import { digestOfPart } from '../../../src/node/cache/codeDigest.mjs'
import { pathFrom } from '../../../src/node/folders.ts'
import { keep } from '../../../src/node/keptFile.ts'
import { stageSite } from '../../../src/node/output/stagedSite.ts'
import { servePictures } from '../../../src/vite/servePictures.ts'
import { inOneLine, plainPage, minimalTree } from '../../fixtures/minimalSite.ts'

const root = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
const content = join(folder, 'content')
const cache = join(folder, 'cache')
afterAll(() => rmSync(folder, { recursive: true }))

/** What a phone writes into a photograph: the device and the place. */
const phoneNotes = {
  IFD0: { Make: 'Apple', Model: 'iPhone 17', Copyright: 'Somebody' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '40/1 42/1 4600/100',
    GPSLongitudeRef: 'W',
    GPSLongitude: '74/1 0/1 0/1',
  },
}

/** A picture whose upper half is red and whose lower half is blue, with the notes of a phone. */
const twoHalves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([
      {
        input: { create: { width, height: Math.floor(height / 2), channels: 3, background: '#ff0000' } },
        gravity: 'north',
      },
    ])
    .withExif(phoneNotes)

const at = (path: string): string => join(content, path)
const save = (path: string, bytes: Uint8Array | string): void => {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), bytes)
}

const read = imageMetadata(cache)
/** The facts of several pictures at once: one process looks at all of them. */
const factsOfAll = (paths: readonly string[]) => read(new Map(paths.map((path) => [path, at(path)])))
const factsOf = (path: string): PictureFacts | undefined => factsOfAll([path]).get(path)
const soundFacts = (path: string): PictureFacts => {
  const facts = factsOf(path)
  if (!facts?.size) throw new Error(`${path} is no picture.`)
  return facts
}
const wantedOf = (path: string, use: PictureUse): ImageJob => {
  const facts = soundFacts(path)
  return { path, digest: facts.digest, variants: imageVariants(facts, use) }
}

/** The colour of the middle of a part of a picture, as red, green and blue. */
const colourAt = async (bytes: Uint8Array, left: number, top: number): Promise<number[]> => [
  ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
]

/** Pictures that a file may become while somebody looks at it. */
const otherSizes = [
  [50, 40],
  [60, 40],
  [50, 42],
  [51, 40],
] as const
const nameOf = (width: number, height: number): string => `${width}-by-${height}.jpg`
/** Saves one of them under another name. */
const saveOther = (path: string, [width, height]: (typeof otherSizes)[number]) =>
  save(path, readFileSync(at(nameOf(width, height))))

beforeAll(async () => {
  // Small, since AVIF takes long to write; one is wide enough to be made smaller.
  save('a.jpg', await twoHalves(408, 510).jpeg().toBuffer())
  save('a.png', await twoHalves(140, 100).png().toBuffer())
  save('a.webp', await twoHalves(140, 100).webp().toBuffer())
  save('a.avif', await twoHalves(140, 100).avif({ effort: 0 }).toBuffer())
  save('a.gif', await twoHalves(80, 60).gif().toBuffer())
  // As a phone held upright saves it: lying on its side, with a note to turn it.
  const upright = await twoHalves(120, 160).png().toBuffer()
  const lying = await sharp(upright).rotate(-90).jpeg({ quality: 95 }).toBuffer()
  save(
    'turned.jpg',
    await sharp(lying).withExif(phoneNotes).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  )
  for (const [width, height] of otherSizes)
    save(nameOf(width, height), await twoHalves(width, height).jpeg().toBuffer())
  // One process looks at all of them; what it found out is kept for files with the same bytes.
  const others = otherSizes.map(([width, height]) => nameOf(width, height))
  factsOfAll(['a.jpg', 'a.png', 'a.webp', 'a.avif', 'a.gif', 'turned.jpg', ...others]).get('a.jpg')
})

describe('the facts of a picture', { timeout: 30_000 }, () => {
  it.each([
    ['a.jpg', 'jpeg', { width: 408, height: 510 }],
    ['a.png', 'png', { width: 140, height: 100 }],
    ['a.webp', 'webp', { width: 140, height: 100 }],
    ['a.avif', 'avif', { width: 140, height: 100 }],
    ['a.gif', 'gif', { width: 80, height: 60 }],
    ['turned.jpg', 'jpeg', { width: 120, height: 160 }],
  ])('%s is %s of %j', (path, kind, size) => {
    expect(factsOf(path)).toMatchObject({ kind, size, isMoving: false, bytes: readFileSync(at(path)).length })
  })

  it('are of the content, whatever the name says', () => {
    save('renamed.jpg', '%PDF-1.7\n%\xe2\xe3\n')
    save('portrait.jpg', readFileSync(at('a.png')))
    expect(factsOf('renamed.jpg')).toMatchObject({ kind: 'pdf', size: undefined })
    expect(factsOf('portrait.jpg')).toMatchObject({ kind: 'png', size: { width: 140, height: 100 } })
  })

  it('are not told of a picture whose reading somebody else has ended, as by Ctrl-C, since they would be kept', () => {
    const program = (name: string, code: string) => {
      writeFileSync(join(folder, name), code)
      return join(folder, name)
    }
    const files = [at('a.png')]
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'])
      expect(() =>
        decodeInChildProcess(files, program('ended.mjs', `process.kill(process.pid, '${signal}')`)),
      ).toThrow(`was ended (${signal}). Try again.`)
    // A crash is the picture's.
    expect(decodeInChildProcess(files, program('crash.mjs', 'process.abort()'))).toEqual([undefined])
  })

  it('tell that a file was not copied to the end, or is damaged within', () => {
    for (const name of ['a.jpg', 'a.png', 'a.webp']) {
      const whole = readFileSync(at(name))
      save(`half-${name}`, whole.subarray(0, Math.floor(whole.length / 2)))
    }
    const damaged = readFileSync(at('a.png'))
    damaged.fill(0x55, 200, 900)
    save('damaged.png', damaged)
    save('beginning.jpg', readFileSync(at('a.jpg')).subarray(0, 3))
    const spoilt = [
      ['half-a.jpg', 'jpeg'],
      ['half-a.png', 'png'],
      ['half-a.webp', 'webp'],
      ['damaged.png', 'png'],
      ['beginning.jpg', 'jpeg'],
    ] as const
    const facts = factsOfAll(spoilt.map(([name]) => name))
    for (const [name, kind] of spoilt) expect(facts.get(name), name).toMatchObject({ kind, size: undefined })
  })

  it('tell that a picture moves', async () => {
    const frames = ['#f00', '#00f'].map((background) => ({
      create: { width: 40, height: 30, channels: 3 as const, background },
    }))
    const images = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()))
    save(
      'moving.gif',
      await sharp(images, { join: { animated: true } })
        .gif({ delay: [100, 100] })
        .toBuffer(),
    )
    expect(factsOf('moving.gif')).toMatchObject({ kind: 'gif', isMoving: true })
  })

  it('tell that a picture holds notes of the camera', () => {
    expect(factsOf('a.jpg')).toMatchObject({ hasCameraNotes: true })
    expect(factsOf('a.gif')).toMatchObject({ hasCameraNotes: false })
  })

  it('of a file that is too large are its size alone', () => {
    const heavy = Buffer.alloc(pictureSettings.most.bytes + 1)
    heavy.set(readFileSync(at('a.jpg')))
    save('heavy.jpg', heavy)
    expect(factsOf('heavy.jpg')).toMatchObject({ kind: 'jpeg', bytes: heavy.length, digest: '' })
    rmSync(at('heavy.jpg'))
  })

  it('of a file that has vanished are none', () => {
    expect(factsOf('nothing.jpg')).toBeUndefined()
  })

  it('are found out once for each content, also by the next command', () => {
    save('kept.jpg', readFileSync(at('turned.jpg')))
    const { digest, bytes } = soundFacts('kept.jpg')
    const kept = join(cache, 'facts', `${digest}-${bytes}.json`)
    const known = { width: 7, height: 8, isMoving: false, hasCameraNotes: false }
    keep(kept, JSON.stringify(known))
    const next = imageMetadata(cache)(new Map([['kept.jpg', at('kept.jpg')]]))
    expect(next.get('kept.jpg')?.size).toEqual({ width: 7, height: 8 })
    rmSync(kept)
  })

  it('are found out for nobody who asks for none: most runs name no picture', () => {
    const names = ['50-by-40.jpg', '50-by-42.jpg']
    const ownCache = join(cache, 'unasked')
    const facts = imageMetadata(ownCache)(new Map(names.map((name) => [name, at(name)])))
    expect(facts.get('of-another-folder.jpg')).toBeUndefined()
    expect(existsSync(ownCache)).toBe(false)
    expect(facts.get('50-by-40.jpg')?.size).toEqual({ width: 50, height: 40 })
    expect(readdirSync(join(ownCache, 'facts'))).toHaveLength(2)
  })

  it('are read again when the file has changed', () => {
    saveOther('changing.jpg', [50, 40])
    const before = soundFacts('changing.jpg')
    saveOther('changing.jpg', [60, 40])
    utimesSync(at('changing.jpg'), 1, 1)
    const after = soundFacts('changing.jpg')
    expect(after.size).toEqual({ width: 60, height: 40 })
    expect(after.digest).not.toBe(before.digest)
  })
})

describe('the address of a converted picture', () => {
  const converter = 'src/node/images/convertPicture.ts'
  const project = join(folder, 'project')
  const edit = (path: string, change: (text: string) => string) => {
    const text = readFileSync(join(project, path), 'utf8')
    expect(change(text)).not.toBe(text)
    writeFileSync(join(project, path), change(text))
  }
  const code = () => digestOfPart(pictureCodePaths, project)

  beforeAll(() => {
    for (const path of [...pictureCodePaths, 'src/content/images/checkImageFile.ts'])
      cpSync(join(root, path), join(project, path), { recursive: true })
  })

  it.each([
    ['the converter', converter, /mozjpeg: true/, 'mozjpeg: false'],
    ['what decodes pictures', 'src/node/images/decodePictures.mjs', /'truncated'/, `'error'`],
    ['how portraits are cut', 'src/content/images/imageVariants.ts', /Math\.round/, 'Math.floor'],
    ['a quality', 'src/content/images/pictureSettings.ts', /jpeg: 78/, 'jpeg: 79'],
    ['the edition of sharp', 'node_modules/sharp/package.json', /"version": "/, '"version": "1'],
    ['the edition of libvips', 'node_modules/sharp/package.json', /(libvips-linux-x64": ")/, '$11'],
  ])('is another one when %s changes', (_, path, from, to) => {
    const before = code()
    edit(path, (text) => text.replace(from, to))
    expect(code()).not.toBe(before)
  })

  it('stays when other code changes', () => {
    const before = code()
    edit('src/content/images/checkImageFile.ts', (text) => `${text}// Another line.\n`)
    expect(code()).toBe(before)
  })

  it('knows all of our code that the converter works with', () => {
    const imports = [
      ...readFileSync(join(root, converter), 'utf8').matchAll(/^import \{.+ from '(\..+)'/gm),
    ].map(([, name = '']) => pathFrom(root, join(root, converter, '..', name)))
    expect(imports).not.toEqual([])
    expect(pictureCodePaths).toEqual(expect.arrayContaining(imports))
  })

  it('tells the code and the bytes', async () => {
    const bytes = readFileSync(at('a.png'))
    expect(digestOf(bytes)).not.toBe(digestOf(readFileSync(at('a.gif'))))
    vi.resetModules()
    vi.doMock('../../../src/node/images/pictureCodeDigest.preval.ts', () => ({ pictureCodeDigest: code() }))
    const changed = await import('../../../src/node/images/imageMetadata.ts')
    expect(changed.digestOf(bytes)).not.toBe(digestOf(bytes))
    expect(changed.digestOf(bytes)).toBe(changed.digestOf(readFileSync(at('a.png'))))
    vi.doUnmock('../../../src/node/images/pictureCodeDigest.preval.ts')
  })
})

describe('a converted picture', { timeout: 30_000 }, () => {
  it.each(['a.jpg', 'a.png', 'a.webp', 'a.avif', 'a.gif', 'turned.jpg'])(
    'of %s has its kind and its size, and nothing of what the camera wrote',
    async (path) => {
      for (const rendition of wantedOf(path, 'figure').variants) {
        const made = await convertPicture(readFileSync(at(path)), rendition)
        const found: Metadata = await sharp(made).metadata()
        expect([found.width, found.height]).toEqual([rendition.width, rendition.height])
        expect(found.format === 'heif' ? 'avif' : found.format).toBe(rendition.kind)
        expect(isPictureKind(rendition.kind)).toBe(true)
        expect([found.exif, found.xmp, found.iptc, found.icc, found.orientation]).toEqual(
          Array.from({ length: 5 }, () => undefined),
        )
        const text = made.toString('latin1')
        for (const trace of ['Apple', 'iPhone', 'Somebody', 'GPS', 'Exif']) expect(text).not.toContain(trace)
      }
    },
  )

  it('is only tested for traces that the original has', async () => {
    const { exif } = await sharp(at('turned.jpg')).metadata()
    const notes = exif?.toString('latin1') ?? ''
    for (const trace of ['Apple', 'iPhone 17', 'Somebody', 'Exif']) expect(notes).toContain(trace)
    // The tag of the block that holds the place.
    expect(notes.includes('\x88\x25') || notes.includes('\x25\x88')).toBe(true)
  })

  it('stands upright, however the phone was held', async () => {
    const { orientation, width } = await sharp(at('turned.jpg')).metadata()
    expect([orientation, width]).toEqual([6, 160])
    const smaller = { address: 'half as wide', kind: 'webp', width: 60, height: 80, crop: undefined } as const
    for (const rendition of [...wantedOf('turned.jpg', 'figure').variants, smaller]) {
      const made = await convertPicture(readFileSync(at('turned.jpg')), rendition)
      const [red = 0, , less = 255] = await colourAt(made, 20, 20)
      const [more = 255, , blue = 0] = await colourAt(made, 20, rendition.height - 20)
      expect([red > 200, less < 60, more < 60, blue > 200], rendition.address).toEqual([
        true,
        true,
        true,
        true,
      ])
    }
  })

  it.each([
    ['is cut to the plates’ shape after it was turned', 'turned.jpg', [120]],
    ['is made in several widths', 'a.jpg', [400, 408]],
  ])('as a portrait %s', async (_, path, widths) => {
    const { variants } = wantedOf(path, 'portrait')
    expect([...new Set(variants.map(({ width }) => width))]).toEqual(widths)
    expect(variants.map(({ width, height }) => height / width)).toEqual(variants.map(() => 1.25))
    for (const rendition of variants) {
      const made = await sharp(await convertPicture(readFileSync(at(path)), rendition)).metadata()
      expect([made.width, made.height]).toEqual([rendition.width, rendition.height])
    }
  })

  it('without colour behind it keeps seeing through', async () => {
    const clear = await sharp({
      create: { width: 40, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    for (const kind of ['avif', 'webp', 'png'] as const) {
      const made = await convertPicture(clear, { kind, width: 20, height: 15, crop: undefined })
      expect(await sharp(made).metadata(), kind).toMatchObject({ hasAlpha: true })
    }
  })

  it('is the same to the byte each time', async () => {
    for (const rendition of wantedOf('turned.jpg', 'portrait').variants) {
      const bytes = readFileSync(at('turned.jpg'))
      const [first, second] = [await convertPicture(bytes, rendition), await convertPicture(bytes, rendition)]
      expect(first.equals(second), rendition.address).toBe(true)
    }
  })
})

describe('pictures that are kept', () => {
  /** A keeper over an empty cache that counts what it converts. */
  const counting = (name: string) => {
    const made: string[] = []
    const options = {
      content,
      cache: join(folder, name),
      convert: (_bytes: Uint8Array, { kind, width }: { kind: string; width: number }) => {
        made.push(`${kind} ${width}`)
        return Promise.resolve(Buffer.from(`${kind} ${width}`))
      },
    }
    return { made, options }
  }

  const into = (name: string) => stageSite(join(folder, name)).write

  it('are converted once, also by the next build', async () => {
    const { made, options } = counting('once')
    const wanted = [wantedOf('a.jpg', 'portrait'), wantedOf('a.png', 'figure')]
    const all = wanted.flatMap(({ variants }) => variants).map(({ kind, width }) => `${kind} ${width}`)
    await publishPictures(wanted, into('first'), options)
    expect(made).toEqual(all)
    await publishPictures(wanted, into('second'), options)
    expect(made).toEqual(all)
    const names = readdirSync(join(folder, 'first/assets')).sort()
    expect(names).toEqual(
      wanted.flatMap(({ variants }) => variants.map(({ address }) => address.replace('/assets/', ''))).sort(),
    )
    expect(readdirSync(join(folder, 'second/assets')).sort()).toEqual(names)
    for (const name of names)
      expect(readFileSync(join(folder, 'second/assets', name))).toEqual(
        readFileSync(join(folder, 'first/assets', name)),
      )
  })

  it('are converted once when several ask at the same time', async () => {
    const { made, options } = counting('together')
    const give = imageVariantCache(options)
    const picture = wantedOf('a.jpg', 'portrait')
    await Promise.all([1, 2, 3].flatMap(() => picture.variants.map((rendition) => give(picture, rendition))))
    expect(made).toHaveLength(picture.variants.length)
  })

  it('are converted again when the disk has altered them', async () => {
    const { made, options } = counting('altered')
    const wanted = [wantedOf('a.jpg', 'portrait')]
    await publishPictures(wanted, into('sound'), options)
    const [first = ''] = made.splice(0)
    const address = wanted[0]?.variants[0]?.address ?? ''
    const kept = join(options.cache, 'made', basename(address))
    const bytes = readFileSync(kept)
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    writeFileSync(kept, bytes)
    await publishPictures(wanted, into('mended'), options)
    expect(made).toEqual([first])
    expect(readFileSync(join(folder, 'mended', address), 'utf8')).toBe(first)
    await publishPictures(wanted, into('kept'), options)
    expect(made).toEqual([first])
  })

  it('have another name when they have another content', () => {
    saveOther('named.jpg', [50, 40])
    const before = wantedOf('named.jpg', 'figure').variants.map(({ address }) => address)
    saveOther('named.jpg', [50, 42])
    const after = wantedOf('named.jpg', 'figure').variants.map(({ address }) => address)
    expect(after.filter((address) => before.includes(address))).toEqual([])
  })

  it('are refused when the picture is another than the one that was checked', async () => {
    const { options } = counting('changed')
    saveOther('changed.jpg', [50, 40])
    const wanted = wantedOf('changed.jpg', 'figure')
    saveOther('changed.jpg', [51, 40])
    await expect(publishPictures([wanted], into('none'), options)).rejects.toThrow(
      'The picture changed.jpg changed while the site was built. Build it again.',
    )
    expect(readdirSync(join(folder, 'none'))).toEqual([])
  })
})

describe('the content on the disk', { timeout: 30_000 }, () => {
  const tree = join(folder, 'site')
  const put = (path: string, data: string | Uint8Array) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), data)
  }
  const load = () => contentStore(registry, { content: tree, public: join(folder, 'public') }).load()

  /** The tiny site with a picture in its about page, and `data` as the picture. */
  const told = (data: Uint8Array | string): string[] => {
    for (const [path, text] of Object.entries(minimalTree)) put(path, text)
    put(
      'addresses.txt',
      [
        '/',
        '/about',
        '/contact',
        '/practice-areas',
        '/practice-areas/alpha-law',
        '/practice-areas/beta-law',
        '/practice-areas/gamma-law',
      ].join('\n'),
    )
    put(
      'pages/about.mdx',
      plainPage('About Us', 'inMenu: header\norder: 2', '## Why\n\n![A desk](./desk.jpg)\n'),
    )
    put('pages/desk.jpg', data)
    // Where pictures come from is noted elsewhere.
    return load()
      .problems.filter(({ rule }) => rule !== 'picture-origin')
      .map(inOneLine)
  }

  it('with a sound picture has no problem, and its site says what is to be made', () => {
    expect(told(readFileSync(at('a.jpg')))).toEqual([])
    expect(load().site?.pictures.wanted.map(({ path }) => path)).toEqual(['pages/desk.jpg'])
  })

  it.each([
    [
      'a renamed PDF',
      () => '%PDF-1.7',
      'pages/about.mdx:11:1 picture-kind The file "./desk.jpg" is a PDF document and no picture.',
    ],
    [
      'a HEIC of a phone',
      () => '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
      'pages/about.mdx:11:1 picture-kind The file "./desk.jpg" is a picture of the kind HEIC',
    ],
    [
      'half a picture',
      () => readFileSync(at('a.jpg')).subarray(0, 1500),
      'pages/about.mdx:11:1 broken-picture The picture "./desk.jpg" is damaged, or was not copied to the end.',
    ],
    ['an empty file', () => '', 'pages/about.mdx:11:1 picture-kind The file "./desk.jpg" is empty.'],
  ])('with %s says so at the line that shows it', (_, data, expected) => {
    const found = told(data())
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(expected)
  })

  it('is served while it is written, each picture made when it is asked for', async () => {
    told(readFileSync(at('a.jpg')))
    const site: Site | undefined = load().site
    const handle = servePictures({ content: tree, cache: join(folder, 'served') }, () => site)
    const server = createServer((request, response) => {
      handle(request, response).then(
        (answered) => answered || response.writeHead(404).end(),
        () => response.writeHead(500).end(),
      )
    })
    await new Promise<void>((ready) => server.listen(0, ready))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const get = (path: string) => fetch(`http://localhost:${port}${path}`)
    const [rendition] = site?.pictures.wanted[0]?.variants ?? []
    const answer = await get(rendition?.address ?? '')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif'])
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(rendition?.width)
    expect((await get('/assets/00000000-480.avif')).status).toBe(404)
    put('pages/desk.jpg', '%PDF-1.7')
    expect((await get(site?.pictures.wanted[0]?.variants.at(-1)?.address ?? '')).status).toBe(404)
    await new Promise((done) => server.close(done))
  })
})
