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
  'a script that all share': '**/assets/jsx-runtime-*.js',
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
