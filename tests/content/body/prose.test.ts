import { describe, expect, it } from 'vitest'
import { build } from '../../fixtures/minimalSite.ts'
import { bodyRenderer, readBody } from '../../fixtures/readBody.ts'

const { site } = build()
if (!site) throw new Error('The minimal site has errors.')
const render = bodyRenderer(site)

/** A body as it shows on the page; fails when the body has a problem. */
function shown(body: string, numbered = false): string {
  const { prose, problems } = readBody(body, { numbered })
  expect(problems).toEqual([])
  return render(prose).replaceAll('\n', '')
}

/** The problems of a body, one a line: position and message. */
const problemsOf = (body: string): string[] =>
  readBody(body).problems.map(({ line, column, message }) => `${line}:${column} ${message}`)

describe('prose', () => {
  it.each([
    ['fees under <5%', '<p>fees under &lt;5%</p>'],
    ['write to <a@firm.com>', '<p>write to <a href="mailto:a@firm.com">a@firm.com</a></p>'],
    ['\\<And/or>', '<p>&lt;And/or&gt;</p>'],
    ['see <https://example.com>', '<p>see <a href="https://example.com">https://example.com</a></p>'],
    ['Dear \\{Client Name},', '<p>Dear {Client Name},</p>'],
    ['`{process.env.HOME}`', '<p><code>{process.env.HOME}</code></p>'],
    ['import duties are due on entry', '<p>import duties are due on entry</p>'],
    ['$1,000 and R&D', '<p>$1,000 and R&amp;D</p>'],
    ['5 \\* 3', '<p>5 * 3</p>'],
    ['one<br>two', '<p>one<br/>two</p>'],
    ['before <!-- a note --> after', '<p>before  after</p>'],
    ['<!-- a note -->', ''],
    ['## a & b', '<h2 id="a--b">a &amp; b</h2>'],
    ["\"Smith's\" -- 'so' ... it's", '<p>“Smith’s” – ‘so’ … it’s</p>'],
    ['`it\'s "code"`', '<p><code>it&#x27;s &quot;code&quot;</code></p>'],
    ['"He said \'yes\'" and left', '<p>“He said ‘yes’” and left</p>'],
    ['The word "\'person\'": "the \'Date\'".', '<p>The word “‘person’”: “the ‘Date’”.</p>'],
    ["rock 'n' roll and 'til then", '<p>rock ’n’ roll and ’til then</p>'],
    ['It takes 10~20 hours (~$5,000), ~~no~~.', '<p>It takes 10~20 hours (~$5,000), <del>no</del>.</p>'],
  ])('a visitor sees %j as %s', (typed, html) => {
    expect(shown(typed)).toBe(html)
  })
})

describe('headings', () => {
  it('an editor sets the id of a heading at its end', () => {
    expect(shown('## Our Policy {#policy}')).toBe('<h2 id="policy">Our Policy</h2>')
  })
  it('a visitor sees the sections of a legal page numbered in order', () => {
    expect(shown('## A {#a}\n\n### B {#b}\n\n## C {#c}', true)).toBe(
      '<h2 id="a"><span class="number">1. </span>A</h2><h3 id="b">B</h3><h2 id="c"><span class="number">2. </span>C</h2>',
    )
  })
})

