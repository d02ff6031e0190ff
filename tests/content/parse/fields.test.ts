import { describe, expect, it } from 'vitest'
import { fixFile } from '../../../src/content/edit/fixFile.ts'
import { build, buildWith, file, inOneLine, minimalTree } from '../../fixtures/minimalSite.ts'

const about = 'pages/about.mdx'
const firm = 'firm.mdx'
const alpha = 'practice-areas/alpha-law.mdx'
const points = 'points: [One., Two., Three.]'
const nbsp = '\u00A0'

/** An edit and the one problem that it leads to: its line, its rule, and words of its message or fix. */
type Case = [path: string, from: string, to: string, line: number, rule: string, words: string]

const cases: readonly Case[] = [
  // Quotation marks and special characters
  [about, 'title: About Us', 'title: About: Us', 3, 'frontmatter-colon', 'Write title: "About: Us"'],
  [about, 'title: About Us', 'title: "About" Us', 3, 'frontmatter-character', `Write title: '"About" Us'`],
  [
    about,
    'title: About Us',
    `title: 'About Us's Best'`,
    3,
    'frontmatter-character',
    'marks end before the text',
  ],
  [
    about,
    'title: About Us',
    'title: "About Us',
    3,
    'frontmatter-quote',
    'This quotation mark is never closed.',
  ],
  [about, 'title: About Us', 'title: [[About Us', 3, 'frontmatter-quote', 'This bracket is never closed.'],
  [about, 'title: About Us', 'title: @home', 3, 'frontmatter-character', 'Write title: "@home"'],
  [about, 'title: About Us', 'title: *About', 3, 'frontmatter-character', 'Write title: "*About"'],
  [about, 'title: About Us', 'title: &co', 3, 'frontmatter-character', 'Write title: "&co"'],
  [about, 'title: About Us', 'title: !About', 3, 'frontmatter-character', 'Write title: "!About"'],
  [about, 'title: About Us', 'title: > About', 3, 'frontmatter-character', 'or delete the >.'],
  [about, 'title: About Us', 'title: - About', 3, 'frontmatter-character', 'or delete the -.'],
  [about, 'title: About Us', 'title: About # 1', 3, 'frontmatter-comment', 'Write title: "About # 1"'],
  [about, 'order: 2', 'order: #2', 7, 'frontmatter-comment', 'so the field is empty'],
  [about, 'title: About Us', 'title: “About Us”', 3, 'curly-quotes', 'Write title: About Us'],
  [about, 'title: About Us', 'title:About Us', 3, 'frontmatter-line', 'Write title: About Us'],
  [about, 'title: About Us', 'title = About Us', 3, 'frontmatter-line', 'Write title: About Us'],
  [about, 'title: About Us', 'title: About Us\ntitle: Us', 4, 'duplicate-field', '"title" appears twice'],
  [about, 'lede: About it.', 'lede: >-\nThe firm helps.', 6, 'frontmatter-line', 'This line isn’t a field'],
  [about, 'order: 2', 'order: 2\nhttps://example.com', 8, 'frontmatter-line', 'This line isn’t a field'],
  // Columns, hyphens and spaces
  [firm, '  city: New York', '\tcity: New York', 9, 'frontmatter-tab', 'indented with a tab'],
  [
    firm,
    '  city: New York',
    '   city: New York',
    9,
    'frontmatter-indent',
    'isn’t indented like its neighbors',
  ],
  [firm, '  city: New York', 'city: New York', 9, 'frontmatter-indent', 'isn’t indented like its neighbors'],
  [
    firm,
    '  city: New York',
    `${nbsp}${nbsp}city: New York`,
    9,
    'frontmatter-space',
    'special spaces from Word',
  ],
  [about, 'title: About Us', `title:${nbsp}About Us`, 3, 'frontmatter-indent', 'special space from Word'],
  [firm, '  postalCode', 'postalCode', 11, 'unknown-field', 'It belongs to "address"'],
  [alpha, points, 'points:\n  -One.\n  - Two.\n  - Three.', 11, 'frontmatter-line', 'space is missing'],
  [
    alpha,
    points,
    'points:\n  • One.\n  • Two.\n  • Three.',
    11,
    'frontmatter-line',
    'a bullet instead of a hyphen',
  ],
  [
    alpha,
    points,
    'points:\n  – One.\n  – Two.\n  – Three.',
    11,
    'frontmatter-line',
    'a bullet instead of a hyphen',
  ],
  [
    alpha,
    points,
    'points:\n  - One.\n    - Two.\n  - Three.',
    12,
    'frontmatter-indent',
    'isn’t indented like',
  ],
  [
    alpha,
    points,
    'points:\n  - One.\n  - - Two.\n  - Three.',
    12,
    'wrong-kind',
    'has a list instead of text',
  ],
  // What the schema doesn't accept
  [about, 'title:', 'titel:', 3, 'unknown-field', 'Did you mean "title"?'],
  [about, 'order: 2', 'order: 2\nlayout: wide', 8, 'unknown-field', 'Delete it.'],
  [about, 'title: About Us\n', '', 2, 'missing-field', 'The field "title" is missing.'],
  [about, 'title: About Us', 'title: ""', 3, 'wrong-value', 'is empty'],
  [about, 'title: About Us', 'title: [About Us]', 3, 'wrong-kind', 'has a list instead of text'],
  [about, 'template: plain', 'template: plane', 2, 'unknown-value', 'Did you mean "plain"?'],
  [about, 'order: 2', 'order: 2\ndraft: yes', 8, 'unknown-value', 'Write true or false.'],
  [about, 'order: 2', 'order: second', 7, 'wrong-value', 'not a whole number'],
  [about, 'order: 2', 'order: 2\nexpiresOn: 06/20/2030', 8, 'wrong-value', 'Write expiresOn: 2030-06-20'],
  [about, 'order: 2', 'order: 2\nexpiresOn: 20 June 2030', 8, 'wrong-value', 'Write expiresOn: 2030-06-20'],
  [about, 'order: 2', 'order: 2\nexpiresOn: 2030-6-20', 8, 'wrong-value', 'Write expiresOn: 2030-06-20'],
  [about, 'order: 2', 'order: 2\nexpiresOn: 2030-06-31', 8, 'wrong-value', 'What belongs here'],
  [about, 'order: 2', 'order: 2\nexpiresOn: June 31, 2030', 8, 'wrong-value', 'What belongs here'],
  [
    firm,
    'site: https://tiny.example',
    'site: tiny.example',
    5,
    'wrong-value',
    'Write site: https://tiny.example',
  ],
  ['pages/home.mdx', 'link: /about\n', 'link: about\n', 12, 'wrong-value', 'Write link: /about'],
  ['pages/home.mdx', 'link: /about\n', 'link: javascript:alert(1)\n', 12, 'wrong-value', 'What belongs here'],
  [alpha, points, 'points: [One., Two.]', 10, 'wrong-value', 'Add 1 item.'],
  // What visitors would see as it was typed
  [about, 'lede: About it.', 'lede: We act **at once**.', 5, 'field-mark', 'Write only the words.'],
  [about, 'lede: About it.', 'lede: See [us](/contact).', 5, 'field-mark', 'Write only the words.'],
  [about, 'lede: About it.', 'lede: We act <b>now</b>.', 5, 'field-mark', 'Write only the words.'],
  [about, 'lede: About it.', 'lede: Write to <FirmEmail />.', 5, 'field-mark', 'Write only the words.'],
  [about, 'lede: About it.', 'lede: Section&nbsp;2.', 5, 'field-mark', 'Write a space instead.'],
  [about, 'lede: About it.', 'lede: An agree\u00ADment.', 5, 'unseen-sign', 'an invisible character'],
  [about, 'lede: About it.', 'lede: >-\n  We con-\n  sider.', 6, 'broken-word', '"con- sider"'],
  [about, 'lede: About it.', 'lede: The fee is TODO.', 5, 'leftover', '"TODO"'],
  [about, 'lede: About it.', 'lede: (to be filled in)', 5, 'blank', 'is still to be filled in'],
  // The two lines of hyphens
  [about, '---\ntemplate', '—-\ntemplate', 1, 'frontmatter-fence', 'instead of three hyphens'],
  [about, '---\ntemplate', '\n---\ntemplate', 1, 'frontmatter-fence', 'starts with a blank line'],
  [about, '---\ntemplate', 'Draft\n---\ntemplate', 1, 'frontmatter-fence', 'has text above it'],
  [about, '---\ntemplate', '---js\ntemplate', 1, 'frontmatter-fence', 'The first line is "---js".'],
  [about, '---\ntemplate', 'template', 1, 'frontmatter-fence', 'The first --- is missing.'],
  [about, 'order: 2\n---', 'order: 2\n –--', 8, 'frontmatter-fence', 'instead of three hyphens'],
  [about, 'order: 2\n---', 'order: 2\n----', 8, 'frontmatter-fence', 'leave only ---'],
  [about, 'order: 2\n---', 'order: 2\n', 7, 'frontmatter-fence', 'The second --- is missing.'],
  [
    about,
    'title: About Us',
    '<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> main',
    3,
    'merge-mark',
    'both versions',
  ],
]

