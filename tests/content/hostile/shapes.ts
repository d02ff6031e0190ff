/** A text that is made to be hard to read, of about so many signs. */
export interface Shape {
  name: string
  text: (size: number) => string
}

const row =
  (unit: string) =>
  (size: number): string =>
    unit.repeat(Math.ceil(size / unit.length))

/** Lines of their own, each with its number. */
const numbered =
  (line: (number: number) => string) =>
  (size: number): string => {
    const lines: string[] = []
    for (let length = 0; length < size; length += lines.at(-1)?.length ?? 1)
      lines.push(`${line(lines.length)}\n`)
    return lines.join('')
  }

/** Lines each of which stands one level deeper than the one above, and as many as fill the size. */
const stairs =
  (step: string, line: string) =>
  (size: number): string => {
    const depth = Math.ceil(Math.sqrt((2 * size) / step.length))
    return Array.from({ length: depth }, (_, level) => `${step.repeat(level)}${line}\n`).join('')
  }

/** So many openings, and then as many ends. */
const nested =
  (open: string, close: string, inside = 'a') =>
  (size: number): string => {
    const depth = Math.ceil(size / (open.length + close.length))
    return open.repeat(depth) + inside + close.repeat(depth)
  }

/** Runs of one sign, each longer than the one before. */
const growing =
  (sign: string, between: string) =>
  (size: number): string =>
    Array.from(
      { length: Math.ceil(Math.sqrt((2 * size) / sign.length)) },
      (_, length) => sign.repeat(length + 1) + between,
    ).join('')

const shown = (text: string): string =>
  text.replaceAll('\n', '⏎').replaceAll('\t', '⇥').replaceAll('\u00A0', '⍽')

const rows = (units: readonly string[]): Shape[] =>
  units.map((unit) => ({ name: `${shown(unit)} repeated`, text: row(unit) }))

const signs = [
  ...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
  ' ',
  '\t',
  '\u00A0',
  '\u200B',
  '–',
  '’',
  '“',
  '0',
  'é',
  '😀',
]

/** One sign, again and again: alone, and with a letter or a space between. */
export const oneSign: Shape[] = rows(
  signs.flatMap((sign) => [sign, `${sign}a`, `${sign} `, `a${sign} `, `${sign}\n`]),
)

/** The beginnings of what Markdown does not have, or of what was mistyped. */
export const mistakes: readonly string[] = [
  '[[a',
  '==a ',
  ':::a\n',
  '{{< ',
  '{{ a.b',
  '[a b="" ',
  '[a][/a]',
  'a[1]',
  'a~b~',
  'a^b',
  '<Aa b="',
  '**a ',
  '_a ',
  '* ',
  '[a](',
  '[a](/x ',
  '(a)[/x ',
  '• a\n',
  'a | b\n',
  'a\u00ADb',
  '** a **b ',
]

/** Two or more signs that mean something together. */
export const severalSigns: Shape[] = rows([
  ...'**a* *a** *a_ _a* **a_ __a* a**b _a__b ~~a ~~a~ *a**b* ***a** **a** _a_* a_b *_ _* *~~ (*a [*a *[a'
    .split(' ')
    .map((unit) => unit.replaceAll('␠', ' ')),
  ...'[] [a [a] [a]( [a](b [a](b) ![ ![a ![a]( ![a](b) ![a](b "c ][ ]( [][ [a][b] [^ [^a [^a] [( ([ [[a] [](<'
    .split(' ')
    .map((unit) => unit.replaceAll('␠', ' ')),
  ...'<a <a> </a> <A <A> <A/> </A> <!-- --> <!--a <? <?a <!A <![CDATA[ <a@b <http: <a␠b= <a␠b=" <a␠b="c'
    .split(' ')
    .map((unit) => unit.replaceAll('␠', ' ')),
  ...'<Note <Note> </Note> <Note␠title= <Note␠title=" <Claim␠name="a <FirmEmail␠/> <a␠<'
    .split(' ')
    .map((unit) => unit.replaceAll('␠', ' ')),
  ...'a@ a@b a@b. a.b@ a.b@c.d www. www.a www.a. www.a( http:// http://a http://a( https://a.b&c; a_@ -_.a@'
    .split(' ')
    .map((unit) => unit.replaceAll('␠', ' ')),
  ...'`a ``a` \\` \\[ \\\\ &# &#1 &amp &amp; &a; {# {#a {#a} # {} ${ {{ "a \'a “a a" a\' "\' . .a a. a.B 1. 1) (a) a)'
    .split(' ')
    .map((unit) => unit.replaceAll('␠', ' ')),
  ...'| |a |a| |- |-| || a| :- -: |:-: a|b a\t --- --a --a-- ... --> -> => != :/ :// a: a:b a:␠ a=b'
    .split(' ')
    .map((unit) => unit.replaceAll('␠', ' ')),
  'A b. ',
  'A. ',
  'Mr. A. ',
  'e.g. ',
  '(a) ',
  '§ 1, ',
  'Section 1 and ',
  'Section 1, ',
  'the "A" (the "A") ',
  '(the “A',
  'The Site ',
  'the best ',
  '$1,000,000 ',
  '1,000 ',
  '99% ',
  '10 of 12 ',
  'we won ',
  'not guarantee ',
  'specialist in ',
  'expert ',
  'Attorney Advertising ',
  '[^1]: ',
  '[a]: b ',
  '(to be filled in) ',
  ...mistakes,
])

