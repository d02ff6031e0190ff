import { describe, expect, it } from 'vitest'
import { build, buildWith, inOneLine, plainPage, practiceArea, minimalTree } from '../fixtures/minimalSite.ts'

const about = 'pages/about.mdx'

describe('one mistake in one place is one problem', () => {
  it.each([
    // What the file says, what it is changed to, what the editor reads.
    [
      'a reference to no area',
      'pages/home.mdx',
      'alpha-law, beta',
      'alfa-law, beta',
      'pages/home.mdx:25:11 unknown-reference The 1st entry of "areas" of "expertise" names "alfa-law", and there is no file practice-areas/alfa-law.mdx. → Did you mean "alpha-law"?',
    ],
    [
      'a link in a field to no page',
      'pages/home.mdx',
      'link: /contact',
      'link: /contakt',
      `pages/home.mdx:28:11 broken-link The link "/contakt" leads to a page that doesn't exist. → Did you mean /contact?`,
    ],
    [
      'a link in a field to no heading',
      'pages/home.mdx',
      '/about#why',
      '/about#wy',
      'broken-anchor The page /about has no heading or place #wy. → Did you mean "#why"?',
    ],
    [
      'a link in prose to no page',
      about,
      'Because.',
      'See [it](/abut).',
      `pages/about.mdx:13:5 broken-link The link "/abut" leads to a page that doesn't exist. → Did you mean /about?`,
    ],
    [
      'a link with a slash at its end',
      about,
      'Because.',
      'See [it](/contact/).',
      `broken-link The link "/contact/" leads to a page that doesn't exist. → Did you mean /contact?`,
    ],
    [
      'a link in capitals',
      about,
      'Because.',
      'See [it](/Contact).',
      `broken-link The link "/Contact" leads to a page that doesn't exist. → Did you mean /contact?`,
    ],
    [
      'a link to a file',
      about,
      'Because.',
      'See [it](/pages/contact.mdx).',
      `broken-link The link "/pages/contact.mdx" leads to a page that doesn't exist. → Write the address`,
    ],
    [
      'a link to nothing known',
      about,
      'Because.',
      'See [it](/zzzzzzzz).',
      `broken-link The link "/zzzzzzzz" leads to a page that doesn't exist. → Write the address of a page`,
    ],
    [
      'a link without a slash',
      about,
      'Because.',
      'See [it](contact).',
      `relative-link The link "contact" doesn't start with a slash. → Write /contact`,
    ],
    [
      'a link to a heading of the same page',
      about,
      'Because.',
      'See [it](#whi).',
      'broken-anchor The page /about has no heading or place #whi. → Did you mean "#why"?',
    ],
    [
      'a link that would run',
      about,
      'Because.',
      'See [it](javascript:alert).',
      'unsafe-link The link "javascript:alert" doesn\'t lead to a page.',
    ],
    [
      'an unknown component',
      about,
      'Because.',
      '<Notte>',
      'pages/about.mdx:13:1 prose-component There is no tag <Notte>. → Did you mean "Note"? To show the text itself, write \\< instead of <.',
    ],
    [
      'a component left open',
      about,
      'Because.',
      '<Note>\nBecause.',
      'pages/about.mdx:13:1 prose-component <Note> is opened here and never closed.',
    ],
    [
      'a property it does not have',
      about,
      'Because.',
      '<Note titel="x">\nx\n</Note>',
      'prose-component <Note> takes no "titel". → Did you mean "title"?',
    ],
    [
      'a property that is missing',
      about,
      'Because.',
      '<Quotation>\nx\n</Quotation>',
      'prose-component <Quotation> lacks by="…". → Who said it.',
    ],
    [
      'a property that computes',
      about,
      'Because.',
      '<Note title={1+1}>\nx\n</Note>',
      'prose-component <Note> has "title={1+1}", which is not written as name="text".',
    ],
    [
      'an HTML element',
      about,
      'Because.',
      'Be <b>cause</b>.',
      'pages/about.mdx:13:4 prose-html Web code such as "<b>" is not used here. → Write **bold** instead.',
    ],
    [
      'a script',
      about,
      'Because.',
      '<script>alert(1)</script>',
      'pages/about.mdx:13:1 prose-html Web code such as "<script>" is not used here.',
    ],
    [
      'a picture without a text',
      about,
      'Because.',
      '![](/og.png)',
      'pages/about.mdx:13:1 picture-text This picture has no text',
    ],
    [
      'a heading of the first level',
      about,
      '## Why',
      '# Why',
      'pages/about.mdx:11:1 heading-level This is a heading of the first level',
    ],
    [
      'an unknown footer column',
      about,
      'order: 2',
      'footer: leagl',
      'pages/about.mdx:7:9 unknown-column The footer has no column "leagl". → Did you mean "legal"?',
    ],
  ])('%s', (_, path, from, to, told) => {
    const { site, problems } = buildWith(path, from, to)
    expect(site).toBeUndefined()
    expect(problems.map(inOneLine).join('\n')).toContain(told)
    expect(problems).toHaveLength(1)
  })
})

