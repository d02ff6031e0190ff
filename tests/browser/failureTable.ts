import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { siteAddress, hydratePage, type Eventually, type Open } from './browser.ts'
import { fail, letPatienceEnd, type Failure, type Part } from './whatFails.ts'

/** What becomes of the contact form. */
export type Form = 'sends' | 'says that it cannot send'

const typed = { 'Full Name': 'Ada Example', Message: 'A question about a deadline.' }
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

export async function typeMessage(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
}

/** Whether what `typeMessage` has typed still stands in the form. */
export async function isMessageKept(page: Page): Promise<boolean> {
  for (const [label, text] of Object.entries(typed)) {
    if ((await field(page, label).inputValue()) !== text) return false
  }
  return true
}

export const submitButton = (page: Page) => page.locator('form button')
export const heading = (page: Page): Promise<string> => page.locator('h1').innerText()
export const menuLink = (page: Page, name: string) =>
  page.locator('header nav > ul > li > a', { hasText: RegExp(`^${name}$`) })

/** Those of the form's two notices that can be seen. */
const notices = (page: Page) => page.locator('[data-cannot-send] > *').filter({ visible: true })

/** What a visitor finds at the form: one notice, with both ways to the firm, beside a button that sleeps, or none. */
export async function readForm(page: Page): Promise<Form | 'says nothing'> {
  const said = await notices(page).allInnerTexts()
  if (await submitButton(page).isEnabled()) return said.length === 0 ? 'sends' : 'says nothing'
  const ways = await notices(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  return said.length === 1 &&
    said[0]?.startsWith('This form cannot send now') &&
    ways.join() === 'mailto:info@westatlantic.example,tel:+12125550142'
    ? 'says that it cannot send'
    : 'says nothing'
}

/** Everything that can be read on a page below its menu, without what the form says about itself. */
const readWords = async (page: Page): Promise<string> => {
  const text = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-cannot-send]')].reduce(
      (text, { innerText }) => text.replace(innerText, ''),
      ['main', 'footer'].map((name) => document.querySelector<HTMLElement>(name)?.innerText).join('\n'),
    ),
  )
  return text.replaceAll(/\s+/g, ' ')
}

const finished = new Map<string, Promise<string>>()
/** What visitors without scripts read: nothing can be missing there. */
function finishedWords(open: Open, path: string): Promise<string> {
  const known = finished.get(path) ?? open(path, { scripts: false }).then(({ page }) => readWords(page))
  finished.set(path, known)
  return known
}

/**
 * A visitor's tasks while something fails: to read the contact page, to write into its form, to go to another page,
 * to read that, and to come back. Fails when one of them can't be done, or the form does not do what is expected.
 * @param page where what fails was prepared; it stands elsewhere
 * @returns one line of the table of scenarios and tasks
 */
export async function doTasks(
  page: Page,
  { scenario, form, open, eventually }: { scenario: string; form: Form; open: Open; eventually: Eventually },
): Promise<string> {
  const address = `${siteAddress}/contact`
  // A script that hangs keeps a page from ever being loaded; it can be read long before.
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  await typeMessage(page)
  await eventually(async () => {
    // What was typed may have come before the first script; a visitor goes on.
    await page.keyboard.press('Shift')
    // The seconds may begin at any time; when they do, they end at once.
    if (form !== 'sends') await letPatienceEnd(page)
    return readForm(page)
  }, 'the form').toBe(form)
  await field(page, 'Email Address').press('Enter')
  expect([page.url(), await isMessageKept(page)], 'the message stays in the form').toEqual([address, true])
  expect(await readWords(page), 'the contact page').toEqual(await finishedWords(open, '/contact'))

  await menuLink(page, 'Careers').click()
  await eventually(() => heading(page), 'another page').toBe('Careers')
  expect(await readWords(page), 'another page').toEqual(await finishedWords(open, '/careers'))
  await page.goBack({ waitUntil: 'commit' })
  await eventually(() => heading(page), 'back again').toBe('Contact Us')
  return `${scenario.padEnd(44)} reads ✓  goes and comes back ✓  the form ${form}`
}

/**
 * A visitor whom the site has served so far goes to the form, and back, once a part of the site fails. Fails when one of
 * them can't be done, or the form does not do what is expected.
 */
export async function goToFormAndBack(
  part: Part,
  failure: Failure,
  { form, open, eventually }: { form: Form; open: Open; eventually: Eventually },
): Promise<void> {
  const { page } = await open('/about')
  await hydratePage(page)
  await fail(page, part, failure)
  await menuLink(page, 'Contact Us').click()
  await eventually(() => heading(page)).toBe('Contact Us')
  await eventually(async () => {
    await page.mouse.move(3, 300)
    await page.mouse.move(5, 300)
    await letPatienceEnd(page)
    return readForm(page)
  }, 'the form').toBe(form)
  await page.goBack({ waitUntil: 'commit' })
  await eventually(() => heading(page), 'back again').toBe('About Us')
  expect(await page.locator('main').innerText()).not.toBe('')
}
