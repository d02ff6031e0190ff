/** What somebody may do to the real content by mistake, or on purpose and oddly. */
export interface Edit {
  /** What was done, as its author would say. */
  what: string
  file: string
  /** The words that were there; without them, `to` is the whole file. The first place counts. */
  from?: string | undefined
  /** What stands there now; undefined when the file is gone, bytes when it was saved in another way. */
  to: string | Uint8Array | undefined
  /** The file's new name, when it was renamed. */
  renamed?: string
}

const firm = 'firm.mdx'
const home = 'pages/home.mdx'
const careers = 'pages/careers.mdx'
const leadership = 'pages/about/leadership.mdx'
const tax = 'practice-areas/tax-law.mdx'
const choe = 'attorneys/mina-choe.mdx'
const job = 'jobs/associate.mdx'
const privacy = 'legal/privacy-policy.mdx'
const addresses = 'addresses.txt'

const edit = (what: string, file: string, ...[from, to]: [string, string]): Edit => ({ what, file, from, to })
const whole = (what: string, file: string, to: string | Uint8Array): Edit => ({ what, file, to })
const deleted = (what: string, file: string): Edit => ({ what, file, to: undefined })
const renamed = (what: string, file: string, name: string): Edit => ({
  what,
  file,
  to: undefined,
  renamed: name,
})
/** Words put in front of the first sentence of a body. */
const typed = (what: string, text: string, file = tax): Edit => ({
  what,
  file,
  from: file === tax ? 'When a notice comes, the date governs.' : '## Security {#security}',
  to: `${text}\n\n${file === tax ? 'When a notice comes, the date governs.' : '## Security {#security}'}`,
})

