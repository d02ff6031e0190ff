import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  frames,
  it,
  scrollTo,
  siteAddress,
  hydratePage,
  type Circumstances,
  type Open,
  type Visit,
} from './browser.ts'
import { readHead } from './head.ts'
import { intercept, type InterceptedRequest, type Interception } from './intercept.ts'
import { everyNth } from '../sample.ts'
import { missingPath } from './specTables.ts'
import { failures } from './whatFails.ts'

/** Opens a page and has React take it over. */
async function openTaken(open: Open, path: string, circumstances?: Circumstances): Promise<Visit> {
  const visit = await open(path, circumstances)
  await hydratePage(visit.page)
  return visit
}

const menuLink = (page: Page, name: string): Locator =>
  page.locator('header nav > ul > li > a', { hasText: RegExp(`^${name}$`) })

const heading = (page: Page): Promise<string> => page.locator('h1').innerText()

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

/** Marks the document, to tell later whether it is still the same one. */
const mark = (page: Page): Promise<unknown> => page.evaluate(() => (document.body.dataset['marked'] = ''))
const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.body.dataset['marked'] !== undefined)

const payloadsOf = ({ requests }: Visit): string[] =>
  requests
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => path.endsWith('/index.json'))
    .map((path) => path.slice(0, -'/index.json'.length))

const pathOf = (page: Page): string => page.url().slice(siteAddress.length)

describe.concurrent('links inside the site', () => {
  it('a click fetches the next page’s data and script, and no document', async ({ open, eventually }) => {
    const visit = await openTaken(open, '/about', { moving: true })
    const { page, requests, complaints, outside } = visit
    // The page is one with its address: no frame shows one without the other.
    await page.evaluate(() => {
      const addressOf = () => document.querySelector('header [aria-current]')?.getAttribute('href')
      const follow = () => {
        if (document.querySelector('h1')?.textContent === 'Careers')
          document.body.dataset['shown'] ??= `${location.pathname} ${addressOf()}`
      }
      new MutationObserver(follow).observe(document.body, { childList: true, subtree: true })
    })
    await mark(page)
    const before = requests.length
    await menuLink(page, 'Careers').click()
    await eventually(() => heading(page)).toBe('Careers')
    const since = requests.slice(before)
    expect(since.filter((request) => request.isNavigationRequest())).toEqual([])
    expect(
      since
        .map((request) => new URL(request.url()).pathname)
        .filter((path) => !/^\/((assets|art)\/.|favicon)/.test(path)),
    ).toEqual(['/careers/index.json'])
    expect(payloadsOf(visit)).toEqual(['/about', '/careers'])
    expect([pathOf(page), await isSameDocument(page)]).toEqual(['/careers', true])
    expect(await page.evaluate(() => document.body.dataset['shown'])).toBe('/careers /careers')
    expect([complaints, outside]).toEqual([[], []])
  })

  it('a link in a text works like one in the menu', async ({ open, eventually }) => {
    const { page } = await openTaken(open, '/terms-of-use')
    await mark(page)
    await page.locator('main p a[href="/disclaimer"]').first().click()
    await eventually(() => heading(page)).toBe('Disclaimer')
    expect(await isSameDocument(page)).toBe(true)
    await page.locator('main p a[href^="/terms-of-use"]').first().click()
    await eventually(() => heading(page)).toBe('Terms of Use')
    expect(await isSameDocument(page)).toBe(true)
  })

  it('a visitor at a missing address goes on, and comes back to it, each with its own head', async ({
    open,
    eventually,
  }) => {
    const { page } = await openTaken(open, missingPath)
    const [missing, found] = await Promise.all(
      [missingPath, '/careers'].map(async (path) => readHead((await open(path, { scripts: false })).page)),
    )
    expect(missing?.join()).toContain('noindex')
    await mark(page)
    await menuLink(page, 'Careers').click()
    await eventually(() => heading(page)).toBe('Careers')
    expect([pathOf(page), await isSameDocument(page)]).toEqual(['/careers', true])
    expect(await readHead(page)).toEqual(found)
    await page.goBack()
    await eventually(() => page.title()).toBe('Page Not Found | West Atlantic')
    expect(pathOf(page)).toBe(missingPath)
    expect(await readHead(page)).toEqual(missing)
  })

  it('a link to the page that is shown goes to its top', async ({ open, eventually }) => {
    const { page, complaints } = await openTaken(open, '/about')
    await scrollTo(page, 600)
    const entries = await page.evaluate(() => history.length)
    await menuLink(page, 'About Us').click()
    await eventually(() => scrolled(page)).toBe(0)
    expect([pathOf(page), await page.evaluate(() => history.length)]).toEqual(['/about', entries])
    expect(complaints).toEqual([])
  })

  it('a click with Control or the middle button opens a tab', async ({ open }) => {
    const { page } = await openTaken(open, '/about')
    const careers = menuLink(page, 'Careers')
    for (const click of [
      () => careers.click({ modifiers: ['Control'] }),
      () => careers.click({ button: 'middle' }),
    ]) {
      const [other] = await Promise.all([page.context().waitForEvent('page'), click()])
      await other.waitForURL(`${siteAddress}/careers`)
      expect([pathOf(page), await heading(page)]).toEqual(['/about', 'About Us'])
    }
  })
})

