import { firmOf } from '../../../src/firm/makePayload.ts'
import * as fc from 'fast-check'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bodyRenderer } from '../../fixtures/bodyRenderer.tsx'
import { fixBody, fixLines } from '../../../src/content/edit/fix/fixBody.ts'
import { fixFile } from '../../../src/content/edit/fix/fixFile.ts'
import { readTree } from '../../../src/node/readTree.ts'
import { build, buildWith, inOneLine, plainPage } from '../../fixtures/minimalSite.ts'
import { times } from '../../sample.ts'
import { readBody } from '../../fixtures/readBody.ts'
import { tags } from '../../../src/firm/tagDefinitions.ts'

const { site } = build()
if (!site) throw new Error('The tiny site has errors.')
const render = bodyRenderer(firmOf(site))

/** A body’s HTML; outside code, line ends and spaces are as one, as in a browser. */
function html(body: string): string {
  const { prose } = readBody(body)
  return render(prose)
    .split(/(<pre>[^]*?<\/pre>|<code>[^]*?<\/code>)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/\s+/g, ' ')))
    .join('')
}

const repaired = (text: string) => fixFile({ path: 'pages/about.mdx', text }, tags)
const fields = 'title: Tax Law'

describe('the file as such', () => {
  it.each<[name: string, typed: string, mended: string, words: string]>([
    [
      'a dash for a fence',
      `—-\n${fields}\n---\n`,
      `---\n${fields}\n---\n`,
      'line 1: wrote --- in place of “—-”',
    ],
    ['a long dash', `—\n${fields}\n---\n`, `---\n${fields}\n---\n`, 'line 1: wrote --- in place of “—”'],
    [
      'four hyphens',
      `----\n${fields}\n---\n`,
      `---\n${fields}\n---\n`,
      'line 1: wrote --- in place of “----”',
    ],
    [
      'a dash below',
      `---\n${fields}\n—-\nA\n`,
      `---\n${fields}\n---\nA\n`,
      'line 3: wrote --- in place of “—-”',
    ],
    [
      'a dash below, and a line across the page in the text',
      `---\n${fields}\n—-\nA\n\n---\n\nB\n`,
      `---\n${fields}\n---\nA\n\n---\n\nB\n`,
      'line 3: wrote --- in place of “—-”',
    ],
    [
      'spaces before a fence',
      ` ---\n${fields}\n---\n`,
      `---\n${fields}\n---\n`,
      'line 1: deleted the spaces before ---',
    ],
    [
      'a blank first line',
      `\n---\n${fields}\n---\n`,
      `---\n${fields}\n---\n`,
      'deleted the blank line at the beginning',
    ],
    [
      'two of them',
      `\n \n---\n${fields}\n---\n`,
      `---\n${fields}\n---\n`,
      'deleted 2 blank lines at the beginning',
    ],
    [
      'spaces behind a fence',
      `--- \n${fields}\n---\n`,
      `---\n${fields}\n---\n`,
      'line 1: deleted the spaces at the end',
    ],
    [
      'Windows’ line ends',
      `---\r\n${fields}\r\n---\r\n`,
      `---\n${fields}\n---\n`,
      'wrote line ends as all other files have them (Windows has its own)',
    ],
    [
      'a byte-order mark',
      `\uFEFF---\n${fields}\n---\n`,
      `---\n${fields}\n---\n`,
      'took away an invisible sign at the beginning (a byte-order mark)',
    ],
    [
      'no line end at the end',
      `---\n${fields}\n---\nText.`,
      `---\n${fields}\n---\nText.\n`,
      'ended the last line',
    ],
    [
      'blank lines at the end',
      `---\n${fields}\n---\nText.\n\n\n`,
      `---\n${fields}\n---\nText.\n`,
      'deleted the blank lines at the end',
    ],
  ])('%s', (_, typed, mended, words) => {
    expect(repaired(typed)).toEqual({ text: mended, repairs: [words] })
  })

  it.each<[name: string, typed: string]>([
    ['an empty file', ''],
    ['a file without fences', `${fields}\n\nText.\n`],
    ['fields that are never closed', `---\n${fields}\n\nWe act. We win.\n`],
  ])('%s is left as it is', (_, text) => {
    expect(repaired(text)).toEqual({ text, repairs: [] })
  })

  it('a file whose letters cannot be made out is left as it is', () => {
    const text = '—-\nname: Ren\uFFFD\n---\n'
    expect(fixFile({ path: 'a.mdx', text, decodeError: { kind: 'utf-16' } }, tags)).toEqual({
      text,
      repairs: [],
    })
  })
})

