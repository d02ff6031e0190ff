import type { Locator, Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { specifiedInquiries } from '../spec/tables.ts'
import { axeProblems } from './axeProblems.ts'
import {
  arriveAt,
  hold,
  hydrate,
  it,
  openHydrated,
  pathOf,
  phone,
  withoutScripts,
  type Open,
} from './site.ts'

/** What needs a browser. ContactForm.dom.test.tsx has the rest, and delivery.test.ts what needs a mail server. */

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true })
const button = (page: Page): Locator => page.locator('form button')
const notice = (page: Page): Locator => page.locator('footer ~ [role="status"]')
const receipt = (page: Page): Locator => page.locator('#form section')
const typed = {
  'Full Name': 'Bo Example',
  'Email Address': 'bo@mail.example',
  Message: 'A question.\n\nWhen may I call?',
}
const file = (size: number) => ({ name: 'resume.pdf', mimeType: '', buffer: Buffer.alloc(size) })
const values = (page: Page) => Promise.all(Object.keys(typed).map((label) => field(page, label).inputValue()))

async function fillIn(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
}

const isBelowHeader = async (page: Page, one: Locator, most = 400): Promise<boolean> => {
  const [header, box] = await Promise.all([page.locator('header').boundingBox(), one.boundingBox()])
  return box !== null && header !== null && box.y >= header.y + header.height && box.y < most
}

it('a visitor sends a message without a request, and the next page has no notice', async ({ open }) => {
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
  await page.clock.runFor(1_510)
  await expect.poll(() => notice(page).innerText()).toContain('Message Sent!')
  expect(await notice(page).innerText()).toContain('Thank you for contacting us. We will respond shortly.')
  expect([await values(page), pathOf(page), requests.length]).toEqual([['', '', ''], '/contact', before])
  await page.clock.resume()
  expect.soft(await axeProblems(page), 'with the notice').toEqual([])
  await page.locator('footer a[href="/disclaimer"]').click()
  await arriveAt(page, 'Disclaimer')
  expect([await notice(page).innerText(), consoleMessages]).toEqual(['', []])
})

it('a visitor keeps what they typed before React ran, and sees no difference', async ({ open }) => {
  const { page, consoleMessages } = await open('/contact?area=litigation')
  const background = () => button(page).evaluate((one) => getComputedStyle(one).backgroundColor)
  const react = await hold(page, '**/assets/hydratePage-*.js')
  const before = await background()
  const area = field(page, 'Area of Inquiry')
  expect([await button(page).isDisabled(), await area.inputValue()]).toEqual([true, 'litigation'])
  await fillIn(page)
  await area.selectOption({ label: 'Tax Law' })
  await field(page, 'Full Name').press('Enter')
  expect(pathOf(page)).toBe('/contact?area=litigation')
  react.release()
  await expect.poll(() => button(page).isEnabled()).toBe(true)
  expect([await area.inputValue(), ...(await values(page))]).toEqual(['tax-law', ...Object.values(typed)])
  expect([await background(), consoleMessages]).toEqual([before, []])
})
it('a visitor without scripts can’t send, but finds phone, email and map', async ({ open }) => {
  const { page, requests } = await open('/contact', withoutScripts)
  expect(await page.locator('form').innerText()).toContain('scripts that it needs are switched off')
  for (const link of ['mailto:info@westatlantic.example', 'tel:+12125550142'])
    expect(await page.locator(`form a[href="${link}"]`).first().isVisible(), link).toBe(true)
  expect(await page.locator('main').innerText()).toContain('Mon - Fri 9:00 AM - 6:00 PM EST')
  const map = page.locator('main a[href^="https://www.openstreetmap.org/"]').first()
  expect(await map.getAttribute('href')).toMatch(
    /\?mlat=40\.7028&mlon=-74\.0125#map=17\/40\.7028\/-74\.0125$/,
  )
  expect(await page.locator('iframe').count()).toBe(0)
  await fillIn(page)
  const before = requests.length
  await field(page, 'Full Name').press('Enter')
  await button(page).evaluate((one: HTMLButtonElement) => (one.disabled = false))
  await button(page).click()
  expect([pathOf(page), requests.length]).toEqual(['/contact', before])
})

