import { describe, expect, it } from 'vitest'
import { fixFile } from '../../../src/content/edit/fix/fixFile.ts'
import { buildWith, inOneLine } from '../../fixtures/minimalSite.ts'

/** Fields are shown as they are typed: what only a text understands is told, and so are marks that were not meant. */

const about = 'pages/about.mdx'

const problemsOf = (line: string, from = 'lede: About it.') => buildWith(about, from, line).problems

describe('Markdown and web code in a field', () => {
  it.each<[typed: string, place: string, words: string, fix: string]>([
    ['lede: We act **at once**.', '5:14', '"**at once**"', 'Write the words alone: at once'],
    ['lede: We act __at once__.', '5:14', '"__at once__"', 'Write the words alone: at once'],
    ['lede: We act *at once*.', '5:14', '"*at once*"', 'Write the words alone: at once'],
    ['lede: We act _at once_.', '5:14', '"_at once_"', 'Write the words alone: at once'],
    ['lede: We act ~~late~~ now.', '5:14', '"~~late~~"', 'Write the words alone: late'],
    ['lede: We `act`.', '5:10', '"`act`"', 'Write the words alone: act'],
    ['lede: See [us](/contact).', '5:11', '"[us](/contact)"', 'Write the words alone: us'],
    ['lede: One<br>two.', '5:10', '"<br>"', 'Write a space in its place.'],
    ['lede: We act <b>now</b>.', '5:14', '"<b>"', 'Take it out, and write the words alone.'],
    ['lede: Write to <FirmEmail />.', '5:16', '"<FirmEmail />"', 'only <Claim name="…" /> can stand'],
    [
      'lede: Of <Language code="de">Treu</Language>.',
      '5:10',
      '"<Language code="de">"',
      'Write the words themselves',
    ],
    ['lede: Section&nbsp;2.', '5:14', '"&nbsp;"', 'Type a space in its place.'],
    ['lede: We act. <!-- soon -->', '5:15', '"<!--"', 'Take the remark out'],
    ['lede: >-\n  We act\n  **at once**.', '7:3', '"**at once**"', 'Write the words alone: at once'],
    ['lede: An agree\u00ADment.', '5:7', 'an invisible sign in a word', 'type it again: agreement.'],
    ['lede: An agree\uFEFFment.', '5:7', 'an invisible sign in a word', 'type it again: agreement.'],
    [
      'lede: >-\n  We act and con-\n  sider.',
      '6:14',
      '"con- sider".',
      'Write it on one line: "consider", or "con-sider" if',
    ],
    ['lede: The fee is TODO.', '5:7', '"TODO" stands for a text', 'Write in its place what belongs there'],
    ['lede: See Error! Bookmark not defined.', '5:7', 'is what Word writes where', 'or take it out.'],
    ['lede: An \u200B agreement.', '5:7', 'an invisible sign in a word', 'and type one space.'],
  ])('%j is told', (typed, place, words, fix) => {
    const problems = problemsOf(typed)
    expect(problems).toHaveLength(1)
    expect(problems[0]?.severity).toBe('warning')
    const [line = ''] = problems.map(inOneLine)
    expect(line).toContain(`${about}:${place} `)
    expect(line).toContain(words)
    expect(line).toContain(fix)
  })

  it('is told in lists, too, at the item', () => {
    const { problems } = buildWith(
      'practice-areas/alpha-law.mdx',
      'points: [One., Two., Three.]',
      'points:\n  - One.\n  - **Two.**\n  - Three.',
    )
    // A text that begins with a star is told as such, and the line to type has none.
    expect(problems.map(inOneLine)).toEqual([
      'practice-areas/alpha-law.mdx:12:5 frontmatter-character "**Two.**" begins with a star, which has a meaning of its own here. → Write - Two.',
    ])
    expect(buildWith('practice-areas/alpha-law.mdx', 'Two.', 'At **once**.').problems.map(inOneLine)).toEqual(
      [
        'practice-areas/alpha-law.mdx:10:19 field-mark The 2nd entry of "points" holds "**once**", and a field is shown as it is typed. → Write the words alone: once',
      ],
    )
  })

  it.each([
    'lede: 5 * 3 * 2 is 30.',
    'lede: Fees* are low.',
    'lede: A snake_case_name.',
    'lede: R&D; AT&T, too.',
    'lede: Fees under <5%, <soon>.',
    'lede: The court [sic] (as it was) agreed.',
    'lede: Section\u00A02.',
  ])('%j is text', (typed) => {
    expect(problemsOf(typed).map(inOneLine)).toEqual([])
  })
})

describe('quotation marks around a whole text', () => {
  it.each<[typed: string, shown: string]>([
    ['title: "About Us"', 'About Us'],
    ["title: 'About Us'", 'About Us'],
    [`title: '"About Us"'`, '“About Us”'],
    ['title: "“About Us”"', '“About Us”'],
    ['title: On “About Us”', 'On “About Us”'],
    ['title: “About” and “Us”', '“About” and “Us”'],
  ])('%s is shown as %s, and nothing is told', (typed, shown) => {
    const { site, problems } = buildWith(about, 'title: About Us', typed)
    expect(problems.map(inOneLine)).toEqual([])
    expect(site?.entries.find(({ slug }) => slug === 'about')?.data.title).toBe(shown)
    // --fix leaves what is meant.
    expect(fixFile({ path: about, text: `---\n${typed}\n---\n` }).repairs).toEqual([])
  })

  it.each([
    ['title: “About Us”', 'Write title: About Us (', `title: '"About Us"'`],
    ['title: ”About Us”', 'Write title: About Us (', `title: '"About Us"'`],
    ['title: ‘About Us’', 'Write title: About Us (', `title: '"About Us"'`],
  ])('%s is told, and either line that is printed mends it', (typed, plain, marked) => {
    const [problem, ...others] = problemsOf(typed, 'title: About Us')
    expect(others).toEqual([])
    expect(problem).toMatchObject({ rule: 'curly-quotes', severity: 'warning', line: 3, column: 8 })
    expect(problem?.fix).toContain(plain)
    expect(problem?.fix).toContain(marked)
    for (const line of [plain.slice('Write '.length, -2), marked])
      expect(problemsOf(line, 'title: About Us')).toEqual([])
  })

  it('around a value that is wrong besides, only the value is told', () => {
    const { problems } = buildWith('firm.mdx', 'phone: +1 212 555 0142', 'phone: “12345”')
    expect(problems.map(({ rule, severity }) => [rule, severity])).toEqual([['wrong-value', 'error']])
  })

  it('in a text below its name they belong to the text', () => {
    expect(problemsOf('lede: >-\n  “We act.”').map(inOneLine)).toEqual([])
  })
})
