import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pages } from '../../../src/firm/pages.ts'
import { templates } from '../../../src/firm/templates.ts'
import { legalPage, termsBody } from '../../fixtures/legalSite.ts'
import { build, file, inOneLine, minimalTree, plainPage, practiceArea } from '../../fixtures/minimalSite.ts'

const about = 'pages/about.mdx'

const told = (changes: Record<string, string | undefined>): string[] =>
  build(changes, { today: '2026-11-20' }).problems.map(inOneLine)

const person = (name: string, order: number) => file(`group: staff\nname: ${name}\norder: ${order}`)

describe('what only one file may say is reported at the later one', () => {
  it.each<[what: string, changes: Record<string, string | undefined>, words: string[]]>([
    [
      'the place in a list',
      { 'practice-areas/gamma-law.mdx': practiceArea('Gamma', 2) },
      [
        'practice-areas/gamma-law.mdx:7:8 same-order Among the practice areas, practice-areas/beta-law.mdx already has the place 2. → Give one of the two another number; 3 is free.',
      ],
    ],
    [
      'the place in the menu',
      { [about]: plainPage('About Us', 'inMenu: header\norder: 3', '## Why\n') },
      [
        'pages/about.mdx:7:8 same-order Among the entries of the main menu, pages/practice-areas.mdx already has the place 3.',
      ],
    ],
    ['a place in a menu and one in none', { 'pages/more.mdx': plainPage('More', 'order: 2') }, []],
    [
      'a person’s name',
      { 'attorneys/a.mdx': person('Jo Doe', 1), 'attorneys/b.mdx': person('Jo doe', 2) },
      ['attorneys/b.mdx:3:7 same-name The field "name" says the same as in attorneys/a.mdx.'],
    ],
    ['two names', { 'attorneys/a.mdx': person('A', 1), 'attorneys/b.mdx': person('B', 1) }, []],
    [
      'a title',
      { 'pages/more.mdx': plainPage('about us').replaceAll('The about us page', 'The page more') },
      [
        'pages/more.mdx:3:8 same-words The field "title" says the same as in pages/about.mdx. → Change one of the two',
      ],
    ],
    [
      'all that a copy says',
      { 'practice-areas/beta-law-2.mdx': practiceArea('Beta', 2) },
      [
        'practice-areas/beta-law-2.mdx:1:1 same-words The fields "title", "description" and "formOption" say the same as in practice-areas/beta-law.mdx.',
      ],
    ],
    [
      'an address',
      { 'pages/practice-areas/beta-law.mdx': plainPage('Beta') },
      [
        'pages/practice-areas/beta-law.mdx:1:1 same-address The address /practice-areas/beta-law is already that of practice-areas/beta-law.mdx.',
      ],
    ],
    [
      'the template of the front page',
      { 'pages/about/welcome.mdx': minimalTree['pages/home.mdx'] ?? '' },
      [
        'pages/about/welcome.mdx:2:11 same-template pages/home.mdx already has the template "home", and only one page can.',
      ],
    ],
  ])('%s', (_, changes, words) => {
    const found = told(changes)
    expect(found).toHaveLength(words.length)
    words.forEach((sentence, index) => expect(found[index]).toContain(sentence))
  })
})

describe('a page has its place', () => {
  it.each<[what: string, changes: Record<string, string | undefined>, words: string]>([
    [
      'below a page that there is not',
      { 'pages/news/autumn.mdx': plainPage('Autumn') },
      'pages/news/autumn.mdx:1:1 missing-parent The page /news/autumn is below /news, and there is no such page. → Add the file pages/news.mdx, or move this one elsewhere.',
    ],
    [
      'in a footer column that there is not',
      { 'pages/news.mdx': plainPage('News', 'footer: legals') },
      'pages/news.mdx:6:9 unknown-column The footer has no column "legals". → Did you mean "legal"?',
    ],
    [
      'and links to a required page that is gone are not reported besides',
      { 'pages/contact.mdx': undefined, [about]: plainPage('About Us', '', '[us](/contact)\n\n## Why\n') },
      'pages/contact.mdx:1:1 missing-page The site has no page with the template "contact". → Bring pages/contact.mdx back',
    ],
  ])('%s', (_, changes, words) => {
    const found = told(changes)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(words)
  })
})

describe('a text below the fields', () => {
  it.each(['firm.mdx', 'pages/contact.mdx', 'pages/home.mdx'])(
    'of %s is reported: visitors do not see it',
    (path) => {
      const text = (minimalTree[path] ?? '').trimEnd()
      expect(told({ [path]: `${text}\n\n<!-- A remark. -->\n\nA note to all.\n` })).toEqual([
        `${path}:${text.split('\n').length + 4}:1 unseen-text This file shows its fields alone, and nothing of the text below the second ---. → Put the text into one of the fields above that line, or delete it.`,
      ])
    },
  )

  it('is reported for just the templates that do not show it', () => {
    const firm = join(import.meta.dirname, '../../../src/firm')
    const sources = readFileSync(join(firm, 'templates.ts'), 'utf8')
    const showing = [...sources.matchAll(/^ {2}'?([\w-]+)'?: \(\) => import\('(.+)'\)/gm)].filter(
      ([, , source = '']) => readFileSync(join(firm, source), 'utf8').includes('payload.body'),
    )
    expect(Object.keys(templates).length).toBeGreaterThan(showing.length)
    const declared = Object.values(pages).filter(({ showsBody }) => showsBody)
    expect(new Set(showing.map(([, kind]) => kind))).toEqual(new Set(declared.map(({ name }) => name)))
  })

  it.each(['draft: true', 'draft: true\n---', 'draft: true\norder: 2'])(
    'that is a field is reported: %j',
    (body) => {
      expect(
        told({ 'pages/news.mdx': plainPage('News', '', `We have moved.\n\n${body}\n`) }).join(),
      ).toContain('9:1 field-below This looks like the field "draft", but it stands below the second ---.')
    },
  )
})

