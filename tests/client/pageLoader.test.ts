import { afterEach, expect, it, vi } from 'vitest'
import { createPageLoader } from '../../src/client/pageLoader.ts'
import { loadPage } from '../../src/firm/loadPage.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = (status: number, text: string) => {
  const fetched = vi.fn<(address: string, options: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response(text, { status })),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const plain = {
  kind: 'plain',
  path: '/about',
  documentTitle: 'About',
  description: 'About.',
  version: 'this',
}

it('a payload is asked for anew, also where the browser has kept one of another version', async () => {
  const fetched = answer(200, JSON.stringify(plain))
  expect(await createPageLoader('this', loadPage).load('/about')).toMatchObject({ path: '/about' })
  expect(fetched.mock.calls.map(([address, { cache }]) => [address, cache])).toEqual([
    ['/about/index.json', 'no-cache'],
  ])
})

it('a page that has come is there at once, until it is forgotten', async () => {
  answer(200, JSON.stringify(plain))
  const pages = createPageLoader('this', loadPage)
  expect(pages.loaded('/about')).toBeUndefined()
  const page = await pages.load('/about')
  expect(pages.loaded('/about')).toBe(page)
  pages.forget()
  expect(pages.loaded('/about')).toBeUndefined()
})

it.for([
  ['404 for /about/index.json', 404, ''],
  ['another version', 200, JSON.stringify({ ...plain, version: 'other' })],
  ['not valid JSON', 200, '<!doctype html>'],
  ['null', 200, 'null'],
] as const)(
  'a page cannot be had, and is asked for again the next time: %s',
  async ([what, status, text]) => {
    const fetched = answer(status, text)
    const pages = createPageLoader('this', loadPage)
    await expect(pages.load('/about')).rejects.toThrow(what)
    await expect(pages.load('/about')).rejects.toThrow(what)
    expect(fetched).toHaveBeenCalledTimes(2)
  },
)
