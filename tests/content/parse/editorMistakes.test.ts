import { describe, expect, it } from 'vitest'
import { build, inOneLine, plainPage, minimalTree } from '../../fixtures/minimalSite.ts'

/** Slips of editors’ hands, each with a way out that has been walked to its end. */

const about = 'pages/about.mdx'
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
    ['Write to <firmemail />.', 'Did you mean "FirmEmail"?'],
    ['It is <b>urgent</b>.', 'Write **bold** instead.'],
    ['It is <em>urgent</em>.', 'Write *italics* instead.'],
    ['<Note title=Mind>\n\nText.\n\n</Note>', 'straight quotation marks'],
    ['<Note title={mind}>\n\nText.\n\n</Note>', 'straight quotation marks'],
    ['<Note title=“Mind”>\n\nText.\n\n</Note>', 'straight quotation marks'],
    ['<Note titel="Mind">\n\nText.\n\n</Note>', 'Did you mean "title"?'],
    ['A <span style="color: red">word</span>.', 'Delete it, and keep the words.'],
    ['<Langauge code="de">Wort</Langauge>, so.', 'Did you mean "Language"?'],
    ['See [taxes](www.irs.gov).', 'Write https://www.irs.gov'],
    ['See [taxes](irs.gov/forms).', 'Write https://irs.gov/forms'],
    ['Call [us](tel:1-800-LAWYERS).', 'Write the number as tel:+12125550142'],
  ])('%j', (text, fix) => {
    const { problems } = build({ [about]: plainPage('About Us', '', `\n${text}\n\n## Why\n`) })
    expect(problems.map((problem) => problem.fix).join()).toContain(fix)
    expect(problems).toHaveLength(1)
  })
})

describe('a paragraph that says something else than was meant', () => {
  it.each([
    ['[us](http://tiny.example/about)', 'Write /about'],
    ['[us](https://www.tiny.example/about#why)', 'Write /about#why'],
    ['[us](tiny.example/about)', 'Write /about'],
    ['[us](“/about”)', 'Write /about'],
    ['[us]("/about")', 'Write /about'],
    ['[us](info@tiny.example)', 'Write mailto:info@tiny.example'],
    ['[us](mailto:info@tiny.example.)', 'such as mailto:name@firm.example'],
    ['[us](mailto:info@tiny,example)', 'such as mailto:name@firm.example'],
    ['Notes\n=====', 'Delete the line of = below it'],
    ['We open at nine.\n---', 'Put a blank line above the hyphens'],
    ['We open at nine\nand close at five\n---', 'Put a blank line above the hyphens'],
    ['<<<<<<< HEAD\n\nOne.', 'Keep the right version'],
    ['One.\n\n>>>>>>> main', 'Keep the right version'],
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
