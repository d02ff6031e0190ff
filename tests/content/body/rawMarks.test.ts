import { describe, expect, it } from 'vitest'
import { findMarks } from '../../../src/content/body/findMarks.ts'
import { marks } from '../../../src/content/body/visibleText.ts'
import { build, plainPage } from '../../fixtures/minimalSite.ts'
import { readBody } from '../../fixtures/readBody.ts'

/** The problems of a body that starts on line 8, one a line. */
const problemsOf = (text: string): string[] =>
  readBody(`${'\n'.repeat(7)}${text}\n\n## Why\n`)
    .problems.filter(({ rule }) => rule !== 'sentence-a-line')
    .map(({ line, column, rule }) => `${line}:${column} ${rule}`)

describe('characters that ordinary text has in some places only', () => {
  it.each(marks.flatMap(([, passes]) => passes))('an editor can write %j', (text) => {
    expect(problemsOf(`See ${text} now.`)).toEqual([])
    expect(findMarks(`See ${text} now.`, [])).toEqual([])
  })
  it.each(marks.flatMap(([signs, , fails]) => fails.map((text) => [text, signs] as const)))(
    'an editor reads where %j has one of %j',
    (text, signs) => {
      const typed = `See ${text} now.`
      const [first] = findMarks(typed, [])
      expect([...signs].some((sign) => typed.slice(first?.index, first?.end).includes(sign))).toBe(true)
      expect(problemsOf(typed)).not.toEqual([])
    },
  )
  it.each([...'[]{}<>*_~^|\\#=`'])('an editor shows a %s by writing a backslash before it', (sign) => {
    expect(problemsOf(`See a \\${sign}b.`)).toEqual([])
    expect(findMarks(`a ${sign}b`, [])).toHaveLength(1)
  })
  it.each([
    'Smith v. Jones, 410 U.S. 113, 120 n.5 (2d Cir. 1973); 17 C.F.R. § 240.10b-5; Fed. R. Civ. P. 12(b)(6).',
    'See Madden (84 NY2d 738,\n744 [App Div, 2d Dept 1995]; CPLR 3211 [a] [7]; 36 Misc 3d 1201[A]).',
    'It costs $1,000, €5, ~£20 or US$ 5, and 50–60 % (±2°C) of R&D.',
    'Write to first_last@firm.example or see https://irs.gov/a_b?c=d#e, irs.gov/a~b or /a_b.',
    'Ελληνικά, हिन्दी, ‫עברית‬, 日本語、한국어 and العربية؟ pass, as do 👩‍💻 and ½.',
  ])('an editor can write %j in a text and in a field', (text) => {
    expect(problemsOf(text)).toEqual([])
    expect(findMarks(text, [])).toEqual([])
  })
  it('an editor reads about each of several mistakes that touch', () => {
    const rule = (find: RegExp) => ['leftover', find, 'Delete it.'] as const
    expect(findMarks('abcd^', [rule(/cd/g), rule(/ab/g)]).map(({ index }) => index)).toEqual([0, 2, 4])
  })
  it.each([4_000, 19_000])('an editor doesn’t wait for a line of %i marks', (count) => {
    for (const [signs] of marks)
      for (const sign of signs) expect(findMarks(sign.repeat(count), []).length).toBeLessThan(9)
  })
})

