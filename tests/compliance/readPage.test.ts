import { describe, expect, it } from 'vitest'
import { readFragment, readPage, readSections } from '../../src/compliance/readPage.ts'
import { readPages, readSiteText } from '../../src/compliance/readPages.ts'

/** What it is, its HTML and its lines, separated by slashes. */
const pieces = `
headings with their numbers => <h2><span>3. </span>Fees</h2><h3>Late fees</h3> => ## 3. Fees / ### Late fees
paragraphs, however they are marked up => <p>We <b>may</b> <em>act</em>.</p><p>Or<br>not.</p> => We may act. / Or not.
list items => <ul><li>one</li><li><p>two</p><ul><li>deep</li></ul></li></ul> => - one / - two / - deep
list numbers that browsers count => <ol start="3"><li>a</li><li value="7">b</li><li>c</li></ol> => 3. a / 7. b / 8. c
a term with its description => <dl><div><dt>Phone</dt><dd>5</dd><dd>6</dd></div></dl> => - Phone: 5 / - 6
table cells => <table><tr><th>Filing</th><td>$50</td></tr></table> => | Filing | $50
a quotation => <figure><blockquote><p>Good.</p></blockquote><figcaption>Ann</figcaption></figure> => > Good. / — Ann
links with their targets => <p>See the <a href="/terms">Terms</a>.</p> => See the Terms (/terms).
a phone number once => <a href="tel:+12125550142">+1 212 555 0142</a> => +1 212 555 0142
a phone link to another number => <a href="tel:+12125550199">+1 212 555 0142</a> => +1 212 555 0142 (+12125550199)
labels => <img alt="The office"><input placeholder="Name"><button aria-label="Close">×</button> => [The office] [Name] / [Close] ×
nothing that is hidden => <p aria-hidden="true">x</p><p hidden>y</p><script>z</script><svg><text>s</text></svg> =>${' '}
a placeholder for the current year => <p>© <span data-year="true">2026</span> Firm</p> => © {year} Firm
a table of contents by its name => <nav aria-label="Contents"><ol><li><a href="#a">A</a></li></ol></nav> => [Contents]
a menu in full => <nav aria-label="Main"><ul><li><a href="/about">About</a></li></ul></nav> => [Main] / - About (/about)
the number of a footnote => <p>Law<sup><a href="#fn-1">1</a></sup>.</p> => Law^1.
struck text => <p>Keep <del>not</del> this.</p> => Keep [struck:not] this.
look-alike characters as one => <p>“It’s” 5\u00A0p.m., well\u2011known, cafe\u0301\u00AD\u200E.</p> => "It's" 5 p.m., well-known, café.
control characters as visible ones => <p>a\u202Eb</p> => a\uFFFDb
`
  .trim()
  .split('\n')
  .map((row) => row.split(' => '))

const textOf = (html: string) => {
  const { page, frame, banner } = readPage(html)
  const [own, around, strip] = [page, frame, banner].map((lines) => lines.map(({ text }) => text))
  return { page: own, frame: around, banner: strip }
}

/** What it is, the HTML of a page, and its lines as an approval has them. */
const approved = `
bold and italics => <p>We <strong>may</strong> <em>act</em>.</p> => We **may** *act*.
the ids of headings and sections => <h2 id="fees">Fees</h2><section id="late"><h3>Late</h3></section> => ## Fees {#fees} / ### Late {#late}
a linked file with its digest => <p>Our <a data-sha="3f9a12c4" href="/fees.pdf">fees (PDF, 9 kB)</a>.</p> => Our fees (PDF, 9 kB) (/fees.pdf) [file 3f9a12c4].
a picture before the text of its list item => <ul><li><img data-sha="3f9a12c4" alt=""><p>Ann</p></li></ul> => [file 3f9a12c4] / - Ann
neighboring elements apart => <p><span>Property</span><span>Partner</span> un<b>believ</b>able</p> => Property Partner unbelievable
`
  .trim()
  .split('\n')
  .map((row) => row.split(' => '))

/** What it is, the HTML of a page, and the heading of its line "Changed". */
const headings = `
the heading before it => <h2>Fees</h2><p>Changed</p> => ## Fees
the name of its card, above it => <h2>People</h2><ul><li><a href="/ann">Ann</a><p>Changed</p></li></ul> => - Ann (/ann)
the name of its card, below it => <h2>People</h2><article><p>Changed</p><h3>Ann</h3></article><article><h3>Bo</h3></article> => ### Ann
the page’s title, not the section before it => <h1>Tax</h1><section><h2>Lawyers</h2></section><p>Changed</p> => # Tax
the page’s title, in another section => <section><h1>Tax</h1></section><section><p>Changed</p></section> => # Tax
the heading of a list, not its own words => <h2>Fees</h2><ul><li>Changed</li></ul> => ## Fees
`
  .trim()
  .split('\n')
  .map((row) => row.split(' => '))

