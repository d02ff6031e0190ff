import { describe, expect, it } from 'vitest'
import { quoteYamlLine } from '../../../src/content/frontmatter/yaml/quoteYamlLine.ts'
import { parseYaml } from '../../../src/content/frontmatter/yaml/parseYaml.ts'
import { fixFile } from '../../../src/content/edit/fix/fixFile.ts'
import {
  build,
  buildWith,
  file,
  inOneLine,
  plainPage,
  practiceArea,
  minimalTree,
} from '../../fixtures/minimalSite.ts'

/** Slips of editors’ hands, each with a way out that has been walked to its end. */

const about = 'pages/about.mdx'
const firm = 'firm.mdx'
const alpha = 'practice-areas/alpha-law.mdx'

const told = (path: string, from: string, to: string): string[] =>
  buildWith(path, from, to).problems.map(inOneLine)

describe('a text that must stand in quotation marks is printed as it is to be typed', () => {
  it.each([
    ['title: "Tax" Law', `title: '"Tax" Law'`, '"Tax" Law'],
    ['title: ""Tax" Law"', `title: '"Tax" Law'`, '"Tax" Law'],
    [`title: 'Tax Law's Best'`, `title: "Tax Law's Best"`, "Tax Law's Best"],
    [`title: 'The "Best" Firm's Law'`, `title: "The “Best” Firm’s Law"`, 'The “Best” Firm’s Law'],
    [`title: 'Tax Law's Best`, `title: "Tax Law's Best"`, "Tax Law's Best"],
    [`title: 'Til Tax Day's End`, `title: "'Til Tax Day's End"`, "'Til Tax Day's End"],
    [`title: 'Tax Law' and more`, `title: "'Tax Law' and more"`, "'Tax Law' and more"],
    ['title: “Tax: Law”', 'title: "Tax: Law"', 'Tax: Law'],
    ['title: "Tax" and "Law"', `title: '"Tax" and "Law"'`, '"Tax" and "Law"'],
    ['title: @home with tax', 'title: "@home with tax"', '@home with tax'],
    ['title: %100 Tax', 'title: "%100 Tax"', '%100 Tax'],
    ['title: > Tax Law', 'title: "> Tax Law"', '> Tax Law'],
    ['title: `Tax` Law', 'title: "`Tax` Law"', '`Tax` Law'],
    ['title: C:\\new "Tax"', `title: 'C:\\new "Tax"'`, 'C:\\new "Tax"'],
    ['title: Smith v. Jones: update', 'title: "Smith v. Jones: update"', 'Smith v. Jones: update'],
  ])('%s', (typed, finished, meaning) => {
    expect(quoteYamlLine(typed)).toBe(finished)
    const { data, problems } = parseYaml(finished, 1)
    expect(problems).toEqual([])
    expect(data).toEqual({ title: meaning })
  })

  it.each([
    ['title: "About" Us', 'The quotation marks end before the text does.'],
    ['title: ""About" Us"', 'The quotation marks end before the text does.'],
    [`title: 'About Us's Best'`, 'the apostrophe in "Us\'s" ends it too early'],
    ['title: @home', '"@home" begins with an at sign'],
    ['title: %100 Us', '"%100" begins with a percent sign'],
    ['title: > About', 'This text begins with ">"'],
    ['title: *About', '→ Write title: About; or, to show the sign, title: "*About"'],
    ['title: * About: Us', '→ Write title: "About: Us"; or, to show the sign, title: "* About: Us"'],
    ['title: | About', 'This text begins with an upright line'],
    ['title: - About', '→ Write title: About; or'],
    ['title: *About* Us', '→ Write title: About Us'],
    ['title: &co', '"&co" begins with an ampersand'],
    ['title: About # 1', 'what follows # is left out'],
    ['title: About: Us', 'has a second colon'],
  ])('%s: who types the line that is printed has mended it', (typed, words) => {
    const problems = told(about, 'title: About Us', typed)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(words)
    const [, lines = 'no line'] = /[Ww]rite (.*)$/.exec(problems[0] ?? '') ?? []
    for (const line of lines.split(/; or, (?:to show the sign|if visitors are to see the marks), /))
      expect(told(about, 'title: About Us', line)).toEqual([])
  })

  it('a long text goes below its name, for half of it would be no help', () => {
    const long = `title: "Tax" ${'law and '.repeat(20)}more`
    const [problem] = told(about, 'title: About Us', long)
    expect(problem).toContain('→ Write only title: >- in this line, and the text on a line of its own below')
  })
})

