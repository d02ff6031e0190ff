import { expect, it } from 'vitest'
import { splitNoBreak } from '../../../src/content/text/noBreak.ts'

const texts: readonly [text: string, kept: readonly string[]][] = [
  ['General Obligations Law 5-1401 and 5-1402', ['5-1401', '5-1402']],
  ['Rule 30(b)(6) depositions', ['30(b)(6)']],
  ['an election under section 338(h)(10).', ['338(h)(10)']],
  ['Business Law § 899-aa, and §§ 7 and 8', ['§ 899-aa', '§§ 7']],
  ['Forms 10-K and 8-K', ['10-K', '8-K']],
  ['amended Rule 7.5 of the Rules', ['Rule 7.5']],
  ['Rule 7.1(a).', ['Rule 7.1(a)']],
  // What a browser does not break, or a reader does not read as one.
  ['CPLR 3211 and Rule 12(b), in 25 years', []],
  ['a 24-hour line, and the representations 7.', []],
  ['', []],
]

it.each(texts)('%j is taken apart at what is read as one', (text, kept) => {
  const pieces = splitNoBreak(text)
  expect(pieces.filter(({ isNoBreak }) => isNoBreak).map((piece) => piece.text)).toEqual(kept)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
})
