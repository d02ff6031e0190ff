import { registry } from '../../../src/firm/registry.ts'
import { describe, expect, it } from 'vitest'
import { recordLine, readRecord, approvalHash } from '../../../src/compliance/approvals/approvalRecord.ts'
import { checkLogAgainstBase } from '../../../src/compliance/redline/checkLogAgainstBase.ts'
import { loadSnapshots } from '../../../src/compliance/redline/loadSnapshots.ts'
import { redline } from '../../../src/compliance/redline/redline.ts'
import type { ContentSnapshot } from '../../../src/compliance/redline/contentSnapshot.ts'
import type { Tree } from '../../fixtures/minimalSite.ts'
import {
  approvals,
  approve,
  legalPage,
  legalTree,
  readRecords,
  termsBody,
  termsFile,
} from '../../fixtures/legalSite.ts'

/** Records that only a comparison with an older revision can miss. */

const first = legalTree(legalPage(termsBody('You may use it.')))
const twice = approve(approve(first, '/terms', 'Ann Lee', '2026-01-10'), '/terms', 'Ben Wu', '2026-01-20')

const side = (name: string, tree: Tree, archives?: string): ContentSnapshot => {
  const all = Object.entries(tree).map(([path, text]) => ({ path, text }))
  return {
    name,
    files: all.filter(({ path }) => path.endsWith('.mdx')),
    otherFiles: [],
    urlList: undefined,
    approvals: all.find(({ path }) => path === approvals),
    archives: archives === undefined ? undefined : { path: 'legal/archives.txt', text: archives },
    publicFiles: ['/og.png'],
  }
}

const compare = (before: Tree, after: Tree) => {
  const sides = { before: side('main', before), after: side('this change', after) }
  const read = loadSnapshots(registry, sides, '2026-01-31')
  return {
    messages: checkLogAgainstBase(registry, sides).map(
      ({ rule, line, message }) => `${rule} ${line} ${message}`,
    ),
    result: redline(read.before, read.after, read.names),
  }
}

/** The records with one replacement, and every seal made anew, so that the file alone shows nothing. */
function resealed(tree: Tree, from: string, to: string): Tree {
  let seal = ''
  const lines = (tree[approvals] ?? '').split('\n').map((line) => {
    const record = readRecord(line.replace(from, to))
    if (!record) return line
    const made = recordLine(record, seal)
    seal = approvalHash(record, seal)
    return made
  })
  return { ...tree, [approvals]: lines.join('\n') }
}

/** The records without their last ones. */
const cutOff = (tree: Tree, count: number): Tree => ({
  ...tree,
  [approvals]: `${(tree[approvals] ?? '').trimEnd().split('\n').slice(0, -count).join('\n')}\n`,
})

