import { expect, it } from 'vitest'
import { pageCount } from '../../../src/content/publish/pageCount.ts'

/** How many pages a site has, in words. */

const page = { listed: true }
const missing = { listed: false }
const earlier = { listed: false, supersededBy: '/terms' }

it.each([
  [[page, missing], '1 page'],
  [[page, page, missing], '2 pages'],
  [[page, page, earlier], '2 pages and 1 earlier version'],
  [[page, page, earlier, earlier], '2 pages and 2 earlier versions'],
])('%j: %s', (routes, words) => {
  expect(pageCount(routes)).toBe(words)
})
