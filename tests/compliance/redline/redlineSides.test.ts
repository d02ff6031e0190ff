import { registry } from '../../../src/firm/registry.ts'
import { describe, expect, it } from 'vitest'
import { approvalsFile, recordLine } from '../../../src/compliance/approvals/approvalRecord.ts'
import { textDigest } from '../../../src/compliance/text/textDigest.ts'
import { canonicalText } from '../../../src/compliance/approvals/canonicalText.ts'
import { extractPage } from '../../../src/compliance/text/extractSite.ts'
import { loadSnapshots } from '../../../src/compliance/redline/loadSnapshots.ts'
import { redline } from '../../../src/compliance/redline/redline.ts'
import { buildSite } from '../../../src/content/buildSite.ts'
import type { SourceFile } from '../../../src/content/model/sourceFile.ts'
import { person } from '../../fixtures/editingFixture.ts'
import { minimalTree, plainPage } from '../../fixtures/minimalSite.ts'
import { joinPage, role } from '../../fixtures/complianceFixture.ts'
import { legalPage, lines, pageIn, redlineOf, shown, sideOf } from '../../fixtures/redlineOf.ts'

/** Sides that today's rules do not accept: all of what they say is compared all the same. */

const about = (more: string, body = 'You may read it.') => ({
  'pages/about.mdx': plainPage('About Us', more, `${body}\n\n## Why\n\nBecause.\n`),
})

describe('a side with errors', () => {
  it('is compared like any other when only its links are broken', () => {
    const { pages, notes } = redlineOf(
      about('', '[Gone](/gone). You may.'),
      about('', '[Gone](/gone). You must.'),
    )
    expect(pages).toMatchObject([{ path: '/about', status: 'changed', inserted: 1, deleted: 1 }])
    expect(notes).toHaveLength(2)
    expect(notes?.[0]).toMatch(/^Under today’s rules, there are errors in before \(\d+ in all\)\./)
  })

  it('tells a file that holds words of all pages as deleted, and what else changed', () => {
    const {
      site,
      pages,
      notes = [],
    } = redlineOf(about(''), {
      ...about('', 'You must read it.'),
      'labels.mdx': undefined,
    })
    expect(site).toEqual([
      expect.stringMatching(
        /^labels\.mdx stands in before, and not in after\. Today’s program builds no site without it\./,
      ),
    ])
    expect(pages.map(({ path }) => path)).toEqual(['/about'])
    expect(notes.join()).not.toContain('no change in what visitors read')
  })

  it('has pages with unknown fields compared field by field, on both sides', () => {
    const result = redlineOf(about('motto: We may help.'), about('', 'You must read it.'))
    const page = pageIn(result, '/about')
    expect(page).toMatchObject({ status: 'changed', title: 'About Us' })
    expect(lines(page)).toContain('# [-Field motto-] (deleted)')
    expect(lines(page)).toContain('deleted: [-We may help.-]')
    expect(lines(page)).toContain('changed: You [-may-]{+must+} read it.')
    expect(lines(page).filter((line) => line.includes('[-') || line.includes('{+'))).toHaveLength(3)
    expect(result.notes).toEqual([
      'Under today’s rules, there are errors in before. What these files say is shown on both sides as it is typed, field by field, and not in the lists of other pages: pages/about.mdx.',
    ])
  })

  it('has files whose fields cannot be read compared line by line', () => {
    const broken = { 'pages/about.mdx': '---\ntitle: "About\nlede: It may be.\n---\nYou may read it.\n' }
    const mended = { 'pages/about.mdx': '---\ntitle: "About\nlede: It must be.\n---\nYou may read it.\n' }
    expect(lines(pageIn(redlineOf(broken, mended), '/about'))).toEqual([
      '# As it is typed (changed)',
      'same: title: "About',
      'changed: lede: It [-may-]{+must+} be.',
      '# Text (same)',
      'same: You may read it.',
    ])
  })

  it('has files without fields, and files that belong nowhere, compared too', () => {
    const { pages } = redlineOf(
      { 'pages/about.mdx': 'Only one line.\n', 'elsewhere/x.mdx': 'One may.\n' },
      { 'pages/about.mdx': 'Only one line more.\n', 'elsewhere/x.mdx': 'One must.\n' },
    )
    expect(pages.map(({ path, status }) => [path, status])).toEqual([
      ['/about', 'changed'],
      ['elsewhere/x.mdx', 'changed'],
    ])
  })

  it('has the firm’s own facts compared as they are typed', () => {
    const firm = (minimalTree['firm.mdx'] ?? '').replace('founded: 1999', 'founded: long ago')
    const { shell, pages } = redlineOf({ 'firm.mdx': firm }, {})
    expect(shell.sections.flatMap(({ blocks }) => blocks.map(({ runs }) => shown(runs)))).toContain(
      '[-long ago-]{+1999+}',
    )
    expect(pages).toEqual([])
  })

  it('may lack the firm’s facts altogether', () => {
    const { shell, pages } = redlineOf({ 'firm.mdx': undefined }, {})
    expect(shell.sections.some(({ status }) => status === 'inserted')).toBe(true)
    expect(pages).toEqual([])
  })

  it('may have two files for one address: both are compared', () => {
    const twice = { 'pages/terms.mdx': plainPage('Other Terms', '', 'Other words.') }
    const { pages } = redlineOf(legalPage('Text.'), { ...legalPage('Text.'), ...twice })
    expect(pages.map(({ status, title }) => [status, title])).toEqual([['added', 'Other Terms']])
  })

  it('may have a file that is too large to be read, and says so', () => {
    const before = sideOf('before', {})
    const large = {
      path: 'pages/large.mdx',
      text: '',
      decodeError: { kind: 'too-large' as const, bytes: 2_000_000 },
    }
    const { names } = loadSnapshots(
      registry,
      { before, after: { ...before, files: [...before.files, large] } },
      '2026-01-31',
    )
    expect(names.notes).toContain('pages/large.mdx is too large to be compared (before).')
  })

  it('may be empty: then all of the other is new', () => {
    const side = sideOf('after', legalPage('Text.'))
    const sides = loadSnapshots(
      registry,
      { before: { ...side, name: 'before', files: [] }, after: side },
      '2026-01-31',
    )
    const { pages, notes } = redline(sides.before, sides.after, sides.names)
    expect(pages.every(({ status }) => status === 'added')).toBe(true)
    expect(pages.length).toBeGreaterThan(5)
    expect(notes).toEqual(['There is no content in before: every page of the other side is shown whole.'])
  })
})