it('a visitor sees our chart, and OpenStreetMap is asked only when its map is near', async ({ open }) => {
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
    'https://www.openstreetmap.org/export/embed.html?bbox=-74.0165%2C40.6988%2C-74.0085%2C40.7068&layer=mapnik&marker=40.7028%2C-74.0125',
  ])
  expect(await map.evaluate((frame) => getComputedStyle(frame).opacity)).toBe('0')
})

it.for([
  ['OpenStreetMap’s map', 'can be', false, '1'],
  ['our chart', 'can’t be', true, '0'],
] as const)('a visitor sees %s if OpenStreetMap %s reached', async ([, , isDown, opacity], { open }) => {
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
})

interface Endpoint {
  delivery?: 'endpoint' | 'mailto'
  /** The answer to each message; without one, there is no connection. */
  answer?: object
  size?: Partial<typeof phone>
}

async function openForm(open: Open, query: string, { delivery = 'endpoint', answer, size }: Endpoint = {}) {
  const sent: Request[] = []
  const prepare = async (page: Page) => {
    await page.clock.install()
    await page.route('**/assets/shell-*.json', async (route) => {
      const shell = await (await route.fetch()).json()
      const deliveryAddress = new URL('/messages', page.url()).href
      await route.fulfill({ json: { ...shell, firm: { ...shell.firm, delivery, deliveryAddress } } })
    })
    await page.route('**/messages', (route) => {
      sent.push(route.request())
      return answer ? route.fulfill({ json: answer }) : route.abort()
    })
  }
  const visit = await openHydrated(open, `/contact${query}`, { prepare, ...size })
  return { ...visit, sent }
}

/** Sends, with the clock past the time in which nobody writes a message. */
async function send(page: Page): Promise<void> {
  await button(page).click()
  await page.clock.runFor(4000)
}

it('an applicant sends a résumé, and reads a receipt', async ({ open }) => {
  const { page } = await openForm(open, '?role=litigation-paralegal#form', {
    answer: { ok: true },
    size: phone,
  })
  await page.getByText('Applying for Litigation Paralegal', { exact: true }).waitFor()
  await fillIn(page)
  await field(page, 'Résumé').setInputFiles(file(100))
  await send(page)
  await receipt(page).waitFor()
  const letter = await receipt(page).innerText()
  for (const said of ['Litigation Paralegal', 'resume.pdf', ...Object.values(typed)])
    expect(letter).toContain(said)
  expect(await page.locator(':focus').innerText()).toBe('Message Sent!')
  await expect.poll(() => isBelowHeader(page, receipt(page))).toBe(true)
  expect.soft(await axeProblems(page), 'with the receipt').toEqual([])
  await page.getByRole('button', { name: 'Write another message' }).click()
  expect(await page.locator(':focus').getAttribute('name')).toBe('name')
  expect(await values(page)).toEqual(['', '', ''])
  await page.reload()
  await hydrate(page)
  expect(await values(page)).toEqual(['', '', ''])
})
it('a visitor who comes back while the message is being sent finds an empty form', async ({ open }) => {
  const { page, sent } = await openForm(open, '', { answer: { ok: true } })
  await fillIn(page)
  await button(page).click()
  await page.getByRole('link', { name: 'Careers', exact: true }).first().click()
  await arriveAt(page, 'Careers')
  await page.getByRole('link', { name: 'Contact Us', exact: true }).first().click()
  await arriveAt(page, 'Contact Us')
  expect(await values(page)).toEqual(['', '', ''])
  await page.clock.runFor(4000)
  await expect.poll(() => sent).toHaveLength(1)
  await page.getByText('Message Sent!').waitFor()
})

