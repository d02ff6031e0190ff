import { readApprovals } from '../../../src/compliance/approvals/approvalRecord.ts'
import { createHash } from 'node:crypto'
import { assert, constantFrom, nat, pre, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addRecord } from '../../../src/compliance/archive/archiveRecord.ts'
import {
  approvals,
  approve,
  legalPage,
  legalTree,
  readRecords,
  review,
  told,
  termsBody,
} from '../../fixtures/legalSite.ts'
import { times } from '../../sample.ts'

/** The records of approvals: added at the end, sealed one to the next, and never changed. */

const tree = approve(
  approve(approve(legalTree(legalPage(termsBody('One.'))), '/terms'), '/notice'),
  '/terms',
  'Ben Wu',
)
const text = tree[approvals] ?? ''
const lines = text.trimEnd().split('\n')
const first = lines.findIndex((line) => line.startsWith('1 |'))
const after = (change: (lines: string[]) => string[]) =>
  readApprovals({ path: approvals, text: `${change([...lines]).join('\n')}\n` }).problems.map(
    ({ line, message }) => `${line}: ${message}`,
  )

describe('the records', () => {
  it('read well: number, day, page, name, note, digest, seal', () => {
    expect(lines[first]).toMatch(
      /^1 \| 2026-01-31 \| approved \| \/terms \| by Ann Lee \| - \| wording 2 [0-9a-f]{64} \| seal [0-9a-f]{64}$/,
    )
    expect(lines[first + 1]).toMatch(
      /^2 \| 2026-01-31 \| kept \| legal\/versions\/terms\/2026-01-10\.mdx \| by Ann Lee \| - \| file [0-9a-f]{64} \| seal /,
    )
    expect(readRecords(tree)).toMatchObject({ problems: [], records: { length: 6 } })
  })

  it('are only ever added to', () => {
    const more = approve(tree, '/notice', 'Ben Wu')[approvals] ?? ''
    expect(more.startsWith(text)).toBe(true)
    expect(more.length).toBeGreaterThan(text.length)
  })

  it('have seals that can be made with any tool: SHA-256 of the seal before, a line end and the record', () => {
    const [one = '', two = ''] = lines.slice(first)
    const seal = (line: string) => line.split(' | seal ')[1] ?? ''
    const made = createHash('sha256')
      .update(`${seal(one)}\n${two.split(' | seal ')[0]}`)
      .digest('hex')
    expect(seal(two)).toBe(made)
  })

  it('stand in a file that Windows may have given its own line ends, with empty lines and remarks', () => {
    expect(readApprovals({ path: approvals, text: text.replaceAll('\n', '\r\n') }).problems).toEqual([])
    expect(after((all) => [...all.slice(0, first + 1), '', '# A remark.', ...all.slice(first + 1)])).toEqual(
      [],
    )
  })
})

