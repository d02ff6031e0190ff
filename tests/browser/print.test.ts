import { describe, expect } from 'vitest'
import { everyNth } from '../sample.ts'
import { it, hydratePage } from './browser.ts'

describe.concurrent.for(everyNth(2, ['/privacy-policy', '/attorneys/partners']))('%s on paper', (path) => {
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
    if (scripts) await hydratePage(page)
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

  it('is a document of some pages, of which no heading and no line that leads in to a list is the last', async ({
    open,
  }) => {
    const { page } = await open(path)
    const file = await page.pdf({ format: 'Letter' })
    const pages = file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.length).toBeLessThan(16)
    await page.emulateMedia({ media: 'print' })
    const apart = await page
      .locator('main :is(h2, h3, h4, p:has(+ ul, + address))')
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

  it('to other pages show the public address, and to mail or telephone none', async ({ open }) => {
    const { page } = await open('/privacy-policy', { scripts: false })
    await page.emulateMedia({ media: 'print' })
    const shown = await page
      .locator('main :is(p, li) a:not([href^="http"])')
      .evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility())
          .map(
            (link) => [link.getAttribute('href') ?? '', getComputedStyle(link, '::after').content] as const,
          ),
      )
    const [paths, others] = [true, false].map((isPath) =>
      shown.filter(([href]) => href.startsWith('/') === isPath),
    )
    expect(paths?.length).toBeGreaterThan(0)
    const site = await page.locator('link[rel="canonical"]').getAttribute('href')
    const origin = new URL(site ?? '').origin
    for (const [href, content] of paths ?? []) {
      expect(content).toContain(origin)
      expect(content).toContain(href)
    }
    expect(others?.filter(([, content]) => /\(/.test(content))).toEqual([])
  })
})

describe.concurrent('paper keeps together', () => {
  it('each lawyer’s entry, whose text is of one size', async ({ open }) => {
    const { page } = await open('/attorneys/partners', { scripts: false })
    await page.emulateMedia({ media: 'print' })
    const entries = await page.locator('main article').evaluateAll((all) =>
      all.map((entry) => {
        const sizes = [...entry.querySelectorAll('p')]
          .slice(-2)
          .map((text) => getComputedStyle(text).fontSize)
        return [getComputedStyle(entry).breakInside, new Set(sizes).size]
      }),
    )
    expect(entries.length).toBe(10)
    expect(entries.filter(([inside, sizes]) => inside !== 'avoid' || sizes !== 1)).toEqual([])
  })

  it('of a role its head and terms, so that a long one begins where there is room', async ({ open }) => {
    const { page } = await open('/careers/join', { scripts: false })
    await page.emulateMedia({ media: 'print' })
    const roles = await page
      .locator('main article')
      .evaluateAll((all) =>
        all.map((role) => [
          getComputedStyle(role).breakInside,
          ...[...(role.firstElementChild?.children ?? [])].map((part) => getComputedStyle(part).breakAfter),
        ]),
      )
    expect(roles).toEqual(Array.from({ length: 3 }, () => ['auto', 'avoid', 'avoid', 'auto']))
  })

  it('and leaves out what works only on a screen', async ({ open }) => {
    const { page } = await open('/contact', { scripts: false })
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('main form, main iframe').first().isVisible()).toBe(false)
    expect(await page.locator('main h2:visible').allInnerTexts()).toEqual(['Our Office'])
  })
})
