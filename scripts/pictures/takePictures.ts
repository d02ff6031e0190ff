import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Browser, Route } from 'playwright-core'

/** A whole page as it looks, as PNG, by the width of its window in CSS pixels. */
export type PagePictures = ReadonlyMap<number, Buffer>

/** The widths of a phone’s and of a desktop’s window. */
export const pictureWidths: readonly number[] = [390, 1440]

/** A host that does not exist: requests to it are answered from the folder. */
const origin = 'http://site.example'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/**
 * Takes pictures of a finished site’s pages, from top to bottom, with nothing moving. Other hosts are not reached.
 * @param folder the finished site
 * @param paths the addresses of the pages
 * @returns the pictures of each page, by its address
 */
export async function takePictures(
  browser: Browser,
  folder: string,
  paths: readonly string[],
): Promise<Map<string, PagePictures>> {
  const pictures = new Map(paths.map((path) => [path, new Map<number, Buffer>()]))
  for (const width of pictureWidths) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    await page.route('**/*', (route) => answer(route, folder))
    for (const [path, taken] of pictures) {
      await page.goto(origin + path, { waitUntil: 'load' })
      await page.evaluate(async () => {
        // Lazy images far below are otherwise not fetched.
        for (const image of document.images) image.loading = 'eager'
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
        // Fonts that load late move what is below them.
        let height = -1
        while (height !== document.documentElement.scrollHeight) {
          height = document.documentElement.scrollHeight
          await document.fonts.ready
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        }
      })
      taken.set(width, await page.screenshot({ fullPage: true, animations: 'disabled' }))
    }
    await page.close()
  }
  return pictures
}

function answer(route: Route, folder: string): Promise<void> {
  const { origin: asked, pathname } = new URL(route.request().url())
  if (asked !== origin) return route.abort()
  const place = join(folder, decodeURIComponent(pathname))
  const file = [place, `${place}.html`, join(place, 'index.html')].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  )
  return file === undefined
    ? route.fulfill({ status: 404, body: '' })
    : route.fulfill({ body: readFileSync(file), contentType: types[extname(file)] })
}