describe('text that nobody would see', () => {
  it.each([
    ['[^1]: See the notice.', ['8:1 unseen-line']],
    ['Won.[^1]\n\n[^1]: A.\n[^1]: B.', ['11:1 unseen-line']],
    ['[Us][a].\n\n[a]: /contact\n[b]: /contact', ['11:1 unseen-line']],
    ['[^1]: One\n    more\n\n    lines.', ['8:1 unseen-line']],
    ['- One\n-\n- Two', ['9:1 unseen-line']],
    ['A.\n\n<!-- a\nb -->\n\n| A |\n| --- |\n| b |\n\n---\n\n```\n\nc\n```\n\n[a\nb](/contact\n"c")', []],
    ['<Note title="Fees*">\nA.\n</Note>', ['8:18 raw-mark']],
    ['A&shy;b.', ['8:2 unseen-sign']],
    ['**A** and\nit&#146;s `&#146;` \\&#146;', ['9:3 unseen-sign']],
    ['&acirc;&euro;&trade;s &#11; &#0; &#39;', ['8:1 unseen-sign', '8:23 unseen-sign', '8:29 unseen-sign']],
    ['Won.[^1]\n\n[^1]:', ['10:1 unseen-line']],
    ['``` Fees and costs\nA.\n```', ['8:1 unseen-line']],
    ['~~~\n~~~', ['8:1 unseen-line']],
    ['A.\n\n\u00A0\n\nB.', ['10:1 unseen-line']],
    ['“[[x]]”, "[insert it]", ‘[TBD]’', ['8:2 foreign-mark', '8:11 leftover', '8:26 leftover']],
    ['> On [date], the [tenant] “[pays]”.', ['8:6 leftover']],
    ['a\u034Fb \u{1F44D}\uFE0F b\uFE0Fc', ['8:2 unseen-sign']],
    ['â€¦ and Â¦', ['8:1 file-encoding', '8:9 file-encoding']],
    ['By [date], [Client] pays [●].', ['8:4 leftover', '8:12 leftover', '8:26 leftover']],
  ])('of %j an editor reads %j', (text, problems) => {
    expect(problemsOf(text)).toEqual(problems)
  })
})

