import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { everyNth } from '../sample.ts'
import { frames, it, scrollTo, hydratePage } from './browser.ts'
import { readHead } from './head.ts'
import { slowFonts, openWithSlowFonts } from './slowFonts.ts'
import { onePageOfEachKind } from './specTables.ts'

/** How every element of a page looks, as far as style rules that stand in another order could change it. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = [
      'color',
      'background-color',
      'border-block-start-width',
      'border-block-end-width',
      'column-gap',
      'display',
      'font-family',
      'font-size',
      'font-weight',
      'grid-column',
      'grid-template-columns',
      'height',
      'letter-spacing',
      'line-height',
      'margin',
      'max-width',
      'padding',
      'position',
      'row-gap',
      'text-decoration-line',
      'text-transform',
      'width',
    ]
    // What the form holds until React has come takes no room.
    for (const notice of document.querySelectorAll('noscript')) notice.remove()
    return [...document.querySelectorAll('#root *')].map((element) => {
      const style = getComputedStyle(element)
      const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`)
      return `${element.localName} “${element.textContent.slice(0, 30)}” ${values.join('; ')}`
    })
  })

describe.concurrent('every kind of page is as in its own document', () => {
  // Styles reach a page in another order when its template comes after another's: no look may depend on that.
  const walks: readonly (readonly [start: string, paths: readonly string[]])[] = [
    ['the last page', everyNth(3, onePageOfEachKind.toReversed())],
    ['the partners', ['/attorneys/partners', '/careers/join', '/about/leadership', '/attorneys/associates']],
  ]
  it.for(everyNth(2, walks))(
    'when a visitor begins with %s',
    async ([, paths], { open, eventually, expect }) => {
      const [first = '/', ...rest] = paths
      const { page: walked } = await open(first)
      await hydratePage(walked)
      const { page: opened } = await open(first)
      for (const path of rest) {
        expect.soft(await openWithSlowFonts(opened, path), `late fonts on ${path}`).toEqual(slowFonts)
        await scrollTo(walked, 600)
        await walked
          .locator(`a[href="${path}"]`)
          .first()
          .evaluate((link: HTMLElement) => link.click())
        const heading = await opened.locator('h1').innerText()
        await eventually(() => focused(walked), `where the focus is on ${path}`).toBe(`h1 ${heading}`)
        await eventually(() => walked.evaluate(() => window.scrollY), `the place on ${path}`).toBe(0)
        await frames(walked)
        const [own, come] = await Promise.all([readPage(opened), readPage(walked)])
        expect.soft([come.head, come.text], path).toEqual([own.head, own.text])
        expect.soft(come.looks.length, `elements of ${path}`).toBe(own.looks.length)
        expect
          .soft(come.looks.filter((look, index) => look !== own.looks[index]).slice(0, 3), path)
          .toEqual([])
      }
    },
  )
})

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document
    return element instanceof HTMLElement ? `${element.localName} ${element.innerText}` : 'nothing'
  })

const readPage = async (page: Page) => ({
  head: await readHead(page),
  text: await page.locator('main').innerText(),
  looks: await looks(page),
})
