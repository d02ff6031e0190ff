import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it, runByReact, siteAddress, hydratePage, type Open, type Visit } from './browser.ts'
import { specifiedAreas } from './specTables.ts'

const notice =
  'Use of this form does not establish an attorney-client relationship. Please do not send confidential information.'
const sent = ['Message Sent!', 'Thank you for contacting us. We will respond shortly.']

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true })
const button = (page: Page): Locator => page.locator('form button')
/** The region for notices at the end of every page. */
const toasts = (page: Page): Locator => page.locator('footer ~ [role="status"]')

const fields = ['Full Name', 'Email Address', 'Area of Inquiry', 'Message'] as const
const valuesOf = (page: Page): Promise<string[]> =>
  Promise.all(fields.map((label) => field(page, label).inputValue()))

async function fillIn(page: Page): Promise<void> {
  await field(page, 'Full Name').fill('Ada Example')
  await field(page, 'Email Address').fill('ada@mail.example')
  await field(page, 'Area of Inquiry').selectOption({ label: 'Tax Law' })
  await field(page, 'Message').fill('A question about a deadline.\n\nWhen may we call?')
}

/** Opens the page and waits until React runs it; the page's clock stands still from then on. */
async function openWithClock(open: Open, path = '/contact'): Promise<Visit> {
  const visit = await open(path, { prepare: (page) => page.clock.install() })
  await hydratePage(visit.page)
  await visit.page.clock.pauseAt(Date.now() + 3_600_000)
  return visit
}

