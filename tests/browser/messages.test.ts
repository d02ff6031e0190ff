import type { Locator, Page, Request } from 'playwright-core'
import { axeProblems } from './axeProblems.ts'
import { arriveAt, hydrate, it, openHydrated, pathOf, phone, type Open } from './site.ts'

/** The form with `delivery: endpoint` or `mailto` in firm.mdx: what needs a browser. ContactForm.dom.test.tsx has the rest. */

const typed = { 'Full Name': 'Bo Example', 'Email Address': 'bo@mail.example', Message: 'When may I call?' }

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true })
const button = (page: Page): Locator => page.locator('form button')
const status = (page: Page): Locator => page.locator('form [role="status"]')
const receipt = (page: Page): Locator => page.locator('main section section')

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

async function fillIn(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
}

const values = (page: Page) => Promise.all(Object.keys(typed).map((label) => field(page, label).inputValue()))

/** Sends, with the clock past the time in which nobody writes a message. */
async function send(page: Page): Promise<void> {
  await button(page).click()
  await page.clock.runFor(4000)
}

const isBelowHeader = async (page: Page, one: Locator): Promise<boolean> => {
  const [header, box] = await Promise.all([page.locator('header').boundingBox(), one.boundingBox()])
  return box !== null && header !== null && box.y >= header.y + header.height && box.y < 400
}

it('an applicant sends a résumé, and reads a receipt', async ({ open, expect }) => {
  const { page, sent } = await openForm(open, '?role=litigation-paralegal#form', {
    answer: { ok: true },
    size: phone,
  })
  await page.getByText('Litigation Paralegal', { exact: true }).waitFor()
  await fillIn(page)
  const résumé = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  await field(page, 'Résumé').setInputFiles(résumé)
  expect.soft(await axeProblems(page), 'with a role').toEqual([])
  await send(page)
  await receipt(page).waitFor()
  for (const text of [
    'Message Sent!',
    'Litigation Paralegal',
    'bo@mail.example',
    'resume.pdf',
    'When may I call?',
  ])
    expect(await receipt(page).innerText()).toContain(text)
  expect(await page.locator(':focus').innerText()).toBe('Message Sent!')
  await expect.poll(() => isBelowHeader(page, receipt(page))).toBe(true)
  expect.soft(await axeProblems(page), 'with the receipt').toEqual([])
  const body = sent[0]?.postDataBuffer()?.toString() ?? ''
  expect(body).toMatch(/name="role"\r\n\r\nlitigation-paralegal\r\n/)
  expect(body).toMatch(/name="website"\r\n\r\n\r\n/)
  expect(Number(/name="elapsed"\r\n\r\n(\d+)/.exec(body)?.[1])).toBeGreaterThanOrEqual(4000)
  await page.getByRole('button', { name: 'Write another message' }).click()
  expect(await page.locator(':focus').getAttribute('name')).toBe('name')
  expect(await values(page)).toEqual(['', '', ''])
  await page.reload()
  await hydrate(page)
  expect(await values(page)).toEqual(['', '', ''])
})

it('a visitor whose message can’t be sent reads why, and finds everything where it was', async ({
  open,
  expect,
}) => {
  const { page } = await openForm(open, '', { size: phone })
  await fillIn(page)
  await send(page)
  await expect.poll(() => status(page).innerText()).toContain('our server cannot be reached')
  expect(await status(page).getByRole('link').getAttribute('href')).toBe('mailto:info@westatlantic.example')
  expect([await values(page), await button(page).innerText()]).toEqual([Object.values(typed), 'Send Message'])
  expect(await page.locator(':focus').innerText()).toBe('Send Message')
  expect.soft(await axeProblems(page)).toEqual([])
})

it('a visitor who comes back while the message is being sent finds an empty form', async ({
  open,
  expect,
}) => {
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

it('an applicant is taken to a file that is too large, and to its label', async ({ open, expect }) => {
  const { page, sent } = await openForm(open, '?role=litigation-paralegal', { size: phone })
  await fillIn(page)
  const file = { name: 'resume.pdf', mimeType: '', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) }
  await field(page, 'Résumé').setInputFiles(file)
  await button(page).click()
  await page.getByText('This file is larger than 5 MB.').waitFor()
  expect(await page.locator(':focus').getAttribute('aria-describedby')).toContain('attachment-note')
  await expect.poll(() => isBelowHeader(page, page.getByText('Résumé', { exact: true }))).toBe(true)
  expect(sent).toEqual([])
  expect.soft(await axeProblems(page)).toEqual([])
})

it('a visitor who writes to a lawyer keeps the draft on other pages and after a reload', async ({
  open,
  expect,
}) => {
  const { page } = await openForm(open, '?to=denise-kealoha', { answer: { ok: true } })
  const to = page.locator('form dl')
  await expect.poll(() => to.innerText()).toContain('Denise Kealoha, Employment & Labor Law')
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
  await to.getByRole('link').click()
  await to.waitFor({ state: 'detached' })
  expect([pathOf(page), await values(page)]).toEqual(['/contact#form', Object.values(typed)])
})

it('a visitor’s mail program gets the whole message', async ({ open, expect }) => {
  const { page } = await openForm(open, '?to=denise-kealoha', { delivery: 'mailto' })
  await page.locator('form dl').waitFor()
  await fillIn(page)
  await button(page).click()
  const link = await receipt(page).getByRole('link').getAttribute('href')
  const { pathname, searchParams } = new URL(link ?? '')
  expect([pathname, searchParams.get('body')]).toEqual([
    'denise.kealoha@westatlantic.example',
    'To: Denise Kealoha, Employment & Labor Law\r\nFrom: Bo Example, bo@mail.example\r\n\r\nWhen may I call?',
  ])
  expect.soft(await axeProblems(page)).toEqual([])
  expect(await values(page)).toEqual(Object.values(typed))
})

it('a robot’s trap is nowhere for people: not on the screen, not for screen readers, not for the keyboard', async ({
  open,
  expect,
}) => {
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
