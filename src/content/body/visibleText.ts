/**
 * What visible text may have: letters, marks and digits of every script, spaces, punctuation but brackets, currency, emoji,
 * and these. What isn't here is reported, but for the marks below where they pass. Invisible and garbled characters have
 * rules of their own (`text/characters.ts`).
 */
export const symbols = '()（）‚„「」『』〈〉《》+−×÷±≤≥≠≈→←°©®™№℠✓'

/** Marks with examples, which tests run, and where they pass besides in code, in addresses and after a backslash. */
type Mark = readonly [signs: string, passes: readonly string[], fails: readonly string[], where?: RegExp]

const year = String.raw`(?:1[89]|20)\d\d`
/** Before a year, as New York cites courts: `[Sup Ct, NY County 1995]`. One word must be that of a court or a state. */
const court =
  String.raw`(?=[^\][]*?\b(?:C[ht]|Cir|Dept|Dists?|App|County|(?!X)\p{Lu}{2}|Cal|Conn|Del|Fla|Ill|Mass|Mich|Ohio|Pa|Tex|Va|Wash)[ ,])` +
  String.raw`(?:(?:\p{Lu}[\p{L}.’']*|\d{1,2}(?:st|[nr]?d|th)?|of|&)[ ,]+){1,12}`
/** After a number, as in “3211 [a] [7]”. */
const subdivision =
  String.raw`(?<=(?:[\d\]][\p{L}.-]{0,4},?(?: and| or)?|\b(?:subd|par)s?) ?\[)` +
  String.raw`(?!X)(?:[ivx]{1,5}|\p{L}{1,2}|\d{1,3})(?:-\w)?`
const note = String.raw`(?:see|citing|quoting|holding|construing) [^\][]{1,200}|[^\][]{1,60} (?:added|omitted|dissenting|concurring)`
const within = String.raw`(?:[^()]|\([^()]{0,80}\)){0,300}`

const brackets = [
  String.raw`\[sic\]|\[\p{L}\](?=\p{Ll})|“[^“”]*”|«[^«»]*»|"(?<![^\s(—–]")(?=\S)[^"]*"`,
  String.raw`['‘](?<![^\s(—–"“]['‘])(?=\S)(?:[^'‘’]|['’](?=\p{L}))*['’](?!\p{L})`,
  // Of England: [2019] EWCA Civ 12
  String.raw`\[${year}\](?=\s(?:\d{1,2}\s)?\p{Lu}[\p{L}’' ]{1,20}\s\d)`,
  String.raw`\[(?:${subdivision}|(?:${court})?${year}|${note})\](?<=\(${within})(?=${within}\))`,
]

