import { firefox, webkit } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findFirefox, findWebKit } from './engines/findEngines.mjs'
import { siteAddress } from './browser.ts'
import type { EnginePage } from './engines/engine.ts'
import { launchFirefox } from './engines/firefox.ts'
import { launchByPlaywright } from './engines/playwright.ts'
import { launchWebKit } from './engines/webkit.ts'
import { someOf } from '../sample.ts'
import { earlierPath, missingPath, onePageOfEachKind, specifiedPages } from './specTables.ts'

/** What holds in Firefox and WebKit as in Chromium, which all other tests of the site look at. */
const engines = [
  ['Firefox', findFirefox(), launchFirefox, firefox],
  ['WebKit', findWebKit(), launchWebKit, webkit],
] as const

/** One page of each kind, since pages of a kind share a template; the earlier version, and the missing page. */
const pages: readonly (readonly [path: string, heading: string])[] = [
  ...someOf(specifiedPages, ([path]) => onePageOfEachKind.includes(path)),
  [earlierPath, 'Privacy Policy'],
  [missingPath, 'Off the Chart'],
]

/** In `npm test` each engine opens every fourth page: what differs between kinds of page was seen in Chromium already. */
const pagesIn = (name: string) =>
  someOf(pages, (page) => pages.indexOf(page) % 4 === (name === 'Firefox' ? 0 : 2))

const desktop = [1280, 800] as const
const phone = [390, 844] as const

const heading = ({ run }: EnginePage) => run(() => document.querySelector('h1')?.innerText)
const address = ({ run }: EnginePage) => run(() => location.pathname + location.search)
const scrolled = ({ run }: EnginePage) => run(() => Math.round(scrollY))
/** Scrolls at once, and waits until the page has been told. */
const scrollTo = ({ run }: EnginePage, top: number) =>
  run((place) => {
    window.scrollTo({ top: Number(place), behavior: 'instant' })
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))))
  }, `${top}`)
const focused = ({ run }: EnginePage) => run(() => document.activeElement?.textContent)

/** Whether an element can be seen. */
const shows = ({ run }: EnginePage, selector: string) =>
  run((wanted) => document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true }), selector)

/** Whether the header has a ground of its own. */
const hasSolidHeader = ({ run }: EnginePage) =>
  run(() => {
    const header = document.querySelector('header')
    return header && !/, 0\)$|^transparent$/.test(getComputedStyle(header).backgroundColor)
  })

/** The names of the menu's entries whose submenus can be seen. */
const openSubmenus = ({ run }: EnginePage) =>
  run(() =>
    [...document.querySelectorAll('header nav > ul > li > ul')]
      .filter((list) => list.checkVisibility({ visibilityProperty: true }))
      .map((list) => list.parentElement?.querySelector('a')?.textContent),
  )

/** Links among words that nothing tells from them. */
const unmarkedLinks = ({ run }: EnginePage) =>
  run(() =>
    [...document.querySelectorAll('main :is(p, li, dd) a')]
      .filter(({ parentElement }) =>
        [...(parentElement?.childNodes ?? [])].some(
          (node) => node instanceof Text && /\w{2}/.test(node.data),
        ),
      )
      .filter((link) => {
        const { textDecorationLine: line, textDecorationColor: colour } = getComputedStyle(link)
        return !line.includes('underline') || colour.endsWith(', 0)')
      })
      .map(({ textContent }) => textContent),
  )

/** Looks again and again, for fifteen seconds, whether something is as expected. */
const until = async (look: () => Promise<unknown>, expected: unknown, message?: string) => {
  // The tests of both engines run side by side, and `expect.poll` would not know to which of them it belongs.
  await vi.waitFor(async () => expect(await look(), message).toEqual(expected), {
    timeout: 15_000,
    interval: 50,
  })
}

/** Loads a page, moves the mouse, and waits until React runs it. */
async function openAwake(page: EnginePage, path: string, [width, height]: readonly [number, number]) {
  await page.resize(width, height)
  await page.open(path)
  await page.hover('header > a')
  await page.hover('h1')
  await until(() => page.run(() => document.querySelector('#root[data-awake]') !== null), true)
}

