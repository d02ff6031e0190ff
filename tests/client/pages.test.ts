import { afterEach, expect, it, vi } from 'vitest'
import { createPages } from '../../src/client/pages.ts'
import { loadPage } from '../../src/firm/templates.ts'

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

it('a visitor gets a page of the version that is online, not one that the browser has kept', async () => {
  const fetched = answer(200, JSON.stringify(plain))
  expect(await createPages('this', loadPage).load('/about')).toMatchObject({ path: '/about' })
  expect(fetched.mock.calls.map(([address, { cache }]) => [address, cache])).toEqual([
    ['/about/index.json', 'no-cache'],
  ])
})

it('a page that a visitor has seen is there at once', async () => {
  answer(200, JSON.stringify(plain))
  const pages = createPages('this', loadPage)
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
] as const)('a page that failed is fetched again the next time: %s', async ([what, status, text]) => {
  const fetched = answer(status, text)
  const pages = createPages('this', loadPage)
  await expect(pages.load('/about')).rejects.toThrow(what)
  await expect(pages.load('/about')).rejects.toThrow(what)
  expect(fetched).toHaveBeenCalledTimes(2)
})
