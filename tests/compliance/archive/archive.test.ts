import { describe, expect, it } from 'vitest'
import { registry } from '../../../src/firm/registry.ts'
import {
  addRecord,
  archivesFile as archivesFileOf,
  readArchives,
} from '../../../src/compliance/archive/archiveRecord.ts'
import { contradictions, type RevisionStanding } from '../../../src/compliance/archive/contradictions.ts'
import { keptUntil } from '../../../src/compliance/archive/retention.ts'
import { archiveDue } from '../../../src/compliance/archive/archiveDue.ts'
import { extractSite } from '../../../src/compliance/text/extractSite.ts'
import type { SiteText } from '../../../src/compliance/text/types.ts'
import { complianceDiagnostics } from '../../../src/compliance/complianceDiagnostics.ts'
import { build, minimalTree, plainPage } from '../../fixtures/minimalSite.ts'

/** When an archive is due, and the list of all that were made. */

const archivesFile = archivesFileOf(registry)

function reading(changes: Record<string, string | undefined> = {}): SiteText {
  const { site, problems } = build(changes)
  if (!site) throw new Error(problems.map(({ message }) => message).join(' '))
  return extractSite(site)
}

const now = reading()
const revision = '8c3196ccb7a4f1d2e3a4b5c6d7e8f90123456789'
const last = { day: '2026-01-01', revision }
const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)
const labels = minimalTree['labels.mdx'] ?? ''

const about = (body: string) => ({
  'pages/about.mdx': plainPage('About Us', 'inMenu: header\norder: 2', `${body}\n\n## Why\n\nBecause.\n`),
})

describe('an archive is due', () => {
  it.each([
    ['2026-01-01', false, 'The last archive is of January 1, 2026, today'],
    ['2026-01-02', false, '1 day ago'],
    [
      '2026-03-25',
      false,
      '83 days ago, and every page still says what it said. The next is due by April 1, 2026',
    ],
    ['2026-03-25', false, '7 days are left. It is asked for from March 26, 2026 on'],
    ['2026-03-26', true, '84 days ago. The next is due by April 1, 2026, within 90 days: 6 days are left.'],
    ['2026-03-31', true, '89 days ago. The next is due by April 1, 2026, within 90 days: 1 day is left.'],
    [
      '2026-04-01',
      true,
      '90 days ago. The next is due by April 1, 2026, within 90 days: today is the last day.',
    ],
    ['2026-04-02', true, '91 days ago. The next is due by April 1, 2026, within 90 days: it is 1 day over.'],
    ['2028-01-01', true, '730 days ago'],
    ['2025-12-31', true, 'January 1, 2026, which is still to come'],
  ])('on %s: %s', (today, isDue, words) => {
    const due = archiveDue({ today, last, before: now, now })
    expect([due.isDue, due.reasons.join(' ')]).toEqual([isDue, expect.stringContaining(words)])
  })

  it('in time, when it is asked once a week on any day of the week', () => {
    for (let first = 1; first <= 7; first += 1) {
      const asked = Array.from({ length: 14 }, (_, week) => dayAfter(last.day, first + 7 * week))
      const told = asked.find((today) => archiveDue({ today, last, before: now, now }).isDue)
      expect([first, told !== undefined && told <= dayAfter(last.day, 90)]).toEqual([first, true])
    }
  })

  it('when none was ever made', () => {
    expect(archiveDue({ today: '2026-01-01', last: undefined, before: 'missing', now })).toEqual({
      isDue: true,
      reasons: ['No archive of the site was made yet.'],
    })
  })

  it.each([
    ['a changed word', about('Test.'), 'the wording of 1 page has changed: /about.'],
    ['a new page', { 'pages/new.mdx': plainPage('New') }, '1 page was added: /new.'],
    [
      'a label of a page',
      { 'labels.mdx': labels.replace('optional: optional', 'optional: not needed') },
      'the wording of 1 page has changed: /contact.',
    ],
    [
      'a label of every page',
      { 'labels.mdx': labels.replace('menu: Menu', 'menu: We guarantee results') },
      'what stands on every page (header, menus, footer, labels) has changed.',
    ],
    [
      'the footer',
      { 'firm.mdx': 'hours: always' },
      'what stands on every page (header, menus, footer, labels) has changed.',
    ],
  ])('at once after %s', (_, changes, words) => {
    const changed =
      'firm.mdx' in changes
        ? {
            ...now,
            shell: { ...now.shell, facts: [{ key: 'hours', label: 'Hours', value: 'never' }] },
          }
        : reading(changes)
    const due = archiveDue({ today: '2026-01-02', last, before: now, now: changed })
    expect(due).toEqual({
      isDue: true,
      reasons: [
        `Since the archive of January 1, 2026, ${words}`,
        'Whatever has changed, the next is due by April 1, 2026: 89 days are left.',
      ],
    })
    const back = archiveDue({ today: '2026-01-02', last, before: changed, now })
    expect(back.isDue).toBe(true)
  })

  it('not after changes that no visitor can read', () => {
    const reflowed = reading(about('Te\u00ADxt.'))
    expect(archiveDue({ today: '2026-01-02', last, before: now, now: reflowed }).isDue).toBe(false)
  })

  it.each([
    ['missing' as const, 'which this copy does not have, so nobody can tell here what has changed since.'],
    ['cut-off' as const, 'git fetch --unshallow'],
    ['unreadable' as const, 'which today’s program cannot make into pages'],
  ])('when the last archive’s revision is %s, for nobody can tell', (before, words) => {
    const due = archiveDue({ today: '2026-01-02', last, before, now })
    expect([due.isDue, due.reasons.join(' ')]).toEqual([true, expect.stringContaining(words)])
  })
})

