/** Spaces that look like ordinary ones and are none: no-break spaces and the like, as Word and web pages have them. */
const special = String.raw`\u00A0\u2000-\u200B\u202F\u205F\u2060\u3000\uFEFF`

const indenting = new RegExp(String.raw`^[ \t]*[${special}][\s${special}]*`)
const behindSign = new RegExp(
  String.raw`^((?:[ ]*-[ ]+)*[ ]*(?:-|[A-Za-z][\w-]*:))[ ]*[${special}][\s${special}]*`,
)

/** Whether a line of the fields begins with a space that counts for nothing there. */
export const beginsSpecially = (line: string): boolean => indenting.test(line)

/** Whether such a space stands behind the hyphen or the colon that a line begins with. */
export const goesOnSpecially = (line: string): boolean => behindSign.test(line)

/** A line of the fields with ordinary spaces before its text; signs without width vanish. */
export const withOrdinarySpaces = (line: string): string =>
  line
    .replace(indenting, (spaces) => spaces.replace(/[\u200B\u2060\uFEFF]/g, '').replace(/[^ \t]/g, ' '))
    .replace(behindSign, '$1 ')
