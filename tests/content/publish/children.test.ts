import { expect, it } from 'vitest'
import { pagesBelow } from '../../../src/content/publish/menus.ts'
import { bodyRenderer } from '../../fixtures/readBody.ts'
import { build, inOneLine, plainPage } from '../../fixtures/minimalSite.ts'
import { payloadOf } from '../../fixtures/payloadOf.ts'

const news = (tag: string) => ({ 'pages/news.mdx': plainPage('News', '', `All of it:\n\n${tag}\n`) })
const below = {
  'pages/news/office.mdx': plainPage('A New Office', 'order: 1\npublishOn: 2026-02-01'),
  'pages/news/fees.mdx': plainPage('Fees', 'order: 2\npublishOn: 2026-11-01'),
  'pages/news/about.mdx': plainPage('About Fees', 'order: 2'),
  'pages/news/fees/taxes.mdx': plainPage('Taxes'),
  'pages/news/soon.mdx': plainPage('Soon', 'publishOn: 2026-12-01'),
  'pages/news/draft.mdx': plainPage('Draft', 'draft: true'),
}

it.each([
  ['<Children />', ['A New Office', 'About Fees', 'Fees']],
  ['<Children order="newest" />', ['Fees, November 1, 2026', 'A New Office, February 1, 2026', 'About Fees']],
])('a visitor sees by %s the pages below a page that are on the site', (tag, titles) => {
  const { site, problems } = build({ ...news(tag), ...below }, { today: '2026-11-20' })
  expect(problems).toEqual([])
  const route = site?.routes.find(({ path }) => path === '/news')
  const body = site && route ? payloadOf(site, route, bodyRenderer(site)).body : ''
  const items = [...body.matchAll(/<li>(.*?)<p>The .*? page of a tiny site/g)]
  expect(items.map(([, item = '']) => item.replace(/<[^>]*>/g, ''))).toEqual(titles)
})

it('a visitor sees no further pages of a list among the pages below a page', () => {
  const { site } = build({ ...news(''), ...below }, { today: '2026-11-20' })
  const fees = site?.routes.find(({ path }) => path === '/news/fees')
  if (!site || !fees) throw new Error('There is no /news/fees.')
  const more = { ...fees, path: '/news/2', isList: true } as const
  const paths = pagesBelow({ ...site, routes: [...site.routes, more] }, 'pages/news.mdx', false)
  expect(paths.map(({ path }) => path)).toEqual(['/news/office', '/news/about', '/news/fees'])
})

it('an editor reads that no page is below a page that lists them', () => {
  const { 'pages/news/draft.mdx': draft } = below
  expect(build({ ...news('<Children />'), 'pages/news/draft.mdx': draft }).problems.map(inOneLine)).toEqual([
    'pages/news.mdx:9:1 no-children No page is below this one, so the list of them is empty. → Add a page to the folder of this page, or delete the tag.',
  ])
})