describe('what stands in for the firm', () => {
  it('is sound under today’s rules', () => {
    const { problems } = buildSite(registry, [
      { path: registry.organization.path, text: registry.placeholder },
    ])
    expect(problems.filter(({ file }) => file === 'firm.mdx')).toEqual([])
  })
})

describe('an approval', () => {
  const text = (words: string) => legalPage(`## Use {#use}\n\n${words}\n`)
  const approve = (words: string): SourceFile => {
    const { site } = buildSite(registry, sideOf('x', text(words)).files, {
      publicFiles: new Set(['/og.png']),
    })
    const route = site?.routes.find(({ path }) => path === '/terms')
    if (!site || !route) throw new Error('The tiny site has no terms.')
    const record = {
      number: 1,
      day: '2026-01-05',
      act: 'approved' as const,
      subject: '/terms',
      by: 'Mina Choe',
      note: '',
      form: 'wording 2',
      digest: textDigest(canonicalText(extractPage(site, route))),
    }
    return { path: approvalsFile(registry), text: `${recordLine(record, '')}\n` }
  }
  const lost = (before: string, after: string, approvals: SourceFile) => {
    const sides = loadSnapshots(
      registry,
      {
        before: { ...sideOf('before', text(before)), approvals },
        after: { ...sideOf('after', text(after)), approvals },
      },
      '2026-01-31',
    )
    return pageIn(redline(sides.before, sides.after, sides.names), '/terms').approvalLost
  }

  it('of the old wording is lost with one changed word', () => {
    expect(lost('You may.', 'You must.', approve('You may.'))).toBe(
      'Mina Choe had approved it on January 5, 2026',
    )
  })

  it('is not lost by a reflow, nor when the new wording is approved, nor when there was none', () => {
    expect(lost('You may\ngo.', 'You may go.', approve('You may go.'))).toBeUndefined()
    expect(lost('You may.', 'You must.', approve('You must.'))).toBeUndefined()
    expect(lost('You may.', 'You must.', approve('You will.'))).toBeUndefined()
  })
})

