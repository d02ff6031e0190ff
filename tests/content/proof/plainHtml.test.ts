import { describe, expect, it } from 'vitest'
import { wrapNoBreak } from '../../../src/content/body/wrapNoBreak.ts'
import { plainHtml } from '../../../src/content/proof/plainHtml.ts'
import { registry } from '../../../src/firm/registry.ts'
import { tagComponents } from '../../../src/firm/tags.tsx'
import { realSite } from '../../fixtures/realSite.ts'
import { readBody } from '../../fixtures/readBody.ts'

/** What is written without React. That it is what React writes, `tests/render/compiledBodies.test.ts` shows. */

const { site } = realSite()
const tags = tagComponents(site.organization)
const plain = (body: string, components: object = tags) =>
  plainHtml(wrapNoBreak(readBody(body, { file: 'pages/x.mdx' }).prose.tree()), components)

describe('is written as it is', () => {
  it.each([
    ['We *read* & **know** “it”.', '<p>We <em>read</em> &amp; <strong>know</strong> “it”.</p>'],
    [
      '## One\n\n2. [a](/b "It\'s")\n',
      '<h2 id="one">One</h2>\n<ol start="2">\n<li><a href="/b" title="It&#x27;s">a</a></li>\n</ol>',
    ],
    ['Law 5-1401', '<p>Law <span class="no-break">5-1401</span></p>'],
    ['a\\\nb\n\n***', '<p>a<br/>\nb</p>\n<hr/>'],
  ])('%j', (body, html) => expect(plain(body)).toBe(html))

  it('most of what the site says', () => {
    const bodies = site.entries.map(({ prose }) => plainHtml(prose.tree(), tags))
    expect(bodies.filter((html) => html !== undefined).length).toBeGreaterThan(bodies.length / 2)
  })
})

describe('is left to React', () => {
  it.each(registry.tags.slice(0, 1).map(({ name }) => [`<${name} />`]))('%s', (body) =>
    expect(plain(body)).toBeUndefined(),
  )

  it.each([
    ['```\ncode\n```'],
    ['| a |\n| :- |\n| b |'],
    ['- [x] done'],
    ['[a](javascript:b)'],
    ['A[^1].\n\n[^1]: Note.'],
    // The heading of footnotes, by its id, has the site’s words.
    ['## Footnote label'],
  ])('%j', (body) => expect(plain(body)).toBeUndefined())

  it('what a site shows by a component of its own', () => {
    expect(plain('Words', { p: () => null })).toBeUndefined()
  })
})
