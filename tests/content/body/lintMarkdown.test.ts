import { describe, expect, it } from 'vitest'
import { build, inOneLine, plainPage } from '../../fixtures/minimalSite.ts'

/** Markdown that misses its form by little: visitors would see its signs, so it is told, with what was meant. */

const about = 'pages/about.mdx'

const problemsOf = (text: string) =>
  build({ [about]: plainPage('About Us', '', `\n${text}\n\n## Why\n`) }).problems

const told = (text: string): string[] => problemsOf(text).map(inOneLine)

describe('what was meant is printed, and who types it has mended the text', () => {
  it.each<[typed: string, place: string, words: string, mended: string]>([
    // Headings
    ['##Fees and costs', '8:1', '"##Fees and costs" is no heading', '## Fees and costs'],
    ['Write to\n###Us', '9:1', 'visitors see the ### signs', 'Write to\n## Us'],
    ['#Fees', '8:1', '"#Fees" is no heading, and visitors see the # sign.', '## Fees'],
    ['##\u00A0Fees', '8:1', 'Write ## Fees', '## Fees'],
    ['## Fees {fees}', '8:9', 'This heading ends with "{fees}", and visitors see it.', '## Fees {#fees}'],
    ['## Fees {fees} ##', '8:9', 'Take it out: only legal pages need names', '## Fees ##'],
    ['Fees {fees-b}\n---', '8:6', 'write {#fees-b} at the heading’s very end', '## Fees'],
    ['## Fees {#fees', '8:9', 'ends with "{#fees", and', '## Fees {#fees}'],
    ['## Fees (#fees)', '8:9', 'ends with "(#fees)", and', '## Fees {#fees}'],
    ['## Fees [#fees]', '8:9', 'ends with "[#fees]", and', '## Fees'],
    ['## *Fees {#fees}*', '8:10', 'ends with "{#fees}", and', '## *Fees* {#fees}'],
    // Links
    ['Write to [us] (/contact).', '8:10', 'Write [us](/contact)', 'Write to [us](/contact).'],
    ['Write to [us]\n(/contact).', '8:10', '"[us] (/contact)" is no link', 'Write to [us](/contact).'],
    ['See [it] (https://irs.gov).', '8:5', 'Write [it](https://irs.gov)', 'See [it](https://irs.gov).'],
    ['See [the **law**] (/contact).', '8:5', 'Write [the **law**](/contact)', 'See [the **law**](/contact).'],
    ['See (us)[/contact].', '8:5', 'Write [us](/contact)', 'See [us](/contact).'],
    [
      'See [us][/contact].',
      '8:5',
      'stands in square brackets. → Write [us](/contact)',
      'See [us](/contact).',
    ],
    [
      'See [us](/contact now.',
      '8:5',
      'its last bracket is missing. → Write [us](/contact)',
      'See [us](/contact) now.',
    ],
    ['See [us](/contact.', '8:5', 'Write [us](/contact)', 'See [us](/contact).'],
    ['See [us](/contact now. and (then) go.', '8:5', 'last bracket', 'See [us](/contact) now. '],
    [
      'See [us](/Our Contact).',
      '8:5',
      'the space in its address. → Write the page’s address',
      'See [us](/contact).',
    ],
    ['See [**us**](/our page).', '8:5', '"[**us**](/our page)" is no link', 'See [**us**](/contact).'],
    ['See [us](contact us).', '8:5', 'for example [us](/contact-us)', 'See [us](/contact).'],
    [
      '[a](mailto: info@tiny.example)',
      '8:1',
      'Write [a](mailto:info@tiny.example)',
      '[a](mailto:info@tiny.example)',
    ],
    ['[a](tel:+1 212 555 0142)', '8:1', 'Write [a](tel:+12125550142)', '[a](tel:+12125550142)'],
    ['[a](https://irs.gov/a b)', '8:1', 'Write [a](https://irs.gov/a%20b)', '[a](https://irs.gov/a%20b)'],
    ['[a](/contact “Us”)', '8:1', 'Write [a](/contact "Us")', '[a](/contact "Us")'],
    ['[a](/contact "Us)', '8:1', 'Write [a](/contact "Us")', '[a](/contact "Us")'],
    // Bold and the like
    ['We act **at once.', '8:8', 'The ** before "at once." is never closed', 'We act **at once**.'],
    ['We act *at once.', '8:8', 'that is to be in italics', 'We act *at once*.'],
    ['We act __at once.', '8:8', 'write \\_\\_ instead', 'We act \\_\\_at once.'],
    [
      'We act at once** and win.',
      '8:15',
      'The ** behind "once" closes nothing',
      'We act **at once** and win.',
    ],
    ['We act ** at once **.', '8:8', 'Write **at once**', 'We act **at once**.'],
    ['We act ** at once**.', '8:8', 'Write **at once**', 'We act **at once**.'],
    ['We **act **now.', '8:4', 'Write **act** now', 'We **act** now.'],
    ['We *act * now.', '8:4', 'Write *act*', 'We *act* now.'],
    ['**Fees:**We charge.', '8:1', 'Write **Fees:** We', '**Fees:** We charge.'],
    ['~~Old ~~ new.', '8:1', 'Write ~~Old~~', '~~Old~~ new.'],
    ['## We **act', '8:7', 'never closed', '## We **act**'],
    ['> Fees and\n> **costs', '9:3', 'never closed', '> Fees and\n> **costs**'],
    [
      '| A | B |\n| --- | --- |\n| **a | b |',
      '10:3',
      'never closed',
      '| A | B |\n| --- | --- |\n| **a** | b |',
    ],
    // Lists
    ['• One\n• Two', '8:1', 'begins with "•", as items of lists do in Word', '- One\n- Two'],
    [
      'One:\n\n•\tOne',
      '10:1',
      'Replace the "•" and what follows it up to the words with a hyphen and a space: - One',
      'One:\n\n- One',
    ],
    ['· One', '8:1', '- One', '- One'],
    ['o\tOne\no\tTwo', '8:1', 'in each of the 2 lines; the first becomes: - One', '- One\n- Two'],
    ['\uF0B7 One', '8:1', 'a sign for lists that only Word has', '- One'],
    ['– One\n– Two', '8:1', 'begins with "–"', '- One\n- Two'],
    ['We do:\n\n– One', '10:1', 'begins with "–"', 'We do:\n\n- One'],
    ['-One\n-Two', '8:1', 'A space is missing behind the "-"', '- One\n- Two'],
    ['*One\n*Two', '8:1', 'A space is missing behind the "*"', '- One\n- Two'],
    ['-\u00A0One', '8:1', 'stands a special space, as Word makes it', '- One'],
    ['1.One\n2.Two', '8:1', 'An ordinary space is missing behind "1."', '1. One\n2. Two'],
    ['- One\n-Two', '9:1', 'A space is missing behind the "-"', '- One\n- Two'],
    ['* One\n*Two', '9:1', 'Put an ordinary space behind the star: * Two', '* One\n* Two'],
    ['* One\n\n*Two', '10:1', 'behind the star: * Two', '* One\n\n* Two'],
    ['+ One\n+Two', '9:1', 'behind the plus sign: + Two', '+ One\n+ Two'],
    // Tables
    [
      '| A | B |\n| a | b |',
      '8:1',
      'Write | --- | --- | on a line of its own below',
      '| A | B |\n| --- | --- |\n| a | b |',
    ],
    ['A | B\na | b', '8:1', 'Write | --- | --- |', 'A | B\n--- | ---\na | b'],
    [
      '| A | B |\n| --- |\n| a | b |',
      '8:1',
      'first row has 2 columns, and the row of hyphens below has 1',
      '| A | B |\n| --- | --- |\n| a | b |',
    ],
    [
      '| A | B |\n\n| --- | --- |\n| a | b |',
      '10:1',
      'This row of hyphens stands apart',
      '| A | B |\n| --- | --- |\n| a | b |',
    ],
    [
      '| A | B |\n| --- | --- |\n| a | b |\n\n| c | d |',
      '12:1',
      'Delete the blank line above it',
      '| A | B |\n| --- | --- |\n| c | d |',
    ],
    ['A\tB\na\tb', '8:1', 'copied from a spreadsheet', '| A | B |\n| --- | --- |\n| a | b |'],
    [
      '> | A |\n> | --- |\n> | a | **b** c | d |',
      '10:7',
      'so visitors do not see "b c", "d". → Add a column',
      '| A | B | C |\n| --- | --- | --- |\n| a | **b** c | d |',
    ],
    // Numbers of items
    [
      '1. one\n3. two\n2. three',
      '9:1',
      'typed with the number 3, and the page shows 2',
      '1. one\n2. two\n3. three',
    ],
    ['1) one\n3) two', '9:1', 'write 3\\) in the place of 3) and a blank', '1) one\n\n3\\) two'],
    ['- a\n\n  2. b\n  3. c\n  3. d', '12:3', 'the page shows 4', '- a\n\n  2. b\n  3. c'],
    // Words that stand for others
    [
      'See **Error!\nReference source not found.**',
      '8:7',
      '"Error! Reference source not found" is what Word writes where a reference leads nowhere',
      'See Rule 1.1.',
    ],
    ['See Error!\nBookmark not defined.', '8:5', '"Error! Bookmark not defined" is what', 'See Rule 1.1.'],
    ['Lorem ipsum dolor.', '8:1', '"Lorem ipsum" stands for a text', 'Words.'],
    ['The fee is TODO.', '8:12', '"TODO" stands for a text', 'The fee is $100.'],
    ['- Born in TKTK', '8:11', '"TKTK" stands for', '- Born in 1960'],
    ['## Fees of $XXX', '8:13', '"XXX" stands for', '## Fees of $100'],
    // Words that are parted
    ['We con-\nsider it.', '8:4', '"con- sider". → Write it on one line: "consider", or', 'We consider it.'],
    ['A well-\nknown firm', '8:3', 'or "well-known" if the hyphen belongs to it.', 'A well-known firm'],
    ['> We con¬\n> sider it.', '8:6', '"con¬ sider"', '> We consider it.'],
    ['We con\u00AD\nsider it.', '8:4', '"con sider". →', 'We consider it.'],
    // Footnotes, and signs that nobody sees
    ['We won.[^1]', '8:8', 'The footnote "[^1]" has no text', 'We won.[^1]\n\n[^1]: In 2020.'],
    [
      'An agree\u00ADment.',
      '8:9',
      'An invisible sign stands in this word. → Let npm run check -- --fix do it. By hand: Delete the word and type it again: agreement.',
      'An agreement.',
    ],
    ['An agree\uFEFFment.', '8:9', 'Delete the word and type it again: agreement.', 'An agreement.'],
    ['An \uFEFF agreement.', '8:4', 'The sign stands alone between two spaces', 'An agreement.'],
    ['An\u200Bother and\u00AD so.', '8:3', 'as one more does in this file', 'Another and so.'],
  ])('%j', (typed, place, words, mended) => {
    const problems = problemsOf(typed)
    const [problem = ''] = problems.map(inOneLine)
    expect(problems).toHaveLength(1)
    expect(problem).toContain(`${about}:${place} `)
    expect(problem).toContain(words)
    // A link to an address is one beyond doubt.
    const isLink = /\]\s*\((?:\/|[a-z]+:)|\)\[|\]\[/.test(typed)
    expect(problems[0]?.severity).toBe(isLink || problem.includes('lost-cell') ? 'error' : 'warning')
    expect(told(mended).filter((problem) => !problem.includes('sentence-a-line'))).toEqual([])
  })
})

