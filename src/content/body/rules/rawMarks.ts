import type { RuleName } from '../../report/warnings.ts'

/** Characters that visitors would see as they are typed: where they are, what is wrong and what to write instead. */
export interface RawMark {
  rule: RuleName
  find: RegExp
  /** `$&` is what was found, `$1` its first group. */
  what: string
  write: string | ((first: string, second: string) => string)
  /** Where it is looked for; everywhere when left out. */
  within?: 'heading' | 'paragraph'
}

export const mark = (
  rule: RuleName,
  find: RegExp,
  what: string,
  write: RawMark['write'],
  within?: RawMark['within'],
): RawMark => ({
  rule,
  // Messages quote what was typed, whose places the flag d gives.
  find: new RegExp(find, `${find.flags}d`),
  what,
  write,
  ...(within && { within }),
})

/** An address that nobody types by accident. */
const address = String.raw`(?:\.{0,2}\/|#[a-z]|https?:|www\.|mailto:|tel:)`
const words = String.raw`\[([^\][\n]{1,200})\]`
export const raw = 'Visitors see "$&" as it is typed:'

/** The address that was meant between the round brackets of a link. @param typed what follows the first of them */
function meantAddress(typed: string): string {
  const inside = typed.replace(/^\s*[<"“”]*|[>\s]*\)$/g, '')
  const [, contact, query = ''] = /^((?:mailto|tel):[^?]*)(\?.*)?$/.exec(inside) ?? []
  if (contact) return contact.replace(/\s+/g, '') + query.replace(/\s+/g, '%20')
  const [, before, title] = /^(\S+)\s+["“”]([^"“”]*)["“”]?$/.exec(inside) ?? []
  if (before) return `${before} "${title}"`
  if (typed.endsWith(')') && /\s/.test(inside)) return `<${inside}>`
  return inside.replace(/["“”]$|[\s.,;:].*$/g, '')
}

export const links: RawMark[] = [
  mark(
    'spoilt-link',
    new RegExp(String.raw`${words}\s\((${address}[^()\s]*)\)`, 'g'),
    '"$&" is no link, because of the space between its brackets.',
    'Write [$1]($2)',
  ),
  mark(
    'spoilt-link',
    new RegExp(String.raw`\(([^()\n]{1,200})\) ?\[(${address}[^\][\s]*)\]`, 'g'),
    '"$&" is no link, because its brackets are the wrong way round.',
    'Write [$1]($2)',
  ),
  mark(
    'spoilt-link',
    new RegExp(String.raw`${words}\[(${address}[^\][\s]*)\]`, 'g'),
    '"$&" is no link, because its address is in square brackets.',
    'Write [$1]($2)',
  ),
  ...(
    [
      ['!', 'picture'],
      ['', 'link'],
    ] as const
  ).map(([sign, what]) =>
    mark(
      'spoilt-link',
      new RegExp(String.raw`(${sign}\[[^\][\n]*\])\((\s*<?["“”]?${address}[^()\n]*\)?)`, 'g'),
      `"$&" is no ${what}, so visitors see its brackets.`,
      (label, rest) => `Write ${label}(${meantAddress(rest)})`,
    ),
  ),
]

export const emphasis: RawMark[] = [
  mark(
    'raw-mark',
    /(?<!\S)(\*\*|~~) ([^*~\n]+?) ?\1(?![\p{L}\p{N}*~])/gu,
    `${raw} a space keeps it from working.`,
    'Write $1$2$1',
  ),
  mark(
    'raw-mark',
    /(?<![^\s\uFFFC(“"'‘])(\*\*|~~|__|\*)((?=[\p{L}“])(?:(?!\1)[^\n]){0,40})/gu,
    'The $1 before "$2" is never closed, so visitors see it.',
    'Write $1 directly after the last word that it marks; to show it, write a \\ before each character.',
  ),
  mark(
    'raw-mark',
    /(?<=[\p{L}\p{N}][.,:!?]?)(\*\*|~~)(?![*~])/gu,
    'This $1 closes nothing, so visitors see it.',
    'Write $1 directly before the first word that it marks, and a space after the last $1.',
  ),
]

export const headings: RawMark[] = [
  mark(
    'raw-mark',
    /(?<=^ *)(#{2,6})\u00A0?(?=[\p{L}\p{N}])[^\n]*/gmu,
    '"$&" is no heading, and visitors see the $1.',
    'Write a space after the $1.',
    'paragraph',
  ),
  mark(
    'raw-mark',
    /^#(\p{L}[^.!?\n]*)$/gu,
    '"$&" is no heading, and visitors see the #.',
    'Write ## $1',
    'paragraph',
  ),
  mark(
    'raw-mark',
    /(?:\{[a-z][\w-]*\}|\{#[\w-]+(?:\}(?=\uFFFC))?|[([]#[a-z][\w-]*[)\]])[\s\uFFFC]*$/g,
    'This heading ends with "$&", and visitors see it.',
    'Write {#name} at the end of the line, or delete it: only headings of legal pages need names.',
    'heading',
  ),
]

export const lists: RawMark[] = [
  mark(
    'raw-mark',
    /^[ \t]*([•▪◦‣●·⁃\uF000-\uF0FF])[ \t\u00A0]*(?=\S)/gmu,
    'This line starts with "$1" from Word, so visitors won’t see a list.',
    'Start it with a hyphen and a space: - first',
    'paragraph',
  ),
  mark(
    'raw-mark',
    /^[ \t]*o(?:[\t\u00A0]| {2})[ \t\u00A0]*(?=\S)/gm,
    'This line starts with an "o" from Word, so visitors won’t see a list.',
    'Start it with a hyphen and a space: - first',
    'paragraph',
  ),
  mark(
    'raw-mark',
    /^[–—] .*\n[–—] /g,
    'These lines start with dashes, so visitors won’t see a list.',
    'Start each line with a hyphen and a space: - first',
    'paragraph',
  ),
  mark(
    'raw-mark',
    /^[ \t]*([-+]|\d{1,3}[.)])(?=\p{L})/gmu,
    'A space is missing after "$1", so visitors won’t see a list.',
    'Put a space after the $1.',
    'paragraph',
  ),
  mark(
    'raw-mark',
    /^[ \t]*([-+*]|\d{1,3}[.)])\u00A0/gm,
    'After "$1" is a special space from Word, so visitors won’t see a list.',
    'Delete it and type an ordinary space.',
    'paragraph',
  ),
  mark(
    'raw-mark',
    /^\*\p{L}[^*\n]*\n\*(?=\p{L})|(?<=\n)[ \t]*\*(?=\p{L}[^*\n]*(?:\n|$))/gu,
    'A space is missing after the * of this line, so visitors won’t see a list.',
    'Put a space after the *.',
    'paragraph',
  ),
  mark(
    'raw-mark',
    /(?<=\n):[ \t]+(?=\S)/g,
    'This line starts with a colon, which makes no definition here.',
    'Write the term in **bold** and its meaning after it, and a blank line between two terms.',
    'paragraph',
  ),
]

export const tables: RawMark[] = [
  mark(
    'raw-mark',
    /^\|.*\|.*\|[ \t]*$|^[^|\n]*\S \| \S[^|\n]*\n[^|\n]*\S \| \S/gm,
    'This is no table, so visitors see its | characters.',
    'A table needs a row such as | --- | --- | below its first row, as many columns in each, and no blank lines.',
    'paragraph',
  ),
  mark(
    'raw-mark',
    /^[^\t\n]+\t+\S.*\n[^\t\n]+\t+\S/gm,
    'These lines are from a spreadsheet, so visitors see them as one paragraph.',
    'Write | between the columns, and | --- | --- | below the first row.',
    'paragraph',
  ),
]

/** What starts like a tag and never ends. @param names those of the site’s tags */
export const unclosedTag = (names: readonly string[]): RawMark =>
  mark(
    'prose-component',
    new RegExp(
      String.raw`<\/?(?:${names.join('|') || '(?!)'})\b|<\/[A-Z]\w*|<[A-Z]\w*(?=\s+\w+\s?=\s?["“'{])|^<[A-Z][a-z]+[A-Z]\w*[ \t]*$`,
      'gm',
    ),
    '"$&" starts here and never ends.',
    'End it with > on the same line and close every quotation mark in it; to show the text itself, write \\< instead of <.',
  )
