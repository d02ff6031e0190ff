import type { InterceptedRequest } from './intercept.ts'

/** What a server or a network does instead of answering. */
export const failures = {
  refused: (request) => request.abort('ConnectionRefused'),
  missing: (request) => request.fulfill({ status: 404, contentType: 'text/html', body: '<p>Not found' }),
  hanging: () => new Promise<void>(() => {}),
  'of another version': (request) =>
    request.change((payload) => JSON.stringify({ ...JSON.parse(payload.toString()), version: 'other' })),
} as const satisfies Record<string, (request: InterceptedRequest) => Promise<void>>
