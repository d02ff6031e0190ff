import type { Page } from 'playwright-core'
import { intercept, type InterceptedRequest, type Interception } from './intercept.ts'

/** Ways in which a request fails: what a server, a network or a content blocker does instead of answering. */
export const failures = {
  refused: (request) => request.abort('ConnectionRefused'),
  blocked: (request) => request.abort('BlockedByClient'),
  offline: (request) => request.abort('InternetDisconnected'),
  forbidden: (request) => request.fulfill({ status: 403, body: 'Forbidden' }),
  missing: (request) => request.fulfill({ status: 404, contentType: 'text/html', body: '<p>Not found' }),
  broken: (request) => request.fulfill({ status: 500, body: '' }),
  hanging: () => new Promise<void>(() => {}),
  /** What hosts answer that show their front page for whatever they lack. */
  'a page instead': (request) =>
    request.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Home</title><p>Home' }),
  'cut short': (request) => request.change((whole) => whole.subarray(0, whole.length / 2)),
  /** Data in which only the version still holds. */
  corrupted: (request) =>
    request.change((payload) => {
      const { version, kind, path }: Record<string, unknown> = JSON.parse(payload.toString())
      return JSON.stringify({ version, kind, path })
    }),
  'of another version': (request) =>
    request.change((payload) => JSON.stringify({ ...JSON.parse(payload.toString()), version: 'other' })),
} as const satisfies Record<string, (request: InterceptedRequest) => Promise<void>>

export type Failure = keyof typeof failures

/** What a page is made from, by what its requests look like. */
export const parts = {
  'the first script': '**/assets/wake-*.js',
  'React’s script': '**/assets/hydrate-*.js',
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

/** Each request for a part of the site, failing. */
export const failing = (part: Part, failure: Failure): Interception => [parts[part], failures[failure]]

/** Has each request for a part of the site fail from now on. Out: what ends that. */
export const fail = (page: Page, part: Part, failure: Failure): Promise<() => Promise<void>> =>
  intercept(page, ...failing(part, failure))

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
    intercept(page, /\/(contact|careers)$/, (request) =>
      request.change((html) => html.toString().replaceAll(/<style[^>]*>[^]*?<\/style>/g, '')),
    ),
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