describe('a line that slipped is blamed, and not those beside it', () => {
  const group = 'address:\n  street: 1 Street\n  city: New York'
  it.each<[path: string, from: string, to: string, told: string]>([
    [
      firm,
      group,
      group.replace('  street', ' street'),
      '8:2 one space too far left. → Put one space before it, so that two spaces stand there.',
    ],
    [
      firm,
      group,
      group.replace('  street', 'street'),
      '8:1 two spaces too far left. → Put two spaces before it.',
    ],
    [firm, '  postalCode', 'postalCode', '11:1 two spaces too far left. → Put two spaces before it.'],
    [firm, '  postalCode', '    postalCode', '11:5 two spaces too far right. → Delete two spaces before it.'],
    [firm, 'latitude', '  latitude', '12:3 two spaces too far right. → Delete two spaces before it.'],
    [firm, '  title: Ready?', 'title: Ready?', '21:1 two spaces too far left. → Put two spaces before it.'],
    [firm, '    limit: 1', 'limit: 1', '26:1 four spaces too far left. → Put four spaces before it.'],
    [alpha, '    features', 'features', '14:1 four spaces too far left. → Put four spaces before it.'],
    [alpha, '  - title: B', '- title: B', '15:1 two spaces too far left. → Put two spaces before it.'],
    [alpha, 'order: 1', ' order: 1', '7:2 one space too far right. → Delete one space before it.'],
    [about, 'title: About', ' title: About', '3:2 one space too far right. → Delete one space before it.'],
  ])('%s: %j', (path, from, to, words) => {
    const [place, ...sentence] = words.split(' ')
    expect(told(path, from, to)).toEqual([
      `${path}:${place} frontmatter-indent This line begins ${sentence.join(' ')}`,
    ])
  })

  it('a line that no other place would put in order is told as before', () => {
    expect(told(firm, 'founded: 1999', 'founded: 1999\nfounded: 1998')[0]).toContain(
      'stands in line 6 already',
    )
    expect(told(alpha, 'order: 1', 'order: 1\nWe know this law well.')[0]).toContain('is not a field')
    // Further right it would be a part of the text above.
    const block =
      'callToAction:\n  title: Ready?\n  description: >-\n    Write.\n  primery:\n    text: Go\n    link: /about'
    expect(told(alpha, 'order: 1', `order: 1\n${block}`)[0]).toContain('Did you mean "primary"?')
  })
})

it.each([
  ['title: "<Claim name="cases" />"', 'title: <Claim name="cases" />'],
  ['title: "For <Claim name="cases" /> cases"', 'title: For <Claim name="cases" /> cases'],
  ['title: "The "<Claim name="cases" />" cases"', 'title: The "<Claim name="cases" />" cases'],
])('marks around a claim: %s', (typed, finished) => {
  expect(quoteYamlLine(typed)).toBe(finished)
})

