import { expect } from 'vitest'
import { arriveAt, it, openHydrated } from './site.ts'

declare global {
  interface Window {
    violations: string[]
  }
}

it('a visitor who scrolls to the map sees it, as the policy allows', async ({ open }) => {
  const { page, consoleMessages } = await openHydrated(open, '/privacy-policy')
  const map = { contentType: 'text/html', body: '<!doctype html><h1>Map</h1>' }
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill(map))
  await page.locator('footer a[href="/contact"]').click()
  await arriveAt(page, 'Contact Us')
  await page.locator('#map').scrollIntoViewIfNeeded()
  await page.locator('iframe').contentFrame().getByText('Map').waitFor()
  expect(consoleMessages).toEqual([])
})

it('a visitor is safe from what an intruder adds to a page', async ({ open }) => {
  const { page } = await openHydrated(open, '/privacy-policy')
  const isHtmlBlocked = await page.evaluate(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      window.violations.push(effectiveDirective),
    )
    for (const [name, attribute, value] of [
      ['img', 'src', 'https://evil.example/a.png'],
      ['iframe', 'src', 'https://evil.example/'],
      ['p', 'style', 'color:red'],
    ] as const) {
      const element = document.createElement(name)
      element.setAttribute(attribute, value)
      document.body.append(element)
    }
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'p{display:none}' }))
    fetch('https://evil.example/').catch(() => undefined)
    const types = window.trustedTypes
    // Not every engine has trusted types.
    if (types === undefined) return true
    return ['other', 'prose'].every((name) => {
      try {
        types.createPolicy(name, { createHTML: (html) => html })
        return false
      } catch {
        return true
      }
    })
  })
  expect(isHtmlBlocked).toBe(true)
  const blocked = ['connect-src', 'frame-src', 'img-src', 'style-src-attr', 'style-src-elem']
  await expect.poll(() => page.evaluate(() => window.violations)).toEqual(expect.arrayContaining(blocked))
})
