import type { Page } from 'playwright-core'
import type { Colour } from '../../src/compliance/rendered/contrast.ts'
import type { MeasuredText } from './measureTexts.ts'

/**
 * The mean colours of places of a page as they are drawn, without the letters that stand there.
 * @param boxes in CSS pixels of the page
 * @returns one for each box; none of a box outside of the picture
 */
export async function coloursBehind(
  page: Page,
  boxes: readonly NonNullable<MeasuredText['box']>[],
): Promise<(Colour | undefined)[]> {
  if (boxes.length === 0) return []
  await page.evaluate(() => {
    const veil = new CSSStyleSheet()
    veil.replaceSync(
      '*, ::before, ::after { color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important }',
    )
    document.adoptedStyleSheets.push(veil)
  })
  const picture = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    type: 'jpeg',
    quality: 90,
    scale: 'css',
  })
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop()
  })
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return boxes.map(({ left, top, width, height }) => {
    const [from, to] = [Math.max(0, Math.floor(left)), Math.min(info.width, Math.ceil(left + width))]
    const [first, last] = [Math.max(0, Math.floor(top)), Math.min(info.height, Math.ceil(top + height))]
    const sums: [number, number, number] = [0, 0, 0]
    let count = 0
    for (let y = first; y < last; y += 2)
      for (let x = from; x < to; x += 2) {
        const at = (y * info.width + x) * info.channels
        sums[0] += data[at] ?? 0
        sums[1] += data[at + 1] ?? 0
        sums[2] += data[at + 2] ?? 0
        count += 1
      }
    return count === 0 ? undefined : [sums[0] / count, sums[1] / count, sums[2] / count, 1]
  })
}
