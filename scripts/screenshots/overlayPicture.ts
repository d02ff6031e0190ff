import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { createServer } from 'vite'
import { compressImage, type MadePicture } from './compressImage.ts'

/** The project, and a folder with content in which mistakes are made while the page is open. */
interface OverlayScene {
  root: string
  /** The working directory, which printed paths are relative to. */
  folder: string
  makeErrors: (content: string) => void
}

/** The picture of mistakes over the page, as the dev server shows them. */
export async function overlayPicture(
  browser: Browser,
  { root, folder, makeErrors }: OverlayScene,
): Promise<MadePicture> {
  const started = process.cwd()
  // The plugin finds the content in the working directory, and prints paths relative to it: content/…
  process.chdir(folder)
  const server = await createServer({ root, logLevel: 'silent', server: { port: 0, host: '127.0.0.1' } })
  process.chdir(started)
  try {
    await server.listen()
    const page = await browser.newPage({ viewport: { width: 1200, height: 720 }, deviceScaleFactor: 2 })
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}practice-areas/tax-law`, {
      waitUntil: 'networkidle',
    })
    makeErrors(join(folder, 'content'))
    await page.locator('content-problems .problem').nth(1).waitFor()
    return await compressImage('overlay', await page.screenshot(), 60)
  } finally {
    await server.close()
  }
}
