import { payloadOf } from '../../fixtures/payloadOf.ts'
import { shellFacts } from '../../../src/firm/shell/shellFacts.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loadPage } from '../../../src/firm/pages/templates.ts'
import { build, plainPage } from '../../fixtures/minimalSite.ts'

const { site } = build(
  {
    'pages/news.mdx': plainPage('News', 'publishOn: 2027-03-01'),
    'pages/events.mdx': plainPage('Events', 'draft: true'),
  },
  { today: '2027-02-28', includeUnpublished: true },
)

it.each([
  ['/news', 'Appears on March 1, 2027'],
  ['/events', 'Draft: not on the site yet'],
  ['/about', undefined],
])('an editor in development sees %s with the ribbon %s', async (path, text) => {
  const route = site?.routes.find((page) => page.path === path)
  if (!site || !route) throw new Error(`There is no ${path}.`)
  const page = await loadPage(payloadOf(site, route))
  const html = renderToStaticMarkup(page.show(shellFacts(site)))
  expect(html).toContain('<h1')
  expect(html).not.toContain('open-in-editor')
  if (text === undefined) expect(html).not.toMatch(/Appears on|Draft/)
  else expect(html).toMatch(RegExp(`<p[^>]*>${text}. </p>$`))
})

it('an editor in development opens the file of a page from its corner', async () => {
  const route = site?.routes.find(({ path }) => path === '/practice-areas/beta-law')
  if (!site || !route) throw new Error('There is no Beta Law.')
  const page = await loadPage(payloadOf({ ...site, folder: 'content' }, route))
  const html = renderToStaticMarkup(page.show(shellFacts(site)))
  expect(html).toMatch(
    /<a href="\/__open-in-editor\?file=content%2Fpractice-areas%2Fbeta-law.mdx"[^>]*>content\/practice-areas\/beta-law.mdx<\/a><\/p>$/,
  )
})
