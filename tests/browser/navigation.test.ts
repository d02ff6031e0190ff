import type { Page, Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { missingPath } from '../spec/tables.ts'
import * as site from './site.ts'
import { it, type Visit } from './site.ts'

const payloadsOf = ({ requests }: Visit): string[] =>
  requests
    .map((request) => /.*(?=\/index\.json)/.exec(new URL(request.url()).pathname)?.[0])
    .filter((path) => path !== undefined)

/** The parts of a document's head that change with the page; the policy stays that of the first page. */
const readHead = (page: Page): Promise<string[]> =>
  page
    .locator('head :is(title, meta:not([http-equiv]), link[rel="canonical"])')
    .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))

/** Follows a link of the page after changing its address. */
const follow = (page: Page, address: string): Promise<void> =>
  page
    .locator('footer a')
    .last()
    .evaluate((link: HTMLAnchorElement, to) => {
      link.setAttribute('href', to)
      link.click()
    }, address)

describe('a link inside the site', () => {
  it('a visitor who follows a link sees the next page without a new document', async ({ open }) => {
    const { page, requests, consoleMessages } = await site.openHydrated(open, '/about', {
      reducedMotion: 'no-preference',
    })
    await site.mark(page)
    await site.scrollTo(page, 500)
    const before = requests.length
    await site.menuLink(page, 'Careers').click()
    await site.arriveAt(page, 'Careers')
    const addresses = requests.slice(before).map((request) => new URL(request.url()).pathname)
    expect(addresses.filter((path) => !/^\/(assets|art|favicon)/.test(path))).toEqual(['/careers/index.json'])
    expect([site.pathOf(page), await site.isSameDocument(page)]).toEqual(['/careers', true])
    await expect.poll(() => site.scrolled(page)).toBe(0)
    // Screen readers announce what gets the focus.
    expect(await page.locator('h1:focus').count()).toBe(1)
    expect(consoleMessages).toEqual([])
  })

  it('a visitor can leave a missing address and go back to it, each with its own head', async ({ open }) => {
    const { page } = await site.openHydrated(open, missingPath)
    const [missing, found] = await Promise.all(
      [missingPath, '/careers'].map(async (path) => readHead((await open(path, site.withoutScripts)).page)),
    )
    expect(missing?.join()).toContain('noindex')
    await site.menuLink(page, 'Careers').click()
    await expect.poll(() => readHead(page)).toEqual(found)
    await page.goBack()
    await expect.poll(() => readHead(page)).toEqual(missing)
    expect(site.pathOf(page)).toBe(missingPath)
  })

  it('a visitor who leaves a page leaves its structured data, too', async ({ open }) => {
    const { page, consoleMessages } = await site.openHydrated(open, '/contact')
    const data = page.locator('head script[type="application/ld+json"]')
    expect(await data.count()).toBe(1)
    await site.menuLink(page, 'Careers').click()
    await expect.poll(() => data.count()).toBe(0)
    expect(consoleMessages).toEqual([])
  })

  it('a visitor who follows a link to the same page gets to its top', async ({ open }) => {
    const { page } = await site.openHydrated(open, '/about')
    await site.scrollTo(page, 600)
    const entries = await page.evaluate(() => history.length)
    await site.menuLink(page, 'About Us').click()
    await expect.poll(() => site.scrolled(page)).toBe(0)
    expect([site.pathOf(page), await page.evaluate(() => history.length)]).toEqual(['/about', entries])
  })

  it('a visitor who holds Control opens a link in a new tab', async ({ open }) => {
    const { page } = await site.openHydrated(open, '/about', site.ownContext)
    const tab = page.context().waitForEvent('page')
    await site.menuLink(page, 'Careers').click({ modifiers: ['ControlOrMeta'] })
    await (await tab).waitForURL(`${site.siteAddress}/careers`)
    expect(site.pathOf(page)).toBe('/about')
  })

  it('a visitor downloads a page once when they hover, focus or touch a link', async ({ open }) => {
    const visit = await site.openHydrated(open, '/about')
    const { page } = visit
    await site.menuLink(page, 'Careers').hover()
    await expect.poll(() => payloadsOf(visit)).toEqual(['/about', '/careers'])
    await site.menuLink(page, 'Contact Us').focus()
    await expect.poll(() => payloadsOf(visit)).toEqual(['/about', '/careers', '/contact'])
    await page.locator('main a[href="/about/firm"]').first().dispatchEvent('touchstart')
    await expect.poll(() => payloadsOf(visit)).toEqual(['/about', '/careers', '/contact', '/about/firm'])
    await site.menuLink(page, 'Careers').click()
    await site.arriveAt(page, 'Careers')
    expect(payloadsOf(visit)).toHaveLength(4)
  })
})