describe('mistakes that only show in the whole', () => {
  it.each([
    [
      'two files, one address',
      { 'pages/practice-areas/alpha-law.mdx': plainPage('Alpha again') },
      'pages/practice-areas/alpha-law.mdx:1:1 same-address The address /practice-areas/alpha-law is already that of practice-areas/alpha-law.mdx.',
    ],
    ['no firm', { 'firm.mdx': undefined }, 'firm.mdx:1:1 missing-file The file firm.mdx is missing.'],
    [
      'no front page',
      { 'pages/home.mdx': undefined },
      'missing-page The site has no page with the template "home".',
    ],
    [
      'two contact pages',
      {
        'pages/contact-too.mdx': minimalTree['pages/contact.mdx']
          ?.replace('Contact Us', 'Contact Too')
          .replace('The contact', 'The other'),
      },
      'pages/contact-too.mdx:2:11 same-template pages/contact.mdx already has the template "contact", and only one page can.',
    ],
    [
      'a page below none',
      { 'pages/far/away.mdx': plainPage('Away') },
      'missing-parent The page /far/away is below /far, and there is no such page.',
    ],
    [
      'a copy with another text',
      { 'pages/about-too.mdx': plainPage('About Us') },
      'pages/about-too.mdx:1:1 same-words The fields "title" and "description" say the same as in pages/about.mdx.',
    ],
    ['a folder of its own', { 'misc/x.mdx': plainPage('X') }, 'misc/x.mdx:1:1 misplaced-file'],
    [
      'a name with a capital',
      { 'practice-areas/Tax.mdx': practiceArea('Tax', 9) },
      'file-name This file name can’t become a web address.',
    ],
    ['a name with a space', { 'pages/two words.mdx': plainPage('Two Words') }, 'file-name'],
    [
      'the same description twice',
      { 'pages/about-too.mdx': plainPage('About Us').replace('title: About Us', 'title: About Too') },
      'same-words The field "description" says the same as in pages/about.mdx.',
    ],
  ])('%s', (_, changes, told) => {
    const { site, problems } = build(changes)
    expect(site).toBeUndefined()
    expect(problems.map(inOneLine).join('\n')).toContain(told)
  })

  it('a deleted area is told where it is named, once each', () => {
    const { problems } = build({ 'practice-areas/alpha-law.mdx': undefined })
    expect(problems.map(({ file, rule }) => `${file} ${rule}`)).toEqual(['pages/home.mdx unknown-reference'])
  })

  it('an unreadable file is told once, and not as missing elsewhere', () => {
    const { problems } = build({ 'practice-areas/alpha-law.mdx': '---\ntitle: "x\n---\n' })
    expect(problems.map(({ file }) => file)).toEqual(['practice-areas/alpha-law.mdx'])
  })

  it('all problems of all files come at once, sorted', () => {
    const { problems } = build({ 'pages/about.mdx': '', 'practice-areas/beta-law.mdx': '', 'firm.mdx': '' })
    expect(problems.map(({ file }) => file)).toEqual(
      ['firm.mdx', 'pages/about.mdx', 'practice-areas/beta-law.mdx'].toSorted(),
    )
  })
})
