import { describe, expect } from 'vitest'
import { it, runByReact, siteAddress, takeOver, type Visit } from './browser.ts'
import { missingPath, specifiedPaths } from './specifiedSite.ts'

/** Measures every shift of the page's layout, and which elements moved by themselves, from the first moment. */
const watch = ({ page }: Pick<Visit, 'page'>) =>
  page.addInitScript(() => {
    const seen: Watched = { shifts: [], moving: [] }
    window.watched = seen
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node: Node | null }[]
        }
        const what = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : 'text'))
        seen.shifts.push(`${value.toFixed(4)} ${what.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.largest = (entry as PerformanceEntry & { element: Element | null }).element ?? undefined
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    addEventListener(
      'animationstart',
      ({ target }) => target instanceof Element && seen.moving.push(target),
      true,
    )
  })

interface Watched {
  shifts: string[]
  /** Elements whose animation has begun. */
  moving: Element[]
  /** The page's largest element, as the browser measures it. */
  largest?: Element
}

declare global {
  interface Window {
    watched: Watched
  }
}

const scriptsOf = ({ requests }: Visit): string[] =>
  requests.filter((request) => request.resourceType() === 'script').map((request) => new URL(request.url()).pathname)

/** Waits until the page is there with its fonts and pictures, and has nothing left to do. */
const atRest = async ({ page }: Visit): Promise<void> => {
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestIdleCallback(resolve))
  })
}

describe.concurrent('React takes over', () => {
  it.for([...specifiedPaths, missingPath])('%s at the first input, and changes nothing', async (path, { open, eventually }) => {
    const visit = await open(path, { prepare: (page) => watch({ page }) })
    const { page, complaints, outside } = visit
    await atRest(visit)
    const read = () => page.evaluate(() => [document.title, document.body.innerText])
    if (path !== '/contact') {
      expect(await page.locator('#root[data-awake]').count()).toBe(0)
      expect(scriptsOf(visit), 'scripts before the first input').toEqual([
        expect.stringMatching(/^\/assets\/wake-[\w-]+\.js$/),
      ])
    }
    const before = await read()
    await takeOver(page)
    // The page that waits for its visitor's message may have been taken over already; its button says so.
    await eventually(() => page.locator('main button:disabled').count()).toBe(0)
    expect(await read()).toEqual(before)
    expect(await page.evaluate(() => window.watched.shifts), 'shifts of the layout').toEqual([])
    expect(complaints.filter((complaint) => path !== missingPath || !complaint.includes('404'))).toEqual([])
    expect(outside.filter((address) => path !== '/contact' || !address.includes('openstreetmap'))).toEqual([])
  })

  it.for(['/', '/about', '/attorneys/partners', '/practice-areas/tax-law', '/privacy-policy'])(
    '%s moves nothing that its largest element is part of',
    async (path, { open, eventually }) => {
      const visit = await open(path, { prepare: (page) => watch({ page }) })
      await atRest(visit)
      await eventually(() => visit.page.evaluate(() => window.watched.largest !== undefined)).toBe(true)
      expect(
        await visit.page.evaluate(() => {
          const { moving, largest } = window.watched
          return moving.filter((element) => largest && element.contains(largest)).map(({ outerHTML }) => outerHTML)
        }),
      ).toEqual([])
    },
  )

  it.for([
    ['a move of the mouse', (visit: Visit) => visit.page.mouse.move(300, 300)],
    ['a key', (visit: Visit) => visit.page.keyboard.press('Shift')],
    ['the wheel', (visit: Visit) => visit.page.mouse.wheel(0, 200)],
    ['a scroll', (visit: Visit) => visit.page.evaluate(() => window.scrollTo(0, 300))],
  ] as const)('after %s', async ([, act], { open, eventually }) => {
    const visit = await open('/about')
    await atRest(visit)
    await act(visit)
    await runByReact(visit.page)
    expect(visit.complaints).toEqual([])
  })

  it('after a touch', async ({ open, eventually }) => {
    const visit = await open('/about', { width: 390, height: 844, touch: true })
    await atRest(visit)
    await visit.page.touchscreen.tap(100, 300)
    await runByReact(visit.page)
    expect(visit.complaints).toEqual([])
  })

  it('and a page in the middle of which the visitor arrived stays there', async ({ open, eventually }) => {
    const visit = await open('/terms-of-use#governing-law-and-jurisdiction')
    await atRest(visit)
    const where = () => visit.page.evaluate(() => window.scrollY)
    await takeOver(visit.page)
    const before = await where()
    expect(before).toBeGreaterThan(500)
    await visit.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(await where()).toBe(before)
  })

  it('without leaving anything behind when its scripts cannot be had', async ({ open, eventually }) => {
    const { page, complaints } = await open('/about', {
      prepare: (fresh) => fresh.route('**/assets/takeOver-*.js', (route) => route.abort()),
    })
    await page.mouse.move(300, 300)
    await eventually(() => complaints.some((complaint) => complaint.includes('stays without scripts'))).toBe(true)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click()
    await page.waitForURL(`${siteAddress}/contact`)
    expect(complaints.filter((complaint) => !/stays without scripts|ERR_FAILED/.test(complaint))).toEqual([])
  })
})

describe.concurrent('the copyright year', () => {
  it.for([
    ['2031-06-01T12:00:00Z', '2031'],
    ['2032-01-01T04:59:00Z', '2031'],
    ['2032-01-01T05:01:00Z', '2032'],
  ] as const)('at %s is %s in New York, before and after React', async ([now, year], { open, eventually }) => {
    const { page, complaints } = await open('/about', {
      prepare: (fresh) => fresh.clock.setFixedTime(now),
    })
    const shown = page.locator('[data-year]')
    await eventually(() => shown.textContent()).toBe(year)
    await takeOver(page)
    expect(await shown.textContent()).toBe(year)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers', exact: true }).click()
    await page.waitForURL(`${siteAddress}/careers`)
    await eventually(() => shown.textContent()).toBe(year)
    expect(complaints).toEqual([])
  })

  it('is there without scripts', async ({ open, eventually }) => {
    const { page } = await open('/about', { scripts: false })
    expect(await page.locator('[data-year]').textContent()).toMatch(/^20\d\d$/)
  })
})