it.for([
  ['an address that isn’t complete', 'Email Address', 844, (one: Locator) => one.fill('ada')],
  ['a file that is too large', 'Résumé', 400, (one: Locator) => one.setInputFiles(file(5 * 1024 * 1024 + 1))],
] as const)('an applicant is taken to %s, and to its label', async ([, label, most, spoil], { open }) => {
  const { page, sent } = await openForm(open, '?role=litigation-paralegal', { size: phone })
  await fillIn(page)
  await spoil(field(page, label))
  await button(page).click()
  await expect.poll(() => page.locator(':focus').getAttribute('aria-describedby')).toMatch(/-note$/)
  expect(await field(page, label).getAttribute('aria-invalid')).toBe('true')
  expect(await page.locator(':focus[aria-invalid]').count()).toBe(1)
  await expect.poll(() => isBelowHeader(page, page.getByText(label, { exact: true }), most)).toBe(true)
  expect([sent, await button(page).innerText()]).toEqual([[], 'Send Message'])
  expect.soft(await axeProblems(page)).toEqual([])
})

it('a visitor who writes to a lawyer keeps the draft on other pages and after a reload', async ({ open }) => {
  const { page } = await openForm(open, '?to=denise-kealoha', { answer: { ok: true } })
  const to = page.locator('#form h3')
  await expect.poll(() => to.innerText()).toBe('Write to Denise Kealoha')
  const area = field(page, 'Area of Inquiry')
  expect(await area.inputValue()).toBe('employment-law')
  await fillIn(page)
  await page.reload()
  await hydrate(page)
  await expect.poll(() => values(page)).toEqual(Object.values(typed))
  await page.locator('footer a[href="/disclaimer"]').click()
  await arriveAt(page, 'Disclaimer')
  await page.goBack()
  await arriveAt(page, 'Contact Us')
  await expect.poll(() => values(page)).toEqual(Object.values(typed))
  expect(pathOf(page)).toBe('/contact?to=denise-kealoha')
  await page.getByRole('link', { name: 'Write to the firm instead' }).click()
  await to.waitFor({ state: 'detached' })
  expect([pathOf(page), ...(await values(page))]).toEqual(['/contact#form', ...Object.values(typed)])
  expect(await area.inputValue()).toBe('')
})

it('a visitor’s mail program gets the whole message', async ({ open }) => {
  const { page } = await openForm(open, '?to=denise-kealoha', { delivery: 'mailto' })
  await page.locator('#form h3').waitFor()
  await fillIn(page)
  await button(page).click()
  const link = await receipt(page).getByRole('link').getAttribute('href')
  const { pathname, searchParams } = new URL(link ?? '')
  expect([pathname, searchParams.get('body')]).toEqual([
    'denise.kealoha@westatlantic.example',
    'Full Name: Bo Example\r\nEmail Address: bo@mail.example\r\nTo: Denise Kealoha\r\nArea of Inquiry: Employment & Labor\r\n\r\nA question.\r\n\r\nWhen may I call?',
  ])
  expect.soft(await axeProblems(page)).toEqual([])
  expect(await values(page)).toEqual(Object.values(typed))
})

it('people find a robot’s trap neither on screen nor by screen reader or keyboard', async ({ open }) => {
  const { page } = await openForm(open, '')
  const trap = page.locator('input[name="website"]')
  expect(
    await trap.evaluate((one) => [
      one.closest('[aria-hidden]') !== null,
      one.getBoundingClientRect().width > 1,
    ]),
  ).toEqual([true, false])
  await field(page, 'Full Name').focus()
  const visited = []
  for (let tab = 0; tab < 6; tab += 1) {
    visited.push(await page.locator(':focus').getAttribute('name'))
    await page.keyboard.press('Tab')
  }
  expect(visited).not.toContain('website')
})
