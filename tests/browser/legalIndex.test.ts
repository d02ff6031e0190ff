import { expect } from 'vitest'
import { hydrate, it, openHydrated, phone } from './site.ts'

it('a visitor sees in a legal page’s index, or a line on a phone, their section', async ({ open }) => {
  const { page } = await openHydrated(open, '/terms-of-use')
  const marked = page.locator('[aria-current="true"]')
  const line = page.locator('main a[href="#contents"]')
  expect(await marked.count()).toBe(0)
  await page.getByRole('link', { name: 'Indemnification', exact: true }).click()
  await expect.poll(() => marked.allInnerTexts()).toEqual(['Indemnification'])
  expect(await line.isVisible()).toBe(false)
  await page.setViewportSize(phone.viewport)
  await expect.poll(() => line.isVisible()).toBe(true)
  await line.click()
  await expect.poll(() => marked.count()).toBe(0)
})

it('a visitor who arrives at a section finds it marked', async ({ open }) => {
  const { page } = await open('/terms-of-use#indemnification')
  await hydrate(page)
  await expect.poll(() => page.locator('[aria-current="true"]').allInnerTexts()).toEqual(['Indemnification'])
})
