import { expect, it } from 'vitest'
import {
  footDiagnostics,
  footTexts,
  missingAtFoot,
} from '../../../src/compliance/advertising/identification.ts'
import { siteOf } from '../../fixtures/complianceFixture.ts'

/** What the build asks of the foot of every finished page. */

const texts = footTexts(siteOf({}).site)
const page = (foot: string) =>
  `<main>Attorney Advertising. Tiny LLP, 1 Street, New York, +1 212 555 0142</main><footer class="a">${foot}</footer>`
const whole =
  '<p>© <span>2026</span> <!-- -->Tiny LLP</p><address>1 Street<br/>New York, NY</address><a>+1 212 555 0142</a><p>Attorney Advertising.</p>'
const lacking = (foot: string) => missingAtFoot(page(foot), texts).map(({ what }) => what)

it('has all that the rules ask for', () => expect(lacking(whole)).toEqual([]))

it.each([
  ['Attorney Advertising.', ['line that calls it advertising']],
  ['Tiny LLP', ['name']],
  ['1 Street', ['street']],
  ['New York', ['city']],
  ['+1 212 555 0142', ['telephone number']],
])('is missed without "%s", although the page says it elsewhere', (words, told) => {
  expect(lacking(whole.replace(words, ''))).toEqual(told)
})

it('counts neither comments nor attributes', () => {
  expect(lacking(whole.replace('Tiny LLP', '<!-- Tiny LLP --><i title="Tiny LLP"></i>'))).toEqual(['name'])
})

it.each([
  '<p hidden>Tiny LLP</p>',
  '<p style="color:red;display:none">Tiny LLP</p>',
  '<div style="visibility: hidden"><b>Tiny LLP</b></div>',
  '<p style="opacity:0">Tiny LLP</p>',
  '<p aria-hidden="true">Tiny LLP</p>',
  '<noscript>Tiny LLP</noscript>',
])('counts nothing that the page hides: %s', (hidden) => {
  expect(lacking(whole.replace('Tiny LLP', hidden))).toEqual(['name'])
})

it('reads letters that HTML writes otherwise', () => {
  const said = { what: 'name', words: 'Smith & Sons "LLP"' }
  expect(missingAtFoot(page('Smith &amp; Sons &quot;LLP&quot;'), [said])).toEqual([])
})

it('tells each missing text once, however many pages lack it', () => {
  const { site } = siteOf({})
  const texts = footTexts(site)
  const missing = missingAtFoot(page(whole.replace('1 Street', '')), texts)
  const pages = ['/', '/about', '/contact'].map((path) => ({ path, file: `pages${path}.mdx`, missing }))
  expect(footDiagnostics(site.registry, pages)).toEqual([
    expect.objectContaining({
      file: 'pages/.mdx',
      severity: 'error',
      rule: 'firm-particulars',
      message:
        'The footer of / does not show everybody the street ("1 Street"), nor do those of 2 other pages.',
    }),
  ])
})