const record = (day: string) => ({
  day,
  file: `${day}-8c3196c.wacz`,
  revision,
  sha256: day.replaceAll('-', '').padEnd(64, 'a'),
})

function listOf(days: readonly string[]): string {
  return days.reduce((text, day) => {
    const { records } = readArchives({ path: archivesFile, text })
    return addRecord(text, records.at(-1), record(day))
  }, '')
}

const list = listOf(['2026-01-01', '2026-03-01', '2026-05-01'])
const lines = list.trimEnd().split('\n')
const problemsOf = (text: string) =>
  readArchives({ path: archivesFile, text }).problems.map(({ line, message }) => `${line}: ${message}`)

describe('the list of archives', () => {
  it('is written as it is read', () => {
    const { records, problems } = readArchives({ path: archivesFile, text: list })
    expect(problems).toEqual([])
    expect(records.map(({ number, day, line }) => [number, day, line])).toEqual([
      [1, '2026-01-01', 4],
      [2, '2026-03-01', 5],
      [3, '2026-05-01', 6],
    ])
    expect(lines[4]).toMatch(
      /^2 \| 2026-03-01 \| preserved \| 2026-03-01-8c3196c\.wacz \| revision 8c3196c\w+ \| file 20260301a+ \| seal [0-9a-f]{64}$/,
    )
  })

  it('tells of an archive that was made on another day than its own, and of the last approval', () => {
    const approvals = { records: 8, seal: 'c'.repeat(64) }
    const text = addRecord(list, readArchives({ path: archivesFile, text: list }).records.at(-1), {
      ...record('2026-06-01'),
      made: '2026-07-01',
      approvals,
    })
    const { records, problems } = readArchives({ path: archivesFile, text })
    expect(problems).toEqual([])
    expect(records.at(-1)).toMatchObject({ day: '2026-06-01', made: '2026-07-01', approvals })
    expect(text.trimEnd().split('\n').at(-1)).toMatch(
      /^4 \| 2026-06-01 \| preserved on 2026-07-01 \| .* \| approval 8 c{64} \| seal /,
    )
    expect(problemsOf(text.replace('on 2026-07-01', 'on 2026-06-02'))).toHaveLength(1)
    expect(problemsOf(text.replace('approval 8', 'approval 6'))).toHaveLength(1)
  })

  it('takes Windows’ line ends for what they are', () => {
    expect(problemsOf(list.replaceAll('\n', '\r\n'))).toEqual([])
  })

  const swapped = [...lines.slice(0, 3), lines[4], lines[3], lines[5]].join('\n')
  it.each([
    [
      'another day',
      list.replace('2 | 2026-03-01', '2 | 2026-03-02'),
      ['5: Record 2, in line 5, was changed'],
    ],
    ['another digest', list.replace('20260301', '20260302'), ['5: Record 2, in line 5, was changed']],
    [
      'a line taken out',
      list.replace(`${lines[4]}\n`, ''),
      ['5: Record 2 is missing between line 4 and line 5'],
    ],
    [
      'the first line taken out',
      list.replace(`${lines[3]}\n`, ''),
      ['4: Record 1 is missing at the beginning, before line 4'],
    ],
    [
      'lines moved',
      swapped,
      ['4: Record 1 is missing', '5: Record 1 stands behind record 2', '6: Record 2 is missing'],
    ],
    ['a line twice', `${list}${lines[5]}\n`, ['7: Record 3 stands behind record 3']],
    [
      'a word typed in',
      list.replace(' | preserved', ' preserved'),
      ['4: Line 4 is not written as a record.'],
    ],
    [
      'a record and its seal made anew',
      addRecord(
        `${lines.slice(0, 4).join('\n')}\n`,
        readArchives({ path: archivesFile, text: list }).records[0],
        record('2026-03-02'),
      ) + `${lines[5]}\n`,
      ['6: Record 3, in line 6, was changed'],
    ],
  ])('%s is noticed, and the line named', (_, text, told) => {
    const found = problemsOf(text)
    told.forEach((words, index) => expect(found[index]).toContain(words))
  })

  it('is held true by the check', () => {
    const { site } = build()
    if (!site) throw new Error('The tiny site is sound.')
    const told = (text: string) =>
      complianceDiagnostics(site, {
        today: '2026-05-01',
        advertising: registry.advertising,
        records: new Map([[archivesFile, { path: archivesFile, text }]]),
      })
        .filter(({ rule }) => rule === 'archive-record')
        .map(({ severity, file, line }) => [severity, file, line])
    expect(told(list)).toEqual([])
    expect(told(swapped)[0]).toEqual(['error', 'legal/archives.txt', 4])
  })

  it.each([
    ['2026-05-01', []],
    ['2026-04-30', ['warning 6: Record 3 tells of an archive for May 1, 2026, which is still to come.']],
  ])('names a record of a day that is to come on %s', (today, told) => {
    const { site } = build()
    if (!site) throw new Error('The tiny site is sound.')
    const records = new Map([[archivesFile, { path: archivesFile, text: list }]])
    const found = complianceDiagnostics(site, { advertising: registry.advertising, records, today }).filter(
      ({ rule }) => rule === 'archive-day',
    )
    expect(found.map(({ severity, line, message }) => `${severity} ${line}: ${message}`)).toEqual(told)
  })
})

