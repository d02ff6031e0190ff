import type { Browser } from 'playwright-core'
import { openSiteTab } from './siteTab.ts'

/** A whole page as it looks, as PNG, by the width of its window in CSS pixels. */
export type PagePictures = ReadonlyMap<number, Buffer>

/** The widths of a phone’s and of a desktop’s window. */
export const pictureWidths: readonly number[] = [390, 1440]

/**
 * Takes pictures of a finished site’s pages, from top to bottom, with nothing moving. Other hosts are not reached.
 * @param folder the finished site
 * @param paths the addresses of the pages
 * @param onPicture told after each
 * @returns the pictures of each page, by its address
 */
export async function takePictures(
  browser: Browser,
  folder: string,
  paths: readonly string[],
  onPicture: () => void = () => undefined,
): Promise<Map<string, PagePictures>> {
  const pictures = new Map(paths.map((path) => [path, new Map<number, Buffer>()]))
  for (const width of pictureWidths) {
    const { page, open } = await openSiteTab(browser, folder, width)
    for (const [path, taken] of pictures) {
      await open(path)
      taken.set(width, await page.screenshot({ fullPage: true, animations: 'disabled' }))
      onPicture()
    }
    await page.close()
  }
  return pictures
}
