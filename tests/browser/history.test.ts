import { expect } from 'vitest'
import * as site from './site.ts'
import { it, type Open } from './site.ts'

/** Visits a page site.scrolled to 700 pixels, then another site.scrolled to 300. */
async function openTwoPages(open: Open) {
  const visit = await site.openHydrated(open, '/about')
  await site.scrollTo(visit.page, 700)
  await site.menuLink(visit.page, 'Careers').click()
  await site.arriveAt(visit.page, 'Careers')
  await site.scrollTo(visit.page, 300)
  return visit
}

it('a visitor keeps their scroll position with Back, Forward and reloads', async ({ open }) => {
  const { page, consoleMessages } = await openTwoPages(open)
  await site.mark(page)
  await page.goBack()
  await site.arriveAt(page, 'About Us')
  await expect.poll(() => site.scrolled(page)).toBe(700)
  await page.goForward()
  await site.arriveAt(page, 'Careers')
  await expect.poll(() => site.scrolled(page)).toBe(300)
  expect(await site.isSameDocument(page)).toBe(true)
  await page.reload()
  await expect.poll(() => site.scrolled(page)).toBe(300)
  await site.hydrate(page)
  await page.goBack()
  await site.arriveAt(page, 'About Us')
  await expect.poll(() => site.scrolled(page)).toBe(700)
  expect(await page.title()).toBe('About Us | West Atlantic')
  expect(consoleMessages).toEqual([])
})

it.for(['before', 'while'])('a visitor can go back after a reload %s React loads', async (when, { open }) => {
  const { page, consoleMessages } = await openTwoPages(open)
  const react = await site.hold(page, '**/assets/hydratePage-*.js')
  await page.reload()
  if (when === 'while') {
    await page.keyboard.press('Shift')
    await react.requested
  }
  await page.evaluate(() => history.back())
  await site.arriveAt(page, 'About Us')
  await expect.poll(() => site.scrolled(page)).toBe(700)
  react.release()
  expect(consoleMessages).toEqual([])
})

it('a visitor back from another document finds their scroll position on a working page', async ({ open }) => {
  const { page } = await openTwoPages(open)
  await page.goto(`${site.siteAddress}/attorneys`)
  await page.goBack()
  await site.arriveAt(page, 'Careers')
  await expect.poll(() => site.scrolled(page)).toBe(300)
  await site.hydrate(page)
  await page.goBack()
  await site.arriveAt(page, 'About Us')
  await expect.poll(() => site.scrolled(page)).toBe(700)
})

it('a visitor who goes back while a page loads never sees that page', async ({ open }) => {
  const { page } = await openTwoPages(open)
  const attorneys = await site.hold(page, '**/attorneys/index.json')
  await site.menuLink(page, 'Attorneys').click()
  await attorneys.requested
  await page.goBack()
  await site.arriveAt(page, 'About Us')
  const answered = page.waitForResponse('**/attorneys/index.json')
  attorneys.release()
  await (await answered).finished()
  await site.scrollTo(page, 0)
  expect([site.pathOf(page), await page.locator('h1').innerText()]).toEqual(['/about', 'About Us'])
})