/** Lines of a kind, again and again. */
export const manyLines: Shape[] = [
  ...rows([
    'a\n',
    'a\n\n',
    'a  \n',
    'a\\\n',
    '> a\n',
    '> a\n\n',
    '- a\n',
    '- a\n\n',
    '* a\n',
    '+ a\n',
    '1. a\n',
    '1) a\n\n',
    '-a\n',
    ':::a\n',
    '• a\n',
    'a) b\n',
    '#\n',
    '# a\n',
    '## a\n\n',
    '### a\n',
    '##a\n',
    'a\n---\n',
    'a\n===\n',
    '---\n',
    '***\n\n',
    '```\n',
    '~~~\n\n',
    '    a\n',
    '\ta\n\n',
    '|a|b|\n',
    '|a|\n|-|\n',
    '|-|\n',
    'a | b\n',
    'a\tb\n',
    '<Note>\n',
    '</Note>\n',
    '<Note>\n\n</Note>\n\n',
    '<Nope>\n',
    '<FirmAddress />\n',
    '<div>\n',
    '<div>\n\n',
    '<!--\n',
    '<br>\n',
    '[a]: b\n',
    '[a]:\n',
    '[^a]: b\n',
    '[^a]\n\n[^a]: b\n\n',
    '[a](/about)\n',
    '[a](/nowhere)\n\n',
    '[a](b c)\n',
    '![a](b.png)\n\n',
    '![](b)\n',
    '\n',
    ' \n',
    '\r',
    '\r\n',
    '\u2028',
    'title: a\n',
    '"a\n',
    '*a\n\n',
    '**a\n\n',
    'Over 99% won.\n\n',
    'We are the best.\n',
    'a\n- b\n> c\n',
  ]),
  { name: 'headings, all different', text: numbered((number) => `## Part ${number} {#part-${number}}\n`) },
  { name: 'headings without names', text: numbered((number) => `## Part ${number}\n`) },
  {
    name: 'headings of six levels',
    text: numbered((number) => `${'#'.repeat((number % 6) + 1)} Part ${number}\n`),
  },
  { name: 'links, all different', text: numbered((number) => `[a ${number}](/page-${number})`) },
  {
    name: 'links into the page',
    text: numbered((number) => `## A {#a${number}}\n\n[Section](#a${number})\n`),
  },
  { name: 'definitions of links, all different', text: numbered((number) => `[a${number}]: /b${number}\n`) },
  { name: 'uses of definitions', text: numbered((number) => `[a${number}]\n\n[a${number}]: /about\n`) },
  { name: 'footnotes, all different', text: numbered((number) => `a[^${number}]\n\n[^${number}]: b\n`) },
  { name: 'marks of footnotes without texts', text: numbered((number) => `a[^${number}]`) },
  {
    name: 'defined terms',
    text: numbered((number) => `The “Term${number}” (the "T${number}") means the Site.\n`),
  },
  {
    name: 'defined terms, used before',
    text: (size) =>
      numbered((number) => `The Term${number} is the.\n`)(size / 2) +
      numbered((number) => `“Term${number}” means this.\n`)(size / 2),
  },
  {
    name: 'sentences, all different',
    text: numbered((number) => `This is sentence ${number} of a good many.`),
  },
  { name: 'fields, all different', text: numbered((number) => `field${number}: a`) },
  { name: 'fields of one letter off', text: numbered((number) => `titl${number}: a`) },
  { name: 'items, all different', text: (size) => `items:\n${numbered((number) => `  - a${number}`)(size)}` },
  { name: 'addresses, all different', text: numbered((number) => `/a-${number}`) },
  { name: 'redirects, all different', text: numbered((number) => `/a-${number} -> /b-${number}`) },
  { name: 'redirects in a row', text: numbered((number) => `/a-${number} -> /a-${number + 1}`) },
  { name: 'one wide table', text: (size) => `${'|a'.repeat(size / 4)}|\n${'|-'.repeat(size / 4)}|\n` },
  { name: 'one long table', text: (size) => `|a|b|\n|-|-|\n${'|a|b|\n'.repeat(size / 6)}` },
  {
    name: 'one wide row and many short ones',
    text: (size) => `${'|a'.repeat(size / 8)}|\n${'|-'.repeat(size / 8)}|\n${'|a|\n'.repeat(size / 8)}`,
  },
  { name: 'a fence that is never closed', text: (size) => `\`\`\`\n${'a b\n'.repeat(size / 4)}` },
]

