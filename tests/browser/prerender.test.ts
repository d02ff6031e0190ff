import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { openChromeTab, type ChromeTab, type TabPage } from './chromeTab.ts'

const site = inject('siteAddress')
const patient = { timeout: 10_000, interval: 50 }

let tab: ChromeTab
beforeEach(async () => {
  tab = await openChromeTab()
})
afterEach(() => tab.close())

/** The page that is shown. */
function shownPage(): TabPage {
  const [page] = tab.pages()
  if (!page) throw new Error('The tab shows no page.')
  return page
}

/** What a page says of itself. */
const stateOf = (page: TabPage): Promise<Record<string, unknown>> =>
  page.evaluate(`({
    path: location.pathname,
    isPrerendering: document.prerendering,
    scripts: document.documentElement.dataset.scripts,
    wasPrerendered: performance.getEntriesByType('navigation')[0].activationStart > 0,
    isAwake: document.querySelector('#root[data-awake]') !== null,
    notices: [...document.querySelectorAll('[data-cannot-send] a')].filter((link) =>
      link.checkVisibility({ visibilityProperty: true })).length,
    frames: performance.getEntriesByType('resource').filter(({ name }) => name.includes('openstreetmap')).length,
  })`)

const open = async (page: TabPage, path: string): Promise<void> => {
  await page.send('Page.navigate', { url: site + path })
  // The mouse may stand over the page from before, and wake it.
  await expect
    .poll(
      () =>
        page.evaluate(
          '[location.pathname, document.readyState, "scripts" in document.documentElement.dataset]',
        ),
      patient,
    )
    .toEqual([path, 'complete', true])
}

/** Moves the mouse onto the main menu's link to a page. Out: what clicks there. */
async function pointAt(page: TabPage, path: string): Promise<() => Promise<void>> {
  const place = await page.evaluate(`(() => {
    const { x, y, width, height } = document
      .querySelector('header nav > ul > li > a[href="${path}"]')
      .getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })()`)
  const mouse = (type: string, more: object = {}) =>
    page.send('Input.dispatchMouseEvent', { type, ...place, ...more })
  await mouse('mouseMoved')
  return async () => {
    await mouse('mousePressed', { button: 'left', buttons: 1, clickCount: 1 })
    await mouse('mouseReleased', { button: 'left', clickCount: 1 })
  }
}

describe('the page of a link that the visitor points at', () => {
  it('is prerendered while React is not awake, sleeps, and is shown by the click in working order', async () => {
    const page = shownPage()
    await page.send('Network.enable')
    await page.send('Network.setBlockedURLs', { urls: ['*/assets/takeOver-*.js'] })
    await open(page, '/about')
    const click = await pointAt(page, '/contact')
    await expect.poll(() => tab.pages().length, patient).toBe(2)
    const [, next] = tab.pages()
    if (!next) throw new Error('Nothing is prerendered.')
    await expect
      .poll(() => stateOf(next), patient)
      .toMatchObject({ path: '/contact', isPrerendering: true, scripts: 'asleep' })
    expect(await stateOf(next)).toMatchObject({ isAwake: false, notices: 0, frames: 0 })
    await click()
    await expect
      .poll(() => stateOf(shownPage()), patient)
      .toMatchObject({ path: '/contact', isPrerendering: false, wasPrerendered: true })
    const shown = shownPage()
    await pointAt(shown, '/about')
    await expect.poll(() => stateOf(shown), patient).toMatchObject({ isAwake: true, notices: 0 })
    expect(await shown.evaluate(`document.querySelector('form button').disabled`)).toBe(false)
  })

  it('is fetched by React alone once it is awake', async () => {
    const page = shownPage()
    await open(page, '/about')
    // Far from any link, and in view too where the browser's own bars take some of the window.
    await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 600, y: 300 })
    await expect.poll(() => stateOf(page), patient).toMatchObject({ isAwake: true })
    await pointAt(page, '/contact')
    const fetched = `performance.getEntriesByName('${site}/contact/index.json').length`
    await expect.poll(() => page.evaluate(fetched), patient).toBe(1)
    // Several times as long as a browser waits for the pointer to rest.
    await new Promise((resolve) => setTimeout(resolve, 800))
    expect(tab.pages().length).toBe(1)
  })
})
