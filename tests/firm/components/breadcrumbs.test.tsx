import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Breadcrumbs } from '../../../src/firm/components/paper.tsx'
import { trailOf } from '../../../src/content/publish/trail.ts'
import { build, plainPage } from '../../fixtures/minimalSite.ts'

const { site } = build({
  'pages/about/history.mdx': plainPage('History', 'inMenu: nowhere'),
  'pages/about/history/harbor.mdx': plainPage('The Harbor', 'inMenu: nowhere'),
})

function trailTo(path: string) {
  const route = site?.routes.find((one) => one.path === path)
  if (!site || !route) throw new Error(`There is no ${path}.`)
  return trailOf({ site, route })
}

describe('breadcrumbs', () => {
  it.each([
    ['a page of the first level', '/about', [['About Us', '/about']]],
    [
      'a page two levels below',
      '/about/history/harbor',
      [
        ['About Us', '/about'],
        ['History', '/about/history'],
        ['The Harbor', '/about/history/harbor'],
      ],
    ],
  ])('a visitor of %s sees the pages above it, by their names in menus', (_, path, expected) => {
    expect(trailTo(path).map(({ label, path }) => [label, path])).toEqual(expected)
  })

  it('a visitor who listens hears a list of links and which page is the current one', () => {
    const trail = <Breadcrumbs trail={trailTo('/about/history')} label="Path to this page" />
    const html = renderToStaticMarkup(trail).replaceAll(/ class="[^"]*"/g, '')
    expect(html).toContain('<nav aria-label="Path to this page"><ol><li><a href="/about">About Us</a></li>')
    expect(html).toContain('<li><span aria-current="page">History</span></li></ol></nav>')
  })
})
