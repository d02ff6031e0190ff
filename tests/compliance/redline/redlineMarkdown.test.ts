import MarkdownIt from 'markdown-it'
import { describe, expect, it } from 'vitest'
import { escapeMarkdown } from '../../../src/compliance/redline/escapeMarkdown.ts'
import { redlineJson } from '../../../src/compliance/redline/redlineJson.ts'
import { redlineMarkdown } from '../../../src/compliance/redline/redlineMarkdown.ts'
import { redlinePage } from '../../../src/compliance/redline/documents/redlinePage.ts'
import { redlineSummary } from '../../../src/compliance/redline/redlineSummary.ts'
import type { Redline } from '../../../src/compliance/redline/types.ts'
import { plainPage, minimalTree } from '../../fixtures/minimalSite.ts'
import { legalPage, redlineOf } from '../../fixtures/redlineOf.ts'

/** A redline as a pull request's comment, as data, and in a terminal. */

const markdown = new MarkdownIt({ html: true, linkify: true })
const text = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('\u200B', '')
    .trim()

describe('a text within Markdown', () => {
  it.each([
    'Write to @octocat and @org/team about #12, GH-7 and owner/repo#34.',
    'See https://github.com/a/b/issues/1 or www.example.com.',
    '<script>alert(1)</script> <!-- hidden --> <img src=x onerror=y> &amp; &lt;',
    '![x](https://x.example/y.png) [link](javascript:z) [ref]: /x',
    '# Heading, > quote, - item, + item, 1. item, 1) item',
    '**bold** __bold__ ~~out~~ `code` *em* _em_ \\ a | b',
    '$10B+ in deals, $5 more',
    ':smile: :+1:',
    '| a | b |',
    '--- === ```',
  ])('%s', (typed) => {
    const rendered = markdown.render(escapeMarkdown(typed))
    expect(text(rendered)).toBe(typed)
    expect(rendered.replace(/<\/?p>/g, '')).not.toMatch(/<[a-z!]/)
    const escaped = escapeMarkdown(typed)
    expect(escaped).not.toMatch(/@\w|(?<!&)#\d|GH-\d|:\/\/|:smile:|\$/)
  })

  it('has no sign that a screen obeys', () => {
    expect(escapeMarkdown('a\u202Eb\u0007c\nd')).toBe('a\uFFFDb\uFFFDc d')
  })
})

const terms = (body: string, day?: string) => legalPage(`## Use {#use}\n\n${body}\n`, day)

describe('the comment', () => {
  it('has a table, and each changed sentence in its section', () => {
    const comment = redlineMarkdown(
      redlineOf(
        terms('You may use the site. It is free.'),
        terms('You must use the site. It is free.', '2026-01-01'),
      ),
    )
    expect(comment).toContain('| /terms | changed | 1 | 1 | yes |')
    expect(comment).toContain('### Terms (/terms)\n\n- Last updated: June 20, 2025 → January 1, 2026.')
    expect(comment).toContain('**Use**\n\n> You ~~may~~ **must** use the site.')
    expect(comment).not.toContain('It is free')
  })

  it('tells a changed wording without a moved day', () => {
    expect(redlineMarkdown(redlineOf(terms('You may.'), terms('You must not.')))).toContain('| **no** |')
  })

  it('marks what is no whole word by tags, since Markdown has no marks for it', () => {
    const comment = redlineMarkdown(
      redlineOf(
        terms('The firm collects your name, and the firm never sells what it has collected.'),
        terms('The firm collects your name. The firm never sells what it has collected.'),
      ),
    )
    const line = comment.split('\n').find((one) => one.startsWith('> The firm')) ?? ''
    const rendered = markdown.render(line.slice(2))
    expect(rendered).toContain('<del>, and the</del>')
    expect(rendered).toContain('<strong>. The</strong>')
  })

  it('marks whole words by marks, also before a comma', () => {
    const comment = redlineMarkdown(
      redlineOf(terms('The firm, a partnership, may go.'), terms('The office, a partnership, may go.')),
    )
    expect(comment).toContain('> The ~~firm~~ **office**, a partnership, may go.')
  })

  it('says that nothing changed, and names what was only reflowed', () => {
    expect(redlineMarkdown(redlineOf({}, {}))).toContain('Nothing changed in what the content says.')
    expect(redlineMarkdown(redlineOf(terms('You may\ngo.'), terms('You may go.')))).toContain(
      'No change in wording, though the source changed: /terms.',
    )
  })

  it('fits into a comment, whatever changed, and says where the rest is', { timeout: 60_000 }, () => {
    const many = (word: string) =>
      Object.fromEntries(
        Array.from({ length: 40 }, (_, index) => [
          `pages/page-${index}.mdx`,
          plainPage(`Page ${index}`, '', `The ${word} sentence of it stands here, @all. `.repeat(40)),
        ]),
      )
    const comment = redlineMarkdown(redlineOf(many('first'), many('other')), 'redline.html')
    expect(comment.length).toBeLessThanOrEqual(60_000)
    expect(comment.length).toBeGreaterThan(40_000)
    expect(comment).toContain('Not all fits into a comment. The whole stands in redline.html.')
  })

  it('leaves no word of a changed sentence out, however long it is', () => {
    const long = Array.from({ length: 400 }, (_, index) => `word${index}`).join(' ')
    const before = terms(`You may go, ${long}, and it may stay.`)
    const after = terms(`You must go, ${long}, and it must stay. The ${long}.`)
    const made = redlineOf(before, after)
    for (const shown of [redlineMarkdown(made), redlineSummary(made)]) {
      expect(shown.split(long)).toHaveLength(3)
      expect(shown).not.toContain('…')
    }
  })
})

describe('the data', () => {
  it('has what the issue names', () => {
    const { pages } = redlineJson(
      redlineOf(terms('You may use it. It is free.'), terms('You must use it. It is free.', '2026-01-01')),
    )
    expect(pages).toEqual([
      {
        path: '/terms',
        title: 'Terms',
        kind: 'legal',
        status: 'changed',
        inserted: 1,
        deleted: 1,
        changes: [{ section: 'Use', before: 'You may use it.', after: 'You must use it.' }],
        facts: ['Last updated: June 20, 2025 → January 1, 2026.'],
        dateMoved: true,
      },
    ])
  })

  it('tells many new numbers in one sentence', () => {
    const old = ['One', 'Two', 'Three'].map(
      (name) => `## ${name} {#${name.toLowerCase()}}\n\n${name} it is.\n`,
    )
    const { pages } = redlineJson(
      redlineOf(legalPage(old.join('\n')), legalPage(['## Zero {#zero}\n\nQuite new.\n', ...old].join('\n'))),
    )
    expect(pages[0]?.facts).toEqual([
      'The sections from “One” to “Three” now have the numbers 2 to 4 instead of 1 to 3.',
    ])
  })

  it('tells moved sections and new numbers among the facts', () => {
    const law = '## Law {#law}\n\nThe law of New York governs it, and so on.\n'
    const use = '## Use {#use}\n\nYou may.\n'
    const { pages } = redlineJson(redlineOf(legalPage(`${use}\n${law}`), legalPage(`${law}\n${use}`)))
    expect(pages[0]?.facts).toEqual([
      'The section “Use” now stands behind “Law”; before, it stood at the beginning.',
      'The section “Law” is now number 1 instead of 2.',
      'The section “Use” is now number 2 instead of 1.',
    ])
    expect(pages[0]).toMatchObject({ inserted: 0, deleted: 0, changes: [] })
  })
})

describe('the summary', () => {
  it('is a table that reads in a terminal', () => {
    const summary = redlineSummary(
      redlineOf(terms('You may use it.'), {
        ...terms('You must use it.'),
        'pages/new.mdx': plainPage('New'),
      }),
    )
    expect(summary.split('\n').filter((line) => /^(Page|\/)/.test(line))).toEqual([
      'Page    What     Changes  Words out  Words in  Date moved',
      '/new    new            1          0        20',
      '/terms  changed        1          1         1  no',
      '/terms',
    ])
    expect(summary).toContain('/terms\n  Use\n    You [-may-] {+must+} use it.')
    expect(summary).toContain('changes on 2 pages; 1 word out, 21 words in.')
  })

  it('names what changed on every page', () => {
    const founded = (year: string) => ({
      'firm.mdx': (minimalTree['firm.mdx'] ?? '').replace(/^founded: .*$/m, `founded: ${year}`),
    })
    expect(redlineSummary(redlineOf(founded('1999'), founded('1959')))).toContain(
      'On every page (header and footer): 1 change.\n- Founded: 1999 → 1959.',
    )
  })

  it.each([
    [
      'pages and their coming, which is one change',
      {},
      { 'pages/new.mdx': plainPage('New') },
      '1 change on 1 page; 0 words out, 20 words in.',
    ],
    [
      'what stands elsewhere, by where it stands',
      terms('You may use it.'),
      {
        ...terms('You must use it.'),
        'firm.mdx': (minimalTree['firm.mdx'] ?? '').replace('founded: 1999', 'founded: 1959'),
      },
      '2 changes: 1 on 1 page and 1 on every page; 1 word out, 1 word in.',
    ],
    [
      'no edited file without changed words',
      {},
      { 'firm.mdx': (minimalTree['firm.mdx'] ?? '').replace('name: Tiny', '# A remark.\nname: Tiny') },
      'Nothing changed in what the content says.',
    ],
  ])('counts %s', (_, before, after, sentence) => {
    const result = redlineOf(before, after)
    expect(redlineSummary(result).split('\n').at(-1)).toBe(sentence)
    expect(redlinePage(result)).not.toContain('on 0 pages')
  })

  it('counts sentences on records apart from changes', () => {
    const result = { ...redlineOf({}, {}), records: ['Approved in this change: /terms by Ann Lee.'] }
    expect(redlineSummary(result)).toContain(
      'Nothing changed in what the content says. Above, 1 sentence tells of approvals and other records.',
    )
  })

  it('tells two passages that changed places as moved, and no word as gone or come', () => {
    const [one, two] = ['We keep your papers for seven years.', 'Fees are due within thirty days.']
    const result = redlineOf(terms(`${one}\n\n${two}`), terms(`${two}\n\n${one}`))
    const told = [redlineSummary(result), text(markdown.render(redlineMarkdown(result)))]
    for (const shown of told) {
      expect(shown).toMatch(/\[moved from here: (?:We keep|Fees are)/)
      expect(shown).toMatch(/\[moved to here: (?:We keep|Fees are)/)
      expect(shown).not.toMatch(/\[-|\{\+/)
    }
    expect(told[0]).toContain('0 words out, 0 words in.')
  })

  it('counts changes as the page of the redline does', () => {
    const result = redlineOf(
      {
        ...terms('You may use it. You may not sell it.\n\nWe may not mind.'),
        'pages/old.mdx': plainPage('Old'),
      },
      {
        ...terms('You must use it. You must not sell it.\n\nWe must mind.'),
        'pages/new.mdx': plainPage('New'),
      },
    )
    const anchors = redlinePage(result).match(/ role="group" aria-label="Change \d+"/g)?.length
    expect(anchors).toBeGreaterThan(3)
    expect(redlineSummary(result)).toContain(`${anchors} changes on `)
  })

  it('shows as many changed sentences as fit, and counts the others', () => {
    const many = (word: string) =>
      terms(Array.from({ length: 40 }, (_, index) => `Rule ${index} ${word} hold.`).join('\n\n'))
    const summary = redlineSummary(redlineOf(many('may'), many('must')))
    expect(summary.match(/\[-may-\] \{\+must\+\}/g)).toHaveLength(30)
    expect(summary).toContain('10 more changed sentences; --out writes all of them into a page.')
  })

  it('shows nothing that a terminal would obey', () => {
    const odd: Redline = {
      from: 'a',
      to: 'b',
      shell: { sections: [], facts: [] },
      pages: [],
      site: ['\u001B[31mred'],
    }
    expect(redlineSummary(odd)).not.toContain('\u001B')
  })
})