/** One level within the other, each kind of it. */
export const deep: Shape[] = [
  ...rows(['>', '> ', '- ', '+ ', '* ', '1. ', '1) ', '- > ', '> - ', '- 1. ', '- [ ] ', '[^a]: ']),
  { name: '> repeated, then words', text: (size) => `${'>'.repeat(size)} deep` },
  { name: '+ repeated, then words', text: (size) => `${'+ '.repeat(size / 2)}deep` },
  { name: '- repeated, then words', text: (size) => `${'- '.repeat(size / 2)}deep` },
  { name: '1. repeated, then words', text: (size) => `${'1. '.repeat(size / 3)}deep` },
  { name: '> - repeated, then words', text: (size) => `${'> - '.repeat(size / 4)}deep` },
  { name: 'stairs of quotations', text: stairs('> ', 'a') },
  { name: 'stairs of quotations, tight', text: stairs('>', 'a') },
  { name: 'stairs of lists', text: stairs('  ', '- a') },
  { name: 'stairs of numbered lists', text: stairs('   ', '1. a') },
  { name: 'stairs of tabs', text: stairs('\t', '- a') },
  { name: 'stairs of fields', text: stairs('  ', 'a:') },
  { name: 'stairs of fields, tight', text: stairs(' ', 'a:') },
  { name: 'stairs of items', text: stairs('  ', '-') },
  { name: 'stairs of items with fields', text: stairs('  ', '- a:') },
  { name: 'levels of quotations, in many lines', text: (size) => `${'> '.repeat(40)}a\n`.repeat(size / 82) },
  { name: 'levels of lists, in many lines', text: (size) => `${'- '.repeat(40)}a\n`.repeat(size / 82) },
  { name: 'levels of fields in one line', text: row('- a: ') },
  { name: 'levels of questions', text: row('? ') },
  { name: 'brackets within each other', text: nested('[', ']') },
  { name: 'braces within each other', text: nested('{a: ', '}') },
  { name: 'brackets as a value', text: (size) => `a: ${nested('[', ']')(size)}` },
  { name: 'brackets never closed as a value', text: (size) => `a: ${'['.repeat(size)}` },
  { name: 'brackets and commas as a value', text: (size) => `a: [${'a, '.repeat(size / 3)}]` },
  {
    name: 'pairs in braces as a value',
    text: (size) => `a: {${numbered((number) => `a${number}: b,`)(size)}}`,
  },
  { name: 'rounds within each other', text: nested('(', ')') },
  { name: 'links with rounds', text: (size) => `[a](${nested('(', ')')(size)})` },
  { name: 'bold within each other', text: nested('**a ', ' b**') },
  { name: 'italics within each other', text: nested('*a ', ' b*') },
  { name: 'bold and italics within each other', text: nested('*a **b ', ' c** d*') },
  { name: 'underlines within each other', text: nested('_a __b ', ' c__ d_') },
  { name: 'crossed out within bold', text: nested('~~a **b ', ' c** d~~') },
  { name: 'links within each other', text: nested('[', '](a)') },
  { name: 'pictures within each other', text: nested('![', '](a)') },
  { name: 'pictures within links', text: nested('[![', '](a)](b)') },
  { name: 'tags within each other', text: nested('<b>', '</b>') },
  { name: 'notes within each other', text: nested('<Note>\n\n', '\n</Note>\n', 'a\n') },
  { name: 'notes within each other, tight', text: nested('<Note>\n', '</Note>\n', 'a\n') },
  { name: 'unknown components within each other', text: nested('<Nope>\n', '</Nope>\n', 'a\n') },
  { name: 'notes in quotations', text: (size) => `> <Note>\n> - <Note>\n`.repeat(size / 20) },
  { name: 'footnotes within each other', text: numbered((number) => `[^${number}]: a[^${number + 1}]\n`) },
  { name: 'quotes within each other', text: nested('“', '”') },
  { name: 'straight quotes within each other', text: nested('"\'', '\'"') },
  { name: 'longer and longer runs of backquotes', text: growing('`', 'a') },
  { name: 'longer and longer runs of stars', text: growing('*', 'a') },
  { name: 'longer and longer runs of underlines', text: growing('_', ' a') },
  { name: 'longer and longer runs of hyphens', text: growing('-', '\n') },
  { name: 'longer and longer runs of tildes', text: growing('~', 'a') },
]