describe.concurrent('fetching ahead', () => {
  it('the next page is fetched when its link is hovered or focused, and not again when it is followed', async ({
    open,
    eventually,
  }) => {
    const visit = await openTaken(open, '/about')
    const { page } = visit
    await menuLink(page, 'Careers').hover()
    await eventually(() => payloadsOf(visit)).toEqual(['/about', '/careers'])
    await menuLink(page, 'Contact Us').focus()
    await eventually(() => payloadsOf(visit)).toEqual(['/about', '/careers', '/contact'])
    expect(pathOf(page)).toBe('/about')
    await menuLink(page, 'Careers').focus()
    await menuLink(page, 'Careers').click()
    await eventually(() => heading(page)).toBe('Careers')
    expect(payloadsOf(visit)).toEqual(['/about', '/careers', '/contact'])
  })

  it('the next page is fetched when its link is touched', async ({ open, eventually }) => {
    const visit = await open('/about', { width: 390, height: 844, touch: true })
    await hydratePage(visit.page)
    await visit.page.locator('main a[href="/about/firm"]').first().dispatchEvent('touchstart')
    await eventually(() => payloadsOf(visit)).toEqual(['/about', '/about/firm'])
  })
})

describe.concurrent('a link with a hash', () => {
  const target = '/terms-of-use#governing-law-and-jurisdiction'
  /** Where the named element's top is: above, under the header, right below it, or further down. */
  const place = (page: Page): Promise<'above' | 'hidden' | 'in view' | 'below'> =>
    page.evaluate(() => {
      const top = document.getElementById('governing-law-and-jurisdiction')?.getBoundingClientRect().top ?? -1
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      return top < 0 ? 'above' : top < header ? 'hidden' : top < header + 100 ? 'in view' : 'below'
    })

  it.for([
    [390, true],
    [1280, false],
  ] as const)(
    'a link with a hash shows a visitor its element below the header (%i pixels, smoothly: %s)',
    async ([width, moving], { open, eventually }) => {
      const { page } = await openTaken(open, '/disclaimer', { width, moving })
      await mark(page)
      await page.locator(`main a[href="${target}"]`).click()
      await eventually(() => pathOf(page)).toBe(target)
      await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe(
        'governing-law-and-jurisdiction',
      )
      await eventually(() => place(page)).toBe('in view')
      expect([await heading(page), await isSameDocument(page)]).toEqual(['Terms of Use', true])
    },
  )

  it.for([true, false])(
    'an address with a hash opens at its element (scripts: %s)',
    async (scripts, { open, eventually }) => {
      const { page } = await open(target, { scripts })
      await eventually(() => place(page)).toBe('in view')
    },
  )

  it('a hash that names nothing, or isn’t UTF-8, goes to the top', async ({ open, eventually }) => {
    const { page, complaints } = await openTaken(open, '/disclaimer')
    await scrollTo(page, 500)
    for (const odd of everyNth(2, ['#nothing', '#a b"c', '#%', '#%E9'])) {
      await page.evaluate((hash) => {
        const link = document.querySelector<HTMLAnchorElement>('footer a[href^="/terms-of-use"]')
        link?.setAttribute('href', `/terms-of-use${hash}`)
        link?.click()
      }, odd)
      await eventually(() => heading(page)).toBe('Terms of Use')
      await eventually(() => scrolled(page)).toBe(0)
      await page.goBack()
      await eventually(() => heading(page)).toBe('Disclaimer')
      await eventually(() => scrolled(page)).toBe(500)
    }
    expect(complaints).toEqual([])
  })

  it('a hash on the same page works, and Back returns', async ({ open, eventually }) => {
    const { page } = await openTaken(open, '/terms-of-use')
    const link = page.locator('main a[href="#governing-law-and-jurisdiction"]')
    await link.first().click()
    await eventually(() => place(page)).toBe('in view')
    await page.goBack()
    await eventually(() => pathOf(page)).toBe('/terms-of-use')
    await eventually(() => place(page)).toBe('below')
  })
})

