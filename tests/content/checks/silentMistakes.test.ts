import { describe, expect, it } from 'vitest'
import { legalPage, termsBody } from '../../fixtures/legalSite.ts'
import { build, file, inOneLine, plainPage, practiceArea, type Tree } from '../../fixtures/minimalSite.ts'

/** Slips that leave a page whole to whoever made them, and are told all the same. */

const about = 'pages/about.mdx'

const told = (changes: Tree): string[] => build(changes, { today: '2026-11-20' }).problems.map(inOneLine)

/** What is told of a paragraph. */
const toldOf = (body: string): string[] =>
  told({ [about]: plainPage('About Us', 'inMenu: header\norder: 2', `${body}\n\n## Why\n`) })

describe('a paragraph', () => {
  it.each([
    ['    We were founded in 1999.', '9:1 indented-text This text is indented'],
    ['\tWe were founded in **1999**.', '9:1 indented-text'],
    ['We ask:\na) who it is\nb) what it is', '10:1 raw-mark These lines are numbered by hand'],
    ['(a) who it is;\n(b) what it is.', '9:1 raw-mark These lines are numbered by hand'],
    ['(i) who it is\n(ii) what it is', '9:1 raw-mark These lines are numbered by hand'],
    ['See [](/contact).', '9:5 link-words This link to "/contact" has no words'],
    ['[us](https://)', '9:1 broken-link The link "https://" leads nowhere'],
    ['[us](http://)', '9:1 broken-link The link "http://" leads nowhere'],
    ['[us](https://?page=2)', '9:1 broken-link The link "https://?page=2" leads nowhere'],
    ['[us](mailto:)', '9:1 mail-link The mail link "mailto:" has no valid'],
    ['[us](tel:)', '9:1 phone-link The phone link "tel:" has no number'],
    ['[us](/contact?area=beta)', '→ Write /contact?area=beta-law'],
    ['[us](/contact?area=Beta%20Law)', '→ Write /contact?area=beta-law'],
    ['[us](/contact?area=!!)', '→ Write area= and one of these: alpha-law, '],
    [
      '[us](/contact?aera=beta-law#form)',
      '9:1 unknown-area This link says "aera=beta-law", which chooses nothing in the contact form. → Write /contact?area=beta-law#form',
    ],
    ['[us](/contact?x=1&Area=beta)', '→ Write /contact?x=1&area=beta-law'],
    ['[us](/contact?practice=beta-law)', '→ Write /contact?area=beta-law'],
    ['[us](https://tiny.example/contact?beta-law)', '→ Write /contact?area=beta-law'],
    ['[us](/contact?areas=)', '→ Write area= and one of these: alpha-law, '],
    ['[us](/contact?area=#form)', 'unknown-area This link says "area="'],
  ])('%j is told', (body, words) => {
    const found = toldOf(body)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(words)
  })

  it.each([
    '```\nWe were founded in 1999.\n```',
    'Clause (a) holds,\nand clause (b) does not.',
    '1) who it is\n2) what it is',
    '- a\n- b',
    'See [us](/contact?area=beta-law), or [all](/about?area=none), or [more](/contact?ref=beta-law&utm_source=beta-law&page=2).',
  ])('%j is in order', (body) => {
    expect(toldOf(body)).toEqual([])
  })
})

const person = (name: string, order: number) => file(`group: staff\nname: ${name}\norder: ${order}`)
const role = (more: string) =>
  file(
    `page: careers\ntitle: Clerk\norder: 1\nlocation: New York\narea: Law\npay:\n  from: $1,000\n  to: $2,000\n${more}`,
  )

