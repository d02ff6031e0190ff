import { mark, raw, type RawMark } from './rawMarks.ts'

/** What other programs use, and what Markdown has in another way. */
export const foreign: RawMark[] = [
  mark(
    'foreign-mark',
    /(?<![\p{L}\][])\[\[(\p{L}[^[\]\n|]*)(?:\|([^[\]\n]*))?\]\]/gu,
    `${raw} links aren’t written like this.`,
    'Links look like this: [words](/address).',
  ),
  mark(
    'foreign-mark',
    /^:{3,}[^\n]*/gm,
    'Visitors see the ::: of this line: it makes no box.',
    'Write <Note> and </Note> on lines of their own, or delete it.',
  ),
  mark(
    'foreign-mark',
    /^\[![A-Za-z]+\][^\n]*/gm,
    `${raw} this makes no box.`,
    'Write <Note> and </Note> on lines of their own, without the > characters.',
  ),
  mark(
    'foreign-mark',
    /(?<![=\p{L}])==(\p{L}[^=\n]*)==(?![=\p{L}])/gu,
    `${raw} it marks nothing.`,
    'Write **$1**',
  ),
  mark(
    'foreign-mark',
    /\{\{[<%][^\n]*?[>%]\}\}|\{\{-?\s*[\w]+\.[\w.]+[^\n}]*\}\}|\{\{\s*[a-z]+(?:_\w+|[A-Z]\w*)\s*\}\}|\$\{\w+\}|\{%[^\n]*?%\}/g,
    `${raw} it is code of another program.`,
    'Write what it should show, or delete it.',
  ),
  mark(
    'foreign-mark',
    /\[(b|i|u|s|url|quote|code|color|size|caption|img|center)(?:[ =][^\]\n]*)?\][^\n]*?\[\/\1\]/g,
    `${raw} it is code of another program.`,
    'Write **bold**, *italics* or [words](address) instead.',
  ),
  mark(
    'foreign-mark',
    /\[(?:gallery|caption|embed|video|audio|playlist|contact-form-7)(?: [^\]\n]*)?\]/g,
    `${raw} it is code of WordPress.`,
    'Write what it should show, or delete it.',
  ),
  mark(
    'foreign-mark',
    /(?<=[\p{L}\p{N}])~([\p{L}\p{N}+-]{1,4})~/gu,
    'Visitors see "$&" as it is typed: ~ lowers nothing.',
    'Write the lowered characters themselves, such as ₂.',
  ),
  mark(
    'foreign-mark',
    /(?<=[\p{L}\p{N}])\^([\p{L}\p{N}+-]{1,4})\^(?![\p{L}\p{N}])/gu,
    'Visitors see "$&" as it is typed: ^ raises nothing.',
    'Write the raised characters themselves, such as ², or "th".',
  ),
  mark(
    'foreign-mark',
    /【[^】\n]*】|:?contentReference\[[^\]\n]*\](?:\{[^}\n]*\})?|\bcite?turn\d+\w+|\b[Aa]s an AI (?:language )?model\b/g,
    `${raw} an AI tool left it behind.`,
    'Delete it, or write a footnote with the source.',
  ),
  mark(
    'foreign-mark',
    /\[([^\][\n]*)\]\{[.#][^}\n]*\}|\{:\s*[.#][^}\n]*\}/g,
    `${raw} it is code of another program.`,
    'Write the words alone.',
  ),
  mark(
    'foreign-mark',
    /\{(?:\+\+|--|~~|>>|==)[^{}\n]*?(?:\+\+|--|~~|<<|==)\}|%%[^%\n]+%%/g,
    `${raw} it is a mark or a remark for colleagues.`,
    'Accept or reject the change, and delete the remark.',
  ),
  mark(
    'foreign-mark',
    /^import \w+ from ["'“][^\n]*|^(?:!!!|\?\?\?) ?\w+[^\n]*/gm,
    `${raw} it is code of another program.`,
    'Delete the line; a box is written with <Note> and </Note>.',
  ),
  mark(
    'foreign-mark',
    /(?<![\p{L}\p{N}:]):[a-z]+(?:_[a-z]+)*:(?![\p{L}\p{N}:])/gu,
    `${raw} it makes no picture.`,
    'Type the emoji itself, or delete it.',
  ),
  mark(
    'raw-mark',
    /\[\^[\w-]+\]/g,
    'The footnote "$&" has no text, so visitors see its mark.',
    'Write the text on a line of its own: $&: text',
  ),
  mark(
    'raw-mark',
    /(?<!\[)\[(?!sic\])(\p{L}[^\][\n]*)\]\[(?!\p{Lu})[\w-]*\]/gu,
    '"$&" is no link: no line says where it leads.',
    'Put the address in round brackets: [$1](/address)',
  ),
]

const open = 'This place is still to be filled in: "$&".'
const fill = 'Write what belongs there, or delete it.'
const noun = 'Name|Date|Address|Number|Amount|Title|City|State|County|Email|Phone|Party|Client|Company|Firm'

/** Text that was to come, in the words of people, of Word and of legal templates. */
export const leftovers: RawMark[] = [
  mark(
    'leftover',
    /Error!\s+(?:Reference source|Bookmark) not (?:found|defined)/g,
    'Word writes "$&" where a reference leads nowhere.',
    'Write the reference, or delete it.',
  ),
  mark('leftover', /\blorem ipsum\b/gi, open, fill),
  mark(
    'leftover',
    /\b(?:TODO|TKTK|TB[DC])\b|(?<!\b(?:Title|Chapter|Article|Part|Book|Volume|Vol\.|Section|Rule|Bowl|Amendment)\s)(?<![-\p{L}\p{N}])XXX(?![-\p{L}\p{N}])/gu,
    open,
    fill,
  ),
  mark(
    'leftover',
    /\[(?:[●•]|_{2,}|\.{3}|…|(?:please )?(?:insert|enter|fill in|name of|date of|amount of|your) [^\][\n]*)\](?![([:])/gi,
    open,
    fill,
  ),
  mark(
    'leftover',
    new RegExp(
      String.raw`\[(?:(?:\p{Lu}\p{Ll}+ )+(?:${noun})s?|(?!REDACTED|EMPHASIS|SEAL|SIGNATURE)(?:\p{Lu}{2,}[ /-])+\p{Lu}{2,}|(?:${noun.toUpperCase()}))\](?![([:])`,
      'gu',
    ),
    open,
    fill,
  ),
  mark(
    'leftover',
    /\$ ?_{2,}|(?<=\b(?:is|of|on|by|dated|the|for|to|and|between) )_{3,}|«\p{Lu}[\p{L}\p{N}_ ]*»(?<=\S»)|%[A-Z][A-Z_]{2,}%|(?<![\p{L}\p{N}])(?:[xX]{2}\/[xX]{2}|00\/00)\/(?:\d{2,4}|[xX]{2,4})|\$X[X,]*X(?!\p{L})/gu,
    open,
    fill,
  ),
]