describe('the fields', () => {
  it.each<[typed: string, mended: string]>([
    // Tabs that indent.
    ['address:\n\tcity: Rome', 'address:\n  city: Rome'],
    ['a:\n\tb:\n\t\tc: d', 'a:\n  b:\n    c: d'],
    ['a:\n    b: c\n\td: e', 'a:\n    b: c\n    d: e'],
    ['list:\n\t-\tone', 'list:\n  - one'],
    ['title:\tTax Law', 'title:\tTax Law'],
    ['text: >-\n  One\n  \ttwo', 'text: >-\n  One\n  \ttwo'],
    // Quotation marks.
    ['title: “Tax Law”', 'title: "Tax Law"'],
    ['title: ”Tax Law”', 'title: "Tax Law"'],
    ['title: „Tax Law“', 'title: "Tax Law"'],
    ['title: "Tax Law”', 'title: "Tax Law"'],
    ['title: “Tax Law"', 'title: "Tax Law"'],
    ['title: ‘Tax Law’', 'title: "Tax Law"'],
    ['title: “Smith v. Jones: update”', 'title: "Smith v. Jones: update"'],
    ['title: “The firm’s law”', 'title: "The firm’s law"'],
    ['title: “C:\\law”', "title: 'C:\\law'"],
    ['list:\n  - “Tax Law”', 'list:\n  - "Tax Law"'],
    ['title: “Tax” and “Law”', 'title: “Tax” and “Law”'],
    ['title: On “Tax Law”', 'title: On “Tax Law”'],
    ['title: "It’s \\u00a7"', 'title: "It’s \\u00a7"'],
    ['text: >-\n  Note: “We act.”\n  - “We win.”', 'text: >-\n  Note: “We act.”\n  - “We win.”'],
    // Spaces at the ends of lines.
    ['title: Tax Law  ', 'title: Tax Law'],
    ['text: >-\n  One \n  two\t', 'text: >-\n  One\n  two'],
  ])('%j becomes %j', (typed, mended) => {
    expect(repaired(`---\n${typed}\n---\n`).text).toBe(`---\n${mended}\n---\n`)
  })

  it('what was done is told with its lines', () => {
    const text = '---\ntitle: “Tax Law” \naddress:\n\tcity: Rome\n\tstreet: “1 Street”\n---\n'
    expect(repaired(text).repairs).toEqual([
      'line 2: deleted the spaces at the end',
      'lines 4 and 5: put spaces in the place of tabs',
      'lines 2 and 5: made the quotation marks around the text straight ones',
    ])
  })
})

