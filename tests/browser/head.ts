import type { Page } from 'playwright-core'

/** Everything in a document's head that says which page it is, in order; the policy stays that of the first page. */
export const readHead = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('head :is(title, meta:not([http-equiv]), link[rel="canonical"])')].map(
      (element) => element.outerHTML,
    ),
  )