describe('a text that is to be read again', () => {
  it.each([
    ['2026-06-20\nowner: A. Person', '2026-06-20', ''],
    [
      '2026-06-20\nowner: A. Person',
      '2026-06-21',
      '8:11 review-due This text was to be looked at again by 2026-06-20, and that day has passed. → Ask A. Person to read it',
    ],
    ['2020-01-31\nowner: A. Person', undefined, ''],
    [
      '2030-01-31',
      '2026-06-20',
      '8:11 review-owner This text is to be looked at again, and nobody is named to do it.',
    ],
  ])('by %j, on %s: %j', (fields, today, words) => {
    const text = practiceArea('Beta', 2).replace('order: 2', `order: 2\nreviewBy: ${fields}`)
    const { site, problems } = build(
      { 'practice-areas/beta-law.mdx': text },
      today === undefined ? {} : { today },
    )
    expect(problems).toHaveLength(words === '' ? 0 : 1)
    expect(problems.map(inOneLine).join()).toContain(words)
    expect(site).toBeDefined()
  })
})

describe('other files in the content folder', () => {
  const other = (...paths: string[]) =>
    build({}, { otherFiles: new Set(paths) }).problems.map(
      ({ file: path, severity, rule }) => `${path} ${severity} ${rule}`,
    )

  it.each([
    'pages/history.md',
    'pages/about.mdx.orig',
    'history.docx',
    'pages/~$history.docx',
    'legal/read me.md',
  ])('%s is reported: visitors do not see it', (path) =>
    expect(other(path)).toEqual([`${path} warning unread-file`]),
  )

  it.each(['pages/history.mdx.txt', 'pages/history.MDX', 'attorneys/mina-choe.md', 'jobs/clerk.Mdx'])(
    '%s is surely meant as a file of the site',
    (path) => expect(other(path)).toEqual([`${path} error file-name`]),
  )

  it('notes, and the pictures in them, are fine', () => {
    expect(other('README.md', 'legal/README.md', 'jobs/NOTES.md', 'help/overlay.png', 'overlay.png')).toEqual(
      [],
    )
  })

  it.each([
    ['pages/About.mdx', 'pages/about.mdx'],
    ['Firm.mdx', 'firm.mdx'],
  ])('%s and %s cannot be told apart on many computers', (path, taken) => {
    expect(build({ [path]: file('') }).problems.map(inOneLine)).toEqual([
      expect.stringContaining(
        `${path}:1:1 name-clash The name of this file differs from ${taken} only in capitals.`,
      ),
    ])
  })
})

describe('a legal page', () => {
  const kept = { 'legal/versions/terms/2026-01-10.mdx': legalPage(termsBody('We mean it.')) }

  it.each<[what: string, page: string, words: string]>([
    ['keeps the names of its sections', legalPage(termsBody('We mean it, too.'), '2026-10-01'), ''],
    [
      'loses the name of a section',
      legalPage(termsBody('We mean it.').replace('{#use}', '{#our-use}'), '2026-10-01'),
      'legal/terms.mdx:9:1 lost-section The section "Use" had the name {#use} in the version of 2026-01-10, and links to /terms#use lead nowhere now. → Write {#use} at the end of its heading again',
    ],
    [
      'loses a section',
      legalPage('## Abuse {#abuse}\n\nNo.', '2026-10-01'),
      'legal/terms.mdx:1:1 lost-section The section "Use" had',
    ],
    [
      'has a heading without a name',
      legalPage('## Use {use}\n\nA.', '2026-10-01'),
      'legal/terms.mdx:9:1 heading-id The heading "Use {use}" has no name for links, which must outlive a change of its words. → Write {#use} at its end.',
    ],
    [
      'has two sections of one name',
      legalPage('## Fees {#use}\n\nA.\n\n## Use {#use}\n\nB.', '2026-10-01').replace(
        'sections: 1',
        'sections: 2',
      ),
      'legal/terms.mdx:9:1 heading-id Two headings have the same name for links, "use". → Give this one another, such as {#fees} at its end.',
    ],
    [
      'has fewer sections than it says',
      legalPage('## Use {#use}\n\nA.', '2026-10-01').replace('sections: 1', 'sections: 2'),
      'legal/terms.mdx:4:11 section-count This page says that it has 2 sections, and its text has 1 heading with ##',
    ],
    [
      'was changed before its last version',
      legalPage(termsBody('We mean it.'), '2025-10-01'),
      'legal-day The day of the last change, October 1, 2025, is before that of the version before it, January 10, 2026.',
    ],
    [
      'is to be changed',
      legalPage(termsBody('We mean it.'), '2027-10-01'),
      'legal-day The day of the last change, October 1, 2027, is still to come: in New York it is November 20, 2026.',
    ],
  ])('that %s', (_, page, words) => {
    const found = told({ ...kept, 'legal/terms.mdx': page })
    expect(found).toHaveLength(words === '' ? 0 : 1)
    expect(found.join()).toContain(words)
  })
})

describe('a role', () => {
  const role = (more: string) =>
    file(
      `page: careers\ntitle: Clerk\norder: 1\nlocation: New York\narea: Law\npay:\n  from: $1,000\n  to: $2,000\n${more}`,
    )
  it.each([
    ['posted: 2026-11-20', ''],
    ['posted: 2027-01-31', '10:9 posted-later This role says that it was posted on January 31'],
    ['posted: 2027-01-31\npublishOn: 2027-01-31', ''],
    [
      'posted: 2026-12-24\npublishOn: 2026-12-01',
      '10:9 posted-later This role says that it was posted on December 24, 2026',
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