describe('one sentence a line', () => {
  it.each<[typed: string, ...lines: string[]]>([
    ['We act. We win! Do we? Yes.', 'We act.', 'We win!', 'Do we?', 'Yes.'],
    ['The\nfirm acts. We and\nothers win.', 'The', 'firm acts.', 'We and', 'others win.'],
    // Short forms.
    ['Smith v. Jones was right. It stands.', 'Smith v. Jones was right.', 'It stands.'],
    ['Acme Inc. Boston sued. It won.', 'Acme Inc. Boston sued.', 'It won.'],
    ['It sued Acme Inc. The court agreed.', 'It sued Acme Inc.', 'The court agreed.'],
    ['In the N.Y. Supreme Court. In the U.S. Army.', 'In the N.Y. Supreme Court.', 'In the U.S. Army.'],
    ['He acts in the U.S. We do too.', 'He acts in the U.S.', 'We do too.'],
    ['See No. 5 there. Is it? No. We act.', 'See No. 5 there.', 'Is it?', 'No.', 'We act.'],
    ['Mr. Doe, Ms. Roe and Dr. Poe met Prof. Low.', 'Mr. Doe, Ms. Roe and Dr. Poe met Prof. Low.'],
    ['Fees, e.g. Court fees, i.e. Costs.', 'Fees, e.g. Court fees, i.e. Costs.'],
    ['§ 1. Definitions. Words mean this.', '§ 1. Definitions.', 'Words mean this.'],
    ['See 15 U.S.C. § 1. The act applies.', 'See 15 U.S.C. § 1.', 'The act applies.'],
    ['She has a J.D. Degrees matter.', 'She has a J.D. Degrees matter.'],
    ['J. P. Morgan lent. J.-P. Roux paid.', 'J. P. Morgan lent.', 'J.-P. Roux paid.'],
    ['12 F. Supp. 2d 34 (2d Cir. 1999). Next.', '12 F. Supp. 2d 34 (2d Cir. 1999).', 'Next.'],
    ['On Jan. 5 at 5 p.m. Monday. It rained.', 'On Jan. 5 at 5 p.m. Monday.', 'It rained.'],
    ['Art. IV holds. See Ex. B. The end.', 'Art. IV holds.', 'See Ex. B.', 'The end.'],
    // Numbers, ellipses, quotation marks, parentheses.
    ['It is 3.5 percent. Version 1.10 is out.', 'It is 3.5 percent.', 'Version 1.10 is out.'],
    ['It cost $1,000. $5 was left.', 'It cost $1,000.', '$5 was left.'],
    ['He waited... Then … Nothing.', 'He waited... Then … Nothing.'],
    ['He said "No." Then he left.', 'He said "No."', 'Then he left.'],
    ['“Why?” Smith asked. “So?” he said.', '“Why?” Smith asked.', '“So?” he said.'],
    ['We act. (They do not.) We win.', 'We act.', '(They do not.)', 'We win.'],
    ['We (who act. And win.) are here. Yes.', 'We (who act. And win.) are here.', 'Yes.'],
    ['Use example.com. then the iPhone. eBay sold.', 'Use example.com. then the iPhone. eBay sold.'],
    // Markdown.
    ['*We act.* We **win. They** lose.', '*We act.* We **win.', 'They** lose.'],
    ['**Fees.** We charge. Little.', '**Fees.** We charge.', 'Little.'],
    ['See [us. We](/contact). Then `x. Y`. End.', 'See [us.', 'We](/contact).', 'Then `x. Y`.', 'End.'],
    ['See [it](/contact "A. B"). ![C. D](/e.png) F.', 'See [it](/contact "A. B").', '![C. D](/e.png) F.'],
    ['Write. <FirmEmail />', 'Write. <FirmEmail />'],
    ['Write to <FirmEmail />. We answer.', 'Write to <FirmEmail />.', 'We answer.'],
    [
      'One <!-- A. B --> two.[^1] Three\n\n[^1]: A. B',
      'One <!-- A. B --> two.[^1]',
      'Three',
      '',
      '[^1]: A. B',
    ],
    ['Steps: 1. One. 2. Two', 'Steps: 1. One. 2. Two'],
    ['One. Two  \nthree. Four\\\nfive', 'One.', 'Two  ', 'three.', 'Four\\', 'five'],
    ['- One. The\n  two.', '- One.', '  The', '  two.'],
    ['- [ ] One. Two', '- [ ] One.', '  Two'],
    ['10. One. Two', '10. One.', '    Two'],
    ['> One. The\n> two', '> One.', '> The', '> two'],
    ['> - One. Two', '> - One.', '>   Two'],
    ['<Note title="A. B">\nOne. Two\n</Note>', '<Note title="A. B">', 'One.', 'Two', '</Note>'],
    // Left alone.
    ['## One. Two', '## One. Two'],
    ['    One. Two', '    One. Two'],
    ['```\nOne. Two  \n```', '```', 'One. Two  ', '```'],
    ['| A. B | C |\n| --- | --- |\n| D. E | F |', '| A. B | C |', '| --- | --- |', '| D. E | F |'],
    ['<!--\nOne. Two\n-->', '<!--', 'One. Two', '-->'],
    ['[a]: /b "C. D"', '[a]: /b "C. D"'],
    // Spaces at the ends of lines.
    ['One  \n\ntwo and \nthree', 'One', '', 'two and', 'three'],
  ])('%j', (typed, ...lines) => {
    expect(fixBody(typed, tags).body.split('\n')).toEqual(lines)
    expect(html(lines.join('\n'))).toBe(html(typed))
  })

  it('lines that end within a sentence stay, in an address as well', () => {
    const address = 'West Atlantic LLP\n100 Sample Slip,\nNew York, NY 10004'
    expect(fixBody(address, tags)).toEqual({ body: address, repairs: [] })
  })

  it('what was done is told with its number', () => {
    expect(fixBody('One. Two. Three.  \n\nFive', tags).repairs).toEqual([
      'deleted the spaces at the end of 1 line',
      'began 2 sentences on a new line',
    ])
  })

  it('two sentences on a line are told, once a file, and no more when they are repaired', () => {
    const crowded = plainPage(
      'About Us',
      'inMenu: header\norder: 2',
      '\nOne. Two. Three.\n\n## Why\n\nA. B.\n',
    )
    expect(build({ 'pages/about.mdx': crowded }).problems.map(inOneLine)).toEqual([
      'pages/about.mdx:10:6 sentence-a-line Here a second sentence begins on the same line, as one more does in this file. → Begin each sentence on a line of its own, or let npm run check -- --fix do it; the page stays the same.',
    ])
    expect(build({ 'pages/about.mdx': repaired(crowded).text }).problems).toEqual([])
    expect(buildWith('pages/about.mdx', 'Text.', 'Mr. Doe.').problems).toEqual([])
  })
})