describe('special spaces, as Word makes them', () => {
  const nbsp = '\u00A0'
  const wrong = `${nbsp}${nbsp}city: New York`

  it('are told at the line that begins with them, and nothing else is', () => {
    expect(told(firm, '  city: New York', wrong)).toEqual([
      'firm.mdx:9:1 frontmatter-space This line begins with special spaces, as Word makes them. → Delete them and type two ordinary spaces, or let npm run check -- --fix do it.',
    ])
  })

  it('are told once when a pasted block has many', () => {
    const [problem, ...others] = told(firm, '  city: New York\n  region: NY', `${wrong}\n ${nbsp}region: NY`)
    expect(problem).toContain('and so does one more')
    expect(others).toEqual([])
  })

  it('behind a colon are told too', () => {
    expect(told(about, 'title: About Us', `title:${nbsp}About Us`)[0]).toContain(
      'Delete it and type an ordinary one: title: About Us',
    )
  })

  it.each([
    ['before a name', `---\naddress:\n${nbsp}${nbsp}city: A\n---\n`, '---\naddress:\n  city: A\n---\n'],
    ['mixed with ordinary ones', `---\na:\n ${nbsp}b: A\n---\n`, '---\na:\n  b: A\n---\n'],
    ['of no width', '---\na:\n  \u200Bb: A\n---\n', '---\na:\n  b: A\n---\n'],
    ['behind a colon', `---\na:${nbsp}A\n---\n`, '---\na: A\n---\n'],
    ['behind a hyphen', `---\na:\n  -${nbsp}A\n---\n`, '---\na:\n  - A\n---\n'],
  ])('are mended by --fix: %s', (_, before, after) => {
    const repaired = fixFile({ path: 'x.mdx', text: before })
    expect(repaired.text).toBe(after)
    expect(repaired.repairs.join()).toContain('put ordinary spaces in the place of special ones')
    expect(fixFile({ path: 'x.mdx', text: after }).repairs).toEqual([])
  })

  it('within a text are its own, and stay', () => {
    const text = `---\na: Section${nbsp}2\n---\n`
    expect(fixFile({ path: 'x.mdx', text }).text).toBe(text)
  })
})

describe('a field below the second ---', () => {
  it.each([
    ['draft: true', 'draft'],
    ['publishOn: 2030-01-01', 'publishOn'],
    ['draft: true\ntitle: About Us', 'draft'],
    ['draft: true\n---', 'draft'],
  ])('%j is told', (line, name) => {
    const { problems } = build({ [about]: plainPage('About Us', '', `\n${line}\n\nText.\n\n## Why\n`) })
    expect(problems.map(inOneLine)).toEqual([
      `pages/about.mdx:8:1 field-below This looks like the field "${name}", but it stands below the second ---. → Move it above that line.`,
    ])
    expect(problems[0]?.severity).toBe('warning')
  })

  it.each(['Note: this is law.', 'Title: a word', 'draft: true, they said,\nand left.', 'city: New York'])(
    '%j is text',
    (line) => {
      const { problems } = build({ [about]: plainPage('About Us', '', `\n${line}\n\n## Why\n`) })
      expect(problems.map(inOneLine)).toEqual([])
    },
  )
})

