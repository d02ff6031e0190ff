import type { Locator, Page, Request } from 'playwright-core'
import { specifiedInquiries } from '../spec/tables.ts'
import { axeProblems } from './axeProblems.ts'
import { arriveAt, hold, it, openHydrated, pathOf, phone, withoutScripts } from './site.ts'

/** What needs a browser; the rest is in tests/firm/pages/contact/ContactForm.dom.test.tsx. */

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true })
const button = (page: Page): Locator => page.locator('form button')
const notice = (page: Page): Locator => page.locator('footer ~ [role="status"]')
const text = 'A question about a deadline.\n\nWhen may we call?'

async function fillIn(page: Page): Promise<void> {
  await field(page, 'Full Name').fill('Ada Example')
  await field(page, 'Email Address').fill('ada@mail.example')
  await field(page, 'Area of Inquiry').selectOption({ label: 'Tax Law' })
  await field(page, 'Message').fill(text)
}

it('a visitor sends a message without a request, and the notice is gone on the next page', async ({
  open,
  expect,
}) => {
  const { page, requests, consoleMessages } = await openHydrated(open, '/contact', {
    prepare: (fresh) => fresh.clock.install(),
  })
  const options = await page.locator('form option').allTextContents()
  expect(options).toEqual(['Select an area...', ...specifiedInquiries])
  await button(page).click()
  await expect.poll(() => page.locator('form [aria-invalid]').count()).toBe(3)
  expect.soft(await axeProblems(page), 'with nothing filled in').toEqual([])
  await fillIn(page)
  const before = requests.length
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await field(page, 'Full Name').press('Enter')
  await expect.poll(() => button(page).innerText()).toBe('Sending...')
  await page.clock.runFor(1_400)
  expect([await button(page).innerText(), await notice(page).innerText()]).toEqual(['Sending...', ''])
  await page.clock.runFor(110)
  await expect.poll(() => notice(page).innerText()).toContain('Message Sent!')
  expect(await notice(page).innerText()).toContain('Thank you for contacting us. We will respond shortly.')
  expect([await field(page, 'Message').inputValue(), pathOf(page), requests.length]).toEqual([
    '',
    '/contact',
    before,
  ])
  await page.clock.resume()
  expect.soft(await axeProblems(page), 'with the notice').toEqual([])
  await page.locator('footer a[href="/disclaimer"]').click()
  await arriveAt(page, 'Disclaimer')
  expect([await notice(page).innerText(), consoleMessages]).toEqual(['', []])
})

it('a visitor whose address isn’t complete is taken to it and its label', async ({ open, expect }) => {
  const { page } = await openHydrated(open, '/contact', phone)
  await fillIn(page)
  await field(page, 'Email Address').fill('ada')
  await button(page).click()
  await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('email')
  const header = await page.locator('header').boundingBox()
  const labelTop = async () => (await page.getByText('Email Address', { exact: true }).boundingBox())?.y
  await expect.poll(labelTop).toBeGreaterThan(header?.height ?? 0)
  expect(await page.locator(':focus').getAttribute('aria-describedby')).toMatch(/-note$/)
  expect(await button(page).innerText()).toBe('Send Message')
})

it('a visitor keeps what they typed before React ran, and sees no difference', async ({ open, expect }) => {
  const { page, consoleMessages } = await open('/contact?area=litigation')
  const background = () => button(page).evaluate((one) => getComputedStyle(one).backgroundColor)
  const react = await hold(page, '**/assets/hydratePage-*.js')
  const before = await background()
  expect([await button(page).isDisabled(), await field(page, 'Area of Inquiry').inputValue()]).toEqual([
    true,
    'litigation',
  ])
  await fillIn(page)
  await field(page, 'Full Name').press('Enter')
  expect(pathOf(page)).toBe('/contact?area=litigation')
  react.release()
  await expect.poll(() => button(page).isEnabled()).toBe(true)
  expect(await field(page, 'Message').inputValue()).toBe(text)
  expect(await field(page, 'Area of Inquiry').inputValue()).toBe('tax-law')
  expect([await background(), consoleMessages]).toEqual([before, []])
})

