import type { UrlList } from '../../model/urlList.ts'
import { fileProblems } from '../../parse/fileProblems.ts'
import { diagnostic } from '../../model/diagnostic.ts'
import { plainText, type SourceFile } from '../../model/sourceFile.ts'
import { validateUrl, validateRedirectTarget } from './validateUrl.ts'

/** The file in the content folder that lists every published address. */
export const urlListFile = 'addresses.txt'

/**
 * Reads the list of published addresses: one a line, `/address` or `/old -> /new`. Empty lines, and lines that begin
 * with `#`, are left alone.
 */
export function parseUrlList(source: SourceFile): UrlList {
  const { path, text, decodeError } = source
  const urlList: UrlList = { lines: [], problems: fileProblems(source) }
  if (decodeError) return urlList
  const typedLines = plainText(text).split('\n')
  for (const [index, typed] of typedLines.entries()) {
    if (/^(?:<{7}|={7}|>{7}|\|{7})/.test(typed)) continue
    if (typed.trim() === '' || typed.trim().startsWith('#')) continue
    const line = index + 1
    const { from, to, fault } = readLine(typed)
    if (fault) {
      const { column, message, fix } = fault
      urlList.problems.push(diagnostic(path, { line, column }, ['address-line', message, fix]))
    } else {
      urlList.lines.push({
        address: from.text,
        line,
        column: from.column,
        target: to && { address: to.text, column: to.column },
      })
    }
  }
  return urlList
}

interface Piece {
  text: string
  column: number
}

interface LineReading {
  from: Piece
  to: Piece | undefined
  fault: { column: number; message: string; fix: string } | undefined
}

/**
 * What may have been typed for an arrow; only `->` is taken, the others are reported. Begins where a row of hyphens or gaps
 * begins, since a row may be long, and each place of it would be tried.
 */
const arrow =
  /(?<![-–—=])[-–—=]+\s*(?:>|&gt;)+|(?<![-–—=\s])\s*(?:>|&gt;)+|[→⇒➔≥»]|(?<!\s)\s+(?:[-–—=:]+|to)\s+(?=\/|https:)/

function readLine(typed: string): LineReading {
  const cut = arrow.exec(typed)
  const from = piece(typed, 0, cut?.index ?? typed.length)
  const to = cut ? piece(typed, cut.index + cut[0].length, typed.length) : undefined
  const reading = (fault?: LineReading['fault']): LineReading => ({ from, to, fault })
  const second = to && arrow.exec(to.text)
  if (second) {
    return reading({
      column: to.column + second.index,
      message: 'The line has more than one arrow.',
      fix: 'Write the old address, one arrow, and the address where its visitors go in the end.',
    })
  }
  if (cut && cut[0] !== '->') {
    return reading({
      column: cut.index + cut[0].search(/\S/) + 1,
      message: `The arrow is written as "${cut[0].trim()}".`,
      fix: `Write a hyphen and a “greater than” sign: ${example(from.text, to?.text ?? '')}`,
    })
  }
  if (!cut && /\s/.test(from.text)) {
    const [old = '', ...others] = from.text.split(/[\s,;]+/)
    const [only = ''] = others
    if (/^[-–—•*]$/.test(old) && others.length === 1 && !validateUrl(only)) {
      return reading({
        column: from.column,
        message: `Before the address stands "${old}".`,
        fix: `Write ${only}`,
      })
    }
    return reading({
      column: from.column,
      message: `The line "${from.text}" holds more than one address, and no arrow.`,
      fix: `Write each address on a line of its own, or an arrow between the old and the new one: ${example(old, others.join(' '))}`,
    })
  }
  if (to?.text === '') {
    return reading({
      column: to.column,
      message: 'Behind the arrow stands no address.',
      fix: 'Write the address where visitors should go instead.',
    })
  }
  const wrongFrom = validateUrl(from.text)
  if (wrongFrom) return reading({ column: from.column, ...wrongFrom })
  const wrongTo = to && validateRedirectTarget(to.text)
  return reading(wrongTo && { column: to.column, ...wrongTo })
}

/** The line that was meant, when both addresses can stand in it; otherwise one that shows how such a line is written. */
const example = (from: string, to: string): string =>
  (validateUrl(from) ?? validateRedirectTarget(to)) ? '/old -> /new' : `${from} -> ${to}`

/** What stands between two places of a line, without the spaces around it. */
function piece(typed: string, start: number, end: number): Piece {
  const text = typed.slice(start, end)
  const blank = /^\s*/.exec(text)?.[0].length ?? 0
  return { text: text.trim(), column: start + (text.trim() === '' ? 0 : blank) + 1 }
}