describe('an editor’s mistake in the fields is reported once, at its line, with what to write', () => {
  it.each(cases)('%s: %j as %j', (path, from, to, line, rule, words) => {
    const { problems } = buildWith(path, from, to)
    expect(problems.map((problem) => `${problem.file}:${problem.line} ${problem.rule}`)).toEqual([
      `${path}:${line} ${rule}`,
    ])
    expect(problems.map(inOneLine).join()).toContain(words)
  })

  it('an editor who types the suggested line has fixed the problem', () => {
    const suggested = cases.flatMap(([path, from, to]) => {
      const { problems, files } = buildWith(path, from, to)
      const [{ expected: [meant] = [], line = 0 } = {}] = problems
      const lines = files.find((source) => source.path === path)?.text.split('\n') ?? []
      const indent = /^ */.exec(lines[line - 1] ?? '')?.[0] ?? ''
      return meant ? [{ path, to, text: lines.with(line - 1, indent + meant).join('\n') }] : []
    })
    expect(suggested.length).toBeGreaterThan(15)
    expect(suggested.flatMap(({ path, text }) => build({ [path]: text }).problems.map(inOneLine))).toEqual([])
  })
})

describe('what an editor types in a field stays as it is', () => {
  it.each([
    ['"About Us"', 'About Us'],
    [`'"About Us"'`, '“About Us”'],
    ['On “About Us”', 'On “About Us”'],
    ['5 * 3 * 2 is 30', '5 * 3 * 2 is 30'],
    ['Fees* of R&D; <soon>', 'Fees* of R&D; <soon>'],
    ['The court [sic] agreed', 'The court [sic] agreed'],
    ['>-\n  – We act\n  – at # 1', '– We act – at # 1'],
    ['0012', '0012'],
    ['yes', 'yes'],
  ])('title: %j', (typed, shown) => {
    const { site, problems } = buildWith(about, 'title: About Us', `title: ${typed}`)
    expect(problems.map(inOneLine)).toEqual([])
    expect(site?.entries.find(({ slug }) => slug === 'about')?.data.title).toBe(shown)
  })

  it.each(['\r\n', '\n'])('lines that end with %j are read alike', (end) => {
    const tree = Object.entries(minimalTree).map(([path, text]) => [path, text.replaceAll('\n', end)])
    expect(build(Object.fromEntries(tree)).problems.map(inOneLine)).toEqual([])
  })
})