describe('a record that was tampered with is named', () => {
  it.each([
    ['another name', (line: string) => line.replace('Ann Lee', 'Ann Lea')],
    ['another day', (line: string) => line.replace('2026-01-31', '2026-01-30')],
    ['another digest', (line: string) => line.replace(/[0-9a-f]{5}(?= \| seal)/, '00000')],
    ['another seal', (line: string) => line.replace(/[0-9a-f]{5}$/, '00000')],
  ])('%s', (_, change) => {
    const at = first + 2
    expect(after((all) => all.with(at, change(all[at] ?? '')))[0]).toBe(
      `${at + 1}: Record 3, in line ${at + 1}, was changed since it was written: its seal does not fit its words.`,
    )
  })

  it.each([
    [
      'a removed line',
      (all: string[]) => all.toSpliced(first + 1, 1),
      `${first + 2}: Record 2 is missing between line ${first + 1} and line ${first + 2}: lines were removed or moved.`,
    ],
    [
      'the first two lines removed',
      (all: string[]) => all.toSpliced(first, 2),
      `${first + 1}: Records 1 to 2 are missing at the beginning, before line ${first + 1}: lines were removed or moved.`,
    ],
    [
      'two lines changed over',
      (all: string[]) => [
        ...all.slice(0, first + 1),
        ...all.slice(first + 1, first + 3).reverse(),
        ...all.slice(first + 3),
      ],
      `${first + 2}: Record 2 is missing between line ${first + 1} and line ${first + 2}: lines were removed or moved.`,
    ],
    [
      'a line twice',
      (all: string[]) => [...all, all.at(-1) ?? ''],
      `${lines.length + 1}: Record 6 stands behind record 6: lines were moved or written twice.`,
    ],
    [
      'a line of another kind',
      (all: string[]) => [...all, 'Approved by me.'],
      `${lines.length + 1}: Line ${lines.length + 1} is not written as a record.`,
    ],
    [
      'a renumbered line in the place of a removed one',
      (all: string[]) => all.toSpliced(first + 1, 1).map((line) => line.replace(/^3 \|/, '2 |')),
      `${first + 2}: Record 2, in line ${first + 2}, was changed since it was written: its seal does not fit its words.`,
    ],
  ])('%s', (_, change, expected) => {
    expect(after(change)[0]).toBe(expected)
  })

  it.each([
    ['one', [1], `A record is missing between line ${first + 1} and line ${first + 2}`],
    ['two', [1, 2], `2 records are missing between line ${first + 1} and line ${first + 2}`],
    ['the first', [0], `A record is missing at the beginning, before line ${first + 1}`],
  ])('also where those behind %s were numbered anew: as one that is missing', (_, gone, message) => {
    expect(
      after((all) =>
        all
          .filter((__, index) => !gone.includes(index - first))
          .map((line, index) => line.replace(/^\d+(?= \|)/, String(index - first + 1))),
      ),
    ).toEqual([expect.stringContaining(`${message}, and those behind were numbered anew.`)])
  })

  it('also the last ones removed: what they were of is still there', () => {
    const short = { ...tree, [approvals]: `${lines.slice(0, first + 3).join('\n')}\n` }
    expect(told(review(short))).toEqual(
      [
        'error approved-text legal/approved/notice/2026-01-10.txt:1 This text is not one that was approved: it was changed, or its record was removed from legal/approvals.txt.',
        'error kept-version legal/versions/notice/2026-01-10.mdx:1 This version has no record in legal/approvals.txt.',
      ].toSorted((a, b) => (a.split(' ')[2] ?? '').localeCompare(b.split(' ')[2] ?? '')),
    )
  })

  it('also the last ones with all that they were of, when an archive was made since', () => {
    const last = readRecords(tree).records.at(-1)
    const archives = addRecord('', undefined, {
      day: '2026-01-31',
      file: '2026-01-31-8c3196c.wacz',
      revision: '8'.repeat(40),
      sha256: 'a'.repeat(64),
      approvals: last && { records: last.number, seal: last.seal },
    })
    const problemsOf = (records: string) =>
      told(review({ ...tree, 'legal/archives.txt': archives, [approvals]: records })).filter((line) =>
        line.includes('approval-record'),
      )
    expect(problemsOf(text)).toEqual([])
    // Ben Wu’s approval was of a text that Ann Lee had approved: no other file tells of it.
    expect(problemsOf(`${lines.slice(0, -1).join('\n')}\n`)).toEqual([
      `error approval-record legal/approvals.txt:${first + 5} When archive 1 of legal/archives.txt was made, on January 31, 2026, there were 6 records of approvals; now the last is record 5. Record 6 is missing.`,
    ])
    const forged = approve(
      { ...tree, [approvals]: `${lines.slice(0, -1).join('\n')}\n` },
      '/terms',
      'Eve Doe',
    )[approvals]
    expect(problemsOf(forged ?? '')).toEqual([
      `error approval-record legal/approvals.txt:${first + 6} When archive 1 of legal/archives.txt was made, on January 31, 2026, there were 6 records of approvals, and record 6 had another seal. That record or one before it was written anew since.`,
    ])
  })

  it('and keeps the site from being built', () => {
    const { site, problems } = review({ ...tree, [approvals]: text.replace('Ann Lee', 'Ann Lea') })
    expect(site).toBeUndefined()
    expect(problems.map(({ rule, severity }) => [rule, severity])).toContainEqual([
      'approval-record',
      'error',
    ])
  })

  it('and of what it approved nothing is said besides', () => {
    const forging = (number: number) => ({
      [approvals]: text.replace(new RegExp(`(?<=^${number} .*)Ann Lee`, 'm'), 'Eve Doe'),
    })
    const forged = { ...tree, ...forging(1) }
    const about = (changes: typeof tree) => told(review({ ...forged, ...changes })).slice(1)
    expect(review(forged).notes).toEqual([])
    expect(about({ 'legal/terms.mdx': legalPage(termsBody('Two.')) })).toEqual([])
    expect(about({ [approvals]: text.replace(/(?<=^1 \| )2026/m, '2062') })).toEqual([])
    expect(about({ ...forging(4), 'legal/approved/notice/2026-01-10.txt': 'Others.' })).toContain(
      `error approved-text legal/approvals.txt:${first + 4} The text of /notice that record 4 names is missing, or was changed.`,
    )
    const version = 'legal/versions/terms/2026-01-10.mdx'
    expect(about({ ...forging(2), [version]: `${tree[version]}\nMore.\n` })).toEqual([
      `error kept-version ${version}:1 This version is not the one that record 2 in legal/approvals.txt names.`,
    ])
  })

  it('whatever sign of whatever record is changed', () => {
    const records = lines.slice(first).join('\n')
    assert(
      property(nat(records.length - 1), constantFrom('x', '7', ' ', '|', ''), (at, sign) => {
        const changed = records.slice(0, at) + sign + records.slice(at + 1)
        pre(changed !== records && changed.trimEnd() !== records)
        const source = { path: approvals, text: `${lines.slice(0, first).join('\n')}\n${changed}\n` }
        expect(readApprovals(source).problems).not.toEqual([])
      }),
      { numRuns: times(100, 400) },
    )
  })
})

