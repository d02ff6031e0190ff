import { describe, expect } from 'vitest'
import { everyNth } from '../sample.ts'
import {
  atRest,
  it,
  runByReact,
  scriptsOf,
  siteAddress,
  hydratePage,
  type Open,
  type Visit,
} from './browser.ts'

describe.concurrent('React takes over', () => {
  it.for(everyNth(2, ['/', '/about', '/practice-areas/tax-law', '/privacy-policy']))(
    '%s moves nothing that its largest element is part of',
    async (path, { open, eventually }) => {
      const visit = await open(path, { drawings: true, moving: true })
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
    // The first step only brings the mouse into a window that has had none: not every Chromium tells the page of it.
    ['a move of the mouse', (visit: Visit) => visit.page.mouse.move(300, 300, { steps: 2 })],
    ['a key', (visit: Visit) => visit.page.keyboard.press('Shift')],
    ['the wheel', (visit: Visit) => visit.page.mouse.wheel(0, 200)],
    ['a scroll', (visit: Visit) => visit.page.evaluate(() => window.scrollTo(0, 300))],
  ] as const)('after %s', async ([, act], { open }) => {
    const visit = await open('/about')
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
    await hydratePage(visit.page)
    const before = await where()
    expect(before).toBeGreaterThan(500)
    await visit.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(await where()).toBe(before)
  })

  it('and leaves the styles alone: what the next page needs comes into them', async ({ open }) => {
    const { page } = await open('/about')
    await atRest(page)
    await page.evaluate(() => {
      const changes: string[] = []
      Object.assign(window, { changes })
      const { prototype } = CSSStyleSheet
      const insert = Reflect.get(prototype, 'insertRule')
      const remove = Reflect.get(prototype, 'deleteRule')
      prototype.insertRule = function (rule, index) {
        const isOwn = this.ownerNode instanceof Element && this.ownerNode.hasAttribute('data-styles')
        changes.push(isOwn ? 'a rule of the page’s own' : 'a rule elsewhere')
        return insert.call(this, rule, index)
      }
      prototype.deleteRule = function (index) {
        changes.push('a rule that goes')
        remove.call(this, index)
      }
      new MutationObserver((records) => {
        for (const { addedNodes, removedNodes } of records)
          for (const node of [...addedNodes, ...removedNodes])
            if (node instanceof HTMLStyleElement) changes.push('a style element')
      }).observe(document, { childList: true, subtree: true })
    })
    const changes = () => page.evaluate(() => [...new Set<string>(Reflect.get(window, 'changes'))])
    await hydratePage(page)
    expect(await changes()).toEqual([])
    await page.locator('header nav > ul > li > a').last().click()
    await page.waitForURL(`${siteAddress}/contact`)
    await page.locator('form').waitFor()
    expect(await changes()).toEqual(['a rule of the page’s own'])
    const fonts = () =>
      page.evaluate(() =>
        [...document.styleSheets].map(({ cssRules }) =>
          [...cssRules].some((rule) => rule instanceof CSSFontFaceRule),
        ),
      )
    expect(await fonts(), 'fonts stand where no rules come').toEqual([true, false])
  })

  it('in short tasks: it asks the clock, and goes on later', async ({ open }) => {
    const { page, complaints } = await open('/about', {
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          // On this clock, five looks at it take as long as a task may.
          let time = 0
          performance.now = () => (time += 1)
          const { prototype } = MessagePort
          const post = Reflect.get(prototype, 'postMessage')
          // React sends itself a message for each task.
          prototype.postMessage = function (...message: [unknown]) {
            document.body.dataset['tasks'] = String(1 + Number(document.body.dataset['tasks'] ?? 0))
            Reflect.apply(post, this, message)
          }
        }),
    })
    await atRest(page)
    await hydratePage(page)
    expect(Number(await page.evaluate(() => document.body.dataset['tasks']))).toBeGreaterThan(20)
    expect(complaints).toEqual([])
  })

  it('without leaving anything behind when its scripts cannot be had', async ({ open, eventually }) => {
    const { page, complaints } = await open('/about', {
      intercept: [['**/assets/takeOver-*.js', (request) => request.abort()]],
    })
    await page.mouse.move(300, 300, { steps: 2 })
    await eventually(() => complaints.some((complaint) => complaint.includes('stays without scripts'))).toBe(
      true,
    )
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click()
    await page.waitForURL(`${siteAddress}/contact`)
    expect(complaints.filter((complaint) => !/stays without scripts|ERR_FAILED/.test(complaint))).toEqual([])
  })
})

