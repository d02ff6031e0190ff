import type { RuleMessage } from '../model/diagnostic.ts'

const scripts = (names: string) => names.replace(/\w+ ?/g, (name) => String.raw`\p{scx=${name.trim()}}`)
const joining = scripts(
  'Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Mymr Khmr Thai Laoo Tibt',
)
const rightToLeft = scripts('Arab Hebr Syrc Thaa Nkoo Adlm Samr Mand')
const direction = String.raw`[\u034F\u061C\u200E\u200F\u202A-\u202C\u2066-\u2069]`
const selector = String.raw`[\u180B-\u180F\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`

/** Where characters without a shape belong: in some scripts, in emoji, and where a word is divided (see `broken-word`). */
const needed = [
  String.raw`[\n\t]|\u00AD\n[ \t>]*\p{Ll}|[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2]`,
  String.raw`(?<=[${joining}])[\u17B4\u17B5\u200B-\u200D]|[\u200B-\u200D][${joining}]`,
  String.raw`(?<=[\p{ExtPict}\p{S}\p{scx=Han}${joining}])${selector}|\uFE0F\u20E3`,
  String.raw`${direction}\P{L}{0,9}[${rightToLeft}]|(?<=[${rightToLeft}]\P{L}{0,9})${direction}`,
  String.raw`(?<=\p{ExtPict}[\uFE0F\p{EMod}]?)\u200D\p{ExtPict}|(?<=\u{1F3F4}[\u{E0061}-\u{E007A}]*)[\u{E0061}-\u{E007F}]`,
].join('|')

/** Control, format, private and line-separating characters, halves, what fonts ignore, and what no character may be. */
const unseenClass = String.raw`[\p{Cc}\p{Cf}\p{DI}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{NChar}\uFFFC]`
const unseen = new RegExp(`(?=${unseenClass})(?!${needed})${unseenClass}`, 'gu')

/** What Windows-1252 has in the place of the control characters U+0080 to U+009F. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })
const sequence =
  /[\xC2-\xDF][\x80-\xBF]|(?:\xE0[\xA0-\xBF]|[\xE1-\xEF][\x80-\xBF])[\x80-\xBF]|(?:\xF0[\x90-\xBF]|[\xF1-\xF4][\x80-\xBF])[\x80-\xBF]{2}/g

/** Letters and marks that a word in Latin letters can have: "CAFÉ”" is no word with the letter ɔ. */
const latin = /^(?:[\0-\u017F\u1E00-\u1EFF]|\uFE0F|(?![\p{L}\p{M}])[\u2000-\u{10FFFF}])$/u

/** The word that was meant, if UTF-8 was read as Windows-1252 (and lost a byte), or Windows-1252 as Latin-1; others as they are. */
function decodeMojibake(word: string): string {
  // "SMÅ”" ends a word in capitals, unless more of it is garbled.
  const rest = word.replace(/(?<!\p{Ll})[ÃÄÅ][‚„…›‘’“”–—](?!\p{Ll})/gu, '')
  if (rest !== word && decodeMojibake(rest) === rest) return word
  const asBytes = word.replace(/[^\0-\x7F\xA0-\xFF]/g, (char) =>
    windows.includes(char) ? String.fromCharCode(0x80 + windows.indexOf(char)) : char,
  )
  const isLatin = /[A-Za-z]/.test(word) || (asBytes.match(sequence)?.length ?? 0) < 2
  const meant = asBytes
    .replace(sequence, (bytes) => {
      const char = utf8.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
      return (isLatin ? latin : /[^\u0180-\u036F]/).test(char) ? char : bytes
    })
    .replace(/\xE2\x80(?=(?:[dmst]|ll|re|ve)\b)/g, '’')
    .replace(/\xE2\x80(?![^.,;:!?)\]])/g, '”')
    .replace(/\xE2[\x80-\x9F]|\xF0\x9F|(?<=[a-z\d.,;:])[\xC2\xC3](?![A-Za-z])/g, '\uFFFD')
    .replace(/[\x80-\x9F]/g, (char) => windows[char.charCodeAt(0) - 0x80] ?? char)
  return meant === word ? word : decodeMojibake(meant)
}

const hasMojibake = /[\x80-\x9F\xC2-\xF4]/

/** Replaces each garbled word by what the function makes of it, of the word that was meant, and of its offset. */
export const replaceGarbled = (text: string, replace: (typed: string, meant: string, at: number) => string) =>
  text.replace(hasMojibake.test(text) ? /[^ \t\n]+/g : /(?!)/, (typed, index: number) => {
    const meant = hasMojibake.test(typed) ? decodeMojibake(typed) : typed
    return meant === typed ? typed : replace(typed, meant, index)
  })

/** Text as it was meant: no garbled words, hyphens for bullets of Word, spaces for its line ends, nothing invisible. */
export const repairCharacters = (text: string): string =>
  replaceGarbled(text, (typed, meant) => (meant.includes('\uFFFD') ? typed : meant))
    .replace(/^([ \t]*)\p{Co}[ \t\u00A0]+(?=\S)/gmu, '$1- ')
    .replace(/[\v\f\u2028\u2029]/g, ' ')
    .replace(unseen, '')

const kinds: readonly [find: RegExp, ...message: RuleMessage][] = [
  [unseen, 'unseen-sign', "Visitors can't see this character.", 'Run npm run check -- --fix to remove it.'],
  [/[^\P{Cn}\p{NChar}\p{DI}]/u, 'unknown-sign', 'No font has this character yet.', 'Delete or replace it.'],
]

/** The characters of a text that its source has only as codes, like &shy; or "\v": others are reported with the file. */
export const findCodes = (text: string, source: string) =>
  findCharacters(text).filter(({ index }) => !source.includes(text.charAt(index)))

/** Where garbled words are, and the first character of each kind that no text may have. */
export function findCharacters(text: string): { index: number; message: RuleMessage }[] {
  const found: { index: number; message: RuleMessage }[] = []
  const readable = replaceGarbled(text, (typed, meant, index) => {
    const fix = meant.includes('\uFFFD')
      ? 'Type it again.'
      : `Write "${meant}", or run npm run check -- --fix.`
    const message = `"${typed}" was garbled when it was pasted or saved.`
    // Of a garbled file, the first words are enough.
    if (found.length < 20) found.push({ index, message: ['file-encoding', message, fix] })
    return 'x'.repeat(typed.length)
  })
  for (const [find, ...message] of kinds) {
    const index = readable.search(find)
    if (index !== -1) found.push({ index, message })
  }
  return found
}
