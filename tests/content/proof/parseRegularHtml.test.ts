import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { describe, expect, it } from 'vitest'
import { parseRegularHtml } from '../../../src/content/proof/parseRegularHtml.ts'
import { realSite } from '../../fixtures/realSite.ts'
import { renderPage } from '../../fixtures/renderPage.ts'

/** A tree as text. Comments and gaps between elements are nothing that is read. */
const written = (tree: DefaultTreeAdapterTypes.Document) =>
  serialize(tree)
    .replace(/<!doctype html>|<!--[^>]*-->/gi, '')
    .replace(/>\s+</g, '><')
    .trim()

const standard = (html: string) => written(parse(html, { scriptingEnabled: false }))

const document = (body: string, head = '<title>A</title>') =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`

/** What the reader makes of a document; undefined where it leaves it to the parser of the standard. */
function regular(html: string): string | undefined {
  const tree = parseRegularHtml(html)
  return tree && written(tree)
}

describe('the tree of a regular document is that of the standard', () => {
  it('on a page of each kind', async () => {
    const { site } = realSite()
    const pages = new Map(site.routes.map((route) => [route.kind, route]))
    for (const route of pages.values()) {
      const html = await renderPage(site, route)
      expect(regular(html), route.path).toBe(standard(html))
    }
  })

  it.each([
    ['signs as references', '<p title="&quot;A&quot; &#x27;B&#x27; &#39;C&#39;">1 &lt; 2 &amp;amp; 3</p>'],
    ['names of attributes in capitals', '<img ALT="A chart">'],
    ['signs inside of values', '<p title="1 > 2">a</p>'],
    ['gaps of React', '<p>Since <!-- -->2001</p><!--$--><i>a</i><!--/$-->'],
    ['elements without ends', '<p>a<br/>b<br>c</p><input type="text" value="" disabled=""><hr/>'],
    ['scripts', '<script>if (1 < 2) say("</p>")</script><p>a</p>'],
    ['frames', '<iframe src="/a"><p>a</iframe><p>b</p>'],
    ['drawings', '<svg width="1"><clipPath id="a"><path d="M0 0" /></clipPath><title>A</title></svg>'],
    ['fields', '<textarea name="a">1 &lt; 2</textarea><select><option value="1">One</option></select>'],
  ])('with %s', (_, body) => {
    expect(regular(document(body))).toBe(standard(document(body)))
  })
})

it.each([
  ['other references', '<p>caf&eacute; a&amp b</p>'],
  ['missing ends', '<ul><li>a<li>b</ul>'],
  ['ends of others', '<b><i>a</b></i>'],
  ['values without quotation marks', '<p title=Best>a</p>'],
  ['values in single ones', "<p title='Best'>a</p>"],
  ['signs that begin no tag', '<p>1 < 2</p>'],
  ['comments that end otherwise', '<!--><p>a</p>-->'],
  ['comments with tags', '<!-- --!><p>a</p><!-- -->'],
  ['capitals', '<P>a</P>'],
  ['capitals inside', '<sCRIPT>a</sCRIPT>'],
  ['elements that seem closed', '<div/><p>a</p>'],
  ['character data', '<svg><![CDATA[a]]></svg>'],
  ['templates', '<template><p>a</p></template>'],
  ['elements that are told by other names', '<image src="a">'],
  ['tags in fields', '<textarea><p>a</p></textarea>'],
  ['scripts without an end', '<script>a'],
])('leaves %s to the standard', (_, body) => {
  expect(regular(document(body))).toBeUndefined()
})

it('leaves tags in titles to the standard', () => {
  expect(regular(document('', '<title>1 <b>2</b></title>'))).toBeUndefined()
})
