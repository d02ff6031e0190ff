import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pages } from '../../../src/firm/pages/kinds.ts'
import { templates } from '../../../src/firm/pages/templates.ts'
import { legalPage, termsBody } from '../../fixtures/legalSite.ts'
import { abovePeople, build, file, inOneLine, plainPage, practiceArea } from '../../fixtures/minimalSite.ts'

type Changes = Record<string, string | undefined>

const problemsOf = (changes: Changes) => build(changes, { today: '2026-11-20' }).problems.map(inOneLine)

const person = (name: string, order: number) => file(`group: staff\nname: ${name}\norder: ${order}`)

it('an editor can use two names, and one position inside and outside of a menu', () => {
  const people = { 'attorneys/a.mdx': person('A', 1), 'attorneys/b.mdx': person('B', 2) }
  expect(problemsOf({ ...abovePeople, ...people })).toEqual([])
  expect(problemsOf({ 'pages/more.mdx': plainPage('More', 'order: 2') })).toEqual([])
})

it('an editor reads about text below the fields exactly where the template doesn’t show it', () => {
  const firm = join(import.meta.dirname, '../../../src/firm/pages')
  const sources = readFileSync(join(firm, 'templates.ts'), 'utf8')
  const showing = [...sources.matchAll(/^ {2}'?([\w-]+)'?: \(\) => import\('(.+)'\)/gm)].filter(
    ([, , source = '']) => readFileSync(join(firm, source), 'utf8').includes('payload.body'),
  )
  expect(Object.keys(templates).length).toBeGreaterThan(showing.length)
  const declared = Object.values(pages).filter(({ showsBody }) => showsBody)
  expect(new Set(showing.map(([, kind]) => kind))).toEqual(new Set(declared.map(({ name }) => name)))
})

describe('review dates', () => {
  it.each([
    ['2026-06-20\nowner: A. Person', '2026-06-20', undefined],
    ['2026-06-20\nowner: A', '2026-06-21', '8:11 review-due This text was due for review by 2026-06-20.'],
    ['2020-01-31\nowner: A. Person', undefined, undefined],
    ['2030-01-31', '2026-06-20', '8:11 review-owner This text has a review date but no owner.'],
  ])('an editor of a file with reviewBy: %j on %s reads %j', (fields, today, expected) => {
    const text = practiceArea('Beta', 2).replace('order: 2', `order: 2\nreviewBy: ${fields}`)
    const options = today === undefined ? {} : { today }
    const { site, problems } = build({ 'practice-areas/beta-law.mdx': text }, options)
    expect(problems.map(inOneLine)).toEqual(expected === undefined ? [] : [expect.stringContaining(expected)])
    expect(site).toBeDefined()
  })
})

describe('other files in the content folder', () => {
  const other = (...paths: string[]) =>
    build({}, { otherFiles: new Set(paths) }).problems.map(
      ({ file: path, severity, rule }) => `${path} ${severity} ${rule}`,
    )

  it.each([
    'pages/history.md',
    'pages/about.mdx.orig',
    'history.docx',
    'pages/~$history.docx',
    'legal/read me.md',
    'pages/history.mdx.txt',
    'legal/terms.txt',
    'fees.zip',
  ])('an editor reads that visitors don’t see the file %s', (path) =>
    expect(other(path)).toEqual([`${path} warning unread-file`]),
  )

  it('an editor can keep notes and their pictures in the content folder', () => {
    const notes = ['README.md', 'legal/README.md', 'jobs/NOTES.md', 'help/overlay.png', 'overlay.png']
    expect(other(...notes, 'legal/approved/terms.txt', 'addresses.txt')).toEqual([])
  })
})

describe('a legal page', () => {
  const earlier = { 'legal/versions/terms/2026-01-10.mdx': legalPage(termsBody('We mean it.')) }
  const now = (body: string, sections = 1) =>
    legalPage(body, '2026-10-01').replace('sections: 1', `sections: ${sections}`)

  it.each<[edit: string, page: string, expected: string | undefined]>([
    ['keeps its sections', now(termsBody('We mean it, too.')), undefined],
    [
      'has two sections with one id',
      now('## Fees {#use}\n\nA.\n\n## Use {#use}\n\nB.', 2),
      'terms.mdx:13:1 heading-id Two headings have the id "use". → Write another id at the end',
    ],
    [
      'was changed before its last version',
      legalPage(termsBody('We mean it.'), '2025-10-01'),
      'legal-day lastUpdated (October 1, 2025) is before the date of the previous version',
    ],
    ['has the day of its last version', legalPage(termsBody('We mean it.'), '2026-01-10'), undefined],
    ['was changed today', legalPage(termsBody('We mean it.'), '2026-11-20'), undefined],
    [
      'takes effect on the day of its change',
      legalPage(termsBody('We mean it.'), '2026-10-01', 'effectiveOn: 2026-10-01'),
      undefined,
    ],
    [
      'takes effect before its change',
      legalPage(termsBody('We mean it.'), '2026-10-01', 'effectiveOn: 2026-09-30'),
      'legal-day effectiveOn (2026-09-30) is before lastUpdated (2026-10-01).',
    ],
    [
      'has a date in the future',
      legalPage(termsBody('We mean it.'), '2026-11-21'),
      "legal-day lastUpdated (November 21, 2026) is in the future: in New York, it's November 20, 2026.",
    ],
  ])('a lawyer gets the expected report on a legal page that %s', (_, page, expected) => {
    const found = problemsOf({ ...earlier, 'legal/terms.mdx': page })
    expect(found).toEqual(expected === undefined ? [] : [expect.stringContaining(expected)])
  })
})