describe('lines that begin in the wrong column, or with the wrong sign', () => {
  const list = (...lines: string[]): string[] =>
    told('practice-areas/alpha-law.mdx', 'points: [One., Two., Three.]', ['points:', ...lines].join('\n'))

  it.each([
    [['  -One.', '  - Two.', '  - Three.'], 11, 'A space is missing behind the hyphen'],
    [['  - One.', '  -Two #1.', '  - Three.'], 12, 'A space is missing behind the hyphen'],
    [['  - One.', '   -Two.', '  - Three.'], 12, 'A space is missing behind the hyphen'],
    [['  -One #1.', '  - Two.', '  - Three.'], 11, 'A space is missing behind the hyphen'],
    [['  - One: two.', '  - Two.', '  - Three.'], 11, 'Write - "One: two."'],
    [['  • One.', '  • Two.', '  • Three.'], 11, 'This line begins with "•" where a hyphen belongs.'],
    [['  - One.', '  • Two.', '  - Three.'], 12, 'This line begins with "•" where a hyphen belongs.'],
    [['  - One.', '  - Two.', '  – Three.'], 13, 'This line begins with "–" where a hyphen belongs.'],
    [['  * One.', '  * Two.', '  * Three.'], 11, 'This line begins with "*" where a hyphen belongs.'],
    [['  - One.', '  + Two.', '  - Three.'], 12, 'This line begins with "+" where a hyphen belongs.'],
    [['  - One.', '  Two.', '  - Three.'], 12, 'no hyphen stands before it. → Write - Two.'],
    [['  - One.', '  2. Two.', '  - Three.'], 12, 'Write - Two.'],
    [['  - One.', '\t- Two.', '  - Three.'], 12, 'This line is indented with a tab.'],
    [['  - One.', '    - Two.', '  - Three.'], 12, 'two spaces too far right. → Delete two'],
    [['   - One.', '  - Two.', '  - Three.'], 11, 'one space too far right. → Delete one'],
    // Two lines slipped: neither alone is to blame.
    [['    - One.', '   - Two.', '  - Three.'], 12, 'This line is not indented like its neighbors.'],
  ])('%j', (lines, line, words) => {
    const problems = list(...lines)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(`alpha-law.mdx:${line}:`)
    expect(problems[0]).toContain(words)
  })

  it.each([
    ['  city: New York', '   city: New York', 9, 'one space too far right'],
    ['  city: New York', 'city: New York', 9, 'two spaces too far left'],
    ['  city: New York', '    city: New York', 9, 'two spaces too far right'],
    ['  city: New York', ' city: New York', 9, 'one space too far left'],
  ])('%j as %j', (from, to, line, words) => {
    const problems = told(firm, from, to)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(`firm.mdx:${line}:`)
    expect(problems[0]).toContain(words)
  })

  it.each([
    ['      description: A is done.', 'two spaces too far right'],
    ['   description: A is done.', 'one space too far left'],
    ['  description: A is done.', 'two spaces too far left'],
    ['description: A is done.', 'four spaces too far left'],
  ])('in an entry of a list: %j', (line, words) => {
    const problems = told('practice-areas/alpha-law.mdx', '    description: A is done.', line)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain('alpha-law.mdx:13:')
    expect(problems[0]).toContain(words)
  })

  it.each(['The firm helps.', 'Tax: it is law.', 'The firm has had this: luck.'])(
    '%s, not indented below >-',
    (text) => {
      const problems = told(about, 'lede: About it.', `lede: >-\n${text}`)
      expect(problems).toHaveLength(1)
      expect(problems[0]).toContain(
        'This line belongs to "lede" above, and begins two spaces too far left. → Put two spaces',
      )
    },
  )
})

it('the marks that Git leaves in a file are told as such', () => {
  const marked = '<<<<<<< HEAD\ntitle: About Us\n=======\ntitle: About\n>>>>>>> main'
  const problems = told(about, 'title: About Us', marked)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain('pages/about.mdx:3:1 merge-mark Two people changed the same lines')
})

describe('what was meant is printed, and the field takes it', () => {
  it.each([
    ['firm.mdx', 'phone: +1 212 555 0142', 'phone: (212) 555-0142', 'Write phone: +1 212 555 0142'],
    ['firm.mdx', 'site: https://tiny.example', 'site: https://tiny.example/', 'Delete the last / of it.'],
    ['firm.mdx', 'site: https://tiny.example', 'site: tiny.example', 'Write site: https://tiny.example'],
    ['firm.mdx', 'latitude: 40.7', 'latitude: 40° 42′ N', 'Write latitude: 40.7'],
    ['firm.mdx', 'longitude: -74', 'longitude: 74° W', 'Write longitude: -74'],
    [about, 'order: 2', 'order: second', 'Write order: 2'],
    [about, 'order: 2', 'order: 2\nreviewBy: 06/20/2030\nowner: X', 'Write reviewBy: 2030-06-20'],
    [about, 'order: 2', 'order: 2\nreviewBy: 20 June 2030\nowner: X', 'Write reviewBy: 2030-06-20'],
    [about, 'order: 2', 'order: 2\nreviewBy: 2030-06-31\nowner: X', 'June has 30 days'],
    [about, 'order: 2', 'order: 2\nreviewBy: 2030-02-30\nowner: X', 'February 2030 has 28 days'],
    ['pages/home.mdx', 'link: /about\n', 'link: about\n', 'Write link: /about'],
    ['pages/home.mdx', 'link: /about\n', 'link: http://example.com\n', 'Write link: https://example.com'],
    ['pages/home.mdx', 'link: /about\n', 'link: www.example.com\n', 'Write link: https://www.example.com'],
  ])('%s: %s as %j', (path, from, to, words) => {
    const problems = told(path, from, to)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(words)
  })
})

