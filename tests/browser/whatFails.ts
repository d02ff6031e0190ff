import type { Page, Route } from 'playwright-core'

/** Ways in which a request fails: what a server, a network or a content blocker does instead of answering. */
export const failures = {
  refused: (route: Route) => route.abort('connectionrefused'),
  blocked: (route: Route) => route.abort('blockedbyclient'),
  offline: (route: Route) => route.abort('internetdisconnected'),
  forbidden: (route: Route) => route.fulfill({ status: 403, body: 'Forbidden' }),
  missing: (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<p>Not found' }),
  broken: (route: Route) => route.fulfill({ status: 500, body: '' }),
  hanging: () => new Promise<void>(() => {}),
  /** What hosts answer that show their front page for whatever they lack. */
  'a page instead': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Home</title><p>Home' }),
  'cut short': async (route: Route) => {
    const response = await route.fetch()
    const whole = await response.body()
    await route.fulfill({ response, body: whole.subarray(0, whole.length / 2) })
  },
  /** Data in which only the version still holds. */
  corrupted: async (route: Route) => {
    const response = await route.fetch()
    const { version, kind, path }: Record<string, unknown> = await response.json()
    await route.fulfill({ response, json: { version, kind, path } })
  },
  'of another version': async (route: Route) => {
    const response = await route.fetch()
    const data: Record<string, unknown> = await response.json()
    await route.fulfill({ response, json: { ...data, version: 'other' } })
  },
} as const satisfies Record<string, (route: Route) => Promise<void>>

export type Failure = keyof typeof failures

/** What a page is made from, by what its requests look like. */
export const parts = {
  'the first script': '**/assets/wake-*.js',
  'React’s script': '**/assets/takeOver-*.js',
  'a script that all share': '**/assets/react-*.js',
  'the template': /\/assets\/[A-Z][A-Za-z]+-[\w-]+\.js$/,
  'all scripts': '**/*.js',
  'the payloads': '**/index.json',
  'the shell': '**/assets/shell-*.json',
  'the fonts': '**/*.woff2',
  'the drawings': '**/art/**',
  'the map': 'https://www.openstreetmap.org/**',
} as const

export type Part = keyof typeof parts

/** Has each request for a part of the site fail from now on. */
export const fail = (page: Page, part: Part, failure: Failure): Promise<unknown> =>
  page.route(parts[part], failures[failure])

/** What is odd about some visitors' browsers. */
export const circumstances = {
  'storage that is denied': (page) =>
    page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
    }),
  'storage that is full': (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    }),
  'an address without TLS': (page) =>
    page.addInitScript(() => Object.defineProperty(crypto, 'randomUUID', { value: undefined })),
  'Save-Data': async (page) => {
    await page.context().setExtraHTTPHeaders({ 'save-data': 'on' })
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
  },
  'an extension that throws': (page) =>
    page.addInitScript(() => {
      for (const kind of ['pointermove', 'focusin', 'input', 'click', 'DOMContentLoaded', 'error'])
        addEventListener(
          kind,
          () => {
            throw new Error('An extension fails.')
          },
          true,
        )
    }),
  'no styles': (page) =>
    page.route(/\/(contact|careers)$/, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(/<style[^>]*>[^]*?<\/style>/g, '')
      await route.fulfill({ response, body })
    }),
} satisfies Record<string, (page: Page) => Promise<unknown>>

/**
 * Lets the time pass after which the contact page tells that it cannot send: at most five seconds, which style alone
 * counts. Fails when that would take longer.
 */
export async function letPatienceEnd(page: Page): Promise<void> {
  const longest = await page.evaluate(() => {
    const waiting = document.querySelector('form')?.getAnimations({ subtree: true }) ?? []
    const ends = waiting.map(({ effect }) => Number(effect?.getComputedTiming().endTime))
    for (const animation of waiting) animation.finish()
    return Math.max(0, ...ends)
  })
  if (longest > 5000) throw new Error(`A visitor would wait ${longest} milliseconds.`)
}
