import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { deliveryServer } from '../../scripts/deliveryServer.ts'
import { siteServer } from '../../scripts/siteServer.ts'
import { messagePath } from '../../src/message/contract.ts'
import { smtpSender } from '../../src/delivery/mail.ts'
import { buildCopy } from '../fixtures/buildCopy.ts'
import { startMailServer } from '../fixtures/mailServer.ts'
import { handlerWith, listen } from '../fixtures/messages.ts'
import { axeProblems } from './axeProblems.ts'
import { it as withBrowser, openHydrated, type Open } from './site.ts'

const application = '/contact?role=litigation-paralegal#form'

/** A site whose form sends real messages, and all that is needed until they arrive as mails. */
async function startHouse(folder: string) {
  const mailServer = await startMailServer((text) =>
    text.includes('reject this')
      ? 'rejects'
      : text.includes('stall here')
        ? 'stalls after the data'
        : 'accepts',
  )
  const site = siteServer(join(folder, 'dist'))
  const address = `http://127.0.0.1:${await listen(site)}`
  const sender = { DELIVER_TO: 'info@westatlantic.example', send: smtpSender(mailServer.url, 3_000) }
  const delivery = deliveryServer(handlerWith({ ...sender, ALLOWED_ORIGIN: address }))
  const endpoint = `delivery: endpoint\ndeliveryAddress: http://127.0.0.1:${await listen(delivery)}${messagePath}`
  await buildCopy(folder, (firm) => firm.replace(/^delivery: simulated$/m, endpoint))
  const close = async () => {
    for (const server of [site, delivery]) {
      server.closeAllConnections()
      server.close()
    }
    await mailServer.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { address, mails: mailServer.mails, close }
}

const it = withBrowser
  .extend('folder', { scope: 'file' }, () => mkdtempSync(join(tmpdir(), 'west-atlantic-messages-')))
  .extend('house', { scope: 'file' }, async ({ folder }, { onCleanup }) => {
    const house = await startHouse(folder)
    onCleanup(house.close)
    return house
  })

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const receipt = (page: Page) => page.getByRole('heading', { name: 'Message Sent!' })
const button = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const pdf = { name: 'Résumé.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }

/**
 * Opens the form, and fills it in as a visitor who took a minute. The header that leaves out drawings would also be in the
 * message, which the server for messages doesn't allow.
 */
async function fillIn(open: Open, url: string, sender: string, message: string): Promise<Page> {
  const { page } = await openHydrated(open, url, {
    drawings: true,
    prepare: (fresh) => fresh.clock.install(),
  })
  await field(page, 'Full Name').fill(sender)
  await field(page, 'Email Address').fill(`${sender.toLowerCase()}@mail.example`)
  await field(page, 'Message').fill(message)
  await page.clock.fastForward(60_000)
  return page
}

it('a client writes to a lawyer, reads a receipt, and the mail arrives', async ({ open, house }) => {
  const address = `${house.address}/contact?to=denise-kealoha#form`
  const page = await fillIn(open, address, 'Ada', 'When may we call?')
  await page.getByRole('heading', { name: 'Write to Denise Kealoha' }).waitFor()
  await button(page).click()
  await receipt(page).waitFor()
  expect.soft(await axeProblems(page), 'with the receipt').toEqual([])
  const arrived = house.mails.filter(({ mail }) => mail.replyTo?.[0]?.address === 'ada@mail.example')
  expect(arrived.map(({ mail, to }) => [mail.subject, to])).toEqual([
    ['Message from Ada', ['info@westatlantic.example']],
  ])
  expect(arrived[0]?.mail.text).toMatch(
    /For: denise-kealoha\nPractice area: employment[a-z-]*\n\nWhen may we call\?\n/,
  )
})

it('an applicant reads that a file is no PDF, sends a real one, and it arrives', async ({ open, house }) => {
  const page = await fillIn(open, `${house.address}${application}`, 'Ben', 'I apply.')
  await field(page, 'Résumé').setInputFiles({ ...pdf, buffer: Buffer.from('MZ') })
  await button(page).click()
  await page.getByText('This file doesn’t open as what its name says.').waitFor()
  expect(await page.locator(':focus').getAttribute('name')).toBe('attachment')
  await field(page, 'Résumé').setInputFiles(pdf)
  await button(page).click()
  await receipt(page).waitFor()
  const arrived = house.mails.filter(({ mail }) => mail.replyTo?.[0]?.address === 'ben@mail.example')
  expect(arrived.map(({ mail }) => mail.subject)).toEqual(['Application from Ben: litigation-paralegal'])
  const [file] = arrived[0]?.mail.attachments ?? []
  expect([file?.filename, Buffer.from(file?.content as ArrayBuffer)]).toEqual([pdf.name, pdf.buffer])
})

it.for([
  ['rejects', 'Please reject this.', 'our server did not accept it'],
  ['stalls', 'Please stall here.', 'We don’t know whether it arrived'],
] as const)(
  'an applicant whose message the mail server %s loses nothing, and can send again',
  async ([, message, sentence], { open, house }) => {
    const page = await fillIn(open, `${house.address}${application}`, 'Cleo', message)
    await field(page, 'Résumé').setInputFiles(pdf)
    await button(page).click()
    const status = page.locator('form [role="status"]')
    await expect.poll(() => status.innerText()).toContain(sentence)
    expect(await status.innerText()).toContain('info@westatlantic.example')
    expect(await page.locator(':focus').innerText()).toBe('Send Message')
    expect([
      await field(page, 'Full Name').inputValue(),
      await field(page, 'Message').inputValue(),
      await field(page, 'Résumé').inputValue(),
    ]).toEqual(['Cleo', message, expect.stringContaining('Résumé.pdf')])
    expect.soft(await axeProblems(page), sentence).toEqual([])
    await field(page, 'Message').fill(`Again after it ${message.length}.`)
    await button(page).click()
    await receipt(page).waitFor()
    expect(house.mails.map(({ mail }) => mail.text).join()).toContain(`Again after it ${message.length}.`)
  },
)
