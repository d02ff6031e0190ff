import { invisibleChars } from '../text/invisibleChars.ts'

/** Characters that visitors would see as they are typed: where they are, what to write instead and what is wrong. */
export type RawMark = readonly [rule: string, find: RegExp, fix: string, message?: string]

/** What is wrong where a row doesn’t say it, by its rule; `$&` is what was found. */
export const said: Readonly<Record<string, string>> = {
  'prose-component': '"$&" starts here and never ends.',
  'prose-html': 'A comment starts here and does not end in the same paragraph.',
  'spoilt-link': '"$&" is no link, so visitors see its brackets.',
  'raw-mark': 'Visitors see "$&" as it is typed.',
  'foreign-mark': 'Visitors see "$&" as it is typed: it is a mark of another program.',
  leftover: 'This is still to be filled in: "$&".',
  blank: 'This text is still to be filled in.',
  'broken-word': 'This word is divided at the end of a line, so visitors see a space in it: "$&".',
  'unseen-sign': 'An invisible character is here.',
}

// A pattern begins with its rarest character, and then looks back: a search for that character takes a tenth of the time.
const any = (...patterns: RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'gmu')

/** An address that nobody types by accident. */
const address = String.raw`(?:\.{0,2}\/|#[a-z]|https?:|www\.|mailto:|tel:)`
const fill = 'Write what belongs there, or delete it.'
const noun =
  'Name|Date|Time|Place|Address|Number|Amount|Title|City|State|County|Email|Phone|Party|Client|Company|Firm'

