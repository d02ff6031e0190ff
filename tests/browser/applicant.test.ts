import { expect } from 'vitest'
import { axeProblems } from './axeProblems.ts'
import { arriveAt, it, menuLink, openHydrated, pathOf, phone, withoutScripts } from './site.ts'

const form = '/contact?role=litigation-paralegal#form'

it('an applicant finds the paralegal role in two clicks from Home, and applies in three', async ({
  open,
}) => {
  const { page, consoleMessages } = await openHydrated(open, '/')
  await menuLink(page, 'Careers').click()
  await arriveAt(page, 'Careers')
  await page.getByRole('link', { name: 'Litigation Paralegal', exact: true }).click()
  await arriveAt(page, 'Litigation Paralegal')
  const apply = page.getByRole('link', { name: 'Apply for this role' }).first()
  await expect
    .poll(() => apply.evaluate((link) => link.getBoundingClientRect().bottom < innerHeight))
    .toBe(true)
  await apply.click()
  await arriveAt(page, 'Contact Us')
  expect(pathOf(page)).toBe(form)
  await page.getByRole('heading', { name: 'Applying for Litigation Paralegal' }).waitFor()
  await page.getByLabel('Résumé').waitFor()
  expect([await axeProblems(page), consoleMessages]).toEqual([[], []])
})

it('an applicant who presses Apply Now on Careers arrives at the role on Join Our Team', async ({ open }) => {
  const { page } = await openHydrated(open, '/careers', phone)
  await page.getByRole('link', { name: 'Apply Now: Litigation Paralegal' }).click()
  await arriveAt(page, 'Join Our Team')
  const role = page.getByRole('link', { name: 'Litigation Paralegal', exact: true })
  const top = () => role.evaluate((link) => link.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(400)
  expect(await top()).toBeGreaterThan(95)
})

it('an applicant on a phone without scripts can apply on the first screen', async ({ open }) => {
  const { page } = await open('/careers/litigation-paralegal', { ...phone, ...withoutScripts })
  const apply = page.getByRole('link', { name: 'Apply for this role' }).first()
  const { y = 0, height = 0 } = (await apply.boundingBox()) ?? {}
  expect(y + height).toBeLessThan(phone.viewport.height)
  await apply.click()
  await arriveAt(page, 'Contact Us')
  expect(pathOf(page)).toBe(form)
})