it.each<[typed: string, ...fixes: string[]]>([
  [
    '![A desk](./My photo.jpg)',
    'Write ![A desk](<./My photo.jpg>); or rename the picture’s file to my-photo.jpg, and write ![A desk](./my-photo.jpg)',
  ],
])('a picture with a space in its name: %j', (typed, fix) => {
  const otherFiles = new Set(['pages/My photo.jpg'])
  const page = (text: string) =>
    build({ [about]: plainPage('About Us', '', `\n${text}\n\n## Why\n`) }, { otherFiles })
  const { problems } = page(typed)
  // That no page shows the file follows from it, and to delete the file would be wrong advice.
  expect(problems.map(({ rule }) => rule)).toEqual(['spoilt-link'])
  expect(problems[0]?.fix).toBe(fix)
  expect(page('![A desk](<./My photo.jpg>)').problems).toEqual([])
})

it('words that are bold over two paragraphs are told at both ends', () => {
  const [opened, closed, ...more] = told('We act **at once.\n\nAlways.**')
  expect(opened).toContain('The ** before "at once." is never closed')
  expect(closed).toContain('The ** behind "Always." closes nothing')
  expect(more).toEqual([])
  expect(told('We act **at once.**\n\n**Always.**')).toEqual([])
})

/** `corpus.test.ts` looks for false alarms in many real documents. */
describe('what is meant to be seen is not told', () => {
  it.each([
    '## Fees',
    '## Fees {#fees}\n\n## Costs {#costs} ##',
    '## Dear {Client Name}',
    '## A {name} for you',
    '## Fees \\{fees\\}',
    '## Fees `{fees}`',
    '## Rule (a)\n\n## We are #hiring',
    'We are the #1 choice, case ##12.',
    '#MeToo cases are rising.',
    '\\##Fees',
    'See \\[it\\] (/contact).',
    'See `[it] (/contact)`.',
    '```\n##Fees\n• One\n```',
    'The court [sic] (as it was) agreed.',
    'The court [sic](as it was) agreed.',
    'See [1] (see below) and [2](see above).',
    'It is [mended] (#432).',
    'Write to [us](/contact) (/contact is the page).',
    'The word “[t]he” (in brackets).',
    '5 * 3 is 15, 5 *3 too, and 2 ** 3 is 8.',
    '* one\n* two',
    'Fees* are low.\n\n*Without costs.',
    '* Fees*\n* Costs\n\n*Without tax.',
    '* one\n*two* words',
    'Fees* and costs** are low.\n\n*Before tax.\n\n**After tax.',
    'The star "*" and the sign `**`.',
    'A snake_case name, and a _ alone.',
    'Name: ______ Day: ___',
    'It is \\*here, \\*\\*here and <!-- **here -->there.',
    'About ~5 of them.',
    '1) one\n2) two',
    'It is there\n– or was',
    '— Jane Sample',
    'A short-\nor long-term lease, and a first-\nto third-party claim.',
    'From 2019-\nto date, a - \nb, a--\nb, `con-\nsider`.',
    '1. one\n1. two\n1. three',
    'Title XXX, Chapter XXX and XXXII, XXX-XX-1234, `TODO`, <!-- TODO --> and Todo.',
    '4. one\n5. two',
    '1. one\n\n3\\. three\n\n4. four',
    '1. one\n\n   1. two\n   2. three\n\n2. four',
    '| A | B |\n| --- | --- |\n| a |\n| a | b | |\n| a \\| c | b |',
    'Either | or.',
    'Go to x | y now.\nThen rest.',
    '| alone |',
    'We mean § 12.',
    'An emoji 👩‍⚖️ here.',
    'See \\[us] (/contact), \\(us)[/contact] and \\[us](/our contact).',
    'https://irs.gov/a_b*c **d**',
    // What only looks like a sign of another program.
    'Smith v. Jones [1] holds so; see also [2], and Roe v. Doe[3].',
    '[1] The appeal is allowed.\n\n[2] See [1] above, and Doe, at [1].',
    'He wrote [sic][1] and [[t]he court], in names[[1]] and [[2]].',
    'Dear [Client Name], dear [Client][Name], dear {Client Name}, dear {{Client Name}}.',
    'It is a ~ b, about ~5 to ~10, ~~old~~, and ~gone~ as on GitHub.',
    'If a == b and b == c, then a==b==c.',
    'Let 2^3^4 be, x^2 + y^2, and ^ alone ^ too.',
    'Note::: and a ::: b',
    '/s/ Jane Sample [/s/ Jane Sample] [a/b]',
    'For revenue <Fees and <NetIncome, P <Q.',
    '\\[[Page]] and `[[Page]]` and \\==mark==',
    'See https://youtu.be/w7Ft2ymGmfc for it.',
    '[Watch on YouTube](https://youtu.be/w7Ft2ymGmfc)',
    'https://www.irs.gov',
    '[Our page][about]\n\n[about]: /contact',
  ])('%j', (text) => {
    expect(told(text)).toEqual([])
  })
})

