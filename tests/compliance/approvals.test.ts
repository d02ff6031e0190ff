import { describe, expect, it } from 'vitest'
import {
  approvalFile,
  approvedText,
  checkApprovals,
  approvalOf,
  writeApproval,
} from '../../src/compliance/approvals.ts'
import { siteOf } from '../fixtures/complianceFixture.ts'
import { legalTree, legalPage, termsBody } from '../fixtures/legalSite.ts'

const lines = ['# Terms', '- We may refuse access.', 'Write to "us".', 'Fees (/fees.pdf) [file 3f9a12c4]']
const head = { by: 'Jane Sample', day: '2026-01-31', note: 'As discussed: fine' }
const approval = { ...head, digest: '3f9a', lines }
const text = writeApproval(approval)

describe('an approval', () => {
  it('a lawyer finds an approval in a text file: a first line, then what the page says', () => {
    expect(text).toBe(
      'Approved by Jane Sample on 2026-01-31, text 3f9a: As discussed: fine\n\n# Terms\n- We may refuse access.\nWrite to "us".\nFees (/fees.pdf) [file 3f9a12c4]\n',
    )
    expect(approvalOf(lines, text)).toEqual({ ...head, changes: [] })
    expect(approvalOf(lines, 'Approved by nobody')).toBeUndefined()
  })

  it.each([
    ['/terms-of-use', 'legal/approved/terms-of-use.txt'],
    ['/a-b', 'legal/approved/a-b.txt'],
    ['/a/b', 'legal/approved/a/b.txt'],
    ['/', 'legal/approved/_home.txt'],
    ['every page', 'legal/approved/_every-page.txt'],
  ])('a lawyer finds the approval of %s in %s', (address, file) => {
    expect(approvalFile(address)).toBe(file)
    for (const day of ['', '2027-01-01'])
      expect(approvedText(approvalFile(address, day || undefined))).toEqual({ address, day })
  })

  it.each<[edit: string, now: string[]]>([
    ['another word', ['# Terms', '- We must refuse access.', ...lines.slice(2)]],
    ['an item that became a paragraph', ['# Terms', 'We may refuse access.', ...lines.slice(2)]],
    ['joined paragraphs', ['# Terms', '- We may refuse access. Write to "us".', ...lines.slice(3)]],
    ['one line less', lines.slice(0, 3)],
    ['another PDF of the same name', [...lines.slice(0, 3), 'Fees (/fees.pdf) [file 9d01e7aa]']],
  ])('a lawyer’s approval is lost when the page has %s', (_, now) => {
    expect(approvalOf(now, text)?.changes.length).toBeGreaterThan(0)
  })

  it('a lawyer’s approval survives Windows line endings and curly quotes in its file', () => {
    const typed = text.replaceAll('\n', '\r\n').replace('"us"', '“us”')
    expect(approvalOf(lines, typed)?.changes).toEqual([])
  })
})

describe('approvals over time', () => {
  const { site } = siteOf(legalTree(legalPage(termsBody('You may use it.'))))
  const approves = (line: string) => writeApproval({ ...approval, note: '', lines: line.split(' / ') })
  const problemsOf = (terms: string, approved: Record<string, string>, today = '2026-01-31') => {
    const pages = new Map([
      ['/notice', ['Yes.']],
      ['/terms', terms.split(' / ')],
    ])
    const files = new Map(Object.entries({ [approvalFile('/notice')]: approves('Yes.'), ...approved }))
    return [...checkApprovals({ ...site, today }, pages, files)].map(
      ({ rule, message }) => `${rule} ${message}`,
    )
  }
  const both = (first: string, day: string, second: string) => ({
    [approvalFile('/terms')]: approves(`We ${first}.`),
    [approvalFile('/terms', day)]: approves(`We ${second}.`),
  })
  const missing = 'approval-missing /terms must be approved, and '
  const lost = 'approval-lost /terms was approved by Jane Sample on January 31, 2026, and has changed since: '

  it.each<[what: string, now: string, approved: string | undefined, problems: string[]]>([
    ['nobody approved a page', 'We may.', undefined, [`${missing}nobody has approved it.`]],
    ['a page is as it was approved', 'We may.', approves('We may.'), []],
    ['one word changed', 'We must.', approves('We may.'), [`${lost}We [-may-] {+must+}.`]],
    ['three lines were deleted', 'a', approves('a / b / c / d'), [`${lost}[-b-] … [-c-] … [-d-]`]],
    ['four were', 'a', approves('a / b / c / d / e'), [`${lost}[-b-] … [-c-] … [-d-] (and 1 more)`]],
    [
      'a first line is wrong',
      'We may.',
      '<<<<<<<',
      [`${missing}line 1 of legal/approved/terms.txt doesn't say who approved it.`],
    ],
  ])('a lawyer reads in the check that %s', (_, now, approved, problems) => {
    expect(problemsOf(now, approved ? { [approvalFile('/terms')]: approved } : {})).toEqual(problems)
  })

  it.each([
    ['in advance for a day that has come', '2026-03-01', 'now', 'soon', 'We [-soon-] {+later+}.'],
    ['since that day', '2026-01-30', 'now', 'soon', 'We [-now-] {+later+}.'],
    ['on that day', '2026-01-31', 'now', 'soon', 'We [-now-] {+later+}.'],
  ])('a lawyer reads what changed since the text that was approved %s', (_, day, own, advance, change) => {
    expect(problemsOf('We later.', both(own, day, advance), '2026-03-01')).toEqual([lost + change])
  })

  it.each([
    ['the day before its day', '2026-12-31', [`${lost}We [-may-] {+must+}.`]],
    ['its day', '2027-01-01', []],
    ['later', '2028-01-01', []],
  ])('a lawyer who approved a coming text in advance need do nothing more: on %s', (_, today, problems) => {
    expect(problemsOf('We must.', both('may', '2027-01-01', 'must'), today)).toEqual(problems)
  })
})
