import { expect, it } from 'vitest'
import { figureFinder, foreignFigures, shownTexts } from '../../../src/content/proof/readDocument.ts'

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head>${head}</head><body><div id="root" data-page="/x">${body}</div></body></html>`

it.each<[string, string, string[]]>([
  [
    'text',
    page('<footer><div><p>Steady <b>at</b> sea.</p></div></footer>'),
    ['footer > p: Steady ', 'footer > p > b: at', 'footer > p:  sea.'],
  ],
  [
    'long ways',
    page('<main><section><ul><li><a><time>June</time></a></li></ul></section></main>'),
    ['ul > li > a > time: June'],
  ],
  [
    'what is read aloud',
    page('<nav aria-label="Main"><img alt="A chart" src="/a.png"><a title="Up" href="/b">1</a></nav>'),
    ['nav[aria-label]: Main', 'nav > img[alt]: A chart', 'nav > a[title]: Up', 'nav > a: 1'],
  ],
  [
    'forms',
    page(
      '<form><input placeholder="Your name" name="n"><input type="submit" value="Send"><input type="hidden" value="code"><select><option value="tax" label="Tax">Tax Law</option></select></form>',
    ),
    [
      'form > input[placeholder]: Your name',
      'form > input[value]: Send',
      'form > select > option[label]: Tax',
      'form > select > option: Tax Law',
    ],
  ],
  [
    'drawings',
    page('<svg><title>A rose</title><text>N</text></svg>'),
    ['svg > title: A rose', 'svg > text: N'],
  ],
  [
    'what its own styles write, and the attributes that they show',
    page(
      '<p data-note="Best" data-key="x" title="Up" style="--a: \'of all\'">1</p><a href="/b">2</a>',
      '<style>p::before{content:attr(data-note) attr(title) var(--a)}a::after{content:attr(href)}</style>',
    ),
    ['p[data-note]: Best', 'p[title]: Up', 'p: 1', 'a: 2', 'style > p { --a }: of all'],
  ],
  [
    'what stands there without scripts',
    page('<noscript><p>Call us.</p></noscript>'),
    ['noscript > p: Call us.'],
  ],
  [
    'the head',
    page(
      '',
      '<title>About</title><meta name="description" content="A firm."><meta property="og:title" content="About"><meta name="author" content="Ada">',
    ),
    [
      'head > title: About',
      'head > meta[description]: A firm.',
      'head > meta[og:title]: About',
      'head > meta[author]: Ada',
    ],
  ],
  [
    'nothing that programs alone read',
    page(
      '<script>const words = 1</script><template><p>Later</p></template><a href="/words" class="words" id="words"></a>',
      '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="0; url=/a"><meta property="og:type" content="website"><meta name="robots" content="noindex"><style>a{color:red}</style><link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    ),
    [],
  ],
])('reads %s', (_, html, expected) => {
  expect(shownTexts(html).map(({ place, text }) => `${place}: ${text}`)).toEqual(expected)
})

it('tells from whom the document hides a text', () => {
  const html = page(
    '<p>1</p><div hidden=""><p>2</p><noscript>3</noscript></div><p style="margin:0;display:none">4</p><p style="opacity:0.5">5</p><b aria-hidden="true">6<i hidden>7</i></b><noscript>8</noscript><a aria-label="9" hidden></a>',
  )
  expect(shownTexts(html).map(({ text, hiddenFrom }) => [text, hiddenFrom])).toEqual([
    ['1', undefined],
    ['2', 'everybody'],
    ['3', 'everybody'],
    ['4', 'everybody'],
    ['5', undefined],
    ['6', 'some'],
    ['7', 'everybody'],
    ['8', 'some'],
    ['9', 'everybody'],
  ])
})

it.each<[string, unknown, string[]]>([
  ['99% of cases', {}, ['99%']],
  ['99% of 0400 cases', { share: 'of 99 in', all: 400 }, []],
  ['won $1,250,000.', { amount: 1250 }, ['$1,250,000']],
  ['won $1,250,000.', { amount: 1250000 }, []],
  ['all 100 cases', { year: 2100, all: 1000 }, ['100']],
  ['the 007 cases', { all: 107 }, ['007']],
  ['the 007 cases', { all: [107, 7] }, []],
  ['the #1 firm', {}, ['#1']],
  ['20+ lawyers', {}, ['20+']],
  ['★★★★★', {}, ['★★★★★']],
  ['★★★★★', { stars: '★' }, []],
  ['+1 212 555 0142', { phone: '+1 212 555 0199' }, ['0142']],
  ['1. First, 12 people', {}, []],
])('of "%s" tells the figures that %j does not have', (text, data, expected) => {
  const found = foreignFigures([{ text, place: 'p' }], figureFinder(data))
  expect(found.map(({ words }) => words)).toEqual(expected)
})
