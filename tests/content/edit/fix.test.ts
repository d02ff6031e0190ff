import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fixFile } from '../../../src/content/edit/fixFile.ts'
import { readTree } from '../../../src/node/readTree.ts'

const nbsp = '\u00A0'
const repaired = (text: string) => fixFile({ path: 'pages/about.mdx', text })
const file = (body: string, fields = 'title: Tax Law') => `---\n${fields}\n---\n${body}`

describe('what check --fix repairs', () => {
  it.each<[what: string, typed: string, fixed: string]>([
    ['a dash instead of the first ---', `—-\ntitle: A\n---\n`, file('', 'title: A')],
    ['four hyphens below the fields', `---\ntitle: A\n----\nText.\n`, file('Text.\n', 'title: A')],
    ['a blank first line', `\n${file('Text.\n')}`, file('Text.\n')],
    ['Windows line endings', file('One.\n\nTwo.\n').replaceAll('\n', '\r\n'), file('One.\n\nTwo.\n')],
    ['a byte-order mark', `\uFEFF${file('Text.\n')}`, file('Text.\n')],
    ['blank lines at the end', file('Text.\n\n\n'), file('Text.\n')],
    ['a tab before a field', file('', 'a:\n\tb: c'), file('', 'a:\n  b: c')],
    ['an invisible character', file('An agree\u00ADment.\n'), file('An agreement.\n')],
    ['line ends of Word', file('A\vb.\n', 'title: A\vb'), file('A b.\n', 'title: A b')],
    ['an escape in quotation marks', file('', 'title: "A\\vb \\x1bc"'), file('', 'title: "A b c"')],
    ['garbled letters', file('Itâ€™s a CafÃ©.\n'), file('It’s a Café.\n')],
    ['garbled capitals', file('Ã–sterreich, sÄ… and “Ã‰LÃˆVEÃ”\n'), file('Österreich, są and “ÉLÈVEÔ\n')],
    ['garbled letters of another alphabet', file('Ð´Ð°\n'), file('да\n')],
    ['garbled quotes that lost a byte', file('He said â€œyesâ€, itâ€s\n'), file('He said “yes”, it’s\n')],
    ['a joiner between Latin letters', file('agree\u034Fme\uFE0Fnt ✓\uFE0F\n'), file('agreement ✓\uFE0F\n')],
    ['quotation marks of Windows', file('\u0093Yes\u0094\n'), file('“Yes”\n')],
    ['bullets in a font of Word', file('\uF0B7\tOne\n\uF0B7\tTwo\n'), file('- One\n- Two\n')],
    [
      'no-break spaces everywhere but after § and numbers',
      file('The\u00A0fee\u00A0of\u00A0§\u00A05\u00A0days\u00A0is\u00A0due.\n'),
      file('The fee of §\u00A05\u00A0days is due.\n'),
    ],
    ['a special space from Word before a name', file('', `a:\n${nbsp}${nbsp}b: A`), file('', 'a:\n  b: A')],
    ['a space without a width before a name', file('', 'a:\n  \u200Bb: A'), file('', 'a:\n  b: A')],
    ['a special space from Word after a colon', file('', `a:${nbsp}A`), file('', 'a: A')],
    ['a special space from Word after a hyphen', file('', `a:\n  -${nbsp}A`), file('', 'a:\n  - A')],
    ['<span> from Word', file('The <span class="x">Client</span> pays.\n'), file('The Client pays.\n')],
  ])('an editor has check --fix repair %s, and a second run changes nothing', (_, typed, fixed) => {
    expect(repaired(typed).text).toBe(fixed)
    expect(repaired(fixed)).toEqual({ text: fixed, repairs: [] })
  })
})

describe('what check --fix leaves alone', () => {
  it.each([
    ['an empty file', ''],
    ['a file without fences', 'title: A\n\nText.\n'],
    ['code', file('```\n<span>a</span>\n```\n')],
    ['citations', file('Claims under Dom. Rel. Law § 236 are heard.\nSee N.Y. Gen. Oblig. Law § 5-1401.\n')],
    ['marks before numbers', file('+ 50 percent\n\n1. one\n3. three\n5. five\n')],
    ['letters that look garbled', file('“CAFÉ” and “Ö”, Straß– and × 2×”, IRMÃ\n')],
    ['capitals before marks', file('“SMÅ”, “AMANHÃ”, A–Ä–Ö, „Ä“, Å… and SMÅ—\n')],
    ['one letter of another alphabet', file('Ð´\n')],
    ['garbled words that nobody can read', file('wordâ€word, aâ€"b, 5Â days, 1â„2\n')],
    ['characters that a script needs', file('می\u200Cخواهم, שלום\u200F!, 👩\u200D💻 and क्\u200Dष\n')],
    ['a special space from Word within a text', file('', `a: Section${nbsp}2`)],
    ['quotation marks that visitors see', file('', 'title: “Tax”')],
  ])('an editor has check --fix leave %s alone', (_, text) => {
    expect(repaired(text)).toEqual({ text, repairs: [] })
  })

  it('an editor has check --fix leave a file alone that isn’t UTF-8', () => {
    const text = '—-\nname: Ren\uFFFD\n---\n'
    const decodeError = { place: { line: 1, column: 1 }, message: ['x', 'y', 'z'] } as const
    expect(fixFile({ path: 'a.mdx', text, decodeError })).toEqual({ text, repairs: [] })
  })

  it('an editor has nothing to fix in the firm’s content', () => {
    for (const source of readTree(join(import.meta.dirname, '../../../content')).files)
      expect(fixFile(source), source.path).toEqual({ text: source.text, repairs: [] })
  })
})
