/**
 * What visible text may have: letters, marks and digits of every script, spaces, punctuation, currency, emoji, and these
 * symbols. What isn't here is reported, but for the marks below where they pass. Invisible and garbled characters have
 * rules of their own (`text/characters.ts`).
 */
export const symbols = '+−×÷±≤≥≠≈→←°©®™№℠✓'

/** Marks with examples, which tests run, and where they pass besides in code, in addresses and after a backslash. */
type Mark = readonly [signs: string, passes: readonly string[], fails: readonly string[], where?: RegExp]

/** Words before a year, as New York cites courts: `[Sup Ct, NY County 1995]`. */
const court = String.raw`(?:(?:\p{Lu}[\p{L}.’']*|\d{1,2}(?:st|[nr]?d|th)?|of|&)[ ,]+){0,12}`

const within = String.raw`(?:[^()]|\([^()]{0,80}\)){0,300}`

const brackets = [
  String.raw`\[sic\]|\[\p{L}\](?=\p{Ll})|“[^“”]*”|«[^«»]*»|"(?<![^\s(—–]")(?=\S)[^"]*"`,
  String.raw`\[(?<=\(${within}\[)(?:[\p{L}\d-]{1,3}|${court}\d{4})\](?=${within}\))`,
]

export const marks: readonly Mark[] = [
  [
    '[]',
    ['“the [tenant]\npays […]”', '[T]he court [sic]', '(744 [1st Dept 1995])', '(CPLR 3211 [a] [7])'],
    ['the [Client]', '(the [Client])', 'on [date]', 'is so.[1]', '[emphasis added]', '[ ] yes'],
    new RegExp(brackets.join('|'), 'gu'),
  ],
  ['{}', ['(a) or (b)'], ['{Name}', '{{x}}', '{ REF _Ref1 }']],
  ['<', ['<5%', '<$5'], ['<soon', 'a < b', '<- b'], /<(?=[\p{Nd}\p{Sc}])/gu],
  ['>', ['>5%', 'Settings > Privacy'], ['a>b', '-> b', '5 >= 4'], />(?=[\p{Nd}\p{Sc}])|(?<= )>(?= )/gu],
  ['*', ['5 × 3'], ['a *b', '**b', 'Fees*', '5 * 3']],
  ['_', ['see www.irs.gov/a_b'], ['__b', 'a_b', '$____', '__ NY3d __']],
  ['~', ['~5', '10~20', '~$5'], ['~five', 'a ~ b'], /~(?=[\p{Nd}\p{Sc}])/gu],
  ['^', ['10²'], ['10^6']],
  ['|', ['a / b'], ['Fees | Costs']],
  ['\\', ['a/b'], ['C:\\a']],
  ['#', ['#1', 'No. # 1', 'C#'], ['a #b', '# b'], /#(?= ?\d)|(?<=\b[CF])#/g],
  ['=', ['a = b'], ['a=b', '==b=='], /(?<= )=(?= )/g],
  ['`', ['it’s'], ['a ` b', 'it`s']],
  ['\t', ['a b'], ['a\tb']],
  ['&', ['R&D', 'AT&T; B'], ['a &bogus; b'], /&(?!#?\w{2,31};)/g],
  ['%', ['5%', '5 % of'], ['%NAME%', '%%b%%'], /%(?![%\p{L}])/gu],
  [
    ':!?',
    ['10:30', 'so: yes', 'Why?!', 'mot : mot', 'a :)'],
    ['we :tada: won', 'a\n!!! b', 'a\n: b', 'a::b'],
    /(?<=[^\s[:])[:!?]|(?<=\S[ \u00A0\u202F])[:!?](?!\S)|:(?=-?[()])/g,
  ],
  ['•‣⁃▪▫·', ['a · b'], ['a\n· b', 'a • b'], /(?<=\S ?)·/g],
  ['【】', ['(4)'], ['so【4†source】']],
]

/** A rule, what it finds, the fix, and the message; `$&` is what was typed. */
export type Hint = readonly [rule: string, find: RegExp, fix: string, message?: string]

const link = String.raw`(?:\.{0,2}\/|#[a-z]|https?:|www\.|mailto:|tel:)`

/** What people usually mean by a mark. Hints make a message better; without one, it's still reported. */
export const hints: readonly Hint[] = [
  ['prose-html', /<!--/g, 'Write --> where it ends, with no blank line before that.'],
  [
    'spoilt-link',
    new RegExp(
      String.raw`!?\[[^\][\n]{1,200}\](?:\s?\(\s*<?["“”]?${link}[^()\n]*\)?|\[${link}[^\][\s]*\])` +
        String.raw`|\([^()\n]{1,200}\) ?\[${link}[^\][\s]*\]`,
      'gu',
    ),
    'Write [words](/address), with nothing between the brackets and %20 for a space in the address.',
  ],
  ['foreign-mark', /^(?::::|!!!|\?\?\?|\[!\w+\])[^\n]*/gm, 'Write <Note> and </Note> on their own lines.'],
  ['raw-mark', /\[(?:\^[\w-]+|\d{1,3})\]/g, 'Write [^1] in the text, and [^1]: before the footnote.'],
  ['foreign-mark', /\[\[[^\][\n]*\]\]|\[\p{L}[^\][\n]*\]\[[^\][\n]*\]/gu, 'Write [words](/page).'],
  ['foreign-mark', /\[([biu]|url|quote|code)\][^\n]*?\[\/\1\]|==[^=\n]+==/g, 'Write **bold** or *italics*.'],
  ['foreign-mark', /:[a-z_]+:|[~^][\p{L}\p{N}+-]{1,4}[~^]/gu, 'Type the character itself, such as ² or ™.'],
  ['raw-mark', /[{([]#[a-z][\w-]*[)\]}]?/g, 'Write {#id} at the end of a heading, or delete it.'],
  [
    'leftover',
    /\[[^\][\n]{0,200}\]|(?<!\{)\{+[^{}\n]{0,200}\}+|\$ ?_{2,}|_{3,}|●/g,
    'Replace it with your text, or delete it. To show it, write \\ before it.',
  ],
  [
    'raw-mark',
    /^ *#+\u00A0?(?=[\p{L}\p{N}])[^\n]*/gmu,
    'Start it with ## and a space. To show it, write \\ before it.',
    '"$&" isn\'t a heading, so visitors see the #.',
  ],
  ['raw-mark', /&#?\w+;|´/g, 'Type the character itself.'],
  ['raw-mark', /<\/?[a-z][^<>\n]{0,80}>/gi, 'Delete it. To show it, write \\ before the <.'],
  [
    'raw-mark',
    /^[ \t]*(?:[•‣⁃▪▫·◦●]|o\t)[ \t\u00A0]*/gm,
    'Start it with a hyphen and a space: - first',
    "This line isn't a list item, so visitors see it as running text.",
  ],
  [
    'raw-mark',
    /^\|[^\n]*\|[ \t]*$|^[^|\n]*\S \| \S[^|\n]*\n[^|\n]*\S \| \S|^[^\t\n]+\t[^\n]*\n[^\t\n]+\t/gm,
    'Put | between columns and a row | --- | --- | below the first row, with no blank lines.',
    "These lines aren't a table, so visitors see them as running text.",
  ],
  ['raw-mark', /\t+/g, 'Write a space instead.', 'Visitors see this tab as a space.'],
  [
    'raw-mark',
    /[*_~]{1,3}[^*_~\n]{0,40}[*_~]{0,3}/g,
    'Write it right before the first word and right after the last, as in **bold**. To show it, write \\ before it.',
  ],
]