describe.concurrent('the contact form', () => {
  it('has its fields, of which three are required, and the twelve areas of inquiry', async ({ open }) => {
    const { page } = await open('/contact', { scripts: false })
    const read = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('form input, form select, form textarea')].map(
        (element) => [
          element.labels?.[0]?.textContent,
          element.type,
          element.required,
          element.maxLength ?? -1,
          element.minLength ?? -1,
        ],
      ),
    )
    expect(read).toEqual([
      ['Full Name', 'text', true, -1, -1],
      ['Email Address', 'email', true, -1, -1],
      ['Area of Inquiry', 'select-one', false, -1, -1],
      ['Message', 'textarea', true, -1, -1],
    ])
    expect(await page.locator('form').innerText()).toContain(notice)
    expect(await page.locator('form option').allTextContents()).toEqual(specifiedAreas)
    expect(await field(page, 'Area of Inquiry').inputValue()).toBe('')
  })

  it('sends nothing and says that it did', async ({ open, eventually }) => {
    const { page, requests, complaints } = await openWithClock(open)
    expect([await toasts(page).count(), await toasts(page).innerText()]).toEqual([1, ''])
    await page.evaluate(() =>
      document.querySelector('footer ~ [role="status"]')?.setAttribute('data-first', ''),
    )
    const address = page.url()
    await fillIn(page)
    const before = requests.length
    await button(page).click()
    await eventually(() => button(page).innerText()).toBe('Sending...')
    expect(await button(page).isDisabled()).toBe(true)
    await page.clock.runFor(1_490)
    expect([await button(page).innerText(), await toasts(page).innerText()]).toEqual(['Sending...', ''])
    await page.clock.runFor(20)
    await eventually(async () => (await toasts(page).innerText()).split(/\n+/).slice(0, 2)).toEqual(sent)
    expect(await toasts(page).getAttribute('data-first'), 'the region was there before').toBe('')
    expect(await toasts(page).getAttribute('aria-live')).toBe('polite')
    expect(await valuesOf(page)).toEqual(['', '', '', ''])
    expect([await button(page).innerText(), await button(page).isEnabled()]).toEqual(['Send Message', true])
    expect(page.url()).toBe(address)
    expect(requests.slice(before).map((request) => request.url())).toEqual([])
    expect(complaints).toEqual([])
  })

  it('sends with Enter, once, and can be used again', async ({ open, eventually }) => {
    const { page } = await openWithClock(open)
    for (const turn of [1, 2]) {
      await fillIn(page)
      await field(page, 'Full Name').press('Enter')
      await eventually(() => button(page).innerText()).toBe('Sending...')
      await field(page, 'Full Name').press('Enter')
      await page.clock.runFor(1_510)
      await eventually(
        () => toasts(page).locator('strong').allInnerTexts(),
        `the notice of message ${turn}`,
      ).toEqual(['Message Sent!'])
      await page.clock.runFor(3_000)
      expect(await button(page).isEnabled()).toBe(true)
      await toasts(page).getByRole('button').click()
      await eventually(() => toasts(page).innerText()).toBe('')
    }
  })

  it('is stopped by the browser when something is missing or no address', async ({
    open,
    eventually,
    expect,
  }) => {
    const { page, requests } = await openWithClock(open)
    for (const [filled, stop] of [
      [{}, 'Full Name'],
      [{ 'Email Address': 'ada@mail.example', Message: 'A question' }, 'Full Name'],
      [{ 'Full Name': 'Ada', Message: 'A question' }, 'Email Address'],
      [{ 'Full Name': 'Ada', 'Email Address': 'ada', Message: 'A question' }, 'Email Address'],
      [{ 'Full Name': 'Ada', 'Email Address': 'ada@mail.example' }, 'Message'],
    ] as const) {
      await page.locator('form').evaluate((form: HTMLFormElement) => form.reset())
      for (const [label, text] of Object.entries(filled)) await field(page, label).fill(text)
      const before = requests.length
      await button(page).click()
      await eventually(() =>
        field(page, stop).evaluate((element) => element === document.activeElement),
      ).toBe(true)
      const what = `with ${JSON.stringify(filled)}`
      const isValid = page.locator('form').evaluate((form: HTMLFormElement) => form.checkValidity())
      expect(await isValid, what).toBe(false)
      await page.clock.runFor(2_000)
      const shown = [await button(page).innerText(), await toasts(page).innerText()]
      expect([...shown, requests.length], what).toEqual(['Send Message', '', before])
    }
  })

  it('shows the label of the field that the browser leads to', async ({ open, eventually }) => {
    const { page } = await open('/contact', { width: 390, height: 844 })
    await hydratePage(page)
    await button(page).evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await button(page).click()
    const header = await page.locator('header').evaluate((element) => element.getBoundingClientRect().bottom)
    await eventually(() =>
      page.getByText('Full Name', { exact: true }).evaluate((label) => label.getBoundingClientRect().top),
    ).toBeGreaterThan(header)
  })

  it('keeps what was typed before React took over', async ({ open, eventually }) => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    const { page, complaints } = await open('/contact?area=litigation', {
      intercept: [['**/assets/hydrate-*.js', (request) => held.then(() => request.continue())]],
    })
    expect(await button(page).isDisabled()).toBe(true)
    await fillIn(page)
    await field(page, 'Full Name').press('Enter')
    expect(page.url()).toBe(`${siteAddress}/contact?area=litigation`)
    const before = await valuesOf(page)
    letGo()
    await runByReact(page)
    expect(await valuesOf(page)).toEqual(before)
    expect(before[2]).toBe('tax-law')
    await eventually(() => button(page).isEnabled()).toBe(true)
    expect(complaints).toEqual([])
  })

  it('wakes when a field is focused without a key or a pointer, and does not say that it needs scripts', async ({
    open,
    eventually,
  }) => {
    const { page } = await open('/contact')
    const asleep = await button(page).evaluate((element) => getComputedStyle(element).backgroundColor)
    await field(page, 'Message').focus()
    await eventually(() => button(page).isEnabled()).toBe(true)
    expect(await button(page).evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(asleep)
    expect(await page.locator('main').innerText()).not.toContain('cannot send')
  })

  it('opened for an area has chosen it, before and after React', async ({ open, expect }) => {
    const { page, complaints } = await open('/robots.txt')
    for (const [search, value] of [
      ['?area=tax-law', 'tax-law'],
      ['?area=nothing', ''],
      ['', ''],
    ] as const) {
      await page.goto(`${siteAddress}/contact${search}`)
      expect(await field(page, 'Area of Inquiry').inputValue(), `with "${search}"`).toBe(value)
      await hydratePage(page)
      expect(await field(page, 'Area of Inquiry').inputValue(), `with "${search}", after React`).toBe(value)
    }
    expect(complaints).toEqual([])
  })

  it('reached from a practice area has chosen it, and forgets it on the next visit', async ({
    open,
    eventually,
  }) => {
    const { page } = await open('/practice-areas/real-estate')
    await hydratePage(page)
    await page.locator('main a[href^="/contact"]').last().click()
    await eventually(() => field(page, 'Area of Inquiry').inputValue()).toBe('real-estate')
    expect(page.url()).toBe(`${siteAddress}/contact?area=real-estate`)
    await page.locator('footer a[href="/disclaimer"]').click()
    await eventually(() => page.locator('h1').innerText()).toBe('Disclaimer')
    await page.locator('footer a[href="/contact"]').click()
    await eventually(() => page.locator('h1').innerText()).toBe('Contact Us')
    await eventually(() => field(page, 'Area of Inquiry').inputValue()).toBe('')
  })

  it('leaves no notice behind on the next page', async ({ open, eventually }) => {
    const { page } = await openWithClock(open)
    await fillIn(page)
    await button(page).click()
    await eventually(() => button(page).innerText()).toBe('Sending...')
    await page.clock.runFor(1_510)
    await eventually(() => toasts(page).locator('strong').count()).toBe(1)
    await page.clock.resume()
    await page.locator('footer a[href="/disclaimer"]').click()
    await eventually(() => page.locator('h1').innerText()).toBe('Disclaimer')
    expect(await toasts(page).innerText()).toBe('')
  })

  it('may be left while it sends, without an error', async ({ open, eventually }) => {
    const { page, complaints } = await openWithClock(open)
    await fillIn(page)
    await button(page).click()
    await eventually(() => button(page).innerText()).toBe('Sending...')
    await page.clock.resume()
    await page.locator('footer a[href="/disclaimer"]').click()
    await eventually(() => page.locator('h1').innerText()).toBe('Disclaimer')
    await page.clock.fastForward(5_000)
    expect(complaints).toEqual([])
  })
})