describe.concurrent('the modules that make a page React’s', () => {
  /** Opens a page over a connection, on which each module tells that it runs, and whether one has in the same task. */
  const openOver = async (open: Open, connection: object | undefined) => {
    const visit = await open('/about', {
      prepare: async (fresh) => {
        await fresh.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', { value })
          Object.assign(window, { ran: [], isRunning: false })
        }, connection)
        await fresh.route(/\/assets\/(?!wake-)[\w-]+\.js$/, async (route) => {
          const response = await route.fetch()
          const body = `${await response.text()}
            window.ran.push(import.meta.url.replace(location.origin, '') + (window.isRunning ? ' in the same task' : ''))
            window.isRunning = true
            setTimeout(() => { window.isRunning = false })`
          await route.fulfill({ response, body })
        })
      },
    })
    await atRest(visit.page)
    const modules = (await visit.page.locator('#root').getAttribute('data-modules'))?.split(' ') ?? []
    const ran = () => visit.page.evaluate((): string[] => Reflect.get(window, 'ran'))
    return {
      ...visit,
      modules,
      ran,
      fetched: () => scriptsOf(visit).filter((path) => !path.includes('/wake-')),
    }
  }

  it('are fetched ahead over a fast connection, and run one by one, with the first input', async ({
    open,
    eventually,
    expect,
  }) => {
    const { page, modules, ran, fetched } = await openOver(open, { effectiveType: '4g', saveData: false })
    await eventually(() => fetched().toSorted()).toEqual(modules.toSorted())
    expect(await ran()).toEqual([])
    await hydratePage(page)
    expect((await ran()).slice(0, modules.length)).toEqual(modules)
    expect(fetched()).toEqual([...new Set(fetched())])
  })

  it.for([
    ['is slow', { effectiveType: '3g', saveData: false }],
    ['costs its user', { effectiveType: '4g', saveData: true }],
    ['is not told of', undefined],
  ] as const)(
    'come with the first input when the connection %s',
    async ([, connection], { open, expect }) => {
      const { page, modules, ran, fetched } = await openOver(open, connection)
      expect(fetched()).toEqual([])
      await hydratePage(page)
      expect(fetched().slice(0, modules.length)).toEqual(modules)
      expect((await ran()).slice(0, modules.length)).toEqual(modules)
    },
  )
})

describe.concurrent('the tap that wakes React', () => {
  /** Opens a page on a phone, and taps a link while what React takes the page over with is on its way. */
  const tapWhileWaking = async (open: Open) => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    const { page, complaints } = await open('/about', {
      width: 390,
      height: 844,
      touch: true,
      intercept: [['**/assets/shell-*.json', (request) => arrived.then(() => request.continue())]],
      prepare: (fresh) => fresh.clock.install(),
    })
    await atRest(page)
    await page.evaluate(() => (document.body.dataset['marked'] = ''))
    const asked = page.waitForRequest('**/assets/shell-*.json')
    const link = page.locator('main a[href="/about/firm"]').first()
    await link.dispatchEvent('touchstart')
    await asked
    // From here on, time passes only when the test says so.
    await page.clock.pauseAt(Date.now() + 1000)
    await link.dispatchEvent('click')
    expect(page.url()).toBe(`${siteAddress}/about`)
    const isSameDocument = () => page.evaluate(() => document.body.dataset['marked'] !== undefined)
    return { page, complaints, arrive, isSameDocument }
  }

  it('follows a link without loading a document, when React comes soon', async ({ open, eventually }) => {
    const { page, complaints, arrive, isSameDocument } = await tapWhileWaking(open)
    arrive()
    await eventually(() => page.url()).toBe(`${siteAddress}/about/firm`)
    await eventually(() => page.title()).toBe('Our Firm | West Atlantic')
    expect([await isSameDocument(), complaints]).toEqual([true, []])
  })

  it('follows it as any link, when React does not come soon', async ({ open, eventually }) => {
    const { page, arrive, isSameDocument } = await tapWhileWaking(open)
    await page.clock.fastForward(150)
    await eventually(() => page.url()).toBe(`${siteAddress}/about/firm`)
    await eventually(() => page.title()).toBe('Our Firm | West Atlantic')
    expect(await isSameDocument()).toBe(false)
    arrive()
  })
})

describe.concurrent('the copyright year', () => {
  it('is New York’s, before and after React, and on the next page', async ({ open, eventually, expect }) => {
    const { page, complaints } = await open('/robots.txt', { prepare: (fresh) => fresh.clock.install() })
    const shown = page.locator('[data-year]')
    const moments = [
      ['2032-01-01T04:59:00Z', '2031'],
      ['2031-06-01T12:00:00Z', '2031'],
      ['2032-01-01T05:01:00Z', '2032'],
    ] as const
    for (const [now, year] of everyNth(2, moments)) {
      await page.clock.setFixedTime(now)
      await page.goto(`${siteAddress}/about`)
      await eventually(() => shown.textContent(), `at ${now}`).toBe(year)
      await hydratePage(page)
      expect(await shown.textContent(), `at ${now}, after React`).toBe(year)
      await page.locator('header nav > ul > li > a').last().click()
      await page.waitForURL(`${siteAddress}/contact`)
      await eventually(() => shown.textContent(), `at ${now}, on the next page`).toBe(year)
    }
    expect(complaints).toEqual([])
  })

  it('is there without scripts', async ({ open }) => {
    const { page } = await open('/about', { scripts: false })
    expect(await page.locator('[data-year]').textContent()).toMatch(/^20\d\d$/)
  })
})
