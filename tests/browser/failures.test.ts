import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { hydratePage, it } from './browser.ts'
import { intercept } from './intercept.ts'
import { failures } from './whatFails.ts'

/** What visitors can still do when a part of the site doesn't arrive. */

const typed = { 'Full Name': 'Ada Example', Message: 'A question about a deadline.' }

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function typeMessage(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
}

async function expectMessage(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(typed)) expect(await field(page, label).inputValue()).toBe(text)
}

const menuLink = (page: Page, name: string) =>
  page.locator('header nav > ul > li > a', { hasText: RegExp(`^${name}$`) })

const heading = (page: Page) => page.locator('h1').innerText()

const canSend = (page: Page) => page.locator('form button').isEnabled()

describe.concurrent('when a part of the site fails,', () => {
  it.for([
    ['the first script', '**/assets/start-*.js', failures.missing],
    ['React', '**/assets/hydrate-*.js', failures.hanging],
    ["the page's data", '**/index.json', failures.missing],
  ] as const)(
    '%s, a visitor of the contact page finds the e-mail address above the button, and goes on',
    async ([, part, answer], { open, eventually }) => {
      const { page } = await open('/robots.txt', { intercept: [[part, answer]] })
      await page.goto(new URL('/contact', page.url()).href, { waitUntil: 'commit' })
      await typeMessage(page)
      await page.keyboard.press('Shift')
      expect(await canSend(page)).toBe(false)
      expect(await page.locator('form').getByRole('link', { name: '@' }).isVisible()).toBe(true)
      await expectMessage(page)
      await menuLink(page, 'Careers').click()
      await eventually(() => heading(page)).toBe('Careers')
    },
  )

  it('a form whose data was missing works with the next input, and keeps what was typed', async ({
    open,
    eventually,
  }) => {
    const { page, complaints } = await open('/robots.txt', { prepare: (fresh) => fresh.clock.install() })
    const stop = await intercept(page, '**/index.json', failures.missing)
    await page.goto(new URL('/contact', page.url()).href)
    await typeMessage(page)
    await page.clock.fastForward(1000)
    await eventually(() => complaints.some((words) => words.includes('stays without scripts'))).toBe(true)
    await stop()
    await eventually(async () => {
      await page.keyboard.press('Shift')
      await page.clock.fastForward(3000)
      return canSend(page)
    }).toBe(true)
    await expectMessage(page)
  })

  it('a visitor of an old page goes on after a new deployment', async ({ open, eventually }) => {
    const { page } = await open('/about')
    await hydratePage(page)
    await intercept(page, '**/index.json', failures['of another version'])
    await menuLink(page, 'Careers').click()
    await eventually(() => heading(page)).toBe('Careers')
    await page.goBack()
    await eventually(() => heading(page)).toBe('About Us')
  })

  it('a visitor whose browser denies storage can send the form', async ({ open, eventually }) => {
    const { page } = await open('/contact', {
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          for (const name of ['sessionStorage', 'localStorage'])
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException('Access is denied for this document.', 'SecurityError')
              },
            })
        }),
    })
    await hydratePage(page)
    await eventually(() => canSend(page)).toBe(true)
  })
})