describe('an archive is kept', () => {
  it.each([
    ['2026-01-31', undefined, undefined],
    ['2026-01-31', 7, '2033-01-31'],
    ['2024-02-29', 1, '2025-02-28'],
    ['2024-02-29', 4, '2028-02-29'],
  ])('of %s for %s years until %s', (day, years, until) => expect(keptUntil({ day }, years)).toBe(until))

  it('from the day on which it was made', () => {
    expect(keptUntil({ day: '2024-01-01', made: '2026-03-01' }, 1)).toBe('2027-03-01')
  })
})

describe('what an archive has seen', () => {
  const [seal, other] = ['a'.repeat(64), 'b'.repeat(64)]
  const seen = { revision, approvals: { records: 2, seal } }
  const approvals = [
    { number: 1, seal: other },
    { number: 2, seal },
    { number: 3, seal: other },
  ]
  const tell = (records: typeof approvals, standing: RevisionStanding = 'within', archive = seen) =>
    contradictions('x.wacz', archive, { approvals: records, approvalsFile: 'legal/approvals.txt', standing })

  it.each([
    ['is there', approvals, 'within', []],
    ['cannot be known', approvals, 'unknown', []],
    [
      'was cut off',
      approvals.slice(0, 1),
      'within',
      ['x.wacz has seen 2 records of approvals, and content/legal/approvals.txt has 1: records are missing.'],
    ],
    [
      'was written anew',
      approvals.map((one) => ({ ...one, seal: other })),
      'within',
      [
        'x.wacz has seen record 2 of content/legal/approvals.txt with another seal: that record or one before it was written anew.',
      ],
    ],
    [
      'is of another history',
      approvals,
      'missing',
      [
        'x.wacz is of revision 8c3196c, which this repository does not have: its history was written anew, or the revision was never brought here.',
      ],
    ],
  ] as const)('%s', (_, records, standing, expected) =>
    expect(tell([...records], standing)).toEqual(expected),
  )
})
