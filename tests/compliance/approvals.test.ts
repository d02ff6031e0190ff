import { describe, expect, it } from 'vitest'
import { approvalFile, checkApprovals, approvalOf, writeApproval } from '../../src/compliance/approvals.ts'
import { siteOf } from '../fixtures/complianceFixture.ts'
import { legalTree, legalPage, termsBody } from '../fixtures/legalSite.ts'

/** Who agreed to which wording of a page, and when that ends. */

const lines = ['# Terms', '- We may refuse access.', 'Write to "us".']
const approval = { by: 'Jane Sample', day: '2026-01-31', note: 'As discussed: fine', lines }
const text = writeApproval(approval)

describe('an approval', () => {
  it('is a text file with a head line and what the page says', () => {
    expect(text).toBe(
      'Approved by Jane Sample on 2026-01-31: As discussed: fine\n\n# Terms\n- We may refuse access.\nWrite to "us".\n',
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
  ])('of %s is in %s', (address, file) => expect(approvalFile(address)).toBe(file))

  it.each<[what: string, now: string[], holds: boolean]>([
    ['the same text', lines, true],
    ['another word', ['# Terms', '- We must refuse access.', 'Write to "us".'], false],
    ['an item that became a paragraph', ['# Terms', 'We may refuse access.', 'Write to "us".'], false],
    ['joined paragraphs', ['# Terms', '- We may refuse access. Write to "us".'], false],
    ['a removed line', lines.slice(0, 2), false],
  ])('and %s: holds or is lost', (_, now, holds) => {
    expect(approvalOf(now, text)?.changes.length === 0).toBe(holds)
  })

  it('survives Windows line ends and curly quotes in its file', () => {
    const typed = text.replaceAll('\n', '\r\n').replace('"us"', '“us”')
    expect(approvalOf(lines, typed)?.changes).toEqual([])
  })
})

describe('over time', () => {
  const { site } = siteOf(legalTree(legalPage(termsBody('You may use it.'))))
  const pages = new Map(site.routes.map(({ path }) => [path, ['You may use it.']]))
  const told = (approved: Record<string, string>, now = pages) =>
    checkApprovals(site, now, new Map(Object.entries(approved))).map(
      ({ rule, file, message }) => `${rule} ${file} ${message}`,
    )
  const given = (path: string) => ({
    [approvalFile(path)]: writeApproval({ ...approval, note: '', lines: ['You may use it.'] }),
  })

  it('a page is missing its approval, has it, loses it with one word, and gets it again', () => {
    expect(told({})).toEqual([
      'approval-missing legal/notice.mdx /notice must be approved, and nobody has approved it.',
      'approval-missing legal/terms.mdx /terms must be approved, and nobody has approved it.',
    ])
    const both = { ...given('/terms'), ...given('/notice') }
    expect(told(both)).toEqual([])
    const changed = new Map([...pages, ['/terms', ['You must use it.']]])
    expect(told(both, changed)).toEqual([
      'approval-lost legal/terms.mdx /terms was approved by Jane Sample on January 31, 2026, ' +
        'and has changed since: You [-may-] {+must+} use it.',
    ])
    const again = {
      ...both,
      [approvalFile('/terms')]: writeApproval({ ...approval, lines: ['You must use it.'] }),
    }
    expect(told(again, changed)).toEqual([])
  })

  it('a file that is no approval counts as none', () => {
    expect(told({ ...given('/notice'), [approvalFile('/terms')]: '<<<<<<<' })).toEqual([
      "approval-missing legal/terms.mdx /terms must be approved, and line 1 of legal/approved/terms.txt doesn't say who approved it.",
    ])
  })
})
