import type { Hint } from './visibleText.ts'

/** Mistakes that no single character shows: words of drafts, and lines that Markdown joins. */

// A pattern begins with its rarest character, and then looks back: a search for that character takes a tenth of the time.
const any = (...patterns: RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'gmu')

const fill = 'Replace it with your text, or delete it.'

/** The start of brackets with a word for what is still to be filled in. */
export const openPlace =
  String.raw`\[(?![^\][]*\b(?:omitted|redacted)\b)[^\][\n]{0,80}?` +
  String.raw`(?<!-)\b(?:insert|names?|dates?|clients?|address|amount|phone|e-?mail|signature|blank|your|NTD|TB[CD]|TODO|X{2,})\b`

const thirty =
  String.raw`\b(?:Title|Chapter|Article|Part|Book|Volume|Vol|Section|Rule|Bowl|Amendment)s?\.?\s` +
  String.raw`(?:[IVXL]+\W+(?:\p{Ll}+\s)?)*XXX`

/** Rules for all text. */
export const textRules: readonly Hint[] = [
  [
    'leftover',
    any(
      /Error!\s+\p{Lu}[^.\n]*\.?|\b[Ll]orem [Ii]psum\b|\bFIXME\b|\([Ii]nsert [^()\n]*\)/u,
      /\[?(?:NTD|N\.T\.D\.|Note to [Dd]raft|Drafting [Nn]ote)\b[^\][\n]*\]?|\[?T(?<![\p{L}_]T)(?:ODO|KTK|B[DC])(?![\p{L}_])\]?/u,
      /[«[](?:\p{L}+_\w+|(?:\p{Lu}\p{Ll}+ )*(?:Name|Date|Address|Amount|Title|City|Client|Company|Party|Firm))[»\]]/u,
      new RegExp(String.raw`XXX(?<!${thirty})(?<![-\p{L}\p{N}]XXX)(?![-\p{L}\p{N}])`, 'u'),
      /(?:[xX]{2}\/[xX]{2}|00\/00)(?<![\p{L}\p{N}].{5})\/(?:\d{2,4}|[xX]{2,4})|\$X[X,]*X(?!\p{L})/u,
      /\b[Aa]s an AI (?:language )?model\b|\bcite?turn\d+\w+|^import \w+ from ["'“][^\n]*/,
      // Word's marks of changes, page numbers and footnotes that became text
      /^(?:(?:Inserted|Deleted|Formatted|Commented[^:\n]*|Style Definition):|(?:Comment \[\p{L}+|Moved[^:\n]*\[)\d+\]:?) .*/u,
      /^(?:Formatted Table|Field Code Changed|Last (?:saved|printed) by .*)$|\bClick (?:or tap )?(?:here )?to enter .*|\bChoose an item\./u,
      /\b(?:HYPERLINK|MACROBUTTON|MERGEFIELD|(?:STYLE|PAGE|NOTE)?REF|TOC|SEQ|XE)(?: \w+)? ["\\[\uFFFC].*/u,
      /\bDRAFT (?:of )?\d.*|\b(?:Section|Article|Exhibit) 0(?![.\d])/u,
      /^(?:\p{Lu}+[-#/]+)?\d[\d.,/-]{6,} ?v\.? ?\d+$|intentionally left blank|^\(?[Ss]ignature page/u,
      /^Page \d+(?: of \d+)?$|¶$|\d{1,2}(?<=\p{Ll}{3}[.,;]["”]?\d{1,2})(?![^\s)])/u,
      /^DRAFT\b|^P(?:rivileged|RIVILEGED) (?:and|AND|&) C(?:onfidential|ONFIDENTIAL)\b|^ATTORNEY.(?:WORK|CLIENT)\b/u,
    ),
    fill,
    '"$&" is left over from a draft.',
  ],
  [
    'leftover',
    new RegExp(String.raw`${openPlace}[^\][\n]{0,80}\]`, 'gi'),
    'Replace it with your text, or delete it. To show it, write \\ before it.',
  ],
  ['foreign-mark', any(/\[\[[^\][\n]*\]\]/), 'Write [words](/page). To show it, write \\ before it.'],
  ['raw-mark', any(/,,+|[.…](?: ?[.…]){4,}/), 'Write ordinary punctuation.'],
  [
    'no-break-spaces',
    any(/[\u00A0\u2007\u202F](?:\S+[\u00A0\u2007\u202F]){3,}\S/),
    'Run npm run check -- --fix to replace them.',
    "No-break spaces join these words, so they don't wrap on narrow screens.",
  ],
]

const sign = String.raw`(?:[-+]|\d{1,3}[.)])`
const clause =
  String.raw`[ \t]*(?:\(?(?:[A-Za-z]|[ivxIVX]{1,5}|\d{1,2})\)|\[[A-Za-z]{1,3}\]|(?:[A-Za-z]|[IVX]{1,5}|[ivx]{2,5})\.` +
  String.raw`|\d{1,3}(?:\.\d{1,3})+(?:\.|\([a-z]\))?(?= \p{Lu})|\d{1,3}(?:\.\)|[:/]| ?[-–])|[§¶№]+ ?\d{1,3}\.?|[QA]\d{0,2}[:.]` +
  String.raw`|(?:First|Second|Third):|\p{Lu}\p{Ll}+\.? (?:\d{1,3}|[A-Z]|[IVX]{1,5})[.:)]) `

/** Rules for paragraphs. */
export const lineRules: readonly Hint[] = [
  ['blank', any(/^\(to be filled in\)$/), fill, "This text isn't filled in yet."],
  [
    'broken-word',
    // Not "pre-⏎and post-trial", whose hyphen stands for the word that comes later.
    /(?<!\S)\S+(?<=\p{L}[-‐¬\u00AD])\n[ \t>]*(?!(?<=[-‐]\n[ \t>]*)(?:and|or|nor|to|through|but|rather|versus|as)\b)\p{Ll}[\p{L}-]*/gmu,
    'Write it on one line.',
    '"$&" is split across two lines, so visitors see a space in it.',
  ],
  [
    'raw-mark',
    any(
      /^[–—] .*\n[–—] /u,
      new RegExp(String.raw`^[ \t]*(?:${sign}(?=\p{L})|(?:\*|${sign})\u00A0)`, 'u'),
      /^\*\p{L}[^*\n]*\n\*(?=\p{L})|(?<=\n)[ \t]*\*(?=\p{L}[^*\n]*(?:\n|$))/u,
    ),
    'Start it with a hyphen or a number and an ordinary space: - first',
    "This line isn't a list item, so visitors see it as running text.",
  ],
  [
    'raw-mark',
    new RegExp(`^${clause}.*\\n${clause}`, 'gmu'),
    'Put a blank line between them, or start each with "1. " and let the site number them.',
    'Visitors see these numbered lines as one paragraph.',
  ],
]
