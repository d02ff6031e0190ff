import { invisibleChars } from '../../content/text/invisibleChars.ts'

/**
 * A text as its wording alone: one line, single spaces, straight quotes, three dots for an ellipsis. Two texts that
 * differ only in how they are set give the same result; case, punctuation and dashes are wording and stay.
 */
export const normalizeText = (text: string): string =>
  isPlain.test(text) ? text : inOneLine(isAscii.test(text) ? text : madePlain(text))

/** Most texts have nothing that could be set otherwise. */
const isPlain = /^(?:[!-~]+(?: [!-~]+)*)?$/
/** Others have lines alone. */
const isAscii = /^[\t\n\r -~]*$/

const madePlain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2018\u2019\u201A\u201B]/g, "'")
    .replace(/[\u201C\u201D\u201E\u201F]/g, '"')
    .replace(/\u2026/g, '...')
    // Soft hyphens and marks without width are not read.
    .replace(invisibleChars, '')

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
