import type { Browser } from 'playwright-core'
import { serveSite } from '../siteServer.ts'
import { compressImage, type MadePicture } from './compressImage.ts'

const views = [
  { name: 'home', path: '/', width: 1200, height: 750 },
  { name: 'practice-area', path: '/practice-areas/litigation', width: 1200, height: 900 },
  { name: 'attorneys', path: '/attorneys', width: 1200, height: 900 },
  { name: 'phone', path: '/privacy-policy', width: 390, height: 844 },
]

/** The pictures of the finished site. */
export async function captureSite(browser: Browser, dist: string): Promise<MadePicture[]> {
  const server = await serveSite(dist)
  try {
    const made: MadePicture[] = []
    for (const { name, path, width, height } of views) {
      const page = await browser.newPage({
        viewport: { width, height },
        deviceScaleFactor: 2,
        reducedMotion: 'reduce',
      })
      await page.goto(`http://127.0.0.1:${server.port}${path}`, { waitUntil: 'networkidle' })
      made.push(await compressImage(name, await page.screenshot(), 38))
      await page.close()
    }
    return made
  } finally {
    await server.stop()
  }
}
