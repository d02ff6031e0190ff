import { describe, expect } from 'vitest'
import { it, takeOver } from './browser.ts'

describe.concurrent.for(['/privacy-policy', '/attorneys/partners'])('%s on paper', (path) => {
  it('shows the words and nothing around them', async ({ open }) => {
    const { page } = await open(path, { scripts: false })
    await page.emulateMedia({ media: 'print' })
    const hidden = ['header', 'header nav', 'footer nav', '[role="status"]']
    const shown = ['h1', 'main', 'footer']
    const visible = (selectors: readonly string[]) =>
      Promise.all(selectors.map((selector) => page.locator(selector).last().isVisible()))
    expect(await visible(hidden)).toEqual(hidden.map(() => false))
    expect(await visible(shown)).toEqual(shown.map(() => true))
    expect(await page.locator('footer').innerText()).toContain(
      'Attorney Advertising. Prior results do not guarantee a similar outcome.',
    )
  })

  it.for([false, true])('is black on white (after React: %s)', async (scripts, { open }) => {
    const { page } = await open(path, { scripts })
    if (scripts) await takeOver(page)
    await page.emulateMedia({ media: 'print' })
    const odd = await page.evaluate(() => {
      const white = ['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']
      return [...document.querySelectorAll<HTMLElement>('body, body *')]
        .filter((element) => element.checkVisibility() && element.innerText?.trim())
        .map((element) => ({ element, style: getComputedStyle(element) }))
        .filter(({ style }) => style.color !== 'rgb(0, 0, 0)' || !white.includes(style.backgroundColor))
        .map(({ element, style }) => `${element.localName} ${style.color} on ${style.backgroundColor}`)
    })
    expect(odd).toEqual([])
  })

  it('is a document of some pages, of which no heading is the last line', async ({ open }) => {
    const { page } = await open(path)
    const file = await page.pdf({ format: 'Letter' })
    const pages = file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.length).toBeLessThan(16)
    await page.emulateMedia({ media: 'print' })
    const apart = await page
      .locator('main h2, main h3')
      .evaluateAll((all) => all.filter((heading) => getComputedStyle(heading).breakAfter !== 'avoid').length)
    expect(apart).toBe(0)
  })
})

describe.concurrent('links on paper', () => {
  it('that lead out show their addresses', async ({ open }) => {
    const { page } = await open('/privacy-policy', { scripts: false })
    await page.emulateMedia({ media: 'print' })
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="http"]')].map((link) => [
        link.href,
        getComputedStyle(link, '::after').content.replaceAll('"', ''),
      ]),
    )
    expect(shown).toEqual([
      ['https://osmfoundation.org/wiki/Privacy_Policy', ' (https://osmfoundation.org/wiki/Privacy_Policy)'],
    ])
  })

  it('that lead elsewhere on the site, to mail or telephone, show none', async ({ open }) => {
    const { page } = await open('/privacy-policy', { scripts: false })
    await page.emulateMedia({ media: 'print' })
    const contents = await page
      .locator('main a:not([href^="http"])')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content))
    expect(contents.filter((content) => /\(|https?:/.test(content))).toEqual([])
  })
})
