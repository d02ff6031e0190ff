import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeProblems } from './axeProblems.ts'
import * as site from './site.ts'
import { it } from './site.ts'

/** What needs a browser; the rest is in tests/firm/pages/attorneys. */

const field = (page: Page) => page.locator('#directory input')
const status = (page: Page) => page.locator('#directory [role=status]')
const names = (page: Page) => page.locator('#directory h3 ~ ul li:visible > :first-child').allInnerTexts()
const chip = (page: Page, name: string) => page.locator('#directory nav a', { hasText: name })
const employment = ['Boudreaux, Caleb', 'Kealoha, Denise', 'Tolliver, Isaac']

it.for([
  ['a practice', '?practice=employment-law', 'react', 'Three of nineteen: Employment & Labor', employment],
  ['a name', '?q=brathwiate', 'matcher', 'One of nineteen: “brathwiate”', ['Brathwaite, Lucius']],
] as const)(
  'a visitor opens %s by its address without an input, and sees no one else before that',
  async ([, query, part, sentence, people], { open }) => {
    const { page, consoleMessages } = await open('/robots.txt', site.ownContext)
    const script = await site.hold(page, `**/assets/${part}-*.js`)
    await page.goto(`${site.siteAddress}/attorneys${query}#directory`)
    await script.requested
    if (part === 'matcher') await page.locator('#root[data-hydrated]').waitFor()
    expect([await names(page), await status(page).isVisible()]).toEqual([[], false])
    script.release()
    await expect.poll(() => status(page).innerText()).toBe(sentence)
    expect(await names(page)).toEqual(people)
    expect(consoleMessages).toEqual([])
  },
)

it('a visitor whose connection breaks finds people by their names as they are written', async ({ open }) => {
  const { page } = await site.openHydrated(open, '/attorneys', {
    prepare: (fresh) => fresh.route('**/assets/matcher-*.js', (route) => route.abort()),
  })
  await field(page).fill('brathw')
  await expect.poll(() => names(page)).toEqual(['Brathwaite, Lucius'])
})

it('a visitor chooses a practice where they are, opens a person, and comes back to it', async ({ open }) => {
  const { page, consoleMessages } = await site.openHydrated(open, '/attorneys')
  await site.mark(page)
  await page.evaluate(() => window.scrollTo(0, 100))
  const before = await site.scrolled(page)
  await chip(page, 'Employment & Labor').click()
  expect(site.pathOf(page)).toBe('/attorneys?practice=employment-law#directory')
  expect([await names(page), await site.scrolled(page)]).toEqual([employment, before])
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Employment & Labor 3')
  await page.locator('#directory').getByRole('link', { name: 'Kealoha, Denise' }).click()
  await site.arriveAt(page, 'Denise Kealoha')
  await page.goBack()
  await site.arriveAt(page, 'Attorneys')
  await expect.poll(() => names(page)).toEqual(employment)
  await page.goBack()
  await expect.poll(() => names(page)).toHaveLength(19)
  expect(await site.isSameDocument(page)).toBe(true)
  expect(consoleMessages).toEqual([])
})

it('a visitor who types before React runs finds a name, and the address keeps it', async ({ open }) => {
  const { page, consoleMessages } = await open('/attorneys', site.ownContext)
  const react = await site.hold(page, '**/assets/react-*.js')
  await field(page).pressSequentially('brathwiate')
  expect(await names(page)).toHaveLength(19)
  react.release()
  await expect.poll(() => names(page)).toEqual(['Brathwaite, Lucius'])
  expect(await field(page).inputValue()).toBe('brathwiate')
  await expect.poll(() => site.pathOf(page)).toBe('/attorneys?q=brathwiate#directory')
  await page.reload()
  await expect.poll(() => names(page)).toEqual(['Brathwaite, Lucius'])
  expect(consoleMessages).toEqual([])
})

it('a visitor without scripts sees everyone and isn’t offered a filter that needs them', async ({ open }) => {
  const { page } = await open('/attorneys', site.withoutScripts)
  expect(await names(page)).toHaveLength(19)
  expect([await field(page).isVisible(), await chip(page, 'Tax Law').isVisible()]).toEqual([false, false])
})

it('a visitor with a screen reader can use the register filtered and without a result', async ({ open }) => {
  const { page } = await site.openHydrated(open, '/attorneys?practice=tax-law&group=partner#directory')
  expect.soft(await axeProblems(page), 'with a filter').toEqual([])
  await field(page).fill('zebra')
  await site.hydrate(page)
  expect.soft(await axeProblems(page), 'without a result').toEqual([])
})
