import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { singleOf } from '../../src/content/model/content.ts'
import { textsOfFields } from '../../src/content/proof/entryTexts.ts'
import { labelsFile } from '../../src/firm/labels/labelsFile.ts'
import { realSite } from '../fixtures/realSite.ts'
import { hydratePage, it } from './browser.ts'

/**
 * The texts that pages show when a visitor has done something. The build finds them on no page and takes the schema's word
 * (`afterInput`); here somebody does it, page by page, and every text must appear.
 */
const acts: Record<string, (page: Page) => Promise<void>> = {
  '/contact': async (page) => {
    await page.locator('form input').first().fill('Ada Example')
    await page.locator('form input[type="email"]').fill('ada@mail.example')
    await page.locator('form textarea').fill('A question')
    await page.locator('form button').click()
    await page.locator('footer ~ [role="status"] button').waitFor()
  },
}

it('every text that a schema calls afterInput appears', async ({ open }) => {
  const { site } = realSite()
  const texts = [...site.entries, ...site.singles]
    .flatMap(textsOfFields)
    .flatMap(({ shows, text }) => (shows === 'afterInput' ? text : []))
  expect(texts).toContain(singleOf(site, labelsFile)?.data.everyPage.dismiss)
  expect(texts.length).toBeGreaterThan(3)

  const seen: string[] = []
  for (const [path, act] of Object.entries(acts)) {
    const { page } = await open(path)
    await hydratePage(page)
    // Everything that is put into the document from now on, with what is read aloud of it.
    await page.evaluate(() => {
      const noted: string[] = []
      Object.assign(globalThis, { noted })
      const note = () => {
        const named = [...document.querySelectorAll('[aria-label]')].map((element) => element.ariaLabel ?? '')
        noted.push(document.body.innerText, ...named)
      }
      new MutationObserver(note).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      })
    })
    await act(page)
    seen.push(...(await page.evaluate((): string[] => Reflect.get(globalThis, 'noted'))))
  }
  expect(texts.filter((text) => !seen.some((one) => one.includes(text)))).toEqual([])
})
