import type { Page } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { it, ofItsOwn, runByReact, scrollTo, siteAddress, takeOver } from './browser.ts'
import {
  doTasks,
  heading,
  isMessageKept,
  menuLink,
  readForm,
  submitButton,
  typeMessage,
  type Form,
} from './failureTable.ts'
import { fail, letPatienceEnd, parts, type Failure, type Part } from './whatFails.ts'

const table: string[] = []
afterAll(() => console.log(`\n${table.toSorted().join('\n')}\n`))

/** Each part of the site, and each way to fail; `npm run test:long` has all pairs. */
const scenarios: readonly (readonly [part: Part, failure: Failure, form: Form])[] = [
  ['the first script', 'blocked', 'says that it cannot send'],
  ['the first script', 'hanging', 'says that it cannot send'],
  ['the first script', 'cut short', 'says that it cannot send'],
  ['React’s script', 'hanging', 'says that it cannot send'],
  ['a script that all share', 'refused', 'says that it cannot send'],
  ['the template', 'forbidden', 'says that it cannot send'],
  ['all scripts', 'missing', 'says that it cannot send'],
  ['the payloads', 'hanging', 'says that it cannot send'],
  ['the payloads', 'a page instead', 'says that it cannot send'],
  ['the payloads', 'corrupted', 'says that it cannot send'],
  ['the payloads', 'of another version', 'says that it cannot send'],
  ['the shell', 'broken', 'says that it cannot send'],
  ['the shell', 'corrupted', 'says that it cannot send'],
  ['the fonts', 'hanging', 'sends'],
  ['the map', 'hanging', 'sends'],
]

describe.concurrent('a visitor reads everything, goes everywhere, and the form tells the truth, with', () => {
  it.for(scenarios)('%s %s: it %s', async ([part, failure, form], { open, eventually }) => {
    const { page } = await open('/robots.txt', { prepare: (fresh) => fail(fresh, part, failure) })
    table.push(await doTasks(page, { scenario: `${part}: ${failure}`, form, open, eventually }))
  })

  it.for(Object.entries(circumstances()))(
    '%s: it sends',
    async ([scenario, prepare], { open, eventually }) => {
      const { page } = await open('/robots.txt', { prepare })
      table.push(await doTasks(page, { scenario, form: 'sends', open, eventually }))
    },
  )
})

/** What is odd about some visitors' browsers. */
function circumstances(): Record<string, (page: Page) => Promise<unknown>> {
  return {
    'storage that is denied': (page) =>
      page.addInitScript(() => {
        for (const name of ['sessionStorage', 'localStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('Access is denied for this document.', 'SecurityError')
            },
          })
      }),
    'storage that is full': (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        }
      }),
    'an address without TLS': (page) =>
      page.addInitScript(() => Object.defineProperty(crypto, 'randomUUID', { value: undefined })),
    'Save-Data': async (page) => {
      await page.context().setExtraHTTPHeaders({ 'save-data': 'on' })
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      )
    },
    'an extension that throws': (page) =>
      page.addInitScript(() => {
        for (const kind of ['pointermove', 'focusin', 'input', 'click', 'DOMContentLoaded', 'error'])
          addEventListener(
            kind,
            () => {
              throw new Error('An extension fails.')
            },
            true,
          )
      }),
    'no styles': (page) =>
      page.route(/\/(contact|careers)$/, async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replaceAll(/<style[^>]*>[^<]*<\/style>/g, '')
        await route.fulfill({ response, body })
      }),
  }
}

/** The form's seconds that are running, and how its button looks. */
const readWaiting = (page: Page) =>
  page.evaluate(() => [
    document.querySelector('form')?.getAnimations({ subtree: true }).length,
    getComputedStyle(document.querySelector('form button') ?? document.body).backgroundColor ===
      getComputedStyle(document.body).color,
  ])