describe.concurrent('Back and Forward', () => {
  it('Back and Forward return to where the visitor was on each page', async ({ open, eventually }) => {
    const { page } = await openTaken(open, '/about', { moving: true })
    await mark(page)
    await scrollTo(page, 700)
    await menuLink(page, 'Careers').click()
    await eventually(() => heading(page)).toBe('Careers')
    await eventually(() => scrolled(page)).toBe(0)
    await scrollTo(page, 400)
    await page.locator('footer a[href="/privacy-policy"]').click()
    await eventually(() => heading(page)).toBe('Privacy Policy')
    await page.goBack()
    await eventually(() => heading(page)).toBe('Careers')
    // The click brought the footer into view first.
    const left = await scrolled(page)
    expect(left).toBeGreaterThanOrEqual(400)
    await page.goBack()
    await eventually(() => [pathOf(page)]).toEqual(['/about'])
    await eventually(() => scrolled(page)).toBe(700)
    expect([await heading(page), await page.title()]).toEqual(['About Us', 'About Us | West Atlantic'])
    await page.goForward()
    await eventually(() => heading(page)).toBe('Careers')
    await eventually(() => scrolled(page)).toBe(left)
    expect(await isSameDocument(page)).toBe(true)
  })

  it('Back and Forward work after a reload', async ({ open, eventually }) => {
    const { page, complaints } = await openTaken(open, '/about')
    await scrollTo(page, 700)
    await menuLink(page, 'Careers').click()
    await eventually(() => heading(page)).toBe('Careers')
    await scrollTo(page, 300)
    await page.reload()
    await eventually(() => scrolled(page)).toBe(300)
    await hydratePage(page)
    await page.goBack()
    await eventually(() => heading(page)).toBe('About Us')
    await eventually(() => scrolled(page)).toBe(700)
    await page.goForward()
    await eventually(() => heading(page)).toBe('Careers')
    await eventually(() => scrolled(page)).toBe(300)
    expect(complaints).toEqual([])
  })

  it('Back works after a reload before anything else is done', async ({ open, eventually }) => {
    const { page } = await openTaken(open, '/about')
    await scrollTo(page, 700)
    await menuLink(page, 'Careers').click()
    await eventually(() => heading(page)).toBe('Careers')
    await eventually(() => scrolled(page)).toBe(0)
    await page.reload()
    await page.evaluate(() => history.back())
    await eventually(() => pathOf(page)).toBe('/about')
    await eventually(() => heading(page)).toBe('About Us')
    await eventually(() => scrolled(page)).toBe(700)
  })

  it('Back works after a reload while React is starting', async ({ open, eventually }) => {
    const { page, complaints } = await openTaken(open, '/about')
    await menuLink(page, 'Careers').click()
    await eventually(() => heading(page)).toBe('Careers')
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await intercept(page, '**/assets/hydrate-*.js', (request) => held.then(() => request.continue()))
    const asked = page.waitForRequest('**/assets/hydrate-*.js')
    await page.reload()
    await page.keyboard.press('Shift')
    await asked
    await page.evaluate(() => history.back())
    await eventually(() => pathOf(page)).toBe('/about')
    letGo()
    await eventually(() => heading(page)).toBe('About Us')
    await hydratePage(page)
    expect([await heading(page), await page.title()]).toEqual(['About Us', 'About Us | West Atlantic'])
    expect(complaints).toEqual([])
  })

  it('Back returns to where the visitor was when another document came in between', async ({
    open,
    eventually,
  }) => {
    const { page } = await openTaken(open, '/about')
    await scrollTo(page, 700)
    await menuLink(page, 'Careers').click()
    await eventually(() => heading(page)).toBe('Careers')
    await eventually(() => scrolled(page)).toBe(0)
    await scrollTo(page, 300)
    await page.goto(`${siteAddress}/attorneys`)
    await hydratePage(page)
    await scrollTo(page, 150)
    await page.goBack()
    await eventually(() => heading(page)).toBe('Careers')
    await eventually(() => scrolled(page)).toBe(300)
    await hydratePage(page)
    await page.goBack()
    await eventually(() => heading(page)).toBe('About Us')
    await eventually(() => scrolled(page)).toBe(700)
  })

  it('Back while a page is on its way leaves it behind', async ({ open, eventually }) => {
    const held = new Held()
    const { page } = await openTaken(open, '/about', { intercept: [held.interception('/attorneys')] })
    await menuLink(page, 'Careers').click()
    await eventually(() => heading(page)).toBe('Careers')
    await menuLink(page, 'Attorneys').click()
    await eventually(() => held.has('/attorneys')).toBe(true)
    await page.goBack()
    await eventually(() => heading(page)).toBe('About Us')
    await held.letGo(page, '/attorneys')
    expect([await heading(page), pathOf(page)]).toEqual(['About Us', '/about'])
  })
})