export const marks: readonly Mark[] = [
  [
    '[]',
    ['“the [tenant]\npays […]”', '[T]he court [sic]', '(744 [1st Dept 1995])', '(CPLR 3211 [a] [7])'],
    ['the [Client]', '(the [X])', '(A [Buyer 2027])', 'is so.[1]', '[emphasis added]', '[ ] yes'],
    new RegExp(brackets.join('|'), 'gu'),
  ],
  ['{}', ['(a) or (b)'], ['{Name}', '{{x}}', '{ REF _Ref1 }']],
  ['<', ['<5%', '<$5'], ['<soon', 'a < b', '<- b'], /<(?=[\p{Nd}\p{Sc}])/gu],
  ['>', ['>5%', 'Settings > Privacy'], ['a>b', '-> b', '5 >= 4'], />(?=[\p{Nd}\p{Sc}])|(?<= )>(?= )/gu],
  ['*', ['1 WL 2, *3'], ['a *b', '**b', 'Fees*', '5 * 3'], /(?<=(?:,|at) )\*(?=\d)/g],
  ['_', ['see www.irs.gov/a_b'], ['__b', 'a_b', '$____', '__ NY3d __']],
  ['~', ['~5', '10~20', '~$5'], ['~five', 'a ~ b'], /~(?=[\p{Nd}\p{Sc}])/gu],
  ['^', ['10²'], ['10^6']],
  ['|', ['a / b'], ['Fees | Costs']],
  ['\\', ['a/b'], ['C:\\a']],
  ['&', ['R&D', 'AT&T; B'], ['a &bogus; b', '&copy 2020', 'it&#39s'], /&(?!#|\w{2,31};|[lg]t\b|\p{Ll}{3})/gu],
  ['#', ['#1', 'No. # 1', 'C#'], ['a #b', '# b'], /#(?= ?\d)|(?<=\b[CF])#/g],
  ['=', ['a = b'], ['a=b', '==b=='], /(?<= )=(?= )/g],
  ['`', ['it’s'], ['a ` b', 'it`s']],
  ['\t', ['a b'], ['a\tb']],
  ['$', ['US$ 5', '($ in millions)'], ['$$x$$', '$CLIENT'], /\$(?![$_\p{L}])(?<!\$\$)/gu],
  ['@', ['5 @ $3', '@court'], ['@client@'], /@(?![\w.]*@)/g],
  ['%', ['5%', '5 % of'], ['%NAME%', '%%b%%'], /%(?![%\p{L}])/gu],
  [
    ':!?',
    ['10:30', 'so: yes', 'Why?!', 'mot : mot', 'a :)'],
    ['we :tada: won', 'a\n!!! b', 'a\n: b', 'a::b'],
    /(?<=[^\s[:])[:!?]|(?<=\S[ \u00A0\u202F])[:!?](?!\S)|:(?=-?[()])/g,
  ],
  ['•‣⁃▪▫·', ['a · b'], ['a\n· b', 'a • b'], /(?<=\S ?)·/g],
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
        String.raw`|\([^()\n]{1,200}\) ?\[${link}[^\][\s]*\]|\[[^\][\n]{1,200}\]\([^()\n]*$`,
      'gmu',
    ),
    'Write [words](/address), with nothing between the brackets and %20 for a space in the address.',
  ],
  ['foreign-mark', /^(?::::|!!!|\?\?\?|\[!\w+\])[^\n]*/gm, 'Write <Note> and </Note> on their own lines.'],
  ['raw-mark', /\[(?:\^[\w-]+|\d[\d,– -]{0,8})\]/g, 'Write [^1] in the text, and [^1]: before the footnote.'],
  ['foreign-mark', /\[\p{L}[^\][\n]*\]\[[^\][\n]*\]/gu, 'Write [words](/page).'],
  ['foreign-mark', /\[([biu]|url|quote|code)\][^\n]*?\[\/\1\]|==[^=\n]+==/g, 'Write **words** instead.'],
  ['foreign-mark', /:[a-z_]+:|[~^][\p{L}\p{N}+-]{1,4}[~^]/gu, 'Type the character itself, such as ² or ™.'],
  ['raw-mark', /[{([]#[a-z][\w-]*[)\]}]?/g, 'Write {#id} at the end of a heading, or delete it.'],
  [
    'leftover',
    /\[[^\][\n]{0,200}\]|(?<!\{)\{+[^{}\n]{0,200}\}+|\$ ?_{2,}|_{3,}|(?<!\S)__(?!\w)|\$\$[^$\n]+\$\$|[$%]{1,2}[a-z]\w*[$%]{0,2}|@\w+@/gi,
    'Replace it with your text, or delete it. To show it, write \\ before it.',
  ],
  [
    'raw-mark',
    /^ *#+\u00A0?(?=[\p{L}\p{N}])[^\n]*/gmu,
    'Start it with ## and a space. To show it, write \\ before it.',
    '"$&" isn\'t a heading, so visitors see the #.',
  ],
  ['raw-mark', /&#?\w+;?|´/g, 'Type the character itself.'],
  ['raw-mark', /<\/?[a-z][^<>\n]{0,80}>/gi, 'Delete it. To show it, write \\ before the <.'],
  [
    'raw-mark',
    /^[ \t]*(?:[•‣⁃▪▫·◦●]|(?:[^\s\p{N}\p{Lu}]|Ø)\t)[ \t\u00A0]*/gmu,
    'Start it with a hyphen and a space: - first',
    "This line isn't a list item, so visitors see it as running text.",
  ],
  [
    'raw-mark',
    /^\|[^\n]*\|[ \t]*$|^[^|\n]*\S \| \S[^|\n]*\n[^|\n]*\S \| \S|^[^\t\n]+\t[^\n]*(?:\n[^\t\n]+\t[^\n]*)+/gm,
    'Put | between columns and a row | --- | --- | below the first row, with no blank lines.',
    "These lines aren't a table, so visitors see them as running text.",
  ],
  ['raw-mark', /\t+/g, 'Write a space instead.', 'Visitors see this tab as a space.'],
  ['raw-mark', /@?(?<![a-z\d])[a-z\d]+(?:_+[a-z\d]+)+/gi, 'Write \\ before each _ to show it.'],
  [
    'raw-mark',
    /[*_~]{1,3}[^*_~\n]{0,40}[*_~]{0,3}/g,
    'Write it right before the first word and right after the last, as in **bold**. To show it, write \\ before it.',
  ],
]
