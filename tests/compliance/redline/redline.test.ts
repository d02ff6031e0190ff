import { describe, expect, it } from 'vitest'
import { file, plainPage, practiceArea, minimalTree, type Tree } from '../../fixtures/minimalSite.ts'
import { redlinePage } from '../../../src/compliance/redline/documents/redlinePage.ts'
import { redlineSummary } from '../../../src/compliance/redline/redlineSummary.ts'
import * as legalSite from '../../fixtures/legalSite.ts'
import { approvals, approve, legalTree, termsBody, termsFile } from '../../fixtures/legalSite.ts'
import { legalPage, lines, pageIn, redlineOf, shown } from '../../fixtures/redlineOf.ts'

/** What a lawyer is shown of a change, from Markdown to runs of words. */

const section = (body: string) => legalPage(`## Use {#use}\n\n${body}\n`)

/** The lines of the section "Use" of the legal page. */
function useLines(before: string, after: string): string[] {
  const all = lines(pageIn(redlineOf(section(before), section(after)), '/terms'))
  const start = all.findIndex((line) => line.startsWith('# Use'))
  return all.slice(
    start + 1,
    all.findIndex((line, index) => index > start && line.startsWith('# ')),
  )
}

describe('the words of a sentence', () => {
  it.each([
    [
      'one word is one deletion and one insertion inside its sentence',
      'You may use the site. It is free.',
      'You must use the site. It is free.',
      ['changed: You [-may-]{+must+} use the site. It is free.'],
    ],
    [
      'a comma is shown with the word that it stands on',
      'We collect names, addresses and numbers.',
      'We collect names, addresses, and numbers.',
      ['changed: We collect names, [-addresses-]{+addresses,+} and numbers.'],
    ],
    [
      'a full stop is not part of the word before it',
      'The firm keeps what you send to it forever.',
      'The firm keeps what you send to it briefly.',
      ['changed: The firm keeps what you send to it [-forever-]{+briefly+}.'],
    ],
    [
      'a sum is one word',
      'The fee for the first stage is $1,000.00 in all.',
      'The fee for the first stage is $1,500.00 in all.',
      ['changed: The fee for the first stage is [-$1,000.00-]{+$1,500.00+} in all.'],
    ],
    [
      'an inserted sentence stands alone',
      'We answer. We write.',
      'We answer. Nobody else does. We write.',
      ['changed: We answer. {+Nobody else does. +}We write.'],
    ],
    [
      'a rewritten sentence is shown whole, its neighbours stay',
      'Kept it is. The firm keeps your data for ten years after the matter ends. So is this.',
      'Kept it is. Nobody here will ever retain anything whatsoever about visitors. So is this.',
      [
        'rewritten: Kept it is. [-The firm keeps your data for ten years after the matter ends.-]{+Nobody here will ever retain anything whatsoever about visitors.+} So is this.',
      ],
    ],
    [
      'one word that was kept between two long changes is not picked out',
      'The client pays all costs of every filing and the firm returns the papers to the client at its address.',
      'The client pays nothing for travel or post and the court decides upon motion to the client at its address.',
      [
        'changed: The client pays [-all costs of every filing and the firm returns the papers-]{+nothing for travel or post and the court decides upon motion+} to the client at its address.',
      ],
    ],
    [
      'one sentence that became two is compared with both',
      'The firm collects your name, and the firm never sells what it has collected.',
      'The firm collects your name. The firm never sells what it has collected.',
      ['changed: The firm collects your name[-, and the-]{+. The+} firm never sells what it has collected.'],
    ],
    [
      'paragraphs that changed places are compared with themselves',
      'Alpha is here.\n\nBeta is over there.\n\nGamma.',
      'Beta is over there.\n\nAlpha is here.\n\nGamma.',
      [
        'deleted: [-Alpha is here.-]',
        'same: Beta is over there.',
        'inserted: {+Alpha is here.+}',
        'same: Gamma.',
      ],
    ],
    [
      'items that were replaced stand in pairs',
      '- Apples are red\n- Pears grow',
      '- Dogs bark loud\n- Cats meow',
      ['rewritten: [-Apples are red-]{+Dogs bark loud+}', 'rewritten: [-Pears grow-]{+Cats meow+}'],
    ],
    [
      'a paragraph that was cut in two is no change of its words',
      'One is here. Two is there. Three is nowhere.',
      'One is here.\n\nTwo is there. Three is somewhere.',
      ['same: One is here.', 'changed, parted: Two is there. Three is [-nowhere-]{+somewhere+}.'],
    ],
    [
      'so is one that was joined to another',
      'One is here.\n\nTwo is there. Three is nowhere.',
      'One is here. Two is there. Three is somewhere.',
      ['same: One is here.', 'changed, joined: Two is there. Three is [-nowhere-]{+somewhere+}.'],
    ],
    [
      'a long list of clauses is compared clause by clause',
      `You agree ${'that this clause stands here as it did before; '.repeat(8)}that you are of age; and that you may not copy it.`,
      `You agree ${'that this clause stands here as it did before; '.repeat(8)}that nobody else ever reads what stands below, whoever that is; and that you may not copy it.`,
      [
        `rewritten: You agree ${'that this clause stands here as it did before; '.repeat(8)}[-that you are of age;-]{+that nobody else ever reads what stands below, whoever that is;+} and that you may not copy it.`,
      ],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(useLines(before, after)).toEqual(expected)
  })
})

describe('what is no change in wording', () => {
  it.each([
    ['other line ends', 'You may\nuse it. It is\nfree.', 'You may use it.\nIt is free.'],
    ['other quotes', 'The "firm" isn\'t.', 'The “firm” isn’t.'],
    ['another list marker', '- One.\n- Two.', '* One.\n* Two.'],
    ['emphasis', 'You may use it.', 'You **may** use it.'],
  ])('%s', (_, before, after) => {
    const { pages, site, shell } = redlineOf(section(before), section(after))
    expect(pages).toMatchObject([
      {
        path: '/terms',
        status: 'reflowed',
        inserted: 0,
        deleted: 0,
        sections: [],
        facts: [],
        dateMoved: false,
      },
    ])
    expect([site, shell]).toEqual([[], { sections: [], facts: [] }])
  })

  it('says nothing at all of sides that are alike', () => {
    expect(redlineOf(section('One.'), section('One.'))).toMatchObject({ pages: [], site: [] })
  })

  it('names an edited file that is no page and changes none', () => {
    const remark = (minimalTree['firm.mdx'] ?? '').replace('name: Tiny', '# A remark.\nname: Tiny')
    expect(redlineOf({}, { 'firm.mdx': remark }).notes).toEqual([
      'Edited, with no change in what visitors read: firm.mdx.',
    ])
  })
})

describe('sections', () => {
  const three = (use: string, law: string, end: string) =>
    legalPage(`## Use {#use}\n\n${use}\n\n## Law {#law}\n\n${law}\n\n## End {#end}\n\n${end}\n`)

  it('shows a moved section as moved, with its inner changes', () => {
    const change = pageIn(
      redlineOf(
        three('A first one stands here, longer than the others by some words.', 'You may go.', 'Z.'),
        legalPage(
          '## Law {#law}\n\nYou must go.\n\n## Use {#use}\n\nA first one stands here, longer than the others by some words.\n\n## End {#end}\n\nZ.\n',
        ),
      ),
      '/terms',
    )
    expect(lines(change).slice(2, 6)).toEqual([
      '# Law (moved from behind “Use”)',
      'changed: You [-may-]{+must+} go.',
      '# Use (same)',
      'same: A first one stands here, longer than the others by some words.',
    ])
    expect(
      change.sections.map(({ numberBefore, numberAfter }) => [numberBefore, numberAfter]).slice(1, 4),
    ).toEqual([
      [2, 1],
      [1, 2],
      [3, 3],
    ])
    expect(change).toMatchObject({ inserted: 1, deleted: 1 })
  })

  it.each([
    [
      'a new heading in the middle of a section leaves the text below it alone',
      '## Use {#use}\n\nOne is.\n\nTwo is.\n\nThree is.\n',
      '## Use {#use}\n\nOne is.\n\n## More {#more}\n\nTwo is.\n\nThree is.\n',
      ['# Use (same)', 'same: One is.', '# {+More+} (changed)', 'same: Two is.', 'same: Three is.'],
    ],
    [
      'so does a heading that was taken away',
      '## Use {#use}\n\nOne is.\n\n## More {#more}\n\nTwo is.\n\nThree is.\n',
      '## Use {#use}\n\nOne is.\n\nTwo is.\n\nThree is.\n',
      ['# Use (same)', 'same: One is.', '# [-More-] (changed)', 'same: Two is.', 'same: Three is.'],
    ],
    [
      'a heading that reads otherwise is the same section by its id',
      '## Use of Data {#use}\n\nOne.\n',
      '## Uses of Data {#use}\n\nOne.\n',
      ['# [-Use-]{+Uses+} of Data (changed)', 'same: One.'],
    ],
    [
      'a section with another id is found by its heading',
      '## Use {#use}\n\nOne.\n',
      '## Use {#using}\n\nOne.\n',
      ['# Use (same)', 'same: One.'],
    ],
    [
      'a section with another id and heading is found by its words',
      '## Use {#use}\n\nA first sentence of it stands here.\n',
      '## Visits {#visits}\n\nA first sentence of it stands here.\n',
      ['# [-Use-]{+Visits+} (changed)', 'same: A first sentence of it stands here.'],
    ],
    [
      'a section that is gone stands where it stood',
      '## Use {#use}\n\nOne.\n\n## Law {#law}\n\nTwo.\n\n## End {#end}\n\nThree.\n',
      '## Use {#use}\n\nOne.\n\n## End {#end}\n\nThree.\n',
      [
        '# Use (same)',
        'same: One.',
        '# [-Law-] (deleted)',
        'deleted: [-Two.-]',
        '# End (same)',
        'same: Three.',
      ],
    ],
  ])('%s', (_, before, after, expected) => {
    const all = lines(pageIn(redlineOf(legalPage(before), legalPage(after)), '/terms'))
    expect(all.slice(2, -2)).toEqual(expected)
  })

  it('tells a new anchor', () => {
    const { facts } = pageIn(
      redlineOf(legalPage('## Use {#use}\n\nOne.\n'), legalPage('## Use {#using}\n\nOne.\n')),
      '/terms',
    )
    expect(facts).toEqual(['The section “Use” is now found at #using instead of #use.'])
  })
})

describe('facts', () => {
  const person = (name: string, areas: string, more = '') =>
    file(
      `
group: associate
name: ${name}
order: 1
title: Associate
specialization: Alpha Law
practiceAreas: [${areas}]
experience: 5 years
education: [J.D.]
keyFocusAreas: [Alpha]
${more}`,
    )

  it.each([
    [
      'a day',
      legalPage('Text.'),
      legalPage('Text.', '2026-01-01'),
      '/terms',
      ['Last updated: June 20, 2025 → January 1, 2026.'],
    ],
    [
      'where a link leads',
      legalPage('[Write](/contact).'),
      legalPage('[Write](/contact#form).'),
      '/terms',
      ['“Write” now leads to /contact#form instead of /contact.'],
    ],
    [
      'one of several links with the same words',
      legalPage('[Here](/about), [Here](/contact).'),
      legalPage('[Here](/contact), [Here](/contact).'),
      '/terms',
      ['“Here” now leads to /contact instead of /about.'],
    ],
    [
      'the words on which a link stands',
      legalPage('Write [to us](/contact).'),
      legalPage('[Write](/contact) to us.'),
      '/terms',
      ['The link to /contact now stands on “Write” instead of “to us”.'],
    ],
    [
      'a new link',
      legalPage('Write to us.'),
      legalPage('[Write](/contact) to us.'),
      '/terms',
      ['New link: “Write” leads to /contact.'],
    ],
    [
      'a link that is gone',
      legalPage('[Write](/contact) to us.'),
      legalPage('Write to us.'),
      '/terms',
      ['A link is gone: “Write” led to /contact.'],
    ],
    [
      'a person who left a list',
      { 'attorneys/mina-choe.mdx': person('Mina Choe', 'alpha-law, beta-law') },
      { 'attorneys/mina-choe.mdx': person('Mina Choe', 'beta-law') },
      '/practice-areas/alpha-law',
      [
        'Mina Choe is no longer listed under Alpha Law (title: Associate; specialization: Alpha Law; experience: 5 years).',
      ],
    ],
    [
      'a person who came into one, with all that is said of them',
      { 'attorneys/mina-choe.mdx': person('Mina Choe', 'beta-law') },
      { 'attorneys/mina-choe.mdx': person('Mina Choe', 'alpha-law, beta-law') },
      '/practice-areas/alpha-law',
      [
        'Mina Choe is now listed under Alpha Law (title: Associate; specialization: Alpha Law; experience: 5 years).',
      ],
    ],
    [
      'a person who took the place of another, with the same schools',
      { 'attorneys/a.mdx': person('Mina Choe', 'alpha-law') },
      { 'attorneys/b.mdx': person('Lee Choe', 'alpha-law') },
      '/practice-areas/alpha-law',
      [
        'Mina Choe is no longer listed under Alpha Law (title: Associate; specialization: Alpha Law; experience: 5 years).',
        'Lee Choe is now listed under Alpha Law (title: Associate; specialization: Alpha Law; experience: 5 years).',
      ],
    ],
    [
      'the title of a page',
      { 'pages/about.mdx': plainPage('About Us') },
      { 'pages/about.mdx': plainPage('About Us').replace('title: About Us', 'title: Who We Are') },
      '/about',
      ['Title: About Us → Who We Are.'],
    ],
    [
      'a page that becomes a draft',
      legalPage('Text.'),
      legalPage('Text.', '2025-06-20', 'draft: true'),
      '/terms',
      ['The page is a draft; before, it was on the site.'],
    ],
    [
      'a page that will appear on a day',
      legalPage('Text.', '2025-06-20', 'draft: true'),
      legalPage('Text.', '2025-06-20', 'publishOn: 2027-03-01'),
      '/terms',
      ['The page appears on March 1, 2027; before, it was a draft.'],
    ],
  ])('%s', (_, before, after, path, expected) => {
    expect(pageIn(redlineOf(before, after), path).facts).toEqual(expected)
  })

  it('tells of what stands on every page', () => {
    const firm = minimalTree['firm.mdx'] ?? ''
    const changed = firm
      .replace('0142', '0199')
      .replace('Attorney Advertising.', 'Attorney Advertising in Ohio.')
    const { shell, pages } = redlineOf({}, { 'firm.mdx': changed })
    expect(shell.facts).toEqual(['Phone: +1 212 555 0142 → +1 212 555 0199.'])
    expect(shell.sections.flatMap(({ blocks }) => blocks.map(({ runs }) => shown(runs)))).toContain(
      'Attorney Advertising{+ in Ohio+}.',
    )
    expect(pages).toEqual([])
  })

  it('tells whether the day of a page moved, and of pages without one nothing', () => {
    const { pages } = redlineOf(
      { ...legalPage('Text.'), 'pages/about.mdx': plainPage('About Us', '', 'Text.') },
      { ...legalPage('Word.', '2025-07-01'), 'pages/about.mdx': plainPage('About Us', '', 'Word.') },
    )
    expect(pages.map(({ path, dateMoved }) => [path, dateMoved])).toEqual([
      ['/about', undefined],
      ['/terms', true],
    ])
  })

  it('tells of two labels that exchanged their words that both have changed', () => {
    const tree = (changed: string, corrected: string): Tree => ({
      ...legalPage('## Use {#use}\n\nText.\n'),
      'labels.mdx': (minimalTree['labels.mdx'] ?? '')
        .replace('changedOn: Changed', `changedOn: ${changed}`)
        .replace('correctedOn: Corrected', `correctedOn: ${corrected}`),
    })
    const page = pageIn(redlineOf(tree('Changed', 'Corrected'), tree('Corrected', 'Changed')), '/terms')
    expect(page.facts).toEqual([])
    expect(lines(page).filter((line) => line.startsWith('changed'))).toEqual([
      'changed: [-Changed-]{+Corrected+} on {day}',
      'changed: [-Corrected-]{+Changed+} on {day}',
    ])
  })

  it.each([
    ['within a section', 'Two.\n\nThree.\n\nFour.\n\nOne is first.'],
    ['with others', 'Three.\n\nFour.\n\nOne is first.\n\nTwo.'],
  ])('counts a move once: a sentence %s', (_, after) => {
    const result = redlineOf(
      legalPage(`## Use {#use}\n\nOne is first.\n\nTwo.\n\nThree.\n\nFour.\n`),
      legalPage(`## Use {#use}\n\n${after}\n`),
    )
    expect(pageIn(result, '/terms').facts).toHaveLength(1)
    expect(redlineSummary(result)).toContain('1 change on 1 page; 0 words out, 0 words in.')
    expect(redlinePage(result)).toContain('<p class="lede">1 change on 1 page.</p>')
  })

  it('tells of a month that is called otherwise only where a day has it, and of no day that moved', () => {
    const months = (name: string) => ({
      ...legalPage('Text.', '2025-06-20'),
      'labels.mdx': (minimalTree['labels.mdx'] ?? '').replace('- June\n', `- ${name}\n`),
    })
    const { pages } = redlineOf(months('June'), months('Juni'))
    expect(pages).toMatchObject([
      {
        path: '/terms',
        dateMoved: false,
        facts: ['Last updated: June 20, 2025 → Juni 20, 2025.'],
      },
    ])
    expect(pages[0]).toMatchObject({ inserted: 0, deleted: 0 })
  })

  it('tells a day that moved into the history of its page as that, and not as a month that came in', () => {
    const {
      'addresses.txt': _,
      [approvals]: __,
      ...kept
    } = approve(legalTree(legalSite.legalPage(termsBody('You may use it.'))), '/terms')
    const changed = { [termsFile]: legalSite.legalPage(termsBody('You must use it.'), '2026-02-20') }
    const page = pageIn(redlineOf(kept, { ...kept, ...changed }, { today: '2026-03-01' }), '/terms')
    expect(page.facts).toContain('Last updated: January 10, 2026 → February 20, 2026.')
    expect(lines(page).filter((line) => /^# Labels.*\((?!same)/.test(line))).toEqual([])
    expect(page).toMatchObject({ inserted: 1, deleted: 1 })
  })
})

describe('the site', () => {
  const long = 'A page of some length that is found again by what it says, wherever it stands.'

  it('lists added and removed pages, whole', () => {
    const { pages, site } = redlineOf(
      { 'pages/old.mdx': plainPage('Old Page', '', 'These words go away together.') },
      { 'pages/new.mdx': plainPage('New Page', '', 'Entirely different content arrives here.') },
    )
    expect(pages.map(({ path, status }) => [path, status])).toEqual([
      ['/new', 'added'],
      ['/old', 'removed'],
    ])
    expect(site).toEqual(['New page: “New Page” at /new.', 'The page “Old Page” at /old is gone.'])
    expect(pages[0]?.sections.every(({ status }) => status === 'inserted')).toBe(true)
    expect(pages[0]?.inserted).toBeGreaterThan(5)
    expect(pages[1]?.sections.every(({ status }) => status === 'deleted')).toBe(true)
  })

  it('knows a page at another address by what it says, with its inner changes', () => {
    const { pages, site } = redlineOf(
      { 'pages/old.mdx': plainPage('A Page', '', `${long} You may read it.`) },
      { 'pages/sub/new.mdx': plainPage('A Page', '', `${long} You must read it.`) },
      { ledgers: { before: '/old\n', after: '/old -> /sub/new\n' } },
    )
    expect(pages).toMatchObject([
      { path: '/sub/new', pathBefore: '/old', status: 'moved', inserted: 1, deleted: 1 },
    ])
    expect(site).toEqual([
      'The page “A Page” has moved from /old to /sub/new.',
      'Visitors of /old are now sent to /sub/new.',
    ])
  })

  it('believes a redirect about a page that was also rewritten', () => {
    const before = { 'pages/old.mdx': plainPage('A Page', '', `${long} ${'One is kept. '.repeat(3)}`) }
    const after = {
      'pages/new.mdx': plainPage('Other', '', 'What it says now is quite another thing, found by nobody.'),
    }
    const ledgers = { before: '/old\n', after: '/old -> /new\n' }
    expect(redlineOf(before, after, { ledgers }).pages.map(({ status }) => status)).toEqual(['moved'])
    expect(redlineOf(before, after).pages.map(({ status }) => status)).toEqual(['added', 'removed'])
  })

  it.each([
    [
      'a renamed entry',
      {
        'practice-areas/alpha-law.mdx': practiceArea('Alpha', 1).replace(
          'menuLabel: Alpha',
          'menuLabel: First',
        ),
      },
      [
        '“Alpha” in the menu under “Practice Areas” is now called “First”.',
        '“Alpha” in the footer’s column “Expertise” is now called “First”.',
      ],
    ],
    [
      'an entry that is gone',
      { 'pages/about.mdx': plainPage('About Us', '', 'Text.\n\n## Why\n\nBecause.\n') },
      ['“About Us” is gone from the main menu; it led to /about.'],
    ],
    [
      'a new entry',
      { 'practice-areas/delta-law.mdx': practiceArea('Delta', 4) },
      [
        'New page: “Delta Law” at /practice-areas/delta-law.',
        '“Delta” is new in the menu under “Practice Areas” and leads to /practice-areas/delta-law.',
      ],
    ],
    [
      'another order',
      { 'practice-areas/beta-law.mdx': practiceArea('Beta', 4) },
      ['The order in the menu under “Practice Areas” is now: Alpha, Gamma, Beta.'],
    ],
  ])('tells %s', (_, after, expected) => {
    expect(redlineOf({}, after).site).toEqual(expected)
  })

  it('tells redirects that changed or ended', () => {
    const ledgers = { before: '/a -> /about\n/b -> /about\n', after: '/a -> /contact\n/b\n' }
    expect(redlineOf({}, {}, { ledgers }).site.slice(0, 2)).toEqual([
      'Visitors of /a are now sent to /contact instead of /about.',
      'Visitors of /b are no longer sent to /about.',
    ])
  })
})
