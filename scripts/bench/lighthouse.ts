import lighthouse from 'lighthouse'
import { serveSite } from '../siteServer.ts'
import { launchBrowser } from './browser.ts'
import { freePort } from './freePort.ts'

const pages = ['/', '/practice-areas/tax-law', '/attorneys/partners', '/contact', '/privacy-policy']

/**
 * Prints Lighthouse's scores of some pages for a phone.
 * @param site the finished site
 * @param print writes a line
 * @throws UserError when there is no browser
 */
export async function benchLighthouse(site: string, print: (line: string) => void): Promise<void> {
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  const server = await serveSite(site)
  try {
    for (const page of pages) {
      const result = await lighthouse(`http://127.0.0.1:${server.port}${page}`, {
        port,
        output: 'json',
        logLevel: 'error',
      })
      if (!result) throw new Error(`Lighthouse gave no result for ${page}.`)
      const scores = Object.values(result.lhr.categories).map(
        ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
      )
      const times = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
        (id) => `${id} ${result.lhr.audits[id]?.displayValue ?? '–'}`,
      )
      print(`${page}\n  ${scores.join(', ')}\n  ${times.join(', ')}`)
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}
