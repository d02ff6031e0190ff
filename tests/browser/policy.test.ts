import { describe, expect } from 'vitest'
import { it, hydratePage } from './browser.ts'

declare global {
  interface Window {
    /** The directives of the site’s policy that the page has run into. */
    violations: string[]
  }
}

/** The site's Content-Security-Policy, as a browser enforces it. */
describe('the policy', () => {
  it('lets the site work: pages taken over, another page with prose shown, the map there', async ({
    open,
    eventually,
  }) => {
    const { page, complaints } = await open('/about')
    await hydratePage(page)
    await page.locator('footer a[href="/privacy-policy"]').click()
    await eventually(() => page.locator('h1').innerText()).toBe('Privacy Policy')
    expect(await page.locator('main p').count()).toBeGreaterThan(20)
    await page.locator('footer a[href="/contact"]').click()
    await eventually(() => page.frames().some((frame) => frame.url().includes('openstreetmap'))).toBe(true)
    expect(complaints).toEqual([])
  })

  it('refuses what an intruder would put into a page', async ({ open, eventually }) => {
    const { page } = await open('/privacy-policy')
    await hydratePage(page)
    const thrown = await page.evaluate(() => {
      window.violations = []
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        window.violations.push(effectiveDirective),
      )
      const isRefused = (attempt: () => unknown): boolean => {
        try {
          attempt()
          return false
        } catch {
          return true
        }
      }
      const add = (name: string, attribute: string, value: string) => {
        const element = document.createElement(name)
        element.setAttribute(attribute, value)
        document.body.append(element)
      }
      add('img', 'src', 'https://evil.example/a.png')
      add('iframe', 'src', 'https://evil.example/')
      add('p', 'style', 'color:red')
      const style = document.createElement('style')
      style.textContent = 'body{display:none}'
      document.body.append(style)
      fetch('https://evil.example/').catch(() => undefined)
      const rules = { createHTML: (html: string) => html }
      return {
        html: isRefused(() => (document.body.innerHTML += '<b>')),
        anotherPolicy: isRefused(() => window.trustedTypes?.createPolicy('other', rules)),
        theSamePolicy: isRefused(() => window.trustedTypes?.createPolicy('prose', rules)),
      }
    })
    expect(thrown).toEqual({ html: true, anotherPolicy: true, theSamePolicy: true })
    await eventually(() => page.evaluate(() => [...new Set(window.violations)].sort())).toEqual([
      'connect-src',
      'frame-src',
      'img-src',
      'require-trusted-types-for',
      'style-src-attr',
      'style-src-elem',
      'trusted-types',
    ])
  })
})