/** Long words and long lines. */
export const long: Shape[] = [
  { name: 'one word', text: row('a') },
  { name: 'one word of capitals', text: row('A') },
  { name: 'one word of large letters and small ones', text: row('Aa') },
  { name: 'one word with hyphens', text: row('a-') },
  { name: 'one number', text: row('1') },
  { name: 'one number with commas', text: row('1,') },
  { name: 'one number with points', text: row('1.') },
  { name: 'one line of words', text: row('word ') },
  { name: 'one line of Words', text: row('Word ') },
  { name: 'one line of names', text: row('Ada Lee, ') },
  { name: 'spaces between words', text: (size) => `a${' '.repeat(size)}b` },
  { name: 'spaces before words', text: (size) => `${' '.repeat(size)}b` },
  { name: 'spaces behind words', text: (size) => `a${' '.repeat(size)}\nb` },
  { name: 'special spaces between words', text: (size) => `a${'\u00A0'.repeat(size)}b` },
  { name: 'tabs between words', text: (size) => `a${'\t'.repeat(size)}b` },
  { name: 'accents on one letter', text: (size) => `e${'\u0301'.repeat(size)}` },
  { name: 'joined signs', text: row('👩‍') },
  { name: 'invisible signs', text: row('a\u00AD') },
  { name: 'a long mail address', text: (size) => `${'a.'.repeat(size / 2)}b@c.example` },
  { name: 'a long domain', text: (size) => `a@${'b.'.repeat(size / 2)}example` },
  { name: 'a long web address', text: (size) => `https://a.example/${'b/'.repeat(size / 2)}` },
  { name: 'a long web address with rounds', text: (size) => `https://a.example/${'('.repeat(size)}` },
  { name: 'a web address with stops', text: (size) => `https://a.example/${'.,;:'.repeat(size / 4)}` },
  { name: 'a long link', text: (size) => `[a](/${'b'.repeat(size)})` },
  { name: 'a long link with spaces', text: (size) => `[a](/b${' b'.repeat(size / 2)})` },
  { name: 'a link with a long title', text: (size) => `[a](/b "${'c '.repeat(size / 2)}")` },
  { name: 'a link of many words', text: (size) => `[${'a '.repeat(size / 2)}](/b)` },
  { name: 'a long heading', text: (size) => `## ${'a '.repeat(size / 2)}\n` },
  { name: 'a long name of a heading', text: (size) => `## a {#${'a'.repeat(size)}}\n` },
  { name: 'a long tag', text: (size) => `<Note title="${'a '.repeat(size / 2)}">\n\na\n\n</Note>\n` },
  {
    name: 'a tag of many properties',
    text: (size) => `<Note ${'a="b" '.repeat(size / 6)}>\n\na\n\n</Note>\n`,
  },
  { name: 'a tag that never ends', text: (size) => `<Note ${'a="b" '.repeat(size / 6)}` },
  { name: 'a tag of spaces', text: (size) => `<Note${' '.repeat(size)}\n` },
  { name: 'a long field', text: (size) => `${'a'.repeat(size)}: b\n` },
  { name: 'a long value', text: (size) => `a: ${'b '.repeat(size / 2)}\n` },
  { name: 'a value in quotation marks, never closed', text: (size) => `a: "${'b '.repeat(size / 2)}\n` },
  { name: 'a value with a second colon', text: (size) => `a: b: ${'c '.repeat(size / 2)}\n` },
  { name: 'a value with marks within marks', text: (size) => `a: "${'b" '.repeat(size / 3)}\n` },
  { name: 'a value of stars', text: (size) => `a: ${'*b* '.repeat(size / 4)}\n` },
  { name: 'a footnote of many words', text: (size) => `a[^1]\n\n[^1]: ${'b '.repeat(size / 2)}\n` },
  { name: 'one claim of many figures', text: row('over 1,000 cases in 20 years, ') },
]

/** Every shape, by its name. */
export const shapes: readonly Shape[] = [...oneSign, ...severalSigns, ...manyLines, ...deep, ...long]
