import { arriveAt, hold, hydrate, isSameDocument, it, mark, menuLink, openHydrated, pathOf } from './site.ts'
import { scrolled, scrollTo, siteAddress, type Open } from './site.ts'

/** From 700 pixels down the one page to 300 pixels down the next. */
async function openTwoPages(open: Open) {
  const visit = await openHydrated(open, '/about')
  await scrollTo(visit.page, 700)
  await menuLink(visit.page, 'Careers').click()
  await arriveAt(visit.page, 'Careers')
  await scrollTo(visit.page, 300)
  return visit
}

it('Back and Forward return to where the visitor was, also after a reload', async ({ open, expect }) => {
  const { page, complaints } = await openTwoPages(open)
  await mark(page)
  await page.goBack()
  await arriveAt(page, 'About Us')
  await expect.poll(() => scrolled(page)).toBe(700)
  await page.goForward()
  await arriveAt(page, 'Careers')
  await expect.poll(() => scrolled(page)).toBe(300)
  expect(await isSameDocument(page)).toBe(true)
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(300)
  await hydrate(page)
  await page.goBack()
  await arriveAt(page, 'About Us')
  await expect.poll(() => scrolled(page)).toBe(700)
  expect(await page.title()).toBe('About Us | West Atlantic')
  expect(complaints).toEqual([])
})

it.for(['nothing', 'React on its way'])(
  'Back works after a reload with %s',
  async (what, { open, expect }) => {
    const { page, complaints } = await openTwoPages(open)
    const react = await hold(page, '**/assets/hydrate-*.js')
    await page.reload()
    if (what === 'React on its way') {
      await page.keyboard.press('Shift')
      await react.asked
    }
    await page.evaluate(() => history.back())
    await arriveAt(page, 'About Us')
    await expect.poll(() => scrolled(page)).toBe(700)
    react.letGo()
    expect(complaints).toEqual([])
  },
)

it('Back from another document returns to where the visitor was, and the page works', async ({
  open,
  expect,
}) => {
  const { page } = await openTwoPages(open)
  await page.goto(`${siteAddress}/attorneys`)
  await page.goBack()
  await arriveAt(page, 'Careers')
  await expect.poll(() => scrolled(page)).toBe(300)
  await hydrate(page)
  await page.goBack()
  await arriveAt(page, 'About Us')
  await expect.poll(() => scrolled(page)).toBe(700)
})

it('Back while a page is on its way leaves it', async ({ open, expect }) => {
  const { page } = await openTwoPages(open)
  const attorneys = await hold(page, '**/attorneys/index.json')
  await menuLink(page, 'Attorneys').click()
  await attorneys.asked
  await page.goBack()
  await arriveAt(page, 'About Us')
  const answered = page.waitForResponse('**/attorneys/index.json')
  attorneys.letGo()
  await (await answered).finished()
  await scrollTo(page, 0)
  expect([pathOf(page), await page.locator('h1').innerText()]).toEqual(['/about', 'About Us'])
})