describe('years of experience', () => {
  const person = (years: string) =>
    `group: associate\nname: Jo Doe\norder: 1\ntitle: Associate\nspecialization: Tax Law\npracticeAreas: [alpha-law]\neducation: [J.D.]\nkeyFocusAreas: [Tax]\nexperience: ${years}`
  const role = (years: string) =>
    `page: join\ntitle: Clerk\norder: 1\nlocation: New York\ndepartment: Tax\npay:\n  from: $1,000\n  to: $2,000\nposted: 2025-06-20\nrequirements: [None.]\nexperience: ${years}`
  const toldOf = (path: string, fields: string) =>
    build({ [path]: file(fields, 'A text.\n') }).problems.flatMap((problem) =>
      problem.message.includes('"experience"') ? [`${problem.message} → ${problem.fix}`] : [],
    )

  it.each<[years: string, ofPerson: string | undefined, ofRole: string | undefined]>([
    ['1 year', undefined, undefined],
    ['1+ years', undefined, undefined],
    ['5 years', undefined, undefined],
    ['18+ years', undefined, undefined],
    ['3-5 years', 'this is not written as', undefined],
    ['1', 'Write experience: 1 year', 'Write experience: 1 year'],
    ['1 years', 'Write experience: 1 year', 'Write experience: 1 year'],
    ['1+ year', 'Write experience: 1+ years', 'Write experience: 1+ years'],
    ['18', 'Write experience: 18 years', 'Write experience: 18 years'],
    [
      'many years',
      'this is not written as "18+ years", "5 years" or "1 year".',
      'this is not written as "3-5 years", "5+ years", "5 years" or "1 year".',
    ],
  ])('%s', (years, ofPerson, ofRole) => {
    const found = [
      toldOf('attorneys/jo-doe.mdx', person(years)).join(),
      toldOf('jobs/clerk.mdx', role(years)).join(),
    ]
    expect(found.map((text) => text !== '')).toEqual([ofPerson !== undefined, ofRole !== undefined])
    expect(found[0]).toContain(ofPerson ?? '')
    expect(found[1]).toContain(ofRole ?? '')
  })
})

describe('what follows only from a file’s name is not told besides', () => {
  const alpha = 'practice-areas/alpha-law.mdx'

  it.each([
    ['practice-areas/Alpha Law.mdx', 'file-name', 'Rename it to practice-areas/alpha-law.mdx'],
    ['practice-areas/alphá-law.mdx', 'file-name', 'Rename it to practice-areas/alpha-law.mdx'],
    ['practice-areas/alpha/law.mdx', 'file-name', 'Move it to practice-areas/alpha-law.mdx'],
    ['areas/alpha-law.mdx', 'misplaced-file', 'Move it to practice-areas/, or'],
  ])('%s', (path, rule, fix) => {
    const { problems } = build({ [alpha]: undefined, [path]: minimalTree[alpha] })
    expect(problems).toHaveLength(1)
    expect(problems[0]?.rule).toBe(rule)
    expect(problems[0]?.fix).toContain(fix)
  })

  it('nor what follows from two files at one address', () => {
    const { problems } = build({
      'legal/about.mdx': plainPage('About Us')
        .replace('template: plain\n', '')
        .replace('lede: About it.', 'lede: About it.\nsections: 0\nlastUpdated: 2025-06-20\norder: 1'),
    })
    expect(problems.map(({ rule }) => rule)).toContain('same-address')
    expect(problems.map(({ rule }) => rule)).not.toContain('same-words')
  })
})