describe('two approvals at once, which git could not join', () => {
  const [ours, theirs] = ['Ann Lee', 'Ben Wu'].map((by) =>
    (approve(tree, '/notice', by, '2026-01-31', 'Once more')[approvals] ?? '').replace(text, ''),
  )

  it.each([
    ['both of them', `<<<<<<< HEAD\n${ours}=======\n${theirs}>>>>>>> main\n`, [lines.length + 1]],
    ['a mark that was left', `${ours}=======\n`, [lines.length + 2]],
  ])('are told as a merge that is not finished, and as nothing else: %s', (_, added, places) => {
    const { problems } = review({ ...tree, [approvals]: text + added })
    expect(problems.filter(({ rule }) => rule === 'approval-record')).toEqual(
      places.map((line): unknown =>
        expect.objectContaining({ line, message: expect.stringContaining('A merge is not finished here') }),
      ),
    )
    expect(told({ problems })).toHaveLength(places.length)
  })
})

describe('a file of records that cannot be read', () => {
  it('is told like every other file', () => {
    const { problems } = readApprovals({ path: approvals, text: '', decodeError: { kind: 'utf-16' } })
    expect(problems.map(({ rule }) => rule)).toEqual(['file-encoding'])
  })
})

describe('the day of a record', () => {
  const terms = legalTree(legalPage(termsBody('One.')))
  const warnings = (...days: string[]) =>
    told(
      review(
        days.reduce((all, day, index) => approve(all, '/terms', `Person ${'ABC'.charAt(index)}`, day), terms),
      ),
    ).filter((line) => line.includes('approval-day'))

  it('is right today, on a day before, and on the same day as the record above', () => {
    expect(warnings('2026-01-12', '2026-01-12', '2026-01-31')).toEqual([])
  })

  it('is told when it is to come', () => {
    expect(warnings('2026-02-01')).toEqual(
      [1, 2, 3].map(
        (number) =>
          `warning approval-day legal/approvals.txt:${number + 3} Record ${number} is of February 1, 2026, a day that is still to come.`,
      ),
    )
  })

  it('is told when it goes backwards', () => {
    expect(warnings('2026-01-20', '2026-01-12')).toEqual([
      'warning approval-day legal/approvals.txt:7 Record 4 is of January 12, 2026, and the record before it of January 20, 2026, a later day.',
    ])
  })

  it('is not held against a record that was moved to stand before it', () => {
    const later = approve(approve(terms, '/terms', 'Ann Lee', '2026-01-12'), '/terms', 'Ben Wu', '2026-01-20')
    const records = later[approvals]?.trimEnd().split('\n') ?? []
    const moved = {
      ...later,
      [approvals]: `${[...records.slice(0, -2), ...records.slice(-2).reverse()].join('\n')}\n`,
    }
    const lines = told(review(moved))
    expect(lines.filter((line) => line.includes('approval-day'))).toEqual([])
    expect(lines.filter((line) => line.includes('approval-record'))).not.toEqual([])
  })
})

describe('an approval of words that are approved already', () => {
  it('is recorded for another person, and for the same one with a new note', () => {
    const once = approve(legalTree(legalPage(termsBody('One.'))), '/terms')
    const records = (all: typeof once) => readRecords(all).records.length
    expect(records(approve(once, '/terms'))).toBe(records(once))
    expect(records(approve(once, '/terms', 'Ben Wu'))).toBe(records(once) + 1)
    expect(records(approve(once, '/terms', 'Ann Lee', '2026-01-31', 'Read again'))).toBe(records(once) + 1)
  })
})
