import { quoted, type Position } from '../../model/diagnostic.ts'

const signNames: Readonly<Record<string, string>> = {
  '@': 'an at sign',
  '%': 'a percent sign',
  '`': 'a backquote',
  '>': '">"',
  '|': 'an upright line',
  '*': 'a star',
  '&': 'an ampersand',
  '!': 'an exclamation mark',
  ',': 'a comma',
  '-': 'a hyphen and a space',
  '?': 'a question mark and a space',
  ']': 'a closing bracket',
  '}': 'a closing brace',
}

/** What is wrong with a text that cannot be read because of a sign. */
export function wrongSign(line: string): string {
  const [, text = ''] = /^\s*(?:- +)*(?:[\w-]+[ \t]*:[ \t]+)?(\S.*)$/.exec(line.trimEnd()) ?? []
  const [first = ''] = text
  if (first === '"') return 'The quotation marks end before the text does.'
  if (first === "'") {
    const word = /\S*[\p{L}\p{N}]'[\p{L}\p{N}]\S*/u.exec(text.slice(1))?.[0]
    return word === undefined
      ? 'The marks around the text end before the text does.'
      : `The text begins with ', so the apostrophe in "${word}" ends it too early.`
  }
  if (first === '[' || first === '{') return 'This text goes on behind the bracket that closes it.'
  const name = signNames[first]
  if (name === undefined) return `A text may not go on like this: ${quoted(line.trim())}`
  const [word = ''] = text.split(/\s/, 1)
  return `${word.length > 1 ? `"${word}"` : 'This text'} begins with ${name}, which has a meaning of its own here.`
}

/** Where a text begins whose first sign is at fault; the parser stumbles behind it. */
export function placeOfSign(line: string, place: Position): Position {
  const [, before = '', first = ''] = /^(\s*(?:- +)*(?:[\w-]+[ \t]*:[ \t]+)?)(\S)/.exec(line) ?? []
  return signNames[first] === undefined ? place : { ...place, column: before.length + 1 }
}