/** By what was touched: the lines of hyphens, the fields, what they hold, files, prose, links, addresses, days. */
export const edits: readonly Edit[] = [
  // The lines of hyphens
  edit(
    'the closing line of hyphens deleted',
    tax,
    '/practice-areas/banking-finance\n---',
    '/practice-areas/banking-finance\n',
  ),
  edit('an autocorrected dash in the first line', tax, '---\ntitle', '—-\ntitle'),
  edit('four hyphens in the first line', tax, '---\ntitle', '----\ntitle'),
  edit('a blank line above the first line', tax, '---\ntitle', '\n---\ntitle'),
  edit('words above the first line', tax, '---\ntitle', 'Draft of May\n---\ntitle'),
  edit('a space behind the hyphens', tax, '---\ntitle', '--- \ntitle'),
  edit('the fields marked as a program', tax, '---\ntitle', '---js\ntitle'),
  edit('no line of hyphens at all', job, '---\npage', 'page'),
  whole('an empty file', tax, ''),
  whole('only the two lines of hyphens', tax, '---\n---\n'),
  // How fields are written
  edit('a tab in front of a field', firm, '  city:', '\tcity:'),
  edit('three spaces instead of two', firm, '  city:', '   city:'),
  edit('a field moved to the left', firm, '  city:', 'city:'),
  edit('a field twice', firm, 'founded: "1999"', 'founded: "1999"\nfounded: "1998"'),
  edit('no space behind the colon', tax, 'title: Tax Law', 'title:Tax Law'),
  edit('a space before the colon', tax, 'title: Tax Law', 'title : Tax Law'),
  edit('an equals sign instead of a colon', tax, 'title: Tax Law', 'title = Tax Law'),
  edit('a second colon in a title', tax, 'title: Tax Law', 'title: Tax Law: An Overview'),
  edit('a quotation mark that is never closed', tax, 'title: Tax Law', 'title: "Tax Law'),
  edit('curly quotation marks around a text', tax, 'title: Tax Law', 'title: “Tax Law”'),
  edit('words behind a closing quotation mark', tax, 'title: Tax Law', 'title: "Tax" Law'),
  edit('a title with a number sign', tax, 'title: Tax Law', 'title: Partner # 1'),
  edit('a name that begins with an ampersand', choe, 'title: Partner', 'title: &co'),
  edit('a name that begins with an asterisk', choe, 'title: Partner', 'title: *Partner'),
  edit('a title that begins with an exclamation mark', tax, 'title: Tax Law', 'title: !Tax Law'),
  edit('a title that begins with an at sign', tax, 'title: Tax Law', 'title: @home with tax'),
  edit('a title that begins with a percent sign', tax, 'title: Tax Law', 'title: %100 Tax'),
  edit('a title in square brackets', tax, 'title: Tax Law', 'title: [Tax Law]'),
  edit('a title in braces', tax, 'title: Tax Law', 'title: {Tax Law}'),
  edit('a hyphen without a space in a list', tax, '- Opinions state', '-Opinions state'),
  edit('a bullet sign instead of a hyphen', tax, '- Opinions state', '• Opinions state'),
  edit('an arrow typed where the text begins', tax, 'title: Tax Law', 'title: > Tax Law'),
  edit('a long text not indented', tax, '  Tax is a matter', 'Tax is a matter'),
  edit('running text among the fields', tax, 'sample: true', 'sample: true\nWe know this law well.'),
  edit('a web address as a field', tax, 'sample: true', 'sample: true\nhttps://example.com'),
  edit(
    'a field with a name that programs keep for themselves',
    tax,
    'sample: true',
    'sample: true\n__proto__: 1',
  ),
  edit('an emoji in a field’s name', tax, 'sample: true', 'sample: true\n🎉: yes'),
  edit('a field from another system', tax, 'sample: true', 'sample: true\nlayout: post'),
  // What fields are called
  edit('a misspelt field', tax, 'title: Tax Law', 'titel: Tax Law'),
  edit('a field with a capital', tax, 'title: Tax Law', 'Title: Tax Law'),
  edit('a field of another kind of file', tax, 'sample: true', 'sample: true\nexperience: 5 years'),
  edit(
    'a misspelt field inside a group',
    tax,
    '    description: Representation',
    '    descripton: Representation',
  ),
  edit('a field left out', firm, 'hours: Mon - Fri 9:00 AM - 6:00 PM EST\n', ''),
  edit('a field of a group left out', firm, '  postalCode: "10004"\n', ''),
  edit('a field left empty', tax, 'title: Tax Law', 'title:'),
  edit('a field with only spaces in quotation marks', tax, 'title: Tax Law', 'title: "  "'),
  // What fields hold
  edit('a list where a text belongs', tax, 'title: Tax Law', 'title:\n  - Tax Law'),
  edit(
    'a text where a list belongs',
    choe,
    'practiceAreas:\n  - intellectual-property\n  - litigation',
    'practiceAreas: litigation',
  ),
  edit(
    'a text where fields belong',
    job,
    'pay:\n  from: $245,000\n  to: $310,000',
    'pay: $245,000 to $310,000',
  ),
  edit(
    'two points instead of three',
    tax,
    '  - Opinions state their level of comfort and the facts on which they rest.\n',
    '',
  ),
  edit('four points instead of three', tax, 'points:\n', 'points:\n  - We answer the telephone.\n'),
  edit('four features instead of five', tax, '      - Petitions to the United States Tax Court\n', ''),
  edit(
    'only two services',
    tax,
    '  - title: Audits & Appeals\n    description: Representation before examiners, appeals officers, administrative law judges and the courts.\n    features:\n      - Information document requests and protests to IRS Appeals\n      - Petitions to the United States Tax Court\n      - Conciliation conferences and the Division of Tax Appeals\n      - Residency, domicile and allocation audits\n      - Voluntary disclosure and reports of foreign accounts\n',
    '',
  ),
  edit('a phone number without its country code', firm, 'phone: "+1 212 555 0142"', 'phone: 212-555-0142'),
  edit('a phone number that begins with zeros', firm, 'phone: "+1 212 555 0142"', 'phone: 0012345'),
  edit(
    'an e-mail address without its sign',
    firm,
    'email: info@westatlantic.example',
    'email: info.westatlantic.example',
  ),
  edit(
    'the firm’s address with a slash at its end',
    firm,
    'site: https://www.westatlantic.example',
    'site: https://www.westatlantic.example/',
  ),
  edit(
    'the firm’s address without https',
    firm,
    'site: https://www.westatlantic.example',
    'site: www.westatlantic.example',
  ),
  edit('a latitude in degrees and minutes', firm, 'latitude: 40.7028', 'latitude: 40° 42′ N'),
  edit('a founding year in words', firm, 'founded: "1999"', 'founded: nineteen ninety-nine'),
  edit('a day as Americans write it', privacy, 'lastUpdated: 2025-06-20', 'lastUpdated: 06/20/2025'),
  edit('a day in words', privacy, 'lastUpdated: 2025-06-20', 'lastUpdated: June 20, 2025'),
  edit('a day that does not exist', privacy, 'lastUpdated: 2025-06-20', 'lastUpdated: 2025-06-31'),
  edit('a day without its zeros', privacy, 'lastUpdated: 2025-06-20', 'lastUpdated: 2025-6-20'),
  edit('yes instead of true', tax, 'sample: true', 'sample: yes'),
  edit('a capital TRUE', tax, 'sample: true', 'sample: TRUE'),
  edit('an order in words', tax, 'order: 6', 'order: sixth'),
  edit('an order with a decimal point', tax, 'order: 6', 'order: 6.5'),
  edit('a negative order', tax, 'order: 6', 'order: -1'),
  edit(
    'a title that is too long',
    tax,
    'title: Tax Law',
    'title: Tax Law for Companies, Partnerships, Estates, Trusts and the Families Behind Them',
  ),
  edit(
    'a description that is too short',
    tax,
    'description: Federal, New York State and New York City tax planning, audits and appeals for businesses, their owners and families.',
    'description: Taxes.',
  ),
  edit(
    'a description that is too long',
    tax,
    'description: Federal, New York State and New York City tax planning',
    'description: Federal, New York State and New York City tax planning, and besides it the many other things that a tax lawyer is asked about in the course of an ordinary year',
  ),
  edit('a misspelt drawing', tax, 'mark: ledger', 'mark: legder'),
  edit('a drawing that there is not', tax, 'mark: ledger', 'mark: calculator'),
  edit('a misspelt template', home, 'template: home', 'template: hom'),
  edit('no template at all', careers, 'template: careers\n', ''),
  edit('a group that there is not', choe, 'group: partner', 'group: partners'),
  edit('years of practice as a bare number', choe, 'experience: 18+ years', 'experience: 18'),
  edit('pay without a dollar sign', job, 'from: $245,000', 'from: 245,000'),
  edit('pay in thousands', job, 'from: $245,000', 'from: $245k'),
  edit('a range of years with a dash', job, 'experience: 3-5 years', 'experience: 3–5 years'),
  edit('another time zone', firm, 'timeZone: America/New_York', 'timeZone: EST'),
  edit('a form that is to send by e-mail', firm, 'delivery: simulated', 'delivery: email'),
  // Who and what is referred to
  edit('a practice area that there is not', choe, '  - litigation', '  - litigations'),
  edit('a practice area by its title', choe, '  - litigation', '  - Litigation & Dispute Resolution'),
  edit('a practice area with its ending', choe, '  - litigation', '  - litigation.mdx'),
  edit('a footer column that there is not', leadership, 'footer: firm', 'footer: firms'),
  edit('a place in the menu that there is not', leadership, 'inMenu: header', 'inMenu: top'),
  edit('a button that leads nowhere', home, '  link: /practice-areas', '  link: /practise-areas'),
  edit('a button without the slash', home, '  link: /practice-areas', '  link: practice-areas'),
  edit('a button with an unsafe address', home, '  link: /practice-areas', '  link: http://example.com'),
  edit('a button that runs a script', home, '  link: /practice-areas', '  link: javascript:alert(1)'),
  edit('the title of another page', tax, 'title: Tax Law\n', 'title: Litigation & Dispute Resolution\n'),
  edit(
    'a form option that another practice has',
    tax,
    'formOption: Tax Law',
    'formOption: Litigation & Disputes',
  ),
  edit('five leaders where the page says six', leadership, 'people: 6', 'people: 5'),
  edit('a place among the four cards that is taken', choe, 'featured: 3', 'featured: 2'),
  edit('a legal page that says it has nine sections', privacy, 'sections: 8', 'sections: 9'),
  // Files
  deleted('the firm’s own file deleted', firm),
  deleted('a partner’s file deleted', choe),
  deleted('a practice area deleted that others refer to', tax),
  deleted('the front page deleted', home),
  deleted('a page deleted that has pages below it', careers),
  renamed('a practice area renamed', tax, 'practice-areas/taxes.mdx'),
  renamed('a file name with a space and capitals', tax, 'practice-areas/Tax Law.mdx'),
  renamed('a file name with an accent', choe, 'attorneys/mína-choe.mdx'),
  renamed('a file in a folder of its own', choe, 'attorneys/choe/profile.mdx'),
  renamed('a file in a folder that there is not', choe, 'lawyers/mina-choe.mdx'),
  whole('a copy that was not changed', 'practice-areas/tax-law-2.mdx', 'COPY OF practice-areas/tax-law.mdx'),
  whole('two files that claim one address', 'legal/contact.mdx', 'COPY OF legal/privacy-policy.mdx'),
  whole(
    'a file saved in another encoding',
    choe,
    new Uint8Array([
      0x2d, 0x2d, 0x2d, 0x0a, 0x6e, 0x61, 0x6d, 0x65, 0x3a, 0x20, 0x52, 0x65, 0x6e, 0xe9, 0x0a, 0x2d, 0x2d,
      0x2d, 0x0a,
    ]),
  ),
  whole('a file of more than a megabyte', choe, `---\n---\n${'x'.repeat(1_100_000)}`),
  // Prose
  typed('a line break as in web pages', 'First line<br>second line'),
  typed('bold as in web pages', 'This is <b>important</b>.'),
  typed('a script', '<script>alert(1)</script>'),
  typed('a frame', '<iframe src="https://example.com"></iframe>'),
  typed('a coloured word', '<span style="color: red">Red</span>'),
  typed('a component that there is not', '<Hint title="Mind">\n\nText.\n\n</Hint>'),
  typed('a misspelt component', '<Notes>\n\nText.\n\n</Notes>'),
  typed('a component that is never closed', '<Note title="Mind">\n\nText.'),
  typed('a component that is closed and never opened', 'Text.\n\n</Note>'),
  typed('a misspelt property', '<Note titel="Mind">\n\nText.\n\n</Note>'),
  typed('a property that is missing', '<Quotation>\n\nText.\n\n</Quotation>'),
  typed('a property in braces', '<Note title={mind}>\n\nText.\n\n</Note>'),
  typed('a property without quotation marks', '<Note title=Mind>\n\nText.\n\n</Note>'),
  typed('a heading of the first level', '# Notices'),
  typed('a heading that skips a level', '#### Notices'),
  typed('a heading without words', '##'),
  typed('two sentences on one line', 'A notice comes. The date governs.'),
  typed('a placeholder in braces', 'Dear {Client Name}, fees stay under <5%.'),
  typed('a program’s line', 'import { x } from "./x.js"'),
  typed('a comment', '<!-- ask Mina about this -->'),
  // Links and pictures
  typed('a link to a page that there is not', 'See [the policy](/privacy).'),
  typed('a link with a slash at its end', 'See [the policy](/privacy-policy/).'),
  typed('a link with a capital', 'See [the policy](/Privacy-Policy).'),
  typed('a link to a file', 'See [the policy](legal/privacy-policy.mdx).'),
  typed(
    'a link to the site’s own full address',
    'See [the policy](https://www.westatlantic.example/privacy-policy).',
  ),
  typed('a link to a section that there is not', 'See [security](/privacy-policy#safety).'),
  typed('a link to a section of the same page', 'See [below](#notices).'),
  typed('a link without an address', 'See [the policy]().'),
  typed('a link that runs a script', 'See [the policy](javascript:alert(1)).'),
  typed('a mail link with a comma', 'Write to [us](mailto:info@westatlantic,example).'),
  typed('a phone link with letters', 'Call [us](tel:1-800-LAWYERS).'),
  typed('a picture without words', '![](/og.png)'),
  typed('a picture that there is not', '![The harbor at dawn](/harbour.png)'),
  typed('a picture from another site', '![The harbor at dawn](http://example.com/harbor.png)'),
  // Legal text
  edit('a section’s heading deleted', privacy, '## Security {#security}\n', ''),
  edit('a section’s name for links changed', privacy, '{#contact-us}', '{#contact}'),
  edit('a section’s name for links deleted', privacy, ' {#security}', ''),
  edit('two sections with one name for links', privacy, '{#security}', '{#changes}'),
  edit('a name for links with a space', privacy, '{#security}', '{#our security}'),
  // Addresses and days
  edit('an address deleted from the list while its page is renamed', addresses, '/terms-of-use', '/terms'),
  edit('an address without a slash', addresses, '/terms-of-use', 'terms-of-use'),
  edit('an address twice', addresses, '/terms-of-use', '/terms-of-use\n/terms-of-use'),
  edit(
    'an arrow to a page that there is not',
    addresses,
    '/terms-of-use',
    '/terms-of-use\n/terms -> /term-of-use',
  ),
  edit('arrows in a chain', addresses, '/terms-of-use', '/terms-of-use\n/a -> /b\n/b -> /terms-of-use'),
  edit('arrows in a circle', addresses, '/terms-of-use', '/terms-of-use\n/a -> /b\n/b -> /a'),
  edit(
    'an arrow away from a page that stands there',
    addresses,
    '/terms-of-use',
    '/terms-of-use -> /disclaimer',
  ),
  edit('a partner set to be a draft', choe, 'sample: true', 'sample: true\ndraft: true'),
  edit(
    'a page that appears on a day that does not exist',
    tax,
    'sample: true',
    'sample: true\npublishOn: 2030-02-30',
  ),
  edit(
    'a role that closes before it opens',
    job,
    'sample: true',
    'sample: true\npublishOn: 2030-02-20\nexpiresOn: 2030-02-10',
  ),
  edit(
    'a page whose review is overdue',
    tax,
    'sample: true',
    'sample: true\nreviewBy: 2020-01-01\nowner: Tax practice',
  ),
  edit(
    'a day of review without anybody who answers',
    tax,
    'sample: true',
    'sample: true\nreviewBy: 2020-01-01',
  ),
]