describe.concurrent('without scripts the contact page', () => {
  it('cannot send, and says how to reach the firm instead', async ({ open }) => {
    const { page, requests } = await open('/contact', { scripts: false })
    expect(await button(page).isDisabled()).toBe(true)
    expect(await page.locator('main form').innerText()).toContain('scripts that it needs are switched off')
    const links = await page
      .locator('main form a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual([
      'mailto:info@westatlantic.example',
      'tel:+12125550142',
      'mailto:info@westatlantic.example',
    ])
    await fillIn(page)
    const before = requests.length
    for (const label of ['Full Name', 'Email Address']) await field(page, label).press('Enter')
    await button(page).click({ force: true })
    expect([page.url(), await valuesOf(page)]).toEqual([
      `${siteAddress}/contact`,
      ['Ada Example', 'ada@mail.example', 'tax-law', 'A question about a deadline.\n\nWhen may we call?'],
    ])
    expect(requests.length).toBe(before)
  })

  it('even when the button is woken by other means, keeps the message out of the address', async ({
    open,
  }) => {
    const { page, requests } = await open('/contact', { scripts: false })
    await fillIn(page)
    const before = requests.length
    await button(page).evaluate((element: HTMLButtonElement) => (element.disabled = false))
    await button(page).click()
    expect(page.url()).toBe(`${siteAddress}/contact`)
    expect(requests.length).toBe(before)
  })
})

describe.concurrent('the office', () => {
  it('can be reached by map, telephone and mail', async ({ open }) => {
    const { page } = await open('/contact', { scripts: false })
    const links = await page
      .locator('main')
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links).toContain('mailto:info@westatlantic.example')
    expect(links).toContain('tel:+12125550142')
    const maps = links.filter((link) => link.startsWith('https://www.openstreetmap.org/'))
    expect(maps.length).toBeGreaterThanOrEqual(2)
    for (const link of maps) {
      expect([...new URL(link).searchParams]).toEqual([
        ['mlat', '40.7028'],
        ['mlon', '-74.0125'],
      ])
    }
    expect(await page.locator('main').innerText()).toContain('Mon - Fri 9:00 AM - 6:00 PM EST')
  })

  it('is the centre of a map in a frame that is lazy, titled and sandboxed', async ({ open }) => {
    const { page } = await open('/contact', { scripts: false })
    const frame = page.locator('iframe')
    expect(await frame.count()).toBe(1)
    const [loading, title, sandbox, referrer, source] = await Promise.all(
      ['loading', 'title', 'sandbox', 'referrerpolicy', 'src'].map((name) => frame.getAttribute(name)),
    )
    expect([loading, referrer]).toEqual(['lazy', 'no-referrer'])
    expect(title).toMatch(/map/i)
    expect(sandbox?.split(' ').toSorted()).toEqual(['allow-same-origin', 'allow-scripts'])
    const { origin, pathname, searchParams } = new URL(source ?? '')
    expect(origin + pathname).toBe('https://www.openstreetmap.org/export/embed.html')
    const [west = 0, south = 0, east = 0, north = 0] = (searchParams.get('bbox') ?? '').split(',').map(Number)
    expect([(west + east) / 2, (south + north) / 2].map((value) => value.toFixed(4))).toEqual([
      '-74.0125',
      '40.7028',
    ])
    expect(searchParams.get('marker')).toBe('40.7028,-74.0125')
  })

  it('nothing but the map is asked of others, and that only when it comes near', async ({
    open,
    eventually,
  }) => {
    const { page, outside } = await open('/contact', { height: 400 })
    await page.locator('iframe').scrollIntoViewIfNeeded()
    await eventually(() => outside.length).toBe(1)
    expect(outside[0]).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/)
  })
})