describe('records, compared with those of an older revision', () => {
  it('may be added, which is told', () => {
    const { messages, result } = compare(first, twice)
    expect(messages).toEqual([])
    expect(result.records).toEqual([
      'Approved in this change: /terms by Ann Lee on January 10, 2026.',
      'Approved in this change: /terms by Ben Wu on January 20, 2026.',
    ])
    expect(result.site).toEqual([])
  })

  it('are missed when one was rewritten with every seal behind it', () => {
    const forged = resealed(twice, 'by Ann Lee', 'by Eve Doe')
    expect(readRecords(forged).problems).toEqual([])
    const { messages, result } = compare(twice, forged)
    expect(messages).toEqual([
      'approval-record 4 Record 1 was rewritten since main: "by Ann Lee" now reads "by Eve Doe".',
      'approval-record 5 Record 2 was rewritten since main: "by Ann Lee" now reads "by Eve Doe".',
      'approval-record 6 Record 3 was rewritten since main: "by Ann Lee" now reads "by Eve Doe".',
    ])
    expect(messages.length).toBeGreaterThan(0)
    expect(result.records?.[0]).toContain('Record 1 was rewritten since main')
  })

  it('are missed when the last was cut off, though the page is still approved', () => {
    const { messages } = compare(twice, cutOff(twice, 1))
    expect(messages).toEqual([
      'approval-record 6 Record 4 was removed since main; it stood at the end, behind line 6: "2026-01-20, approved, /terms, by Ben Wu".',
    ])
  })

  it('are missed when all were cut off with their files: the approval is lost, and the version', () => {
    const { [approvals]: _, 'legal/versions/terms/2026-01-10.mdx': __, ...bare } = twice
    const { messages, result } = compare(twice, bare)
    expect(messages.map((line) => line.replace(/: ".*/, ''))).toEqual([
      'approval-record 1 Record 1 was removed since main, as all others were',
      'approval-record 1 Record 2 was removed since main, as all others were',
      'approval-record 1 Record 3 was removed since main, as all others were',
      'approval-record 1 Record 4 was removed since main, as all others were',
    ])
    expect(result.pages.map(({ path, status, approvalLost }) => [path, status, approvalLost])).toEqual([
      ['/terms', 'reflowed', 'Ben Wu had approved it on January 20, 2026'],
    ])
    expect(result.records?.[0]).toBe(
      'The kept version legal/versions/terms/2026-01-10.mdx was deleted; kept versions are never changed or deleted.',
    )
    expect(result.site).toEqual([])
  })

  const many = approve(approve(twice, '/notice', 'Ann Lee', '2026-01-21'), '/notice', 'Ben Wu', '2026-01-22')
  const withLines = (change: (lines: string[]) => string[]): Tree => {
    const lines = (many[approvals] ?? '').trimEnd().split('\n')
    const first = lines.findIndex((line) => line.startsWith('1 |'))
    return {
      ...many,
      [approvals]: `${[...lines.slice(0, first), ...change(lines.slice(first))].join('\n')}\n`,
    }
  }
  const renumbered = (lines: string[]) => lines.map((line, index) => line.replace(/^\d+/, String(index + 1)))

  it.each([
    [
      'one in the middle',
      (lines: string[]) => lines.toSpliced(3, 1),
      [
        'Record 4 was removed since main; it is missing between line 6 and line 7: "2026-01-20, approved, /terms, by Ben Wu".',
      ],
    ],
    [
      'one in the middle, with all behind it numbered anew',
      (lines: string[]) => renumbered(lines.toSpliced(3, 1)),
      [
        'Record 4 was removed since main; it is missing between line 6 and line 7: "2026-01-20, approved, /terms, by Ben Wu".',
      ],
    ],
    [
      'the first',
      (lines: string[]) => lines.slice(1),
      [
        'Record 1 was removed since main; it stood at the beginning, before line 4: "2026-01-10, approved, /terms, by Ann Lee".',
      ],
    ],
    [
      'one that was rewritten, next to one that is gone',
      (lines: string[]) =>
        lines
          .toSpliced(1, 1)
          .map((line) => line.replace('by Ben Wu | - | wording', 'by Eve Doe | - | wording')),
      [
        'Record 2 was removed since main; it is missing between line 4 and line 5: "2026-01-10, kept, legal/versions/terms/2026-01-10.mdx, by Ann Lee".',
        'Record 4 was rewritten since main: "by Ben Wu" now reads "by Eve Doe".',
        'Record 7 was rewritten since main: "by Ben Wu" now reads "by Eve Doe".',
      ],
    ],
    [
      'one of which hardly a word stayed',
      (lines: string[]) =>
        lines.with(
          3,
          (lines[3] ?? '')
            .replace('2026-01-20', '2025-12-24')
            .replace('by Ben Wu | -', 'by Eve Doe | As agreed')
            .replace(/[0-9a-f]{64}/, '0'.repeat(64)),
        ),
      [
        expect.stringMatching(
          /^Record 4 was rewritten since main: "2026-01-20" now reads "2025-12-24"; "by Ben Wu" now reads "by Eve Doe"; "-" now reads "As agreed"; "wording 2 [0-9a-f]{64}" now reads "wording 2 0{64}"\.$/,
        ),
      ],
    ],
    [
      'the last, of which hardly a word stayed',
      (lines: string[]) =>
        lines.toSpliced(
          -1,
          1,
          (lines.at(-1) ?? '').replace(
            / \| 2026.* \| seal/,
            ' | 2025-12-24 | approved | /terms | by Eve Doe | - | wording 1 0 | seal',
          ),
        ),
      [expect.stringContaining('Record 7 was rewritten since main: ')],
    ],
    [
      'one that was moved',
      (lines: string[]) => [...lines.slice(1), ...lines.slice(0, 1)],
      ['Record 1 was moved since main to another place: "2026-01-10, approved, /terms, by Ann Lee".'],
    ],
    [
      'one that was put between',
      (lines: string[]) => lines.toSpliced(1, 0, (lines[0] ?? '').replace('Ann Lee', 'Eve Doe')),
      [
        'Record 1 was put before records that stand in main already: "2026-01-10, approved, /terms, by Eve Doe". New ones come at the end.',
      ],
    ],
  ])('name the place alone of %s', (_, change, expected) => {
    const { messages } = compare(many, withLines(change))
    expect(messages.map((line) => line.replace(/^approval-record \d+ /, '')).toSorted()).toEqual(expected)
  })

  it('are told with what changed of who may approve', () => {
    const firm = (twice['firm.mdx'] ?? '').replace('delivery:', 'signedApprovals: true\ndelivery:')
    expect(compare({ ...twice, 'firm.mdx': firm }, twice).result.records).toEqual([
      'Before: Approvals count only in signed commits.',
    ])
  })

  it('warn of a new approver who approves in the same change', () => {
    const listing = (tree: Tree, ...names: string[]): Tree => ({
      ...tree,
      'firm.mdx': (tree['firm.mdx'] ?? '').replace(
        'delivery:',
        `approvers:\n${names.map((name) => `  - { name: ${name}, office: Partner, email: ${name.slice(0, 1).toLowerCase()}@tiny.example }\n`).join('')}delivery:`,
      ),
    })
    const after = approve(listing(twice, 'Ann Lee', 'Eve Doe'), '/notice', 'Eve Doe', '2026-01-30')
    const { result } = compare(listing(twice, 'Ann Lee'), after)
    expect(result.records?.[0]).toBe(
      'Approved in this change: /notice by Eve Doe on January 30, 2026. It is this change, too, that puts Eve Doe on the list of those who may approve: let somebody look at it who was on that list before.',
    )
    const alone = approve(listing(twice, 'Ann Lee'), '/notice', 'Ann Lee', '2026-01-30')
    expect(compare(listing(twice, 'Ann Lee'), alone).result.records?.join()).not.toContain(
      'It is this change',
    )
  })

  it('tells new approvals also when an older record is gone', () => {
    const { result } = compare(twice, many)
    expect(result.records).toHaveLength(2)
    const gone = withLines((lines) => lines.toSpliced(3, 1))
    expect(compare(twice, gone).result.records).toEqual([
      'legal/approvals.txt: Record 4 was removed since main; it is missing between line 6 and line 7: "2026-01-20, approved, /terms, by Ben Wu".',
      'Approved in this change: /notice by Ann Lee on January 21, 2026.',
      'Approved in this change: /notice by Ben Wu on January 22, 2026.',
    ])
  })

  it.each([
    [
      'that was rewritten',
      (tree: Tree) => resealed(tree, 'by Ben Wu', 'by Eve Doe'),
      'by Eve Doe',
      'was rewritten since main',
    ],
    [
      'that was forged at the end',
      (tree: Tree) => ({
        ...tree,
        [approvals]: `${tree[approvals]}9 | 2026-01-25 | approved | /notice | by Eve Doe | - | wording 2 ${'0'.repeat(64)} | seal ${'0'.repeat(64)}\n`,
      }),
      'by Eve Doe',
      undefined,
    ],
  ])('tell no approval by a record %s', (_, change, name, message) => {
    const { result, messages } = compare(twice, change(twice))
    expect(result.records?.filter((line) => line.startsWith('Approved')) ?? []).toEqual([])
    if (message !== undefined) expect(messages.join()).toContain(message)
    expect(change(twice)[approvals]).toContain(name)
  })

  it('are held against nothing while a merge is not finished, which is told alone', () => {
    const merging = withLines((lines) => [
      '<<<<<<< HEAD',
      ...lines.slice(0, 4),
      '=======',
      ...lines,
      '>>>>>>> main',
    ])
    const { messages, result } = compare(many, merging)
    expect(messages).toEqual([expect.stringMatching(/^approval-record 4 A merge is not finished here: /)])
    expect(result.records).toEqual([
      expect.stringContaining('legal/approvals.txt: A merge is not finished here'),
    ])
    const archives = '<<<<<<< HEAD\n=======\n1 | 2026-01-31 | preserved | a.wacz\n>>>>>>> main\n'
    expect(
      checkLogAgainstBase(registry, {
        before: side('main', first, '1 | 2026-01-31 | preserved | a.wacz\n'),
        after: side('this change', first, archives),
      }),
    ).toMatchObject([{ rule: 'archive-record', line: 1, fix: expect.stringContaining('npm run preserve') }])
  })

  it('of archives are missed as well', () => {
    const line = '1 | 2026-01-31 | preserved | a.wacz'
    const sides = { before: side('main', first, `${line}\n`), after: side('this change', first, '') }
    expect(checkLogAgainstBase(registry, sides)).toMatchObject([
      { rule: 'archive-record', severity: 'error' },
    ])
  })
})

describe('a text that takes effect later', () => {
  const coming = {
    ...twice,
    [termsFile]: legalPage(termsBody('You must use it.'), '2026-01-30', 'effectiveOn: 2027-03-01'),
  }

  it('is told with what visitors read until then, and takes no approval away', () => {
    const { result } = compare(twice, coming)
    expect(result.pages.map(({ path, facts, approvalLost }) => [path, facts[0], approvalLost])).toEqual([
      [
        '/terms',
        'The new text takes effect on March 1, 2027. Until then visitors read the version of January 10, 2026.',
        undefined,
      ],
    ])
    expect(result.notes).toEqual([
      '“Terms, version of January 10, 2026” will be kept at /terms/2026-01-10 from March 1, 2027 on.',
    ])
  })

  it('and has the day of the text in force is told with that, and not with an older version', () => {
    const { result } = compare(twice, {
      ...twice,
      [termsFile]: legalPage(termsBody('You must use it.'), '2026-01-10', 'effectiveOn: 2027-03-01'),
    })
    expect(result.pages.map(({ facts }) => facts[0])).toEqual([
      'Its days are not right yet: This text takes effect on March 1, 2027, and its day, January 10, 2026, is that of the text which is in force now.',
    ])
  })

  it('loses its own approval with its words', () => {
    const agreed = approve(coming, '/terms', 'Ann Lee', '2026-01-30')
    const { result } = compare(agreed, {
      ...agreed,
      [termsFile]: (coming[termsFile] ?? '').replace('must', 'shall'),
    })
    expect(result.pages.map(({ approvalLost }) => approvalLost)).toEqual([
      'Ann Lee had approved it on January 30, 2026',
    ])
  })
})
