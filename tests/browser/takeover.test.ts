import { describe, expect } from 'vitest'
import { beginVisit, it, runByReact, siteAddress, takeOver, type Visit } from './browser.ts'
import { specifiedPaths } from './specifiedSite.ts'
import { atRest, watch } from './watched.ts'

describe.concurrent('React takes over', () => {
  it.for(['/', '/about', '/practice-areas/tax-law', '/privacy-policy'])(
    '%s moves nothing that its largest element is part of',
    async (path, { open, eventually }) => {
      const visit = await open(path, { drawings: true, moving: true, prepare: watch })
      await atRest(visit.page)
      await eventually(() => visit.page.evaluate(() => window.watched.largest !== undefined)).toBe(true)
      expect(
        await visit.page.evaluate(() => {
          const { moving, largest } = window.watched
          return moving
            .filter((element) => largest && element.contains(largest))
            .map(({ outerHTML }) => outerHTML)
        }),
      ).toEqual([])
    },
  )

  it.for([
    ['a move of the mouse', (visit: Visit) => visit.page.mouse.move(300, 300)],
    ['a key', (visit: Visit) => visit.page.keyboard.press('Shift')],
    ['the wheel', (visit: Visit) => visit.page.mouse.wheel(0, 200)],
    ['a scroll', (visit: Visit) => visit.page.evaluate(() => window.scrollTo(0, 300))],
  ] as const)('after %s', async ([, act], { open }) => {
    const visit = await open('/about', { moving: true })
    await atRest(visit.page)
    await act(visit)
    await runByReact(visit.page)
    expect(visit.complaints).toEqual([])
  })

  it('after a touch', async ({ open }) => {
    const visit = await open('/about', { width: 390, height: 844, touch: true })
    await atRest(visit.page)
    await visit.page.touchscreen.tap(100, 300)
    await runByReact(visit.page)
    expect(visit.complaints).toEqual([])
  })

  it('and a page in the middle of which the visitor arrived stays there', async ({ open }) => {
    const visit = await open('/terms-of-use#governing-law-and-jurisdiction')
    await atRest(visit.page)
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
    await eventually(() => complaints.some((complaint) => complaint.includes('stays without scripts'))).toBe(
      true,
    )
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click()
    await page.waitForURL(`${siteAddress}/contact`)
    expect(complaints.filter((complaint) => !/stays without scripts|ERR_FAILED/.test(complaint))).toEqual([])
  })
})

describe('fonts that arrive late', () => {
  it.for([390, 1280])('move nothing on any page, at %i pixels', async (width, { browser }) => {
    const late: { path: string; sum: number; what: string[] }[] = []
    const paths = [...specifiedPaths]
    let standIns = true
    const walk = async () => {
      let letFontsGo = () => {}
      let painted = Promise.resolve()
      const { page } = await beginVisit(browser, { width, prepare: watch })
      await page.route('**/*.woff2', (route) => painted.then(() => route.continue()))
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
        painted = new Promise((resolve) => (letFontsGo = resolve))
        await page.goto(siteAddress + path, { waitUntil: 'commit' })
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        letFontsGo()
        await atRest(page)
        standIns &&= await page.evaluate(haveStandIns)
        const shifts = await page.evaluate(() => window.watched.shifts)
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        // What Lighthouse calls 0.
        if (sum >= 0.001) late.push({ path, sum, what: shifts.flatMap(({ what }) => what) })
      }
      await page.context().close()
    }
    await Promise.all([walk(), walk()])
    const lack = 'fonts that stand in for ours; on Debian and Ubuntu: apt-get install fonts-liberation'
    expect(standIns, lack).toBe(true)
    expect(late).toEqual([])
  })

  /** Whether the machine has the fonts whose measures the fallbacks are matched to. */
  const haveStandIns = async (): Promise<boolean> => {
    const faces = [...document.fonts].filter(({ family }) => family.includes('Fallback'))
    await Promise.allSettled(faces.map((face) => face.load()))
    const loaded = new Set(faces.filter(({ status }) => status === 'loaded').map(({ family }) => family))
    return faces.every(({ family }) => loaded.has(family))
  }
})

describe.concurrent('the copyright year', () => {
  it.for([
    ['2031-06-01T12:00:00Z', '2031'],
    ['2032-01-01T04:59:00Z', '2031'],
    ['2032-01-01T05:01:00Z', '2032'],
  ] as const)(
    'at %s is %s in New York, before and after React',
    async ([now, year], { open, eventually }) => {
      const { page, complaints } = await open('/about', {
        prepare: (fresh) => fresh.clock.setFixedTime(now),
      })
      const shown = page.locator('[data-year]')
      await eventually(() => shown.textContent()).toBe(year)
      await takeOver(page)
      expect(await shown.textContent()).toBe(year)
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Careers', exact: true })
        .click()
      await page.waitForURL(`${siteAddress}/careers`)
      await eventually(() => shown.textContent()).toBe(year)
      expect(complaints).toEqual([])
    },
  )

  it('is there without scripts', async ({ open }) => {
    const { page } = await open('/about', { scripts: false })
    expect(await page.locator('[data-year]').textContent()).toMatch(/^20\d\d$/)
  })
})