describe('a link with a hash', () => {
  const id = 'governing-law-and-jurisdiction'
  /** Whether the element that the hash names is right below the header. */
  const isInView = async (page: Page): Promise<boolean> => {
    const top = (await page.locator(`#${id}`).boundingBox())?.y ?? -1
    const { y = 0, height = 0 } = (await page.locator('header').boundingBox()) ?? {}
    return top >= y + height && top < y + height + 100
  }

  it.for(['no-preference', 'reduce'] as const)(
    'a visitor who follows a link with a hash finds its element focused below the header (motion: %s)',
    async (reducedMotion, { open }) => {
      const { page } = await site.openHydrated(open, '/disclaimer', { ...site.phone, reducedMotion })
      await site.mark(page)
      await page.locator(`main a[href="/terms-of-use#${id}"]`).click()
      await site.arriveAt(page, 'Terms of Use')
      expect(await site.isSameDocument(page)).toBe(true)
      if (reducedMotion === 'reduce') expect(await isInView(page), 'at once').toBe(true)
      await expect.poll(() => isInView(page)).toBe(true)
      expect([site.pathOf(page), await page.locator(`#${id}:focus`).count()]).toEqual([
        `/terms-of-use#${id}`,
        1,
      ])
    },
  )

  it('a visitor who opens a hash stays at its element when React starts', async ({ open }) => {
    const { page } = await open(`/terms-of-use#${id}`)
    await expect.poll(() => isInView(page)).toBe(true)
    const before = await site.scrolled(page)
    await site.hydrate(page)
    expect(await site.scrolled(page)).toBe(before)
  })

  it('a visitor gets to the top with a hash that names nothing or isn’t UTF-8', async ({ open }) => {
    const { page, consoleMessages } = await site.openHydrated(open, '/disclaimer')
    for (const hash of ['#nothing', '#a b"c', '#%', '#%E9']) {
      await site.scrollTo(page, 500)
      await follow(page, `/terms-of-use${hash}`)
      await site.arriveAt(page, 'Terms of Use')
      await expect.poll(() => site.scrolled(page), { message: hash }).toBe(0)
      await page.goBack()
      await site.arriveAt(page, 'Disclaimer')
      await expect.poll(() => site.scrolled(page), { message: hash }).toBe(500)
    }
    expect(consoleMessages).toEqual([])
  })

  it('a visitor can follow a hash on the same page and go back', async ({ open }) => {
    const { page } = await site.openHydrated(open, '/terms-of-use')
    await page.locator(`main a[href="#${id}"]`).first().click()
    await expect.poll(() => isInView(page)).toBe(true)
    await page.goBack()
    await expect.poll(() => isInView(page)).toBe(false)
    expect(site.pathOf(page)).toBe('/terms-of-use')
  })
})

describe('several quick clicks', () => {
  it.for([[['/careers', '/attorneys']], [['/attorneys', '/careers']]] as const)(
    'a visitor who clicks several links gets to the last one when pages arrive in the order %s',
    async ([order], { open }) => {
      const visit = await site.openHydrated(open, '/about')
      const { page } = visit
      const entries = await page.evaluate(() => history.length)
      const held = new Map<string, () => void>()
      for (const path of order) held.set(path, (await site.hold(page, `**${path}/index.json`)).release)
      await site.menuLink(page, 'Careers').dblclick()
      await site.menuLink(page, 'Attorneys').click()
      for (const path of order) {
        const answered = page.waitForResponse(`**${path}/index.json`)
        held.get(path)?.()
        await (await answered).finished()
      }
      await site.arriveAt(page, 'Attorneys')
      expect([site.pathOf(page), await page.evaluate(() => history.length)]).toEqual([
        '/attorneys',
        entries + 1,
      ])
    },
  )
})

describe('a page that can’t be fetched', () => {
  const otherVersion = async (route: Route) =>
    route.fulfill({ json: { ...(await (await route.fetch()).json()), version: 'other' } })

  it.for([
    ['its data never arrives', '**/careers/index.json', () => {}],
    ['its data is of another version of the site', '**/careers/index.json', otherVersion],
    ['its script can’t be reached', '**/assets/Template-*.js', (route: Route) => route.abort()],
  ] as const)('a visitor gets a page as a document when %s', async ([what, file, answer], { open }) => {
    const { page } = await site.openHydrated(open, '/about', { prepare: (fresh) => fresh.clock.install() })
    await page.route(file, answer)
    await site.mark(page)
    const asked = page.waitForRequest(file)
    await site.menuLink(page, 'Careers').click()
    await asked
    // The longest that a visitor waits; the other cases must not need it.
    if (what === 'its data never arrives') await page.clock.fastForward(5000)
    await expect.poll(() => site.isSameDocument(page)).toBe(false)
    await site.arriveAt(page, 'Careers')
    expect(site.pathOf(page)).toBe('/careers')
  })
})