describe('two files', () => {
  it.each<[what: string, changes: Tree, words: string[]]>([
    [
      'practice areas of one place',
      { 'practice-areas/gamma-law.mdx': practiceArea('Gamma', 2) },
      [
        'practice-areas/gamma-law.mdx:7:8 same-order Among the practice areas, practice-areas/beta-law.mdx has the place 2, too. → Give one of the two another number; 3 is free.',
      ],
    ],
    [
      'menu entries of one place',
      { [about]: plainPage('About Us', 'inMenu: header\norder: 3', '## Why\n') },
      [
        'pages/practice-areas.mdx:7:8 same-order Among the entries of the main menu, pages/about.mdx has the place 3, too. → Give one of the two another number; 2 is free.',
      ],
    ],
    ['one in a menu and one in none', { 'pages/more.mdx': plainPage('More', 'order: 2', '') }, []],
    [
      'people of one name',
      { 'attorneys/a.mdx': person('Jo Doe', 1), 'attorneys/b.mdx': person('Jo doe', 2) },
      ['attorneys/b.mdx:3:7 same-name attorneys/a.mdx also has the name "Jo doe".'],
    ],
    ['people of two names', { 'attorneys/a.mdx': person('A', 1), 'attorneys/b.mdx': person('B', 1) }, []],
  ])('%s', (_, changes, words) => {
    const found = told(changes)
    expect(found).toHaveLength(words.length)
    words.forEach((sentence, index) => expect(found[index]).toContain(sentence))
  })
})

describe('a role', () => {
  it.each([
    ['posted: 2026-11-20', ''],
    ['posted: 2027-01-31', '10:9 posted-later This role says that it was posted on January 31'],
    ['posted: 2027-01-31\npublishOn: 2027-01-31', ''],
    ['posted: 2027-01-31\ndraft: true', ''],
    [
      'posted: 2026-12-24\npublishOn: 2026-12-01',
      '10:9 posted-later This role says that it was posted on December 24, 2026, and visitors see it before that day. → Write the right day; or, if the role is to appear on that day, the line publishOn: 2026-12-24',
    ],
    [
      'posted: 2026-12-24\npublishOn: 2026-11-01',
      'posted-later This role says that it was posted on December 24, 2026, and visitors see it before that day.',
    ],
    [
      'posted: 2026-01-31\nexpiresOn: 2026-11-19',
      '11:12 role-over This role left the site after November 19, 2026',
    ],
    ['posted: 2026-01-31\nexpiresOn: 2026-11-20', ''],
  ])('%j', (more, words) => {
    const found = told({ 'jobs/clerk.mdx': role(more) })
    expect(found).toHaveLength(words === '' ? 0 : 1)
    expect(found.join()).toContain(words)
  })
})

describe('a section of a legal page', () => {
  const withBody = (body: string) =>
    told({
      'legal/terms.mdx': legalPage(body, '2026-10-01'),
      'legal/versions/terms/2026-01-10.mdx': legalPage(termsBody('We mean it.')),
    })

  it.each([
    ['keeps its name', termsBody('We mean it, too.'), ''],
    [
      'has another name',
      termsBody('We mean it.').replace('{#use}', '{#our-use}'),
      'legal/terms.mdx:9:1 lost-section The section "Use" had the name {#use} in the version of 2026-01-10, and no heading has it now: links to /terms#use lead nowhere. → Write {#use} at the end of its heading again',
    ],
    [
      'has other words and another name',
      '## Abuse {#abuse}\n\nNo.',
      'legal/terms.mdx:9:1 lost-section The section "Use" had',
    ],
  ])('%s', (_, body, words) => {
    const found = withBody(body)
    expect(found).toHaveLength(words === '' ? 0 : 1)
    expect(found.join()).toContain(words)
  })

  it.each<[what: string, page: string, words: string]>([
    [
      'that has the name of another one',
      legalPage('## Use {#use}\n\nA.\n\n## Fees {#use}\n\nB.', '2026-10-01'),
      'legal/terms.mdx:13:1 heading-id Two headings have the same name for links, "use". → Give this one another, such as {#fees} at its end.',
    ],
    [
      'whose name is that of a later one',
      legalPage('## Fees {#use}\n\nA.\n\n## Use {#use}\n\nB.', '2026-10-01'),
      'legal/terms.mdx:9:1 heading-id Two headings have the same name for links, "use". → Give this one another, such as {#fees} at its end.',
    ],
    [
      'whose heading is gone before anybody approved it',
      legalPage('## Use {#use}\n\nA.', '2026-10-01').replace('sections: 1', 'sections: 2'),
      'legal/terms.mdx:4:11 section-count This page says that it has 2 sections, and its text has 1 heading with ##',
    ],
  ])('%s', (_, page, words) => {
    const found = told({ 'legal/terms.mdx': page })
    expect(found).toHaveLength(1)
    expect(found.join()).toContain(words)
  })
})
