/** Numbers that are read as one (`5-1401`) with what is before them (`8 Del. C. § 262`), times, double names, and the mark after. */
const noBreak = new RegExp(
  String.raw`((?:(?:(?:\d+\s(?:\p{Lu}[\p{L}.]*\.\s)+)?§§?\s|(?:\d+\s)?(?<!\p{L})\p{L}{1,7}\s(?=\d+\.\d))` +
    String.raw`\d+(?:\.\d+)*(?:-\d+|-\p{L}{1,2}(?!\p{L})|\([\p{L}\d]{1,4}\))*` +
    String.raw`|(?<![\d.])\d+(?:\.\d+)*(?:\([\p{L}\d]{1,4}\)(?=[(-])|-\d+|-\p{L}{1,2}(?!\p{L}))(?:-\d+|\([\p{L}\d]{1,4}\))*` +
    String.raw`|\d+:\d\d\s[AP]M|(?<!\p{L})(?:\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+|\p{L}-\p{L}+))[.,;:]?)`,
  'u',
)

export const noBreakClass = 'no-break'

/** Takes a text apart where something in it must not be broken across lines. The pieces, one after the other, are it. */
export const splitNoBreak = (text: string): { text: string; isNoBreak: boolean }[] =>
  text
    .split(noBreak)
    .map((piece, at) => ({ text: piece, isNoBreak: at % 2 === 1 }))
    .filter((piece) => piece.text !== '')
