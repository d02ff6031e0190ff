import { describe } from 'vitest'
import { everyNth } from '../sample.ts'
import { axeProblems } from './axeProblems.ts'
import { frames, it, scrollTo, hydratePage } from './browser.ts'

describe.concurrent('axe finds nothing', () => {
  it('in the middle of the front page, after React took over', async ({ open, expect }) => {
    const { page } = await open('/')
    await hydratePage(page)
    await scrollTo(page, (await page.evaluate(() => document.body.scrollHeight)) / 2)
    expect(await axeProblems(page)).toEqual([])
  })

  it('with a submenu open', async ({ open, expect }) => {
    const { page } = await open('/about')
    await hydratePage(page)
    for (const name of everyNth(2, ['Practice Areas', 'About Us', 'Careers'])) {
      await page.locator('header nav > ul > li').filter({ hasText: name }).locator('summary').click()
      await frames(page)
      expect.soft(await axeProblems(page), name).toEqual([])
    }
  })

  it('with the menu of a phone open, and a submenu in it', async ({ open, expect }) => {
    const { page } = await open('/about', { width: 390, height: 844 })
    await page.locator('header [data-menu] summary').click()
    await frames(page)
    expect.soft(await axeProblems(page), 'the menu').toEqual([])
    await hydratePage(page)
    await page.locator('header nav summary').nth(1).click()
    await frames(page)
    expect.soft(await axeProblems(page), 'a submenu').toEqual([])
  })

  it.for(everyNth(2, [390, 1280]))(
    'with the contact form in each of its states, at %i pixels',
    async (width, { open, eventually, expect }) => {
      const { page } = await open('/contact', { width, prepare: (fresh) => fresh.clock.install() })
      await hydratePage(page)
      const button = page.locator('form button')
      await button.click()
      await eventually(() => page.locator('form :user-invalid').count()).toBe(3)
      expect.soft(await axeProblems(page), 'invalid').toEqual([])
      await page.getByLabel('Full Name').fill('Ada Example')
      await page.getByLabel('Email Address').fill('ada@mail.example')
      await page.getByLabel('Message').fill('A question')
      expect.soft(await axeProblems(page), 'filled in').toEqual([])
      // axe waits by the page's clock, so the sending is held up by a pause that it does not need.
      await page.evaluate(() => {
        const later = window.setTimeout
        window.setTimeout = ((act: TimerHandler, delay = 0, ...rest: unknown[]) =>
          later(act, delay === 1500 ? 600_000 : delay, ...rest)) as typeof window.setTimeout
      })
      await button.click()
      await eventually(() => button.innerText()).toBe('Sending...')
      expect.soft(await axeProblems(page), 'sending').toEqual([])
      await page.clock.fastForward(600_001)
      await eventually(() => page.locator('footer ~ [role="status"] strong').count()).toBe(1)
      expect.soft(await axeProblems(page), 'sent').toEqual([])
    },
  )
})
