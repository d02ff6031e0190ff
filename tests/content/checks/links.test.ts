import { describe, expect, it } from 'vitest'
import { build, inOneLine, minimalTree, plainPage } from '../../fixtures/minimalSite.ts'

const about = 'pages/about.mdx'

/** The problems of a paragraph on line 11 of its file, one a line. */
const problemsOf = (body: string): string[] =>
  build(
    { [about]: plainPage('About Us', 'inMenu: header\norder: 2', `## Why\n\n${body}\n`) },
    { publicFiles: new Set(['/og.png', '/rates 2026.pdf']) },
  ).problems.map(inOneLine)

describe('links that work', () => {
  it.each([
    '[us](/contact)',
    '[us](/contact#form)',
    '[why](#why)',
    '[us](https://tiny.example/about#why)',
    '[them](https://www.irs.gov/forms?x=1)',
    '[a picture](/og.png)',
    '[our rates](/rates%202026.pdf)',
    '[us](/contact?area=beta-law)',
    '[one of its services](/practice-areas/beta-law#a)',
    '[all](/about?area=none), [more](/contact?ref=beta-law&utm_source=beta-law&page=2)',
    '[us](mailto:info@tiny.example?subject=Hello%20you)',
    'info@tiny.example',
    '[us](tel:+1-212-555-0142)',
  ])('a visitor can follow %s', (body) => {
    expect(problemsOf(body)).toEqual([])
  })
})

describe('broken links', () => {
  it.each([
    ['[us](/contcat)', '"/contcat" leads to a page that doesn\'t exist. → Did you mean /contact?'],
    ['[us](/something-else)', '→ Write an address such as /contact or https://www.irs.gov. Files go into'],
    ['[us](/pages/contact.mdx)', '→ Did you mean /contact?'],
    ['[it](/OG.png)', '→ Did you mean /og.png?'],
    ['[us](/about#wy)', 'The page /about has no heading with the id "wy". → Did you mean #why?'],
    ['[x](/about#%FF)', 'broken-anchor'],
    ['[us]()', 'relative-link The link "" doesn\'t start with / or https://.'],
    ['[us](https://?page=2)', 'broken-link The link "https://?page=2" isn\'t complete.'],
    ['[us](../pages/contact.mdx)', '→ Did you mean /contact?'],
    ['[it](public/og.png)', '→ Did you mean /og.png?'],
    ['[us](“/contact”)', '→ Did you mean /contact?'],
    ['[them](www.irs.gov)', '→ Write https://www.irs.gov'],
    ['[x](C:/Users/jane/brochure.pdf)', 'unsafe-link'],
    // Cyrillic letters.
    ['[x](https://аррӏе.com)', 'look-alike'],
    ['[x](https://xn--80ak6aa92e.com/a)', 'look-alike'],
    ['[x](https://www.gοοgle.com)', 'look-alike'],
    ['[x](https://google.com@evil.example/)', 'unsafe-link'],
    ['[us](mailto:info@tiny)', 'mail-link The link "mailto:info@tiny" has no complete e-mail address.'],
    ['[us](mailto:%FF@x)', 'mail-link'],
    ['[us](tel:212-555-0142)', 'phone-link'],
  ])('an editor who types %s reads %j', (body, expected) => {
    expect(problemsOf(body)).toEqual([expect.stringContaining(expected)])
  })
})

it('an editor who misspells a field still reads about broken links in the text', () => {
  const { problems } = build({
    [about]: minimalTree[about]
      ?.replace('lede:', 'leed:')
      .replace('Because.', 'See [it](/abut), [that](#nothing) and ![x](/no.png).'),
  })
  expect(problems.map(({ rule }) => rule)).toEqual(['unknown-field', 'broken-link', 'missing-picture'])
})