describe('Markdown that visitors would see as typed', () => {
  it.each([
    ['##Fees and costs', '8:1 raw-mark', '## Fees and costs'],
    ['Write to\n###Us', '9:1 raw-mark', 'Write to\n## Us'],
    ['## Fees {fees}', '8:9 leftover', '## Fees {#fees}'],
    ['## Fees {#fees', '8:9 raw-mark', '## Fees {#fees}'],
    ['## Fees (#fees)', '8:9 raw-mark', '## Fees {#fees}'],
    ['## *Fees {#fees}*', '8:10 raw-mark', '## *Fees* {#fees}'],
    ['Write to [us] (/contact).', '8:10 spoilt-link', 'Write to [us](/contact).'],
    ['See (us)[/contact].', '8:5 spoilt-link', 'See [us](/contact).'],
    ['See [us][/contact].', '8:5 spoilt-link', 'See [us](/contact).'],
    ['See [us](/contact now.', '8:5 spoilt-link', 'See [us](/contact) now.'],
    ['See [us](/Our Contact).', '8:5 spoilt-link', 'See [us](/contact).'],
    ['[a](mailto: info@tiny.example)', '8:1 spoilt-link', '[a](mailto:info@tiny.example)'],
    ['[a](https://irs.gov/a b)', '8:1 spoilt-link', '[a](https://irs.gov/a%20b)'],
    ['[a](/contact "Us)', '8:1 spoilt-link', '[a](/contact "Us")'],
    ['We act **at once.', '8:8 raw-mark', 'We act **at once**.'],
    ['We act *at once.', '8:8 raw-mark', 'We act *at once*.'],
    ['We act __at once.', '8:8 raw-mark', 'We act \\_\\_at once.'],
    ['We act at once** and win.', '8:15 raw-mark', 'We act **at once** and win.'],
    ['We act ** at once **.', '8:8 raw-mark', 'We act **at once**.'],
    ['We **act **now.', '8:4 raw-mark', 'We **act** now.'],
    ['**Fees:**We charge.', '8:1 raw-mark', '**Fees:** We charge.'],
    ['| A | B |\n| --- | --- |\n| **a | b |', '10:3 raw-mark', '| A | B |\n| --- | --- |\n| **a** | b |'],
    ['• One\n• Two', '8:1 raw-mark', '- One\n- Two'],
    ['o\tOne\n§\tTwo\nØ\tThree', '8:1 raw-mark', '- One\n- Two\n- Three'],
    ['\uF0B7 One', '8:1 unseen-sign', '- One'],
    ['– One\n– Two', '8:1 raw-mark', '- One\n- Two'],
    ['-One\n-Two', '8:1 raw-mark', '- One\n- Two'],
    ['*One\n*Two', '8:1 raw-mark', '- One\n- Two'],
    ['-\u00A0One', '8:1 raw-mark', '- One'],
    ['1.One\n2.Two', '8:1 raw-mark', '1. One\n2. Two'],
    ['- One\n-Two', '9:1 raw-mark', '- One\n- Two'],
    ['* One\n\n*Two', '10:1 raw-mark', '* One\n\n* Two'],
    ['| A | B |\n| a | b |', '8:1 raw-mark', '| A | B |\n| --- | --- |\n| a | b |'],
    ['| A | B |\n| --- |\n| a | b |', '8:1 raw-mark', '| A | B |\n| --- | --- |\n| a | b |'],
    ['A\tB\na\tb', '8:1 raw-mark', '| A | B |\n| --- | --- |\n| a | b |'],
    ['> | A |\n> | --- |\n> | a | **b** c | d |', '10:7 lost-cell', '| A |\n| --- |\n| a |'],
    ['1. one\n3. two\n2. three', '9:1 list-number', '1. one\n2. two\n3. three'],
    ['- a\n\n  2. b\n  3. c\n  3. d', '12:3 list-number', '- a\n\n  2. b\n  3. c'],
    ['See **Error!\nReference source not found.**', '8:7 leftover', 'See Rule 1.1.'],
    ['Lorem ipsum dolor.', '8:1 leftover', 'Words.'],
    ['Page 2\n\nPrivileged & Confidential', '8:1 leftover', 'Page 2 is.\n\nPrivileged and confidential.'],
    ['A v. B, __ NY3d __ (2027)', '8:9 leftover', 'A v. B, 9 NY3d 1 (2027)'],
    ['The fee is TODO.', '8:12 leftover', 'The fee is $100.'],
    ['## Fees of $XXX', '8:12 leftover', '## Fees of $100'],
    ['We con-\nsider it.', '8:4 broken-word', 'We consider it.'],
    ['> We con¬\n> sider it.', '8:6 broken-word', '> We consider it.'],
    ['We won.[^1]', '8:8 raw-mark', 'We won.[^1]\n\n[^1]: In 2020.'],
    ['An agree\u00ADment.', '8:9 unseen-sign', 'An agreement.'],
    ['An\u200Bother and\u00AD so.', '8:3 unseen-sign', 'Another and so.'],
    ['See [[About Us]].', '8:5 foreign-mark', 'See [About Us](/about).'],
    ['We ==act== now.', '8:4 foreign-mark', 'We **act** now.'],
    [':::note\nMind.\n:::', '8:1 foreign-mark', '<Note>\nMind.\n</Note>'],
    ['> [!TIP] The day\n> Mind.', '8:3 foreign-mark', '<Note title="The day">\nMind.\n</Note>'],
    ['{{< vimeo 146022717 >}}', '8:1 leftover', '[a](https://vimeo.com/146022717)'],
    ['{% include a.html %}', '8:1 leftover', 'A.'],
    ['[b]Now[/b]', '8:1 foreign-mark', '**Now**'],
    ['10^6^ and more', '8:3 foreign-mark', '10⁶ and more'],
    ['See [us][1].', '8:5 foreign-mark', 'See [us](/contact).'],
    ['C~6~H~12~O~6~', '8:2 foreign-mark', 'C₆H₁₂O₆'],
    ['1.1 We pay.\n1.2 You pay.', '8:1 raw-mark', '1.1 We pay.\n\n1.2 You pay.'],
    ['Terms:\nII. We pay.\nIII. You pay.', '9:1 raw-mark', 'II. We pay.'],
    ['Step 1: Call.\nStep 2: Sign.', '8:1 raw-mark', '1. Call.\n2. Sign.'],
    ['§ 1 Fees\n§ 2 Costs', '8:1 raw-mark', '§ 1 Fees\n\n§ 2 Costs'],
    ['Do not:\n- copy;\n- sell;\nwhile you print.', '10:1 raw-mark', 'Do not:\n- copy;\n\nwhile you print.'],
    ['- One\n - Two', '9:2 raw-mark', '- One\n  - Two'],
    ['10. Ten\n   - Two', '9:4 raw-mark', '10. Ten\n    - Two'],
    ['> They said so.\nWe agree.', '8:1 raw-mark', '> They said so.\n\nWe agree.'],
    ['> 50 employees', '8:1 raw-mark', '\\> 50 employees'],
    ['+ 50 percent', '8:1 raw-mark', '\\+ 50 percent'],
    ['- [ ] call', '8:1 foreign-mark', '- call'],
    ['Text.\n\n    One Street\n    New York', '10:1 indented-text', 'Text.\n\nOne Street\\\nNew York'],
    ['So it is【4†source】.', '8:9 raw-mark', 'So it is.'],
    ['It is so.[1, 2]', '8:10 raw-mark', 'It is so.[^1]\n\n[^1]: A.'],
    ['The ［tenant］ and ⟦x⟧', '8:5 raw-mark', 'The tenant and x'],
    ['Dear $CLIENT and @x@', '8:6 leftover', 'Dear \\$CLIENT and \\@x@'],
    ['Dear {{client}} or $$x$$', '8:6 leftover', 'Dear \\{{client}} or \\$$x$$'],
    ['&lbrack;Client&rbrack;', '8:1 leftover', 'Ada'],
    ['A&nbsp B', '8:2 raw-mark', 'A&nbsp;B'],
    ['Fees ........ 5', '8:6 raw-mark', 'Fees …. 5'],
    [',,Yes"', '8:1 raw-mark', '„Yes“'],
    ['See [our offices](contact.', '8:5 spoilt-link', 'See [our offices](/contact).'],
    ['See snake_case.', '8:5 raw-mark', 'See snake\\_case.'],
    ['(the [X]) or (on [day])', '8:6 leftover', '(the X) or (on Monday)'],
    ['(A [Buyer 2027])', '8:4 leftover', '(A [SD NY 2027])'],
    ['[Jane]{.underline} and', '8:1 leftover', 'Jane and'],
    ['We {++act++} now.', '8:4 leftover', 'We act now.'],
    ['We won :tada: again', '8:8 foreign-mark', 'We won 🎉 again'],
    ['import Chart from "./chart"', '8:1 leftover', 'Import.'],
    ['It runs for two years.1', '8:23 leftover', 'It runs for two years.'],
    ['[1] L. 2026.\n[2] L. 2027.', '8:1 raw-mark', 'Laws of 2026.'],
    ['Comment [JD2]: A.\nInserted: A.\nMoved up [1]: A.', '8:1 leftover', 'Comment 8 to Rule 1.1'],
    ['SEQ Figure \\* ARABIC 1', '8:1 leftover', 'REF is a name.'],
    ['See HYPERLINK "https://x.example" or [JD2].', '8:5 leftover', 'See https://x.example.'],
    ['See Section 0 above.', '8:5 leftover', 'See Section 0.5 above.'],
    ['NYC-#4412345-v2\n4851-2384-1120, v. 1', '8:1 leftover', 'Call 212-555-0142.'],
    ['Call [PHONE NUMBER] now.', '8:6 leftover', 'Call +1 212 555 0142 now.'],
    ['The fee is $____ in all.', '8:12 leftover', 'The fee is $100 in all.'],
    ['Dear «Last_Name»,', '8:6 leftover', 'Dear «Ada»,'],
    ['(A) We pay.\n(B) You pay.', '8:1 raw-mark', '1. We pay.\n2. You pay.'],
    ['Fees [Drafting note: which?] are due.', '8:6 leftover', 'Fees are due.'],
    ['{.lead} We act.', '8:1 leftover', 'We act.'],
    ['Between [Party Name] and us', '8:9 leftover', 'Between Acme and us'],
    ['The\u00A0fee\u00A0is\u00A0due\u00A0now.', '8:4 no-break-spaces', 'The fee is due now.'],
    ['The\u202Ffee\u202Fis\u202Fdue\u202Fnow.', '8:4 no-break-spaces', 'The fee is due now.'],
    ['&bogus; is none', '8:1 raw-mark', '© is one'],
    ['On xx/xx/2025 we met', '8:4 leftover', 'On 1/2/2025 we met'],
    ['A <o:p></o:p>word.', '8:3 raw-mark', 'A word.'],
    ['Sec. 1. We pay.\nSec. 2. You pay.', '8:1 raw-mark', 'Sec. 1. We pay.\n\nSec. 2. You pay.'],
    ['Term\n: Meaning', '9:1 raw-mark', '**Term** Meaning'],
  ])('an editor who types %j reads %s, and nothing once it is %j', (typed, problem, fixed) => {
    const found = problemsOf(typed)
    expect(found[0]).toBe(problem)
    expect(found.every((other) => other.endsWith(problem.split(' ')[1] ?? ''))).toBe(true)
    expect(problemsOf(fixed)).toEqual([])
  })
})