/** Every mend is held against the words and marks of the text that was given. */
describe('what Word leaves in a text', () => {
  it.each<[what: string, typed: string, mended: string, repair: string]>([
    ['bullets', '• One\n• Two', '- One\n- Two', 'wrote a hyphen at the beginning of 2 items'],
    ['bullets below their opening', 'We do:\n•\tOne\n•\tTwo', 'We do:\n- One\n- Two', 'of 2 items'],
    ['bullets with marks', '• [a](/b) **c**\n• `d`', '- [a](/b) **c**\n- `d`', 'of 2 items'],
    ['bullets apart', '·  One\n\n·  Two', '- One\n\n- Two', 'of 2 items'],
    ['bullets in letters of Word', '\uF0B7\u00A0One', '- One', 'of 1 item'],
    ['three levels', '•\tA\no\tB\n▪\tC\n•\tD', '- A\n  - B\n    - C\n- D', 'of 4 items'],
    ['levels apart', '•\tA\n\no\tB\n\n•\tC', '- A\n\n  - B\n\n- C', 'of 3 items'],
    ['a hyphen with a special space', '-\u00A0One', '- One', 'of 1 item'],
    [
      'signs that nobody sees',
      'An agree\u00ADment, and\u200B so.',
      'An agreement, and so.',
      'took out 2 invisible signs',
    ],
    ['one before a bullet', '\uFEFF• One', '- One', 'wrote a hyphen at the beginning of 1 item'],
    [
      'an indented passage',
      'Now.\n\n    We read every notice at once.\n\n    We answer it in time.',
      'Now.\n\nWe read every notice at once.\n\nWe answer it in time.',
      'took away the spaces before 1 indented passage',
    ],
    [
      'a table with tabs',
      'Notice\tDays\nAudit\t30\nAppeal\t1,000',
      '| Notice | Days |\n| --- | --- |\n| Audit | 30 |\n| Appeal | 1,000 |',
      'made a table of 3 lines',
    ],
  ])('%s', (_, typed, mended, repair) => {
    const { body, repairs } = fixBody(typed, tags)
    expect(body).toBe(mended)
    expect(repairs.join('; ')).toContain(repair)
    const before = readBody(typed).problems
    expect(before.some(({ fix }) => fix.startsWith('Let npm run check -- --fix do it. By hand: '))).toBe(true)
    expect(readBody(mended).problems).toEqual([])
    expect(fixBody(body, tags)).toEqual({ body, repairs: [] })
  })

  it.each<[what: string, typed: string]>([
    ['a sentence below bullets', '• One\nWe charge by the hour'],
    ['a legend', '○ open\n● taken'],
    ['dashes, which may be a talk', '– Why?\n– So.'],
    ['a bullet before a number', '• 1. One'],
    ['a bullet in a quote', '> • One'],
    ['a bullet in code', '`• One`\n\n```\n• One\n```'],
    ['telephone numbers', 'Tel.\t212\nFax\t213'],
    ['names and places', 'Jane\tBoston\nJoe\tAlbany'],
    ['a table with an empty cell', 'Notice\t\tDays\nAudit\t\t30'],
    ['an indented program', '    const sum = add(1, 2);'],
    ['an indented passage with marks', '    We read **every** notice at once.'],
    ['an indented passage above another line', '    We read every notice at once.\nNow'],
    ['an invisible sign that keeps a hyphen from being a list', '\u200B- One'],
    ['a word that is parted by an invisible sign', 'We con\u00AD\nsider it.'],
  ])('is left to people where it is not plain: %s', (_, typed) => {
    expect(fixBody(typed, tags)).toEqual({ body: typed, repairs: [] })
    const { problems } = readBody(typed)
    expect(problems.filter(({ fix }) => fix.includes('--fix'))).toEqual([])
  })
})