describe('signs of other programs, and who types what is printed has mended the text', () => {
  it.each<[typed: string, place: string, words: string, mended: string]>([
    ['See [[About Us]].', '8:5', 'Visitors see "[[About Us]]" as it is typed', 'See [About Us](/about).'],
    ['See [[about|the page]].', '8:5', 'Write [the page](/address)', 'See [the page](/about).'],
    ['We ==act== now.', '8:4', 'Write **act** if', 'We **act** now.'],
    [':::note\nMind.\n:::', '8:1', 'Write <Note> in its place, and </Note>', '<Note>\nMind.\n</Note>'],
    [
      '::: tip[The day]\n\nMind.\n\n:::',
      '8:1',
      'Write <Note title="The day"> in its place',
      '<Note title="The day">\n\nMind.\n\n</Note>',
    ],
    ['Mind.\n\n:::', '10:1', 'Delete the line.', 'Mind.'],
    [
      '> [!TIP] The day\n> Mind.',
      '8:3',
      'Write <Note title="The day">',
      '<Note title="The day">\nMind.\n</Note>',
    ],
    ['{{< vimeo 146022717 >}}', '8:1', '(https://vimeo.com/146022717)', '[a](https://vimeo.com/146022717)'],
    ['{{ site.title }}', '8:1', 'it is a code for another program', 'Tiny'],
    ['{% include a.html %}', '8:1', 'it is a code for another program', 'A.'],
    ['[b]Now[/b]', '8:1', 'Write **Now**', '**Now**'],
    ['[caption id="a"]Us[/caption]', '8:1', 'Visitors see "[caption id="a"]Us[/caption]" as', 'Us'],
    [
      'Now.[1]\n\n[1] Or then.',
      '8:5',
      'Write [^1] here, and [^1]: in the place of [1]',
      'Now.[^1]\n\n[^1]: Or then.',
    ],
    ['C~6~H~12~O~6~', '8:1', 'Write C₆H₁₂O₆', 'C₆H₁₂O₆'],
    ['We x~i~ it', '8:4', 'Write xi', 'We xi it'],
    ['10^6^ and more', '8:1', 'Write 10⁶', '10⁶ and more'],
    ['The 1^st^ of May', '8:5', 'Write 1st', 'The 1st of May'],
    ['See [us][1].', '8:5', 'no line "[1]: address" says where it leads', 'See [us](/contact).'],
    ['See [us][].', '8:5', 'no line "[us]: address" says', 'See [us]\n\n[us]: /contact'],
    [
      'https://youtu.be/w7Ft2ymGmfc',
      '8:1',
      'makes no player here',
      '[a](https://www.youtube.com/watch?v=w7Ft2ymGmfc)',
    ],
  ])('%j', (typed, place, words, mended) => {
    const [problem, ...more] = told(typed)
    expect(problem).toContain(`${about}:${place} `)
    expect(problem).toContain(words)
    expect(more).toEqual([])
    expect(told(mended)).toEqual([])
  })
})
