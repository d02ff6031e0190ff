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
const approval = { by: 'Jane Sample', day: '2026-01-31', note: 'As discussed: fine', lines }
const text = writeApproval(approval)

describe('an approval', () => {
  it('a lawyer finds an approval in a text file: a first line, then what the page says', () => {
    expect(text).toBe(
      'Approved by Jane Sample on 2026-01-31: As discussed: fine\n\n# Terms\n- We may refuse access.\nWrite to "us".\nFees (/fees.pdf) [file 3f9a12c4]\n',
    )
    expect(approvalOf(lines, text)).toEqual({
      by: 'Jane Sample',
      day: '2026-01-31',
      note: 'As discussed: fine',
      changes: [],
    })
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
  const pages = new Map(site.routes.map(({ path }) => [path, ['You may use it.']]))
  const problemsOf = (approved: Record<string, string>, now = pages) =>
    checkApprovals(site, now, new Map(Object.entries(approved))).map(
      ({ rule, file, message }) => `${rule} ${file} ${message}`,
    )
  const given = (path: string) => ({
    [approvalFile(path)]: writeApproval({ ...approval, note: '', lines: ['You may use it.'] }),
  })

  it('a lawyer sees a page unapproved, approved, changed by one word, and approved again', () => {
    expect(problemsOf({})).toEqual([
      'approval-missing legal/notice.mdx /notice must be approved, and nobody has approved it.',
      'approval-missing legal/terms.mdx /terms must be approved, and nobody has approved it.',
    ])
    const both = { ...given('/terms'), ...given('/notice') }
    expect(problemsOf(both)).toEqual([])
    const changed = new Map([...pages, ['/terms', ['You must use it.']]])
    expect(problemsOf(both, changed)).toEqual([
      'approval-lost legal/terms.mdx /terms was approved by Jane Sample on January 31, 2026, ' +
        'and has changed since: You [-may-] {+must+} use it.',
    ])
    const again = {
      ...both,
      [approvalFile('/terms')]: writeApproval({ ...approval, lines: ['You must use it.'] }),
    }
    expect(problemsOf(again, changed)).toEqual([])
  })

  it.each([
    [3, '[-b-] … [-c-] … [-d-]'],
    [4, '[-b-] … [-c-] … [-d-] (and 1 more)'],
  ])('a lawyer reads the first three of %d deleted lines', (count, said) => {
    const old = writeApproval({ ...approval, lines: [...'abcde'].slice(0, count + 1) })
    const approved = { ...given('/notice'), [approvalFile('/terms')]: old }
    const found = problemsOf(approved, new Map([...pages, ['/terms', ['a']]]))
    expect(found[0]?.split('since: ')[1]).toBe(said)
  })

  it('a lawyer reads that a file without a valid first line is no approval', () => {
    expect(problemsOf({ ...given('/notice'), [approvalFile('/terms')]: '<<<<<<<' })).toEqual([
      "approval-missing legal/terms.mdx /terms must be approved, and line 1 of legal/approved/terms.txt doesn't say who approved it.",
    ])
  })

  it.each([
    ['the day before its day', '2026-12-31', 'approval-lost'],
    ['its day', '2027-01-01', undefined],
    ['later', '2028-01-01', undefined],
  ])('a lawyer who approved a coming text in advance need do nothing more: on %s', (_, today, rule) => {
    const now = new Map([...pages, ['/terms', ['You must use it.']]])
    const advance = writeApproval({ ...approval, lines: ['You must use it.'] })
    const approved = new Map([
      ...Object.entries({ ...given('/terms'), ...given('/notice') }),
      [approvalFile('/terms', '2027-01-01'), advance] as const,
    ])
    expect(checkApprovals({ ...site, today }, now, approved)[0]?.rule).toBe(rule)
  })
})
