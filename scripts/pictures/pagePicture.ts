import { contrastRatio, type Colour } from '../../src/compliance/rendered/contrast.ts'
import type { PagePart } from '../../src/compliance/rendered/types.ts'
import { createHash } from 'node:crypto'
import { sha256 } from '../../src/node/sha256.ts'
import type { Rect } from './measureTexts.ts'
import type { SiteTab } from './siteTab.ts'

/** A part of a page as it is painted: rows of pixels, `channels` bytes each. */
interface PagePicture {
  data: Uint8Array
  width: number
  height: number
  channels: number
  /** Pixels for each CSS pixel. */
  scale: number
  /** Two pictures with the same digest are the same. */
  digest: string
}

/** The same part of a page with its letters and without. */
interface PicturePair {
  plain: PagePicture
  bare: PagePicture
}

/** Which part is pictured: the window as it is scrolled, or the page from its top, with the pixels for each CSS pixel. */
type PicturedPart = 'window' | { width: number; height: number; scale: number }

/** Takes a picture of a page in which nothing moves. */
export async function takePicture(tab: SiteTab, part: PicturedPart): Promise<PagePicture> {
  const release = part === 'window' ? undefined : await holdSources(tab)
  const { data: png } = await tab.cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    ...(part !== 'window' && { captureBeyondViewport: true, clip: { x: 0, y: 0, ...part } }),
  })
  await release?.()
  const bytes = Buffer.from(png, 'base64')
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { data, width, height, channels, scale: part === 'window' ? 1 : part.scale, digest: sha256(bytes) }
}

/**
 * Lets the document's pictures stay those that they are. For a picture of more than the window, Chromium makes the window
 * one pixel large for a moment, and a drawing for narrow windows that it already has is then there at once.
 * @returns what lets them follow the window again
 */
async function holdSources({ page }: SiteTab): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(() =>
    [...document.querySelectorAll('source[media]')].map((source) => {
      const media = source.getAttribute('media') ?? ''
      source.setAttribute('media', matchMedia(media).matches ? 'all' : 'not all')
      return { source, media }
    }),
  )
  return async () => {
    await held.evaluate((all) => {
      for (const { source, media } of all) source.setAttribute('media', media)
    })
    await held.dispose()
  }
}

/** Takes a picture without letters; those of drawings that the page refers to are part of the drawing. */
export async function takePictureWithoutLetters(tab: SiteTab, part: PicturedPart): Promise<PagePicture> {
  const { page } = tab
  await page.evaluate(() => {
    const veil = new CSSStyleSheet()
    // The colour itself stays: whatever else has it is no letter.
    veil.replaceSync(
      `*, ::before, ::after, ::placeholder, ::marker {
        -webkit-text-fill-color: transparent !important; -webkit-text-stroke-color: transparent !important;
        text-shadow: none !important; text-decoration-color: transparent !important;
        text-emphasis-color: transparent !important }
      text, text * { fill: transparent !important; stroke: transparent !important }`,
    )
    document.adoptedStyleSheets.push(veil)
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
  })
  const picture = await takePicture(tab, part)
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop()
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
  })
  return picture
}

/** Digests of what is pictured within a box, the main part of a page, and of all around it. */
export function digestParts(picture: PagePicture, main: Rect): Record<PagePart, string> {
  const { data, width, height, channels } = picture
  const { left, right, top, bottom } = pixelsOf(picture, main)
  const digests = { main: createHash('sha256'), shell: createHash('sha256') }
  digests.main.update(`${right - left} ${bottom - top}\n`)
  digests.shell.update(`${width}\n`)
  const add = (part: PagePart, from: number, to: number) =>
    digests[part].update(data.subarray(from * channels, to * channels))
  add('shell', 0, top * width)
  for (let row = top * width; row < bottom * width; row += width) {
    add('shell', row, row + left)
    add('main', row + left, row + right)
    add('shell', row + right, row + width)
  }
  add('shell', bottom * width, height * width)
  return { main: digests.main.digest('hex'), shell: digests.shell.digest('hex') }
}

/** The mean colour of a place of a picture; undefined outside of it. */
export function meanColour(picture: PagePicture, box: Rect): Colour | undefined {
  const sums: [number, number, number] = [0, 0, 0]
  const { data } = picture
  let count = 0
  forEachPixel(picture, box, (at) => {
    sums[0] += data[at] ?? 0
    sums[1] += data[at + 1] ?? 0
    sums[2] += data[at + 2] ?? 0
    count += 1
    return true
  })
  return count === 0 ? undefined : [sums[0] / count, sums[1] / count, sums[2] / count, 1]
}

/**
 * Whether something of the letters at a place is painted: whether a pixel there has, with them and without them, a
 * contrast of at least `least` to 1. Outside of the picture, nobody knows: true.
 */
export function isPainted({ plain, bare }: PicturePair, box: Rect, least: number): boolean {
  const [one, other] = [plain.data, bare.data]
  const colourAt = (data: Uint8Array, at: number): Colour => [
    data[at] ?? 0,
    data[at + 1] ?? 0,
    data[at + 2] ?? 0,
    1,
  ]
  let [isFound, isKnown] = [false, false]
  forEachPixel(bare, box, (at) => {
    isKnown = true
    const isSame = one[at] === other[at] && one[at + 1] === other[at + 1] && one[at + 2] === other[at + 2]
    isFound = !isSame && contrastRatio(colourAt(one, at), colourAt(other, at)) >= least
    return !isFound
  })
  return isFound || !isKnown
}

/** Which columns and rows of a picture lie in a box, those of its edges with them; ends are those after the last. */
function pixelsOf({ width, height, scale }: PagePicture, box: Rect) {
  const within = (place: number, all: number) => Math.min(all, Math.max(0, place))
  return {
    left: within(Math.floor(box.left * scale), width),
    right: within(Math.ceil((box.left + box.width) * scale), width),
    top: within(Math.floor(box.top * scale), height),
    bottom: within(Math.ceil((box.top + box.height) * scale), height),
  }
}

/** Goes through the pixels that lie in a box, by the places of their first bytes, until it is told to stop. */
function forEachPixel(picture: PagePicture, box: Rect, visit: (at: number) => boolean): void {
  const { width, channels } = picture
  const { left, right, top, bottom } = pixelsOf(picture, box)
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) if (!visit((y * width + x) * channels)) return
}