describe('tags', () => {
  it.each([
    ['Write to <firmemail />.', 'Write the tag’s name as the guide has it.'],
    ['It is <b>urgent</b>.', 'Write **bold** instead.'],
    ['It is <em>urgent</em>.', 'Write *italics* instead.'],
    ['<Note title=Mind>\n\nText.\n\n</Note>', 'straight quotation marks'],
    ['<Note title={mind}>\n\nText.\n\n</Note>', 'straight quotation marks'],
    ['<Note title=“Mind”>\n\nText.\n\n</Note>', 'straight quotation marks'],
    ['<Note titel="Mind">\n\nText.\n\n</Note>', 'Did you mean "title"?'],
    ['A <span lang="de">Rechtsstaat</span>.', 'Write <Language code="de">, the words and </Language>.'],
    ['<i lang=la>Ab ovo</i>, always.', 'Write <Language code="la">, the words and </Language>.'],
    ['A <span style="color: red">word</span>.', 'Delete it, and keep the words.'],
    ['<Langauge code="de">Wort</Langauge>, so.', 'Did you mean <Language>?'],
    ['See [taxes](www.irs.gov).', 'Write https://www.irs.gov'],
    ['See [taxes](irs.gov/forms).', 'Write https://irs.gov/forms'],
    ['Call [us](tel:1-800-LAWYERS).', 'Write tel:+18005299377'],
  ])('%j', (text, fix) => {
    const { problems } = build({ [about]: plainPage('About Us', '', `\n${text}\n\n## Why\n`) })
    expect(problems.map((problem) => problem.fix).join()).toContain(fix)
    expect(problems).toHaveLength(1)
  })
})

it('fields that begin with an empty line and a tab are looked through to their end', () => {
  expect(parseYaml('\n\t-\tj\n', 2).problems.map(({ rule }) => rule)).toEqual(['frontmatter-tab'])
})

describe('what is wrong in one file because of another is told with both, and the way out leads there', () => {
  it('of two files with one title, the one whose name says otherwise is told', () => {
    const { problems } = buildWith('practice-areas/alpha-law.mdx', 'title: Alpha Law', 'title: Beta Law')
    expect(problems.map(inOneLine)).toEqual([
      'practice-areas/alpha-law.mdx:2:8 same-words The field "title" says the same as in practice-areas/beta-law.mdx, line 2. → Change this one; or, if this one is right, change line 2 of practice-areas/beta-law.mdx.',
    ])
  })

  it('of a copy, all that is the same is told once, with the fields that it needs of its own', () => {
    const { problems } = build({ 'practice-areas/gamma-law.mdx': practiceArea('Beta', 2) })
    expect(problems.map(inOneLine)).toEqual([
      'practice-areas/gamma-law.mdx:1:1 same-words This file is a copy of practice-areas/beta-law.mdx: all its fields say the same. → If you did not mean to keep it, delete it; otherwise change these fields: "title", "formOption", "order" and "description".',
    ])
  })

  it.each([
    ['[us](http://tiny.example/about)', 'Write /about'],
    ['[us](https://www.tiny.example/about#why)', 'Write /about#why'],
    ['[us](tiny.example/about)', 'Write /about'],
    ['[us](“/about”)', 'Write /about without them.'],
    ['[us]("/about")', 'Write /about without them.'],
    ['[us](info@tiny.example)', 'Write mailto:info@tiny.example'],
    ['[us](mailto:info@tiny.example.)', 'Write mailto:info@tiny.example'],
    ['[us](mailto:info@tiny,example)', 'Write mailto:info@tiny.example'],
    ['Notes\n=====', 'Delete the line of = below it'],
    ['We open at nine.\n---', 'Put a blank line above the hyphens'],
    ['We open at nine\nand close at five\n---', 'Put a blank line above the hyphens'],
    ['<<<<<<< HEAD\n\nOne.', 'Delete this line'],
    ['One.\n\n>>>>>>> main', 'Delete this line'],
  ])('%j', (text, fix) => {
    const { problems } = build({ [about]: plainPage('About Us', '', `\n${text}\n\n## Why\n`) })
    expect(problems.map((problem) => problem.fix).join()).toContain(fix)
    expect(problems).toHaveLength(1)
  })

  it('another site whose name begins like ours is another site', () => {
    const text = '[us](https://tiny.example.org/about) and [them](https://tiny.examples.com)'
    expect(build({ [about]: plainPage('About Us', '', `\n${text}\n\n## Why\n`) }).problems).toEqual([])
  })
})

it('a heading that is underlined with hyphens is one, as GitHub shows it', () => {
  expect(build({ [about]: plainPage('About Us', '', '\nNotes\n-----\n\n## Why\n') }).problems).toEqual([])
})