/** What is asked of a page in each engine; no engine's console is told of anything meanwhile. */
const checks: readonly (readonly [what: string, check: (page: EnginePage) => Promise<void>])[] = [
  [
    'a submenu shows under the mouse, and leaves with it',
    async (page) => {
      await openAwake(page, '/about', desktop)
      await page.hover('header nav > ul > li > a[href="/practice-areas"]')
      await until(() => openSubmenus(page), ['Practice Areas'])
      await page.hover('header nav a[href="/practice-areas/tax-law"]')
      await until(() => openSubmenus(page), ['Practice Areas'])
      await page.hover('h1')
      await until(() => openSubmenus(page), [])
    },
  ],
  [
    'the keyboard goes from entry to submenu, and Enter on a toggle closes and opens it',
    async (page) => {
      await openAwake(page, '/about', desktop)
      await page.run(() => document.querySelector<HTMLElement>('header nav a[href="/about"]')?.focus())
      await until(() => openSubmenus(page), ['About Us'])
      await page.press('Tab')
      await page.press('Enter')
      await until(() => openSubmenus(page), [])
      await page.press('Enter')
      await until(() => openSubmenus(page), ['About Us'])
      await page.press('Tab')
      await until(() => focused(page), 'Our Firm')
      await page.press('Enter')
      await until(() => heading(page), 'Our Firm')
    },
  ],
  [
    'a phone’s menu opens, holds the page still, and leads to a page where it is closed',
    async (page) => {
      await openAwake(page, '/about', phone)
      await page.click('header [data-menu] summary')
      await until(() => shows(page, 'header nav'), true)
      await page.click('header nav details[data-group="/careers"] summary')
      await until(() => openSubmenus(page), ['Careers'])
      await page.click('header nav a[href="/careers/join"]')
      await until(() => heading(page), 'Join Our Team')
      await until(() => shows(page, 'header nav'), false)
    },
  ],
  [
    'the header turns solid above ten pixels, on the first page and on the next',
    async (page) => {
      await page.resize(...desktop)
      await page.open('/about')
      for (const path of ['/about', '/privacy-policy']) {
        await until(() => heading(page), path === '/about' ? 'About Us' : 'Privacy Policy')
        for (const [top, solid] of [
          [10, false],
          [11, true],
          [0, false],
        ] as const) {
          await scrollTo(page, top)
          await until(() => hasSolidHeader(page), solid, `at ${top} pixels of ${path}`)
        }
        await page.click('footer a[href="/privacy-policy"]')
      }
    },
  ],
  [
    'a link changes the page and not the document; Back and Forward return to the place on it',
    async (page) => {
      await openAwake(page, '/about', desktop)
      await page.run(() => void (document.body.dataset['marked'] = ''))
      await scrollTo(page, 600)
      await page.run(() =>
        document.querySelector<HTMLElement>('main a[href="/about/firm"]')?.focus({ preventScroll: true }),
      )
      await page.press('Enter')
      await until(() => heading(page), 'Our Firm')
      await until(() => scrolled(page), 0)
      await until(() => focused(page), 'Our Firm', 'where the focus is')
      await scrollTo(page, 300)
      await page.back()
      await until(() => heading(page), 'About Us')
      await until(() => scrolled(page), 600)
      await page.forward()
      await until(() => heading(page), 'Our Firm')
      await until(() => scrolled(page), 300)
      expect(await page.run(() => document.body.dataset['marked'])).toBe('')
    },
  ],
  [
    'Back from another document returns to the place, and the page works there',
    async (page) => {
      await openAwake(page, '/privacy-policy', desktop)
      await scrollTo(page, 900)
      await page.open('/disclaimer')
      await page.back()
      await until(() => heading(page), 'Privacy Policy')
      await until(() => scrolled(page), 900)
      await page.click('footer a[href="/careers/join"]')
      await until(() => heading(page), 'Join Our Team')
    },
  ],
  [
    'a link to a place on another page goes there, and the header does not hide it',
    async (page) => {
      await openAwake(page, '/disclaimer', phone)
      await page.click('main a[href="/terms-of-use#governing-law-and-jurisdiction"]')
      await until(() => heading(page), 'Terms of Use')
      await until(
        () =>
          page.run(() => {
            const top = document.getElementById('governing-law-and-jurisdiction')?.getBoundingClientRect().top
            const bottom = document.querySelector('header')?.getBoundingClientRect().bottom
            return top !== undefined && bottom !== undefined && top >= bottom && top < bottom + 100
          }),
        true,
      )
    },
  ],
  [
    'the form takes a message, says that it sends it, and that it did',
    async (page) => {
      await openAwake(page, '/contact', desktop)
      await page.click('form button')
      await until(() => page.run(() => document.activeElement?.id), 'sender', 'the first empty field')
      await page.type('Ada Example')
      await page.press('Tab')
      await page.type('ada@mail.example')
      await page.press('Tab')
      await page.type('Tax')
      await page.press('Tab')
      await page.type('A question: when may we call?')
      const values = () =>
        page.run(() =>
          [...document.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)')].map(
            ({ value }) => value,
          ),
        )
      expect(await values()).toEqual([
        'Ada Example',
        'ada@mail.example',
        'tax-law',
        'A question: when may we call?',
      ])
      await page.click('form button')
      await until(() => page.run(() => document.querySelector('form button')?.textContent), 'Sending...')
      await until(
        () => page.run(() => document.querySelector('footer ~ [role="status"] strong')?.textContent),
        'Message Sent!',
      )
      expect(await values()).toEqual(['', '', '', ''])
      expect(await address(page)).toBe('/contact')
    },
  ],
]

// `describe.concurrent.for` would let one engine wait for the other: https://github.com/vitest-dev/vitest/issues/10181
describe.for(engines)('in %s', { concurrent: true }, ([name, engine, launch, build]) => {
  let page: EnginePage
  beforeAll(async () => {
    if (!engine) {
      throw new Error(
        `${name} is not here and could not be installed. On Debian: apt-get install firefox-esr webkit2gtk-driver xvfb; elsewhere: npx playwright-core install firefox webkit.`,
      )
    }
    page =
      engine.maker === 'system'
        ? await launch(engine.path, siteAddress)
        : await launchByPlaywright(build, engine.path, siteAddress)
  })
  afterAll(() => page?.close())

  it.sequential.for(pagesIn(name))('%s opens, wakes and complains of nothing', async ([path, title]) => {
    await openAwake(page, path, phone)
    expect(await heading(page)).toBe(title)
    const beyond = await page.run(() => document.documentElement.scrollWidth - document.body.clientWidth)
    expect(beyond, 'pixels beyond the edge of a phone').toBe(0)
    expect(await unmarkedLinks(page), 'links in a sentence that look like its words').toEqual([])
    expect(await page.consoleMessages(), 'what the console is told').toEqual([])
  })

  it.sequential.for(checks)('%s', async ([, check]) => {
    await check(page)
    expect(await page.consoleMessages(), 'what the console is told').toEqual([])
  })
})
