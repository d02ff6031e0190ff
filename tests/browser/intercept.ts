import escapeStringRegexp from 'escape-string-regexp'
import type { CDPSession, Page } from 'playwright-core'

/** What is answered in the server's place. */
interface Answer {
  status?: number
  contentType?: string
  body?: string | Buffer
}

/** A request that waits until it is continued, fulfilled or aborted. */
export interface InterceptedRequest {
  url: string
  /** Lets it go to the server. */
  continue: () => Promise<void>
  /** Answers it. */
  fulfill: (answer: Answer) => Promise<void>
  /** Has it fail for one of the reasons that the network gives. */
  abort: (
    reason?: 'Failed' | 'BlockedByClient' | 'ConnectionRefused' | 'InternetDisconnected',
  ) => Promise<void>
  /** Answers it as the server does, with the body changed. */
  change: (changed: (body: Buffer) => string | Buffer | Promise<Buffer>) => Promise<void>
}

type Handle = (request: InterceptedRequest) => Promise<unknown> | void

/** Addresses as Playwright takes them, with `**` for any text, and what becomes of requests for them. */
export type Interception = readonly [pattern: string | RegExp, handle: Handle]

interface Interceptor {
  tools: CDPSession
  interceptions: Set<Interception>
}

/** Like the real map, it has something that the keyboard stops at. */
const emptyMap: Interception = [
  'https://www.openstreetmap.org/export/embed.html**',
  (request) =>
    request.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Map</title><main><h1>Map</h1><a href="/">Larger</a></main></html>',
    }),
]

const interceptors = new WeakMap<Page, Promise<Interceptor>>()
const intercepted = new WeakSet<Page>()

/** Whether a test has intercepted requests of a page: one that got no answer may keep the next page from its own. */
export const wasIntercepted = (page: Page): boolean => intercepted.has(page)

/**
 * Hands a page's requests for certain addresses to a test; of several interceptions of an address, the latest counts.
 * Playwright's own routes hand over every request and switch the cache off, which makes a visit half as dear again.
 * @returns what ends the interception; requests that still wait then go on waiting
 */
export async function intercept(page: Page, ...interception: Interception): Promise<() => Promise<void>> {
  intercepted.add(page)
  const { tools, interceptions } = await interceptorOf(page)
  interceptions.add(interception)
  await enable({ tools, interceptions })
  // What the page's process keeps in its memory is not asked for again: to switch the cache off empties that.
  for (const cacheDisabled of [true, false]) await tools.send('Network.setCacheDisabled', { cacheDisabled })
  return async () => {
    interceptions.delete(interception)
    await enable({ tools, interceptions })
  }
}

/** Answers the map's frame, and no other request. */
export async function answerMap(page: Page): Promise<void> {
  const { tools, interceptions } = await interceptorOf(page)
  interceptions.add(emptyMap)
  await enable({ tools, interceptions })
}

const enable = ({ tools, interceptions }: Interceptor): Promise<unknown> =>
  tools.send('Fetch.enable', {
    patterns: [...interceptions].map(([pattern]) => ({ urlPattern: urlPattern(pattern) })),
  })

function interceptorOf(page: Page): Promise<Interceptor> {
  const interceptor = interceptors.get(page) ?? beginToIntercept(page)
  interceptors.set(page, interceptor)
  return interceptor
}

/** How the DevTools protocol writes a pattern; it has more addresses handed over than are meant. */
const urlPattern = (pattern: string | RegExp): string =>
  typeof pattern === 'string' ? pattern.replaceAll('**', '*') : '*'

const matches = (pattern: string | RegExp, address: string): boolean =>
  typeof pattern === 'string'
    ? RegExp(`^${escapeStringRegexp(pattern).replaceAll('\\*\\*', '.*').replaceAll('\\*', '[^/]*')}$`).test(
        address,
      )
    : pattern.test(address)

async function beginToIntercept(page: Page): Promise<Interceptor> {
  const tools = await page.context().newCDPSession(page)
  const interceptions = new Set<Interception>()
  await tools.send('Network.enable')
  tools.on('Fetch.requestPaused', async ({ requestId, request: { url } }) => {
    /** Gives a command, unless the request or its page has gone meanwhile. */
    const send = async (give: () => Promise<unknown>): Promise<void> => {
      try {
        await give()
      } catch (error) {
        if (!/Invalid InterceptionId|closed/.test(String(error))) throw error
      }
    }
    const fulfill = (
      responseCode: number,
      answerHeaders: Iterable<[string, string]>,
      body: string | Buffer,
    ) =>
      send(() =>
        tools.send('Fetch.fulfillRequest', {
          requestId,
          responseCode,
          responseHeaders: [...answerHeaders].map(([name, value]) => ({ name, value })),
          body: Buffer.from(body).toString('base64'),
        }),
      )
    const request: InterceptedRequest = {
      url,
      continue: () => send(() => tools.send('Fetch.continueRequest', { requestId })),
      abort: (errorReason = 'Failed') =>
        send(() => tools.send('Fetch.failRequest', { requestId, errorReason })),
      fulfill: ({ status = 200, contentType = 'text/plain', body = '' }) =>
        fulfill(status, [['content-type', contentType]], body),
      change: async (changed) => {
        const answer = await fetch(url)
        // The body that arrives is unpacked already.
        const headers = [...answer.headers].filter(([name]) => !/^content-(encoding|length)$/.test(name))
        await fulfill(answer.status, headers, await changed(Buffer.from(await answer.arrayBuffer())))
      },
    }
    const latest = [...interceptions].findLast(([pattern]) => matches(pattern, url))
    await (latest ? latest[1](request) : request.continue())
  })
  return { tools, interceptions }
}