describe.concurrent('the form', () => {
  it('counts no seconds while React waits for the first input, and tells of none that were enough', async ({
    open,
    eventually,
  }) => {
    const { page } = await open('/contact', { moving: true })
    const [none, isInked] = await readWaiting(page)
    expect([none, isInked, await readForm(page)]).toEqual([0, true, 'says nothing'])
    await takeOver(page)
    await eventually(() => readForm(page)).toBe('sends')
  })

  it('that has said that it cannot send works when React comes late, and no field has moved', async ({
    open,
    eventually,
  }) => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    const { page } = await open('/contact', {
      prepare: (fresh) => fresh.route(parts['React’s script'], (route) => held.then(() => route.continue())),
    })
    await typeMessage(page)
    const places = () =>
      page
        .locator('form :is(input, select, textarea)')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    const before = await places()
    await eventually(async () => {
      await letPatienceEnd(page)
      return readForm(page)
    }).toBe('says that it cannot send')
    expect(await places()).toEqual(before)
    letGo()
    await runByReact(page)
    await eventually(() => readForm(page)).toBe('sends')
    expect([await places(), await isMessageKept(page)]).toEqual([before, true])
  })

  it('says so after five real seconds, where things may move as where they may not', async ({
    open,
    eventually,
  }) => {
    const { page } = await open('/robots.txt', { moving: true })
    await fail(page, 'the first script', 'missing')
    await page.goto(`${siteAddress}/contact`)
    expect(await readForm(page)).toBe('says nothing')
    await eventually(() => readForm(page)).toBe('says that it cannot send')
  })

  it.for([
    ['a connection that was lost', 'React’s script', 'offline'],
    ['data that was missing', 'the payloads', 'missing'],
    ['data that never came', 'the shell', 'hanging'],
  ] as const)('works with the next input after %s', async ([, part, failure], { open, eventually }) => {
    const { page, complaints } = await open('/robots.txt', {
      prepare: (fresh) => Promise.all([fresh.clock.install(), fail(fresh, part, failure)]),
    })
    await page.goto(`${siteAddress}/contact`)
    const asked = page.waitForRequest(parts[part])
    await typeMessage(page)
    await asked
    await page.clock.fastForward(5_000)
    await eventually(() => complaints.some((words) => words.includes('stays without scripts'))).toBe(true)
    await page.unroute(parts[part])
    // Another attempt may be on its way, which began with what was typed last and fails as the first one.
    await eventually(async () => {
      await page.keyboard.press('Shift')
      await page.clock.fastForward(3_000)
      return readForm(page)
    }).toBe('sends')
    expect(await isMessageKept(page)).toBe(true)
  })

  it('keeps what was typed when an extension has changed it, and so does the focus', async ({
    open,
    eventually,
  }) => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    const { page } = await open('/contact', {
      prepare: (fresh) => fresh.route(parts['the payloads'], (route) => held.then(() => route.continue())),
    })
    await typeMessage(page)
    // As translators and writing aids do.
    await page.evaluate(() => {
      for (const label of document.querySelectorAll('label')) {
        const font = document.createElement('font')
        font.append(...label.childNodes)
        label.append(font)
      }
      document.querySelector('textarea')?.before(document.createElement('aside'))
    })
    letGo()
    await runByReact(page)
    await eventually(() => readForm(page)).toBe('sends')
    expect(await page.locator('label font').count(), 'React has drawn the page anew').toBe(0)
    expect(await isMessageKept(page)).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('message')
  })
})

describe.concurrent('once React runs the page', () => {
  it.for([
    ['React’s data is corrupted', 'the payloads', 'corrupted'],
    ['a new deployment has taken the place of this one', 'the payloads', 'of another version'],
    ['a new deployment lacks the old scripts', 'the template', 'missing'],
  ] as const)('and %s, a click and Back load pages', async ([, part, failure], { open, eventually }) => {
    const { page } = await open('/about', { prepare: ofItsOwn })
    await takeOver(page)
    await fail(page, part, failure)
    await menuLink(page, 'Contact Us').click()
    await eventually(() => heading(page)).toBe('Contact Us')
    await eventually(async () => {
      await page.mouse.move(3, 300)
      await page.mouse.move(5, 300)
      await letPatienceEnd(page)
      return readForm(page)
    }).toBe('says that it cannot send')
    await page.goBack()
    await eventually(() => heading(page)).toBe('About Us')
    expect(await page.locator('main').innerText()).not.toBe('')
  })

  it('the form of an old page still sends after a new deployment', async ({ open, eventually }) => {
    const { page } = await open('/contact')
    await takeOver(page)
    await fail(page, 'all scripts', 'missing')
    await fail(page, 'the payloads', 'of another version')
    await typeMessage(page)
    await page.getByLabel('Email Address').fill('ada@mail.example')
    await submitButton(page).click()
    await eventually(() => page.locator('footer ~ [role="status"]').innerText()).toContain('Message Sent!')
  })

  it('Back returns to the place where one was, though storage is denied', async ({ open, eventually }) => {
    const { page } = await open('/about', { prepare: circumstances()['storage that is denied'] })
    await takeOver(page)
    await scrollTo(page, 700)
    await menuLink(page, 'Careers').click()
    await eventually(() => heading(page)).toBe('Careers')
    await page.goBack()
    await eventually(() => heading(page)).toBe('About Us')
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(700)
  })

  it('a page that has to be loaded leaves no sign of loading on the one that is left', async ({ open }) => {
    const { page } = await open('/about')
    await takeOver(page)
    await fail(page, 'the payloads', 'missing')
    // The page stays: there is nothing to show instead.
    await page.route('**/careers', (route) => route.fulfill({ status: 204 }))
    const answered = page.waitForResponse('**/careers')
    await menuLink(page, 'Careers').click()
    await answered
    expect(await page.evaluate(() => 'loading' in document.documentElement.dataset)).toBe(false)
  })
})