describe('what no page shows', () => {
  const claim = (value: string, asOf: string) =>
    `---\nkind: result\nstatement: Cases won.\nvalue: "${value}"\nasOf: ${asOf}\nevidence: A note.\nowner: A. Lee\nreviewBy: 2030-01-01\n---\n`
  const permissions = (more: string) =>
    `---\nallowed:\n  - rule: promised-result\n    text: You will win.\n    because: It is a title.\n    by: A. Lee\n${more}---\n`

  it.each([
    [
      'a record of a claim',
      { 'claims/won.mdx': claim('100+', '2025-06-20') },
      { 'claims/won.mdx': claim('200+', '2015-01-01') },
      'The claim “won” (claims/won.mdx) changed. Shown as: 100+ → 200+. As of: June 20, 2025 → January 1, 2015.',
    ],
    [
      'a permission',
      { 'advertising.mdx': permissions('') },
      {
        'advertising.mdx': permissions(
          '  - rule: unproved-praise\n    text: best\n    because: So.\n    by: M. Mouse\n',
        ),
      },
      'What is allowed in advertising (advertising.mdx) changed. Now allowed: “best” on every page, against the rule unproved-praise, by M. Mouse, who gives as the reason: So.',
    ],
    [
      'a permission with a page and an end',
      {
        'advertising.mdx': permissions('    page: /about\n    reviewBy: 2027-02-03\n'),
      },
      { 'advertising.mdx': permissions('    page: /about\n') },
      'What is allowed in advertising (advertising.mdx) changed. No longer allowed: “You will win.” on /about until February 3, 2027, against the rule promised-result, by A. Lee, who gives as the reason: It is a title. Now allowed: “You will win.” on /about, against the rule promised-result, by A. Lee, who gives as the reason: It is a title.',
    ],
    [
      'the record of a picture',
      { 'advertising.mdx': permissions('') },
      {
        'advertising.mdx': permissions(
          'pictures:\n  - file: pages/trial.jpg\n    kind: dramatized\n    by: A. Photographer, 2025\n    consent: the actors\n    label: Dramatization\n',
        ),
      },
      'What is allowed in advertising (advertising.mdx) changed. On record for a picture: pages/trial.jpg, dramatized, by A. Photographer, 2025; who agreed: the actors; label: Dramatization.',
    ],
    [
      'a removed record',
      { 'claims/won.mdx': claim('1', '2025-06-20') },
      {},
      'The claim “won” (claims/won.mdx) was removed. It stated: Cases won.',
    ],
    [
      'a new record',
      {},
      { 'claims/won.mdx': claim('1', '2025-06-20') },
      'The claim “won” (claims/won.mdx) is new. Kind: result. Statement: Cases won. Shown as: 1. As of: June 20, 2025. Evidence: A note. Owner: A. Lee. Review by: January 1, 2030.',
    ],
  ])('%s is told when it changes', (_, before, after, sentence) => {
    expect(redlineOf(before, after).records).toEqual([sentence])
    expect(redlineOf(before, before).records ?? []).toEqual([])
  })
})

describe('what comes and leaves by a day', () => {
  const clerk = (showing: string) => ({
    'pages/join.mdx': joinPage('Join us.'),
    'jobs/clerk.mdx': role({}).replace('posted:', `${showing}posted:`),
  })
  const newcomer = (showing: Record<string, string>) => ({
    'attorneys/mina-choe.mdx': person('Mina Choe', showing),
  })

  it.each([
    [
      'a role that was open',
      clerk(''),
      clerk('expiresOn: 2026-01-30\n'),
      ['The role “Clerk” (jobs/clerk.mdx) left the site after January 30, 2026; before, it was on the site.'],
    ],
    [
      'a role that is to close',
      clerk(''),
      clerk('expiresOn: 2026-03-01\n'),
      ['The role “Clerk” (jobs/clerk.mdx) leaves the site after March 1, 2026.'],
    ],
    [
      'a role that closes sooner',
      clerk('expiresOn: 2026-03-01\n'),
      clerk('expiresOn: 2026-01-01\n'),
      [
        'The role “Clerk” (jobs/clerk.mdx) left the site after January 1, 2026; before, it was to leave the site after March 1, 2026.',
      ],
    ],
    [
      'a person who is to come',
      newcomer({}),
      newcomer({ publishOn: '2026-03-01' }),
      ['Mina Choe (attorneys/mina-choe.mdx) appears on March 1, 2026; before, it was on the site.'],
    ],
    [
      'a page that is to leave',
      about(''),
      about('expiresOn: 2026-03-01'),
      ['The page /about leaves the site after March 1, 2026.'],
    ],
  ])('%s is told, and not called no change', (_, before, after, sentences) => {
    expect(redlineOf(before, after).site).toEqual(sentences)
  })

  it('a role that is taken away is told with what was said of it', () => {
    const page = pageIn(redlineOf(clerk(''), { 'pages/join.mdx': joinPage('Join us.') }), '/join')
    expect(page.facts).toEqual([
      'Clerk is no longer listed under Join Our Team (location: New York, NY; pay, from: $100,000; pay, to: $120,000; posted: June 20, 2025; department: Records; experience: 3-5 years).',
    ])
  })
})