it.each([
  ['See [a](http://localhost:4321/contact).', 'See [a](/contact).'],
  ['See [a](https://www.google.com/url?q=https%3A%2F%2Firs.gov%2F&sa=D).', 'See [a](https://irs.gov/).'],
  ['See [a](http://https://www.irs.gov).', 'See [a](https://www.irs.gov).'],
  ['See [a](https://www.irs.gov,).', 'See [a](https://www.irs.gov).'],
  ['See [a](https:/www.irs.gov).', 'See [a](https://www.irs.gov).'],
  ['See [a](https//irs.gov).', 'See [a](https://irs.gov).'],
  ['See [a](https://staging.irs.gov/contact).', 'See [a](/contact).'],
  ['See [a](https://irs.gov/?gad_source=1).', 'See [a](https://irs.gov/).'],
  ['See [a](https://nycourts).', 'See [a](https://nycourts.gov).'],
])('an editor reads that visitors can’t follow the link in %j', (typed, fixed) => {
  const problemsIn = (text: string) =>
    build({ 'pages/about.mdx': plainPage('About Us', '', `\n${text}\n\n## Why\n`) }).problems.map(
      ({ line, column, rule }) => `${line}:${column} ${rule}`,
    )
  expect(problemsIn(typed)).toEqual(['8:5 unsafe-link'])
  expect(problemsIn(fixed)).toEqual([])
})