describe('reading a page', () => {
  it.each(approved)('a lawyer approves %s', (_, html = '', lines = '') => {
    expect(textOf(`<main>${html}</main>`).page?.slice(2).join(' / ')).toBe(lines)
  })

  it.each(headings)('a lawyer finds a change below %s', (_, html = '', heading = '') => {
    const changed = readPage(`<main>${html}</main>`).page.find(({ text }) => /^(- )?Changed$/.test(text))
    expect(changed?.heading).toBe(heading)
  })

  it.each(pieces)('a lawyer who compares pages reads %s', (_, html = '', lines = '') => {
    expect(readFragment(html).join(' / ')).toBe(lines.trim())
  })

  it('a lawyer reads a page’s title, search description and own text, and text written by styles', () => {
    const html = `<title>Fees</title><meta name="description" content="Our rates.">
      <style data-styled>.a::after{content:"Best firm"}data-styled.g1[id="x"]{content:"abc,"}</style>
      <body><header>Firm</header><main><h1>Fees</h1></main><footer>Foot</footer>`
    expect(textOf(html)).toEqual({
      page: ['Title: Fees', 'In search results: Our rates.', '# Fees', 'Written by a style: Best firm'],
      frame: ['Firm', 'Foot'],
      banner: [],
    })
  })

  it('a lawyer reads where an address redirects', () => {
    expect(textOf('<meta http-equiv="refresh" content="0; url=/new">').page).toEqual(['Leads to /new'])
  })
})

it('a visitor who searches finds text below its heading, without menus, forms, labels and links’ targets', () => {
  const html = `<main><p>Back</p><h1 tabindex="-1">Fees</h1><p>See <a href="/terms">Terms</a>.</p>
    <nav><a href="/x">X</a></nav><form><label>Name</label></form><div data-screen><h2>Write</h2></div>
    <section id="rates"><h2>Rates</h2><ul><li>By the <img alt="clock">hour</li></ul><h3>Late</h3></section>
    <h2 id="bills">Bills</h2><p>Monthly.</p></main>`
  expect(readSections(html)).toEqual([
    { heading: 'Fees', id: '', lines: ['See Terms.'] },
    { heading: 'Rates', id: 'rates', lines: ['By the hour'] },
    { heading: 'Late', id: '', lines: [] },
    { heading: 'Bills', id: 'bills', lines: ['Monthly.'] },
  ])
})

describe('reading a site', () => {
  const page = (main: string, foot = 'Foot') => `<body><main>${main}</main><footer>${foot}</footer>`
  it('a lawyer reads the header and footer once, and again only where they differ', () => {
    const pages = { '/': { html: page('Home') }, '/odd': { html: page('Odd', 'Other foot') } }
    const site = readPages(new Map(Object.entries(pages)))
    expect(site.get('every page')).toEqual(['Foot'])
    expect(site.get('/odd')).toContain('Other foot')
    expect(site.get('/')).not.toContain('Foot')
  })

  it('a lawyer reads pages that list others after those whose own file changed', () => {
    const own = (title: string, lede: string) => {
      const [here, there] = [
        { path: '/search', lede },
        { address: '/fees', title },
      ]
      const data = { path: '/search', facts: { here, links: title === '' ? [] : [there] } }
      return readSiteText(new Map([['/search', { html: page(title), data }]])).get('/search')?.own
    }
    expect(own('Our Fees', 'All pages.')).toBe(own('', 'All pages.'))
    expect(own('Fees', 'Every page.')).not.toBe(own('Fees', 'All pages.'))
  })

  it('a lawyer reads text that a page shows later, such as the answer to a sent form', () => {
    const data = {
      facts: {
        page: { form: { sentTitle: 'Message Sent!', name: 'Full Name' }, path: '/a b', html: '<p>No.</p>' },
      },
    }
    const site = readPages(new Map([['/contact', { html: page('<label>Full Name</label>'), data }]]))
    expect(site.get('/contact')?.slice(2)).toEqual(['Full Name', 'Shown later: Message Sent!', 'Foot'])
  })
})
