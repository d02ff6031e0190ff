import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { createServer } from 'vite'
import { compressImage, type MadePicture } from './compressImage.ts'

/** What is shown: the project, and a folder with content in which a page is spoilt while it is open. */
interface Spoiling {
  root: string
  /** The working folder, which paths are told from. */
  folder: string
  spoil: (content: string) => void
}

/** The picture of mistakes over the page, as the dev server shows them. */
export async function overlayPicture(
  browser: Browser,
  { root, folder, spoil }: Spoiling,
): Promise<MadePicture> {
  const started = process.cwd()
  // The site is looked for where the server is made, and its files are named from there: content/…
  process.chdir(folder)
  const server = await createServer({ root, logLevel: 'silent', server: { port: 0, host: '127.0.0.1' } })
  process.chdir(started)
  try {
    await server.listen()
    const page = await browser.newPage({ viewport: { width: 1200, height: 720 }, deviceScaleFactor: 2 })
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}practice-areas/tax-law`, {
      waitUntil: 'networkidle',
    })
    spoil(join(folder, 'content'))
    await page.locator('content-problems .problem').nth(1).waitFor()
    return await compressImage('overlay', await page.screenshot(), 60)
  } finally {
    await server.close()
  }
}