describe('text that looks like a mistake', () => {
  it.each([
    '## Fees:\n\nCosts\n---',
    '## Fees {#fees}\n\n## Costs {#costs} ##',
    '12\\. Law and Courts.\n---',
    '**If you [call us](/contact).** We answer the same day.',
    'UN MÉTODO, la «Oficina» y «Los Servicios».',
    '| Cookie | Use |\n| --- | --- |\n| `__sid` | login |\n| \\_\\_cart\\_id | orders |',
    '## Fees \\{fees\\}',
    '## Fees `{fees}`',
    '\\##Fees',
    '```\n##Fees\n• One\n```',
    'The court [sic] (as it was) “agreed [...]” and [a]lso held.',
    'The word “[t]he” (in brackets).',
    "'The [tenant's] rights' and ‘the [landlord]’s’, [2019] EWCA Civ 12.",
    '(Doe [citing CPLR 3211 (a)]; Penal Law § 5 [2], [iii] and [7-a]; subd [1]; 51234[U] [Sup Ct, Kings County 2015]; 2012 WL 1, *3)',
    '* one\n* two',
    'It is \\*here, \\*\\*here and <!-- **here -->there.',
    '1) one\n2) two',
    'It is there\n– or was',
    'A short-\nor long-term lease, and a first-\nto third-party claim.',
    'From 2019-\nto date, a - \nb, a--\nb, `con-\nsider`.',
    'Call (212) 555-0142 or\n(212) 555-0143.',
    '(212) 555-0142\n(212) 555-0143',
    'Chapters XXX and XXXII, Vols. XXIX and XXX, Titles XX, XXX.',
    'Title XXX, Chapter XXX and XXXII, XXX-XX-1234, `TODO`, <!-- TODO --> and Todo.',
    '| A | B |\n| --- | --- |\n| a |\n| a | b | |\n| a \\| c | b |',
    'See \\[us] (/contact), (us)\\[/contact] and \\[us](/our contact).',
    'https://irs.gov/a_b*c **d**',
    '[Our page][about]\n\n[about]: /contact',
    '1.5 million dollars were paid.',
    '> The tenant [Doe] pays [emphasis added].\n\n<Quotation by="A">\nThe [tenant] pays.\n</Quotation>',
    'See § 482 and Mr. Doe, 5 years.',
    '- One.\n  Two.\n- Three.',
    '```\ncode\n```\n\n~~~\nmore\n~~~',
    'Claims under Gen. Bus. Law § 349, Dom. Rel. Law § 236 and Del. Code Ann. Title 8 are heard.',
  ])('an editor gets no warning for %j', (text) => {
    expect(problemsOf(text)).toEqual([])
  })
})

it('an editor reads once about a mistake that pasted text repeats', () => {
  const { problems } = build({
    'pages/about.mdx': plainPage('About Us', '', '<i>One</i>, <i>two</i>, <i>three</i>.\n\n## Why\n'),
  })
  expect(problems.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
    "prose-html HTML such as <i> doesn't work here (3 times in this file).",
  ])
})
