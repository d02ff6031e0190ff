import { describe, expect, it } from 'vitest'
import { readFragment, readPage } from '../../src/compliance/readPage.ts'
import { readPages } from '../../src/compliance/readPages.ts'

/** What a visitor reads on a finished page, line by line. */

/** What it is, its HTML, and its lines; a slash parts lines. */
const pieces = `
headings with their numbers => <h2><span>3. </span>Fees</h2><h3>Late fees</h3> => ## 3. Fees / ### Late fees
paragraphs, whatever sets them => <p>We <b>may</b> <em>act</em>.</p><p>Or<br>not.</p> => We may act. / Or not.
items => <ul><li>one</li><li><p>two</p><ul><li>deep</li></ul></li></ul> => - one / - two / - deep
numbers that browsers count => <ol start="3"><li>a</li><li value="7">b</li><li>c</li></ol> => 3. a / 7. b / 8. c
a term with its description => <dl><div><dt>Phone</dt><dd>5</dd><dd>6</dd></div></dl> => - Phone: 5 / - 6
cells => <table><tr><th>Filing</th><td>$50</td></tr></table> => | Filing | $50
a quotation => <figure><blockquote><p>Good.</p></blockquote><figcaption>Ann</figcaption></figure> => > Good. / — Ann
links with their targets => <p>See the <a href="/terms">Terms</a>.</p> => See the Terms (/terms).
a phone number once => <a href="tel:+12125550142">+1 212 555 0142</a> => +1 212 555 0142
a phone link to another number => <a href="tel:+12125550199">+1 212 555 0142</a> => +1 212 555 0142 (+12125550199)
labels => <img alt="The office"><input placeholder="Name"><button aria-label="Close">×</button> => [The office] [Name] / [Close] ×
nothing that is hidden => <p aria-hidden="true">x</p><p hidden>y</p><script>z</script><svg><text>s</text></svg> =>${' '}
a sign for the year of the clock => <p>© <span data-year="true">2026</span> Firm</p> => © {year} Firm
contents by their name => <nav aria-label="Contents"><ol><li><a href="#a">A</a></li></ol></nav> => [Contents]
a menu in full => <nav aria-label="Main"><ul><li><a href="/about">About</a></li></ul></nav> => [Main] / - About (/about)
a footnote => <p>Law<sup><a href="#fn-1">1</a></sup>.</p> => Law^1.
struck text => <p>Keep <del>not</del> this.</p> => Keep [struck:not] this.
alike characters as one => <p>“It’s” 5\u00A0p.m., well\u2011known, cafe\u0301\u00AD\u200E.</p> => "It's" 5 p.m., well-known, café.
characters that a screen obeys => <p>a\u202Eb</p> => a\uFFFDb
`
  .trim()
  .split('\n')
  .map((row) => row.split(' => '))

describe('a finished page is read as', () => {
  it.each(pieces)('%s', (_, html = '', lines = '') => {
    expect(readFragment(html).join(' / ')).toBe(lines.trim())
  })

  it('title, text for search results, its own part, and the words of its style', () => {
    const html = `<title>Fees | Firm</title><meta name="description" content="What we charge.">
      <style data-styled>.a::after{content:"Best firm"}data-styled.g1[id="x"]{content:"abc,"}</style>
      <body><header>Firm</header><main><h1>Fees</h1></main><footer>Foot</footer>`
    expect(readPage(html)).toEqual({
      page: [
        'Title: Fees | Firm',
        'In search results: What we charge.',
        '# Fees',
        'Written by a style: Best firm',
      ],
      frame: ['Firm', 'Foot'],
    })
  })

  it('the target of an address that redirects', () => {
    expect(readPage('<meta http-equiv="refresh" content="0; url=/new">').page).toEqual(['Leads to /new'])
  })
})

describe('a finished site has', () => {
  const page = (main: string, foot = 'Foot') => `<body><main>${main}</main><footer>${foot}</footer>`
  it('header and footer once, and those of a page that differ with that page', () => {
    const site = readPages(
      new Map([
        ['/', { html: page('Home') }],
        ['/odd', { html: page('Odd', 'Other foot') }],
      ]),
    )
    expect(site.get('every page')).toEqual(['Foot'])
    expect(site.get('/odd')).toContain('Other foot')
    expect(site.get('/')).not.toContain('Foot')
  })

  it('the sentences that a page shows later, such as the answer to a sent form', () => {
    const data = {
      facts: {
        page: { form: { sentTitle: 'Message Sent!', name: 'Full Name' }, path: '/a b', html: '<p>No.</p>' },
      },
    }
    const site = readPages(new Map([['/contact', { html: page('<label>Full Name</label>'), data }]]))
    expect(site.get('/contact')?.slice(2)).toEqual(['Full Name', 'Shown later: Message Sent!', 'Foot'])
  })
})