describe('repairing twice is repairing once, and the page stays the same', { timeout: 60_000 }, () => {
  const piece = fc.constantFrom(
    'We act',
    'Inc',
    'v',
    'No',
    'U.S',
    'J',
    '5',
    '§ 1',
    '“Why',
    '(a',
    ')',
    '”',
    '"',
    "'",
    '*',
    '**',
    '_',
    '~~',

    '`',
    '[',
    '](/x)',
    '![',
    '<FirmEmail />',
    '<!-- a -->',
    '<br>',
    '[^1]',
    '\\',
    '&amp;',
    'x@a.com',
    '|',
    '...',

    '. ',
    '.',
    '! ',
    '? ',
    ': ',
    ' ',
    '  ',
    '\t',
    '\n',
    '\n\n',
    '  \n',
    '\\\n',
    '\n> ',
    '\n- ',
    '\n1. ',
    '\n  ',

    '\n    ',
    '\n## ',
    '\n---\n',
    '\n```\n',
    '\n| a | b |\n| - | - |\n',
    '\n<Note>\n',
    '\n</Note>\n',
    '\n[^1]: ',
    '\n[x]: /y\n',
  )
  const bodies = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''))

  it('for any text', () => {
    fc.assert(
      fc.property(bodies, (typed) => {
        const lines = fixLines(typed, tags).body
        if (lines !== typed) expect(html(lines)).toBe(html(typed))
        const { body } = fixBody(typed, tags)
        // Rows of a table may get their signs.
        expect(body.replace(/[\s>|-]/g, '')).toBe(typed.replace(/[\s>|-]/g, ''))
        expect(fixBody(body, tags)).toEqual({ body, repairs: [] })
      }),
      { numRuns: times(75, 600) },
    )
  })

  it('for any file', () => {
    const line = fc.constantFrom(
      '---',
      '—-',
      ' ---',
      '',
      ' ',
      'a: b',
      'a: “b”',
      'c: "d”',
      '\te: f',
      '  g: h ',
      '- ‘i’',
      'text: >-',
      '\t-\tj',
      'x: [“y”, z]',
      'We act. We win.',
      '\uFEFF',
    )
    const files = fc
      .tuple(fc.array(line, { maxLength: 12 }), fc.constantFrom('\n', '\r\n', '\r'))
      .map(([lines, end]) => lines.join(end))
    fc.assert(
      fc.property(files, (typed) => {
        const { text } = repaired(typed)
        expect(repaired(text)).toEqual({ text, repairs: [] })
      }),
      { numRuns: times(75, 600) },
    )
  })

  it('the real content needs no repair', () => {
    const { files } = readTree(join(import.meta.dirname, '../../../content'))
    expect(files.length).toBeGreaterThan(50)
    for (const file of files) expect(fixFile(file, tags), file.path).toEqual({ text: file.text, repairs: [] })
  })
})