describe('tags', () => {
  it.each([
    ['to <FirmEmail />.', '<p>to <a href="mailto:info@tiny.example">info@<wbr/>tiny.example</a>.</p>'],
    [
      '<Note title="Mind">\nSome **text**.\n</Note>',
      '<aside class="note"><p class="note-title">Mind</p><p>Some <strong>text</strong>.</p></aside>',
    ],
    ['- a\n\n  <Note>\n  b\n  </Note>', '<ul><li><p>a</p><aside class="note"><p>b</p></aside></li></ul>'],
    [
      '<Quotation by="A. Person">\nWords.\n</Quotation>',
      '<figure class="quotation"><blockquote><p>Words.</p></blockquote><figcaption>A. Person</figcaption></figure>',
    ],
    [
      '<Language code="de">Treu und **Glauben**</Language> is *<Language code="la">bona fides</Language>*.',
      '<p><span lang="de">Treu und <strong>Glauben</strong></span> is <em><span lang="la">bona fides</span></em>.</p>',
    ],
    [
      '## Of <Language code="fr">force majeure</Language>',
      '<h2 id="of-force-majeure">Of <span lang="fr">force majeure</span></h2>',
    ],
    ['```\n<Note>\n```', '<pre><code>&lt;Note&gt;</code></pre>'],
    ['A \\<Note> or `<Note title="x>`.', '<p>A &lt;Note&gt; or <code>&lt;Note title=&quot;x&gt;</code>.</p>'],
  ])('a visitor sees %j as %s', (typed, html) => {
    expect(shown(typed)).toBe(html)
  })

  it.each([
    ['a missing quotation mark', 'a\n\n- <Note title="x>', '3:3 "<Note" starts a tag that never ends.'],
    ['a missing >', 'See <FirmEmail for more.', '1:5 "<FirmEmail" starts a tag that never ends.'],
    ['its text on the same line', '<Note>Mind</Note>', "1:1 <Note> isn't on its own line."],
    ['words next to it', 'At <FirmAddress />.', "1:4 <FirmAddress> isn't on its own line."],
    ['no language', 'Ab <Language>ovo</Language>.', '1:4 <Language> needs code="…".'],
    ['a bad code', 'Ab <Language code="German">ovo</Language>.', '1:4 <Language> can\'t have code="German".'],
    ['an order of its own', '<Children order="oldest" />', '1:1 <Children> can\'t have order="oldest".'],
    ['no words', 'Ab <Language code="la" /> ovo.', '1:4 <Language> has no text.'],
    ['nothing in it', 'Ab <Language code="la"></Language> ovo.', '1:4 <Language> has no text.'],
    ['only a comment in it', '<Note>\n<!-- a -->\n</Note>', '1:1 <Note> has no text.'],
    ['no end', 'Ab **<Language code="la">ovo** now.', '1:6 <Language> is never closed.'],
    ['a line of its own and no end', '<Language code="la">\n\nAb ovo.', '1:1 <Language> is never closed.'],
  ])('an editor reads what is wrong with a tag that has %s', (_, typed, expected) => {
    expect(problemsOf(typed)).toEqual([expected])
  })
})

describe('text that visitors would not see', () => {
  it.each([
    ['a comment that is never closed', 'One.\n\n<!-- note\n\nTwo.', '3:1 Visitors see "<!--" as typed.'],
    ['a heading without letters', '## ???', '1:1 This heading has no words.'],
    ['a heading of an id', '## {#fees}', '1:1 This heading has no words.'],
  ])('an editor reads about %s', (_, typed, expected) => {
    expect(problemsOf(typed)).toEqual([expected])
  })
})

describe('text that would slow down the parser', () => {
  it.each([
    ['a paragraph of stars', '**a*'.repeat(12_500), 'too-much'],
    ['stars in lines of 80', `${'**a*'.repeat(20)}\n`.repeat(620), 'too-much'],
    ['many short paragraphs of stars', `${'**a*'.repeat(1000)}\n\n`.repeat(12), 'too-much'],
    ['a paragraph of 20,000 characters', 'x'.repeat(20_000), 'too-much'],
    ['5,001 brackets', '\\['.repeat(5001), 'too-much'],
    ['5,001 blank lines', `a${'\n'.repeat(5002)}b`, 'too-much'],
    ['3,000 nested quotations', `${'> '.repeat(3000)}x`, 'nesting'],
    ['40 nested quotations', `${'> '.repeat(40)}x`, 'nesting'],
    ['2,000 nested lists', `${'- '.repeat(2000)}x`, 'nesting'],
  ])('an editor gets one message for %s', (_, body, rule) => {
    expect(readBody(body).problems.map((problem) => problem.rule)).toEqual([rule])
  })

  it('an editor reads of the first twenty garbled words', () =>
    expect(readBody([...'abcdefghijklmnopqrstuv'].join('Ã© ')).problems).toHaveLength(20))

  it.each(['x'.repeat(19_999), '\\['.repeat(5000), `a${'\n'.repeat(5001)}b`, `${'- '.repeat(39)}x`])(
    'an editor can write as much as %.9s… (%#)',
    (body) => expect(readBody(body).problems).toEqual([]),
  )
})
