import { expect } from 'vitest'
import { people, profilePath } from '../spec/tables.ts'
import { engine, it, openHydrated, phone, scrollTo, siteAddress, withoutScripts } from './site.ts'

it.runIf(engine === 'chromium')(
  'a lawyer prints everyone’s page on one Letter sheet, with the firm’s letterhead and the address',
  async ({ open }) => {
    const { page } = await open('/attorneys/mina-choe', withoutScripts)
    for (const name of people) {
      await page.goto(siteAddress + profilePath(name))
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      expect.soft(pdf.match(/\/Type\s*\/Page\b(?!s)/g), name).toHaveLength(1)
      expect.soft(pdf.match(/\/MediaBox\s*\[0 0 612 792\]/g), name).toHaveLength(1)
    }
    await page.emulateMedia({ media: 'print' })
    const sheet = await page.locator('body').innerText()
    expect(sheet).toMatch(/west atlantic/i)
    for (const text of ['Sample Slip', '+1 212 555 0142', 'www.westatlantic.example/attorneys/wei-lin-zhou'])
      expect(sheet).toContain(text)
    expect(
      await page.locator('header, footer nav, nav, [data-screen]').filter({ visible: true }).count(),
    ).toBe(0)
  },
)

it('a visitor prints a page with its button, which isn’t there without scripts', async ({ open }) => {
  const button = { name: 'Print one page' }
  const { page } = await openHydrated(open, '/attorneys/denise-kealoha', {
    ...phone,
    prepare: async () => {},
  })
  await page.evaluate(() => (window.print = () => (document.body.dataset['printed'] = 'yes')))
  await page.getByRole('button', button).click()
  expect(await page.locator('body').getAttribute('data-printed')).toBe('yes')
  const plain = await open('/attorneys/denise-kealoha', withoutScripts)
  expect(await plain.page.getByRole('button', button).count()).toBe(0)
  expect(await plain.page.getByRole('link', { name: 'Save contact' }).isVisible()).toBe(true)
})

it('a visitor saves a person’s contact details as a vCard', async () => {
  const response = await fetch(`${siteAddress}/attorneys/odile-nkemelu.vcf`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/vcard; charset=utf-8'])
  expect(await response.text()).toContain('FN:Odile Nkemelu\r\n')
})

it('a visitor reads the menu in ink on paper, and in white on ink: at the top of the home page, and when scrolled', async ({
  open,
}) => {
  const { page } = await open('/attorneys/denise-kealoha')
  const colors = () =>
    page.locator('header').evaluate((header) => {
      const { color, backgroundColor } = getComputedStyle(header)
      return `${color} on ${backgroundColor}`
    })
  expect(await colors()).toBe('rgb(23, 34, 45) on rgba(0, 0, 0, 0)')
  expect((await page.locator('main > article').boundingBox())?.y).toBe(128)
  await scrollTo(page, 300)
  await expect.poll(colors).toBe('rgb(244, 239, 228) on rgb(11, 22, 34)')
  await page.goto(siteAddress)
  expect(await colors()).toBe('rgb(244, 239, 228) on rgba(0, 0, 0, 0)')
})
