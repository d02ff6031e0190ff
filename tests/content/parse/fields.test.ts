import { describe, expect, it } from 'vitest'
import { build, buildWith, file, inOneLine, minimalTree, plainPage } from '../../fixtures/minimalSite.ts'

/** What editors do about the mistakes in cases.md. */

const about = 'pages/about.mdx'
const alpha = 'practice-areas/alpha-law.mdx'
const points = 'points: [One., Two., Three.]'
const nbsp = '\u00A0'

describe('suggested lines', () => {
  it.each([
    ['title: About Us', 'title: About: Us', 'title: "About: Us"'],
    ['title: About Us', 'title: "About" Us', `title: '"About" Us'`],
    ['title: About Us', 'title: @home', 'title: "@home"'],
    ['title: About Us', 'title: &co', 'title: "&co"'],
    ['title: About Us', 'title: >5 years', 'title: ">5 years"'],
    ['title: About Us', 'title: About # 1', 'title: "About # 1"'],
    ['title: About Us', 'title: “About Us”', 'title: About Us'],
    ['title: About Us', 'title:About Us', 'title: About Us'],
    ['title: About Us', 'title = About Us', 'title: About Us'],
  ])('an editor who changes %j to %j can fix it with %s', (from, to, suggested) => {
    const { problems } = buildWith(about, from, to)
    expect(problems.map(({ fix }) => fix).join()).toContain(`Write ${suggested}`)
    expect(problems).toHaveLength(1)
    expect(buildWith(about, from, suggested).problems.map(inOneLine)).toEqual([])
  })
})

describe('mistakes in the fields', () => {
  it.each<[path: string, from: string, to: string, line: number, rule: string, expected: string]>([
    [about, 'lede: About it.', 'lede: >-\nThe firm helps.', 6, 'frontmatter-line', "isn't a field"],
    ['firm.mdx', '  city', `${nbsp}${nbsp}city`, 9, 'frontmatter-space', 'special space from Word'],
    [alpha, points, 'points:\n  - One.\n  • Two.\n  - Three.', 12, 'frontmatter-line', 'a bullet'],
    [alpha, points, 'points:\n  – One.\n  - Two.\n  - Three.', 11, 'frontmatter-line', 'a bullet'],
    [alpha, points, 'points:\n  - One.\n    - Two.\n  - Three.', 12, 'frontmatter-indent', 'with 2 spaces'],
    ['firm.mdx', '\n  region', '\n  - region', 10, 'frontmatter-indent', 'Indent it like them.'],
    ['firm.mdx', 'founded: 1999', 'founded: "1999": x', 6, 'frontmatter-character', 'after the closing mark'],
    [alpha, points, 'points: [One., Two.]', 10, 'wrong-value', 'must have exactly 3 items, not 2.'],
    ['firm.mdx', 'https://tiny.example', 'tiny.example', 5, 'wrong-value', 'like https://www.example.com'],
    ['pages/home.mdx', 'link: /about\n', 'link: about\n', 12, 'wrong-value', 'an address that starts with /'],
    ['pages/home.mdx', 'link: /about\n', 'link: javascript:x\n', 12, 'wrong-value', 'not "javascript:x"'],
  ])('an editor of %s who changes %j to %j reads about line %i', (path, from, to, line, rule, expected) => {
    const { problems } = buildWith(path, from, to)
    expect(problems.map((problem) => `${problem.file}:${problem.line} ${problem.rule}`)).toEqual([
      `${path}:${line} ${rule}`,
    ])
    expect(problems.map(inOneLine).join()).toContain(expected)
  })
})

describe('text in a field', () => {
  it.each([
    ['"About Us"', 'About Us'],
    [`'"About Us"'`, '“About Us”'],
    ['On “About Us”', 'On “About Us”'],
    ['5 × 3 > 2', '5 × 3 > 2'],
    ['Fees of R&D; <5%', 'Fees of R&D; <5%'],
    ['The court [sic] agreed', 'The court [sic] agreed'],
    ['>-\n  – We act\n  – at # 1', '– We act – at # 1'],
    ['0012', '0012'],
    ['yes', 'yes'],
  ])('a visitor sees the title %j as %j', (typed, shown) => {
    const { site, problems } = buildWith(about, 'title: About Us', `title: ${typed}`)
    expect(problems.map(inOneLine)).toEqual([])
    expect(site?.entries.find(({ slug }) => slug === 'about')?.data.title).toBe(shown)
  })

  it('an editor can save every file with Windows line endings', () => {
    const tree = Object.entries(minimalTree).map(([path, text]) => [path, text.replaceAll('\n', '\r\n')])
    expect(build(Object.fromEntries(tree)).problems.map(inOneLine)).toEqual([])
  })
})

describe('a field below the second ---', () => {
  const typed = (line: string) =>
    build({ [about]: plainPage('About Us', '', `\n${line}\n\nText.\n\n## Why\n`) }).problems.map(inOneLine)

  it.each(['draft: true', 'publishOn: 2030-01-01', 'draft: true\ntitle: About Us', 'draft: true\n---'])(
    'an editor reads that %j is a field below the second ---',
    (line) => {
      expect(typed(line)).toEqual([expect.stringMatching(/^pages\/about\.mdx:8:1 field-below /)])
    },
  )

  it.each(['Note: this is law.', 'Title: a word', 'draft: true, they said,\nand left.', 'city: New York'])(
    'an editor can write %j as text below the fields',
    (line) => {
      expect(typed(line)).toEqual([])
    },
  )
})

describe('files that are slow to read', () => {
  it.each([
    ['60,000 blank lines', `---${'\n'.repeat(60_000)}title: A\n---\n`],
    ['thousands of brackets', file(`title: ${'['.repeat(20_000)}`)],
    ['thousands of hyphens', file('- '.repeat(20_000))],
    ['no text', ''],
    ['only the lines of hyphens', '---\n---\n'],
  ])('an editor gets an error within two seconds for a file with %s', (_, text) => {
    // CPU time, because the machine may be busy.
    const start = process.cpuUsage()
    const { problems } = build({ [about]: text })
    expect(problems.find((problem) => problem.file === about)?.severity).toBe('error')
    expect(process.cpuUsage(start).user).toBeLessThan(2_000_000)
  })
})