describe('special spaces from Word are replaced by --fix', () => {
  it.each([
    ['before a name', `---\naddress:\n${nbsp}${nbsp}city: A\n---\n`, '---\naddress:\n  city: A\n---\n'],
    ['without width', '---\na:\n  \u200Bb: A\n---\n', '---\na:\n  b: A\n---\n'],
    ['after a colon', `---\na:${nbsp}A\n---\n`, '---\na: A\n---\n'],
    ['after a hyphen', `---\na:\n  -${nbsp}A\n---\n`, '---\na:\n  - A\n---\n'],
    ['but not within a text', `---\na: Section${nbsp}2\n---\n`, `---\na: Section${nbsp}2\n---\n`],
  ])('%s', (_, before, after) => {
    expect(fixFile({ path: 'x.mdx', text: before }).text).toBe(after)
  })
})

describe('a file that nobody can read gets a message within two seconds', () => {
  it.each([
    ['60,000 blank lines', `---${'\n'.repeat(60_000)}title: A\n---\n`, 'frontmatter-fence'],
    ['thousands of brackets', file(`title: ${'['.repeat(20_000)}`), undefined],
    ['thousands of hyphens', file('- '.repeat(20_000)), undefined],
    ['no text', '', 'frontmatter-fence'],
    ['only the lines of hyphens', '---\n---\n', 'missing-field'],
  ])('%s', (_, text, rule) => {
    // Time of this process alone: the machine may have other things to do.
    const start = process.cpuUsage()
    const { problems } = build({ [about]: text })
    const found = problems.find((problem) => problem.file === about)
    expect(found).toMatchObject({ severity: 'error', ...(rule && { rule }) })
    expect(process.cpuUsage(start).user).toBeLessThan(2_000_000)
  })
})