it('a visitor from a practice area finds it chosen, but not on the next visit', async ({ open, expect }) => {
  const { page } = await openHydrated(open, '/practice-areas/real-estate')
  await page.locator('main a[href^="/contact"]').last().click()
  await arriveAt(page, 'Contact Us')
  expect(pathOf(page)).toBe('/contact?area=real-estate#form')
  expect(await field(page, 'Area of Inquiry').inputValue()).toBe('real-estate')
  for (const [path, heading] of [
    ['/disclaimer', 'Disclaimer'],
    ['/contact', 'Contact Us'],
  ] as const) {
    await page.locator(`footer a[href="${path}"]`).click()
    await arriveAt(page, heading)
  }
  expect(await field(page, 'Area of Inquiry').inputValue()).toBe('')
})

it('a visitor without scripts can’t send, but finds phone, email and map', async ({ open, expect }) => {
  const { page, requests } = await open('/contact', withoutScripts)
  expect(await page.locator('form').innerText()).toContain('scripts that it needs are switched off')
  for (const link of ['mailto:info@westatlantic.example', 'tel:+12125550142'])
    expect(await page.locator(`form a[href="${link}"]`).first().isVisible(), link).toBe(true)
  expect(await page.locator('main').innerText()).toContain('Mon - Fri 9:00 AM - 6:00 PM EST')
  const map = page.locator('main a[href^="https://www.openstreetmap.org/"]').first()
  expect(await map.getAttribute('href')).toContain('mlat=40.7028&mlon=-74.0125')
  expect(await page.locator('iframe').count()).toBe(0)
  await fillIn(page)
  const before = requests.length
  await field(page, 'Full Name').press('Enter')
  await button(page).evaluate((one: HTMLButtonElement) => (one.disabled = false))
  await button(page).click()
  expect([pathOf(page), requests.length]).toEqual(['/contact', before])
})

it('a visitor’s browser asks OpenStreetMap for nothing until its map is near, and shows our chart until then', async ({
  open,
  expect,
}) => {
  const { page } = await openHydrated(open, '/contact')
  const map = page.locator('#map iframe')
  const scrollTo = (distance: number) =>
    page.evaluate((pixels) => {
      const { top } = document.querySelector('#map > div > div')?.getBoundingClientRect() ?? { top: 0 }
      scrollBy(0, top - innerHeight - pixels)
    }, distance)
  await scrollTo(650)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await map.count()).toBe(0)
  await page.route('https://www.openstreetmap.org/**', () => undefined)
  await scrollTo(550)
  await map.waitFor({ state: 'attached' })
  const attributes = ['referrerpolicy', 'sandbox', 'title', 'src'].map((name) => map.getAttribute(name))
  expect(await Promise.all(attributes)).toEqual([
    'no-referrer',
    'allow-scripts allow-same-origin',
    expect.stringMatching(/map/i),
    expect.stringMatching(
      /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?.*marker=40\.7028%2C-74\.0125/,
    ),
  ])
  expect(await map.evaluate((frame) => getComputedStyle(frame).opacity)).toBe('0')
})

it.for([
  ['OpenStreetMap’s map', 'can be', false, '1'],
  ['our chart', 'can’t be', true, '0'],
] as const)(
  'a visitor sees %s if OpenStreetMap %s reached',
  async ([, , isDown, opacity], { open, expect }) => {
    const { page } = await openHydrated(open, '/contact')
    const map = { contentType: 'text/html', body: '<!doctype html><h1>Map</h1>' }
    await page.route('https://www.openstreetmap.org/**', (route) =>
      isDown ? route.abort() : route.fulfill(map),
    )
    const isProbe = (request: Request) => request.resourceType() === 'fetch'
    const probed = isDown
      ? page.waitForEvent('requestfailed', isProbe)
      : page.waitForEvent('requestfinished', isProbe)
    await page.locator('#map').scrollIntoViewIfNeeded()
    await probed
    const frame = page.locator('#map iframe')
    await expect.poll(() => frame.evaluate((one) => getComputedStyle(one).opacity)).toBe(opacity)
  },
)