describe.concurrent('a page that cannot be fetched', () => {
  const [payload, chunk] = ['**/careers/index.json', '**/assets/Careers-*.js']
  // A chunk that is missing, and other ways to fail: failures.test.ts.
  const answers: readonly (readonly [
    what: string,
    file: string,
    answer: (request: InterceptedRequest) => Promise<void>,
  ])[] = [
    ['its payload never comes', payload, failures.hanging],
    ['its payload answers 404', payload, failures.missing],
    ['its payload is of another version of the site', payload, failures['of another version']],
    ['its chunk cannot be reached', chunk, failures.refused],
  ]
  it('a page that cannot be fetched is loaded by the browser, and the visitor goes on', async ({
    open,
    eventually,
    expect,
  }) => {
    const { page, complaints } = await openTaken(open, '/about', {
      prepare: (fresh) => fresh.clock.install(),
    })
    for (const [what, file, answer] of everyNth(2, answers)) {
      const stop = await intercept(page, file, answer)
      await mark(page)
      const asked = page.waitForRequest(file)
      await menuLink(page, 'Careers').click()
      await asked
      // As long as a visitor waits at most; what is answered must not need it.
      if (answer === failures.hanging) await page.clock.fastForward(5000)
      await eventually(() => heading(page), what).toBe('Careers')
      expect([pathOf(page), await isSameDocument(page)], what).toEqual(['/careers', false])
      await stop()
      await page.goBack()
      await eventually(() => heading(page), what).toBe('About Us')
      await hydratePage(page)
    }
    expect(complaints.filter((complaint) => !complaint.startsWith('Failed to load resource'))).toEqual([])
  })

  it('a link that leads nowhere shows the page for missing addresses', async ({ open, eventually }) => {
    const { page } = await openTaken(open, '/about')
    await page.evaluate(() => document.querySelector('footer a')?.setAttribute('href', '/nowhere#x'))
    await page.locator('footer a[href="/nowhere#x"]').click()
    await eventually(() => page.title()).toBe('Page Not Found | West Atlantic')
    expect(pathOf(page)).toBe('/nowhere#x')
  })
})

/** Payloads that are held back until a test lets them go. */
class Held {
  readonly #requests = new Map<string, InterceptedRequest>()
  interception(path: string): Interception {
    return [`**${path}/index.json`, (request) => void this.#requests.set(path, request)]
  }
  has(path: string): boolean {
    return this.#requests.has(path)
  }
  /** Lets a payload go, and waits until the page has had every chance to make something of it. */
  async letGo(page: Page, path: string): Promise<void> {
    const request = this.#requests.get(path)
    if (!request) throw new Error(`Nobody has asked for ${path}.`)
    const answered = page.waitForResponse(`**${path}/index.json`)
    await request.continue()
    await (await answered).finished()
    for (let turn = 0; turn < 5; turn += 1) await frames(page)
  }
}

describe.concurrent('several quick clicks', () => {
  it.for([[['/careers', '/attorneys']], [['/attorneys', '/careers']]] as const)(
    'several quick clicks end on the last link, whichever page arrives first: %s',
    async ([order], { open, eventually }) => {
      const held = new Held()
      const { page } = await openTaken(open, '/about', {
        intercept: order.map((path) => held.interception(path)),
      })
      const entries = await page.evaluate(() => history.length)
      await menuLink(page, 'Careers').click()
      await menuLink(page, 'Attorneys').click()
      for (const path of order) {
        await eventually(() => held.has(path)).toBe(true)
        await held.letGo(page, path)
      }
      await eventually(() => heading(page)).toBe('Attorneys')
      expect([pathOf(page), await page.evaluate(() => history.length)]).toEqual(['/attorneys', entries + 1])
    },
  )

  it('two quick clicks on the same link make one step', async ({ open, eventually }) => {
    const { page } = await openTaken(open, '/about')
    const entries = await page.evaluate(() => history.length)
    await menuLink(page, 'Careers').dblclick()
    await eventually(() => heading(page)).toBe('Careers')
    await frames(page)
    expect([pathOf(page), await page.evaluate(() => history.length)]).toEqual(['/careers', entries + 1])
  })
})
