import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { siteServer } from '../../scripts/siteServer.ts'
import { buildCopy } from '../fixtures/buildCopy.ts'
import { listen } from '../fixtures/messages.ts'
import { axeProblems } from './axeProblems.ts'
import {
  arriveAt,
  engine,
  hold,
  it as withBrowser,
  menuLink,
  ownContext,
  phone,
  withoutScripts,
  withoutStorage,
} from './site.ts'

const text = 'The office is closed on Friday, and the form stays open.'

const it = withBrowser
  .extend('folder', { scope: 'file' }, () => mkdtempSync(join(tmpdir(), 'west-atlantic-banner-')))
  /** The address of the firm's site with a banner. */
  .extend('house', { scope: 'file' }, async ({ folder }, { onCleanup }) => {
    const fields = `banner:\n  text: ${text}\n  link: /contact\n  expiresOn: 2999-12-31`
    await buildCopy(folder, (firm) => firm.replace('\nhours:', `\n${fields}\nhours:`))
    const server = siteServer(join(folder, 'dist'))
    onCleanup(() => {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    })
    return `http://127.0.0.1:${await listen(server)}`
  })

const banner = (page: Page) => page.getByRole('region', { name: 'Announcement' })
const dismiss = (page: Page) => banner(page).getByRole('button', { name: 'Dismiss' })

it('a visitor dismisses the banner before React starts, and never sees it again', async ({ open, house }) => {
  const { page, consoleMessages } = await open(`${house}/about`, ownContext)
  expect(await banner(page).innerText()).toContain(text)
  const react = await hold(page, '**/assets/react-*.js')
  await dismiss(page).click()
  expect(await banner(page).isVisible()).toBe(false)
  react.release()
  await page.locator('#root[data-hydrated]').waitFor()
  await menuLink(page, 'Careers').click()
  await arriveAt(page, 'Careers')
  expect(await banner(page).isVisible()).toBe(false)
  await page.reload()
  expect(await banner(page).isVisible()).toBe(false)
  expect(consoleMessages).toEqual([])
  // Another text or last day is another banner.
  const remembered = await page.evaluate(() => String(localStorage['banner']))
  for (const part of ['office', '2999']) {
    await page.evaluate((old) => localStorage.setItem('banner', old), remembered.replace(part, 'x'))
    await page.reload()
    await banner(page).waitFor()
  }
})

it('a visitor who dismissed the banner never sees it flash, and nothing moves', async ({ open, house }) => {
  const { page } = await open(`${house}/about`, ownContext)
  await dismiss(page).click()
  const script = await hold(page, '**/assets/start-*.js')
  const top = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top)
  const before = await top()
  await page.reload({ waitUntil: 'commit' })
  await script.requested
  await page.locator('footer').waitFor()
  expect(await banner(page).isVisible()).toBe(false)
  script.release()
  await page.waitForLoadState('load')
  expect(await banner(page).isVisible()).toBe(false)
  expect(await top()).toBe(before)
})

it('a visitor whose browser denies storage hides the banner for one document', async ({ open, house }) => {
  const { page, consoleMessages } = await open(`${house}/about`, withoutStorage)
  await dismiss(page).click()
  expect(await banner(page).isVisible()).toBe(false)
  await page.reload()
  expect(await banner(page).isVisible()).toBe(true)
  expect(consoleMessages).toEqual([])
})

it('a visitor without scripts reads the banner, without a button', async ({ open, house }) => {
  const { page } = await open(`${house}/about`, withoutScripts)
  expect(await banner(page).innerText()).toBe(text)
  await banner(page).getByRole('link').click()
  await arriveAt(page, 'Contact Us')
})

it('a visitor with a keyboard reaches the banner, and then the page', async ({ open, house }) => {
  const { page } = await open(`${house}/about`, ownContext)
  await banner(page).getByRole('link').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await banner(page).isVisible()).toBe(false)
  await page.keyboard.press('Tab')
  expect(await page.locator('main :focus').count()).toBe(1)
})

it('a visitor on a phone can read the end of the page above the banner', async ({ open, house }) => {
  const { page } = await open(`${house}/about`, phone)
  const edge = (place: string, side: 'top' | 'bottom') =>
    page.locator(place).evaluate((one, which) => Math.round(one.getBoundingClientRect()[which]), side)
  expect(await edge('section[data-banner]', 'bottom')).toBe(phone.viewport.height)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  expect(await edge('footer', 'bottom')).toBe(await edge('[data-banner]', 'top'))
  await page.emulateMedia({ media: 'print' })
  expect(await banner(page).isVisible()).toBe(false)
})

it.runIf(engine === 'chromium')('axe finds nothing wrong with the banner', async ({ open, house }) => {
  // As tall as the page, so that the banner covers nothing whose contrast axe would measure.
  const { page } = await open(`${house}/about`, { viewport: { width: 1280, height: 5000 } })
  expect(await axeProblems(page)).toEqual([])
})