/** Bold, italic and deleted words whose marks are not obeyed. */
export const emphasis: RawMark = [
  'raw-mark',
  any(
    /(?<spaced>\*\*|~~)(?<!\S\k<spaced>) [^*~\n]+? ?\k<spaced>(?![\p{L}\p{N}*~])/u,
    /(?<open>\*\*|~~|__|\*)(?<![^\s\uFFFC(“"'‘]\k<open>)(?=[\p{L}“])(?!(?<=__)\w+(?:_\w+|$))(?:(?!\k<open>)[^\n]){0,40}/u,
    /(?:\*\*|~~)(?<=[\p{L}\p{N}][.,:!?]?..)(?![*~])/u,
  ),
  'Write the marks directly before the first word and after the last, as in **bold**; to show one, write \\ before it.',
]

/** What is looked for in every text, in this order. */
export const marks: readonly RawMark[] = [
  ['prose-html', any(/<!--/), 'Write --> where it ends, without a blank line before it.'],
  [
    'spoilt-link',
    new RegExp(
      String.raw`!?\[[^\][\n]{1,200}\](?:\s?\(\s*<?["“”]?${address}[^()\n]*\)?|\[${address}[^\][\s]*\])` +
        String.raw`|\([^()\n]{1,200}\) ?\[${address}[^\][\s]*\]`,
      'gu',
    ),
    'A link is [words](/address): no space between its brackets, and %20 for one in its address.',
  ],
  ['raw-mark', any(/\[\^[\w-]+\]/), 'Write the text of this footnote on a line of its own: [^1]: text'],
  ['raw-mark', any(/\[(?<!\[\[)(?!sic\])\p{L}[^\][\n]*\]\[(?!\p{Lu})[\w-]*\]/u), 'A link is [words](/page).'],
  ['raw-mark', any(/&[A-Za-z]{2,12};/), 'No character has this name: type the character itself.'],
  [
    'foreign-mark',
    any(/^:{3,}[^\n]*/, /^\[![A-Za-z]+\][^\n]*/, /^(?:!!!|\?\?\?) ?\w+[^\n]*/),
    'Write <Note> and </Note> on lines of their own, or delete it.',
    'Visitors see the marks of this box as they are typed.',
  ],
  [
    'foreign-mark',
    any(
      // Links and marked words of Obsidian; codes of forums and WordPress; lowered and raised characters of Pandoc
      /\[\[(?<![\p{L}\][]\[\[)\p{L}[^[\]\n]*\]\]|==(?<![=\p{L}]==)\p{L}[^=\n]*==(?![=\p{L}])/u,
      /\[(?<code>b|i|u|s|url|quote|code|color|size|caption|img|center)(?:[ =][^\]\n]*)?\][^\n]*?\[\/\k<code>\]/,
      /\[(?:gallery|caption|embed|video|audio|playlist|contact-form-7)(?: [^\]\n]*)?\]/,
      /[~^](?<=[\p{L}\p{N}].)[\p{L}\p{N}+-]{1,4}(?:~|\^(?![\p{L}\p{N}]))/u,
      /\[[^\][\n]*\]\{[.#][^}\n]*\}|\{(?::\s*[.#]|\.)[^}\n]*\}|\^\[[^\]\n]+\]|^import \w+ from ["'“][^\n]*/,
      // Templates of Hugo, Jekyll and JavaScript
      /\{\{[<%][^\n]*?[>%]\}\}|<%[^\n]*?%>|\{%[^\n]*?%\}|\$\{\w+\}/,
      /\{\{-?\s*\w+\.[\w.]+[^\n}]*\}\}|\{\{\s*(?:[a-z]+(?:_\w+|[A-Z]\w*)|[A-Z_]{2,})\s*\}\}/,
      // What AI tools and word processors leave behind; changes and remarks for colleagues; emoji by their names
      /【[^】\n]*】|:?contentReference\[[^\]\n]*\](?:\{[^}\n]*\})?|\bcite?turn\d+\w+/,
      /\[TOC\]|\{\{TOC\}\}|\\(?:pagebreak|newpage)\b|~>|<\/?[a-z]\w*:[a-z]\w*[^>\n]*>/,
      /\b[Aa]s an AI (?:language )?model\b|\{(?:\+\+|--|~~|>>|==)[^{}\n]*?(?:\+\+|--|~~|<<|==)\}|%%[^%\n]+%%/,
      /:(?<![\p{L}\p{N}:]:)[a-z]+(?:_[a-z]+)*:(?![\p{L}\p{N}:])/u,
    ),
    'Write what it should show, such as **bold**, [words](/address) or the character itself; or delete it.',
  ],
  [
    'leftover',
    any(
      /Error!\s+(?:Reference source|Bookmark) not (?:found|defined)|\b[Ll]orem [Ii]psum\b|T(?<![\p{L}_]T)(?:ODO|KTK|B[DC])(?![\p{L}_])/u,
      /XXX(?<!\b(?:Title|Chapter|Article|Part|Book|Volume|Vol\.|Section|Rule|Bowl|Amendment)\sXXX)(?<![-\p{L}\p{N}]XXX)(?![-\p{L}\p{N}])/u,
      /\[(?:[●•○?*]+|_{2,}|\s+|[Dd]ate|[Aa]mount|[Yy]ear|YEAR|[Tt]o come|tk)\](?![([:])|\bFIXME\b/,
      /\[(?:[Pp]lease )?(?:[Ii]nsert|INSERT|[Ee]nter|[Ff]ill in|(?:[Nn]ame|[Dd]ate|[Aa]mount) of|[Yy]our|NTD)(?:[ :][^\][\n]*)?\](?![([:])/,
      new RegExp(String.raw`\[(?:(?:\p{Lu}\p{Ll}+ )+(?:${noun})s?|${noun.toUpperCase()})\](?![([:])`, 'u'),
      new RegExp(String.raw`«(?:\p{L}+_\w+|(?:\p{Lu}\p{Ll}+ ?)*(?:${noun}))»`, 'u'),
      /\[(?!REDACTED|EMPHASIS|SEAL|SIGNATURE)(?:\p{Lu}{2,}[ /-])+\p{Lu}{2,}\](?![([:])/u,
      /\[(?:[Nn]ote to|[Dd]rafting) [^\][\n]*\]|\([Ii]nsert [^()\n]*\)|\$ ?_{2,}/,
      /_{3,}(?<=\b(?:is|of|on|by|dated|the|for|to|and|between) _{3,})/u,
      /%[A-Z][A-Z_]{2,}%|(?:[xX]{2}\/[xX]{2}|00\/00)(?<![\p{L}\p{N}].{5})\/(?:\d{2,4}|[xX]{2,4})|\$X[X,]*X(?!\p{L})/u,
    ),
    fill,
  ],
  ['blank', any(/^\(to be filled in\)$/), fill],
  [
    'broken-word',
    // Not "pre-⏎and post-trial", whose hyphen stands for the word that comes later.
    any(
      /(?<!\S)\S+(?<=\p{L}[-‐¬\u00AD])\n[ \t>]*(?!(?<=[-‐]\n[ \t>]*)(?:and|or|nor|to|through|but|rather|versus|as)\b)\p{Ll}[\p{L}-]*/u,
    ),
    'Write it on one line.',
  ],
  ['unseen-sign', invisibleChars, 'Let npm run check -- --fix delete it.'],
  [
    'unseen-sign',
    any(/[\u00A0\u2007\u202F](?:\S+[\u00A0\u2007\u202F]){3,}\S/),
    'Let npm run check -- --fix make ordinary spaces of them.',
    'These words are joined by no-break spaces, so narrow screens break them in the middle.',
  ],
]

export const unclosedTag = (tags: readonly { name: string }[]): RawMark => [
  'prose-component',
  new RegExp(
    String.raw`<\/?(?:${tags.map(({ name }) => name).join('|') || '(?!)'})\b|<\/[A-Z]\w*` +
      String.raw`|<[A-Z]\w*(?=\s+\w+\s?=\s?["“'{])|^<[A-Z][a-z]+[A-Z]\w*[ \t]*$`,
    'gmu',
  ),
  'End it with > on the same line and close every quotation mark in it; to show the text itself, write \\< instead of <.',
]

export const headingEnd: RawMark = [
  'raw-mark',
  /(?:\{[a-z][\w-]*\}|\{#[\w-]+(?:\}(?=\uFFFC))?|[([]#[a-z][\w-]*[)\]])[\s\uFFFC]*$/gu,
  'Write {#name} at the end of the line, or delete it: only headings of legal pages need names.',
]

const sign = String.raw`(?:[-+]|\d{1,3}[.)])`
const clause =
  String.raw`[ \t]*(?:[([]?(?:[A-Za-z]|[ivxIVX]{1,5}|\d{1,3})[)\]]|(?:[A-Za-z]|[IVX]{1,5}|[ivx]{2,5})\.` +
  String.raw`|\d{1,3}(?:\.\d{1,3})+(?:\.|\([a-z]\))?(?= \p{Lu})|\d{1,3}(?:\.\)|[:/]| ?[-–])|[§¶№]+ ?\d{1,3}\.?|[QA]\d{0,2}[:.]` +
  String.raw`|(?:First|Second|Third):|\p{Lu}\p{Ll}+\.? (?:\d{1,3}|[A-Z]|[IVX]{1,5})[.:)]) `

/** What is looked for in paragraphs alone: marks of lines, each once in a paragraph. */
export const lineMarks: readonly RawMark[] = [
  [
    'raw-mark',
    any(/(?<=^ *)#{2,6}\u00A0?(?=[\p{L}\p{N}])[^\n]*/u, /(?<![^])#\p{L}[^.!?\n]*(?![^])/u),
    'Write ## and a space at its beginning.',
    '"$&" is no heading, so visitors see the # characters.',
  ],
  [
    'raw-mark',
    any(
      /^[ \t]*(?:[•▪◦‣●·⁃\uF000-\uF0FF][ \t\u00A0]*|o(?:[\t\u00A0]| {2})[ \t\u00A0]*)(?=\S)/u,
      /^[–—] .*\n[–—] |(?<=\n):[ \t]+\S+/,
      new RegExp(String.raw`^[ \t]*(?:${sign}(?=\p{L})|(?:\*|${sign})\u00A0)`, 'u'),
      /^\*\p{L}[^*\n]*\n\*(?=\p{L})|(?<=\n)[ \t]*\*(?=\p{L}[^*\n]*(?:\n|$))/u,
    ),
    'Start it with a hyphen or a number, and an ordinary space: - first',
    'This line is no item of a list, so visitors see it as running text.',
  ],
  [
    'raw-mark',
    any(/^\|.*\|.*\|[ \t]*$|^[^|\n]*\S \| \S[^|\n]*\n[^|\n]*\S \| \S/, /^[^\t\n]+\t+\S.*\n[^\t\n]+\t+\S/),
    'A table needs | between its columns, a row such as | --- | --- | below its first row, and no blank lines.',
    'These lines are no table, so visitors see them as running text.',
  ],
  [
    'raw-mark',
    new RegExp(String.raw`^${clause}.*\n${clause}`, 'gmu'),
    'Put a blank line between them; or start each with 1. and a space, so that the site numbers them.',
    'These lines are numbered by hand, so visitors see them run on in one paragraph.',
  ],
]
