import { invisibleChars } from '../text/invisibleChars.ts'

/** A pattern for text that visitors would see as typed, with its fix and, if the rule has none, its message. */
export type RawMark = readonly [rule: string, find: RegExp, fix: string, message?: string]

/** The message of each rule; `$&` is the text found. */
export const said: Readonly<Record<string, string>> = {
  'prose-component': '"$&" starts a tag that never ends.',
  'prose-html': "This comment doesn't end in the same paragraph.",
  'spoilt-link': '"$&" is a broken link, so visitors see its brackets.',
  'raw-mark': 'Visitors see "$&" as typed.',
  'foreign-mark': 'Visitors see "$&" as typed, because it only works in another program.',
  leftover: '"$&" is left over from a draft.',
  blank: "This text isn't filled in yet.",
  'broken-word': '"$&" is split across two lines, so visitors see a space in it.',
  'unseen-sign': 'There is an invisible character here.',
}

// A pattern begins with its rarest character, and then looks back: a search for that character takes a tenth of the time.
const any = (...patterns: RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'gmu')

const address = String.raw`(?:\.{0,2}\/|#[a-z]|https?:|www\.|mailto:|tel:)`
const fill = 'Replace it with your text, or delete it.'
const noun =
  'Name|Date|Time|Place|Address|Number|Amount|Title|City|State|County|Email|Phone|Party|Client|Company|Firm'

/** Bold, italic and deleted text that Markdown doesn't recognize. */
export const emphasis: RawMark = [
  'raw-mark',
  any(
    /(?<spaced>\*\*|~~)(?<!\S\k<spaced>) [^*~\n]+? ?\k<spaced>(?![\p{L}\p{N}*~])/u,
    /(?<open>\*\*|~~|__|\*)(?<![^\s\uFFFC(“"'‘]\k<open>)(?=[\p{L}“])(?!(?<=__)\w+(?:_\w+|$))(?:(?!\k<open>)[^\n]){0,40}/u,
    /(?:\*\*|~~)(?<=[\p{L}\p{N}][.,:!?]?..)(?![*~])/u,
  ),
  'Write it right before the first word and right after the last, as in **bold**. To show it, write \\ before it.',
]

/** Patterns for all text, in order. */
export const marks: readonly RawMark[] = [
  ['prose-html', any(/<!--/), 'Write --> where it ends, with no blank line before that.'],
  [
    'spoilt-link',
    new RegExp(
      String.raw`!?\[[^\][\n]{1,200}\](?:\s?\(\s*<?["“”]?${address}[^()\n]*\)?|\[${address}[^\][\s]*\])` +
        String.raw`|\([^()\n]{1,200}\) ?\[${address}[^\][\s]*\]`,
      'gu',
    ),
    'Write [words](/address), with nothing between the brackets and %20 for a space in the address.',
  ],
  ['raw-mark', any(/\[\^[\w-]+\]/), 'Add the text of this footnote on its own line: [^1]: text'],
  ['raw-mark', any(/\[(?<!\[\[)(?!sic\])\p{L}[^\][\n]*\]\[(?!\p{Lu})[\w-]*\]/u), 'Write [words](/page).'],
  ['raw-mark', any(/&[A-Za-z]{2,12};/), 'Type the character itself.'],
  [
    'foreign-mark',
    any(/^:{3,}[^\n]*/, /^\[![A-Za-z]+\][^\n]*/, /^(?:!!!|\?\?\?) ?\w+[^\n]*/),
    'Write <Note> and </Note> on their own lines, or delete it.',
    'Visitors see this box as typed, because it only works in another program.',
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
    'Write **bold**, [words](/address) or the character itself, or delete it.',
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
  ['unseen-sign', invisibleChars, 'Run npm run check -- --fix to delete it.'],
  [
    'unseen-sign',
    any(/[\u00A0\u2007\u202F](?:\S+[\u00A0\u2007\u202F]){3,}\S/),
    'Run npm run check -- --fix to replace them.',
    "No-break spaces join these words, so they don't wrap on narrow screens.",
  ],
]

export const unclosedTag = (tags: readonly { name: string }[]): RawMark => [
  'prose-component',
  new RegExp(
    String.raw`<\/?(?:${tags.map(({ name }) => name).join('|') || '(?!)'})\b|<\/[A-Z]\w*` +
      String.raw`|<[A-Z]\w*(?=\s+\w+\s?=\s?["“'{])|^<[A-Z][a-z]+[A-Z]\w*[ \t]*$`,
    'gmu',
  ),
  'End it with > on the same line, and close its quotation marks. To show a <, write \\<.',
]

export const headingEnd: RawMark = [
  'raw-mark',
  /(?:\{[a-z][\w-]*\}|\{#[\w-]+(?:\}(?=\uFFFC))?|[([]#[a-z][\w-]*[)\]])[\s\uFFFC]*$/gu,
  'Write {#id} at the end of the line, or delete it: only headings of legal pages need an id.',
]

const sign = String.raw`(?:[-+]|\d{1,3}[.)])`
const clause =
  String.raw`[ \t]*(?:[([]?(?:[A-Za-z]|[ivxIVX]{1,5}|\d{1,3})[)\]]|(?:[A-Za-z]|[IVX]{1,5}|[ivx]{2,5})\.` +
  String.raw`|\d{1,3}(?:\.\d{1,3})+(?:\.|\([a-z]\))?(?= \p{Lu})|\d{1,3}(?:\.\)|[:/]| ?[-–])|[§¶№]+ ?\d{1,3}\.?|[QA]\d{0,2}[:.]` +
  String.raw`|(?:First|Second|Third):|\p{Lu}\p{Ll}+\.? (?:\d{1,3}|[A-Z]|[IVX]{1,5})[.:)]) `

/** Patterns for paragraphs only. */
export const lineMarks: readonly RawMark[] = [
  [
    'raw-mark',
    any(/(?<=^ *)#{2,6}\u00A0?(?=[\p{L}\p{N}])[^\n]*/u, /(?<![^])#\p{L}[^.!?\n]*(?![^])/u),
    'Start it with ## and a space.',
    '"$&" isn\'t a heading, so visitors see the #.',
  ],
  [
    'raw-mark',
    any(
      /^[ \t]*(?:[•▪◦‣●·⁃\uF000-\uF0FF][ \t\u00A0]*|o(?:[\t\u00A0]| {2})[ \t\u00A0]*)(?=\S)/u,
      /^[–—] .*\n[–—] |(?<=\n):[ \t]+\S+/,
      new RegExp(String.raw`^[ \t]*(?:${sign}(?=\p{L})|(?:\*|${sign})\u00A0)`, 'u'),
      /^\*\p{L}[^*\n]*\n\*(?=\p{L})|(?<=\n)[ \t]*\*(?=\p{L}[^*\n]*(?:\n|$))/u,
    ),
    'Start it with a hyphen or a number and an ordinary space: - first',
    "This line isn't a list item, so visitors see it as running text.",
  ],
  [
    'raw-mark',
    any(/^\|.*\|.*\|[ \t]*$|^[^|\n]*\S \| \S[^|\n]*\n[^|\n]*\S \| \S/, /^[^\t\n]+\t+\S.*\n[^\t\n]+\t+\S/),
    'Put | between columns and a row | --- | --- | below the first row, with no blank lines.',
    "These lines aren't a table, so visitors see them as running text.",
  ],
  [
    'raw-mark',
    new RegExp(String.raw`^${clause}.*\n${clause}`, 'gmu'),
    'Put a blank line between them, or start each with "1. " and let the site number them.',
    'Visitors see these numbered lines as one paragraph.',
  ],
]
