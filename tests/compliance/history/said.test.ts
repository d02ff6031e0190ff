import { registry } from '../../../src/firm/registry.ts'
import { describe, expect, it } from 'vitest'
import { findPhrase } from '../../../src/compliance/history/phraseIn.ts'
import {
  approvedSaying,
  approvedTextsOf,
  type ApprovedText,
} from '../../../src/compliance/history/approvedText.ts'
import type { SearchedBranch } from '../../../src/compliance/history/searchedBranch.ts'
import { wordingPage } from '../../../src/compliance/history/wordingPage.ts'
import { formatPage, pageText } from '../../../src/compliance/history/formatPage.ts'
import { formatSearch, type SaidQuestion } from '../../../src/compliance/history/formatSearch.ts'
import { whenSaid } from '../../../src/compliance/history/whenSaid.ts'
import { validateQuery } from '../../../src/compliance/history/validateQuery.ts'
import {
  linesOf,
  pageWordings,
  type ArchiveSnapshot,
  type Snapshot,
} from '../../../src/compliance/history/snapshot.ts'
import { buildSite } from '../../../src/content/buildSite.ts'
import type { Tree } from '../../fixtures/minimalSite.ts'
import {
  approve,
  edit,
  legalPage,
  legalTree,
  recordsOf,
  termsBody,
  termsFile,
} from '../../fixtures/legalSite.ts'

/** Who said what, and when: the search, the stretches of time, and the words for them. */

describe('a phrase is found', () => {
  it.each([
    ['in any capitals', 'ATTORNEY advertising', 'This is Attorney Advertising.'],
    ['with any quotes', 'the "firm\'s" word', 'It is the “firm’s” word.'],
    ['with any spaces', 'you\n  may', 'What you may do.'],
    ['with an ellipsis', 'and so on...', 'And so on…'],
    ['at both ends', 'may', 'may'],
    ['beside signs', '99%', 'We win 99% (of all).'],
    ['with another dash', 'on-line 2020-2025, Mon-Fri', 'Go on–line 2020 – 2025, Mon—Fri.'],
    ['with a dash for a hyphen', 'a well – known', 'It is a well-known case.'],
    ['behind a word that only begins like it', 'may', 'The mayor may.'],
  ])('%s', (_, phrase, line) => {
    expect(findPhrase(phrase)([line])).toBeDefined()
  })

  it.each([
    ['in the middle of a word', 'may', 'The mayor’s dismay.'],
    ['with a word between', 'you may', 'You, perhaps, may.'],
    ['without its dash', 'online', 'on-line'],
    ['with other signs', 'a.b', 'a, b axb'],
  ])('not %s', (_, phrase, line) => {
    expect(findPhrase(phrase)([line, 'two'])).toBeUndefined()
  })

  it('across paragraphs, headings and items, whose ends it shows', () => {
    const lines = [
      '## 3. Uses',
      'You may not use the site:',
      '- to break the law;',
      '- [sub-item] any law;',
      '- to spy.',
      '',
      '## Next',
    ]
    expect(findPhrase('use the site: to break the law; any law')(lines)).toBe(
      'You may not use the site: / to break the law; / any law;',
    )
    expect(findPhrase('to spy. next')(lines)).toBe('to spy. / Next')
    expect(findPhrase('any law')(lines)).toBe('any law;')
    expect(findPhrase('the site to break')(lines)).toBeUndefined()
  })

  it('with the words around it', () => {
    const long = `${'Before it. '.repeat(30)}You may. ${'Behind it. '.repeat(30)}`
    const found = findPhrase('you may')([long]) ?? ''
    expect(found).toMatch(/^… .*before it\. You may\. Behind it\..* …$/i)
    expect(found.length).toBeLessThan(320)
  })
})

const at = (day: string, revision: string, pages: Record<string, string>): Snapshot => ({
  day,
  revision: revision.repeat(7),
  isScheduled: false,
  typed: new Set(),
  pages: new Map(Object.entries(pages).map(([path, text]) => [path, text.split('\n')])),
  shown: new Map(Object.entries(pages).map(([path, text]) => [path, text.split('\n')])),
})
const archive = (day: string, pages: Record<string, string>): ArchiveSnapshot => ({
  day,
  file: `${day}-aaaaaaa.wacz`,
  pages: new Map(Object.entries(pages).map(([path, text]) => [path, linesOf(text)])),
})

const witnesses = [
  at('2025-01-01', 'a', { '/terms': 'You may.', '/about': 'We are.' }),
  at('2025-06-20', 'b', { '/terms': 'You must.', '/about': 'You may.' }),
  at('2025-09-01', 'c', { '/terms': 'You may.', '/about': 'You may.' }),
  at('2026-01-01', 'd', { '/terms': 'You may.' }),
]
const archives = [
  archive('2025-03-01', { '/terms': 'Wording of a page, form 1\n\n# Terms\nYou may.' }),
  archive('2025-07-01', { '/terms': 'You must.', '/about': 'You may.' }),
]

const ask = (question: Partial<SaidQuestion> = {}) => {
  const whole = {
    phrase: 'you may',
    on: undefined,
    page: undefined,
    snapshots: witnesses,
    archives,
    altered: [],
    unrecorded: [],
    isListBroken: false,
    redirects: [],
    archivesFile: 'legal/archives.txt',
    approved: [],
    approvedSaying: [],
    searched: undefined,
    isShallow: false,
    ...question,
  }
  return formatSearch(whenSaid(findPhrase(whole.phrase), whole.snapshots, whole.archives, whole.on), whole)
}

const searched: SearchedBranch = {
  branch: 'terms-2026',
  revision: 'a'.repeat(40),
  main: 'main',
  standing: 'apart',
}

describe('what came or went by itself', () => {
  /** A page that is on the site on two days by itself; on the day after, somebody changes another page. */
  const scheduled = (day: string, revision: string, pages: Record<string, string>): Snapshot => ({
    ...at(day, revision, pages),
    isScheduled: true,
  })
  const snapshots = [
    at('2026-01-05', 'a', { '/old': 'Here.' }),
    scheduled('2026-01-09', 'a', { '/old': 'Here.', '/notes': 'You may.' }),
    scheduled('2026-01-11', 'a', { '/old': 'Here.' }),
    at('2026-01-11', 'b', { '/old': 'There.' }),
    scheduled('2026-01-12', 'b', { '/old': 'There.', '/notes': 'You may.' }),
    scheduled('2026-01-13', 'b', { '/old': 'There.' }),
  ]
  const searchedHistory = {
    snapshots,
    archives: [],
    altered: [],
    unrecorded: [],
    isListBroken: false,
    redirects: [],
    archivesFile: 'legal/archives.txt',
    approved: [],
    searched: undefined,
    isShallow: false,
  }

  it('is told with its last day, and without the revision of somebody else', () => {
    expect(ask({ snapshots, archives: [] }).sentences.filter((line) => !line.startsWith(' '))).toEqual([
      '/notes said "you may" from January 9, 2026 to January 10, 2026 (from revision aaaaaaa until a day that the content names).',
      '/notes said "you may" on January 12, 2026 (from revision bbbbbbb until a day that the content names).',
    ])
  })

  it.each([
    ['2026-01-08', false],
    ['2026-01-09', true],
    ['2026-01-10', true],
    ['2026-01-11', false],
    ['2026-01-12', true],
    ['2026-01-13', false],
  ])('is on the site on its own days alone: %s %s', (on, stands) => {
    expect(ask({ snapshots, archives: [], on }).pages.length).toBe(stands ? 1 : 0)
    const { wordings, sentences } = formatPage('/notes', on, searchedHistory)
    expect(wordings.length).toBe(stands ? 1 : 0)
    if (!stands)
      expect(sentences.join()).toContain(
        'It stood there from January 9, 2026 to January 10, 2026, and on January 12, 2026.',
      )
  })
})

it('days that go backwards are told before every answer', () => {
  const snapshots = [at('2026-05-30', 'a', { '/terms': 'You may.' }), at('2026-05-25', 'b', {})]
  expect(ask({ snapshots }).warnings).toEqual([
    'Careful: revision bbbbbbb is of May 25, 2026, and follows revision aaaaaaa of May 30, 2026. One of the two days is wrong, and so may be what is told of the days between them.',
  ])
})

describe('what was said', () => {
  it('is told page by page, from when to when, with its proofs', () => {
    expect(ask().sentences.filter((line) => !line.startsWith(' '))).toEqual([
      '/about said "you may" from June 20, 2025 to January 1, 2026 (from revision bbbbbbb until revision ddddddd; shown by the archive of July 1, 2025).',
      '/terms said "you may" from January 1, 2025 or earlier to June 20, 2025 (from revision aaaaaaa until revision bbbbbbb; shown by the archive of March 1, 2025).',
      '/terms has said "you may" since September 1, 2025, and says it still (since revision ccccccc).',
    ])
  })

  it.each([
    ['2025-03-01', ['/terms']],
    ['2025-06-19', ['/terms']],
    // On the day of the change both were said.
    ['2025-06-20', ['/about', '/terms']],
    ['2025-07-01', ['/about']],
    ['2025-12-31', ['/about', '/terms']],
    ['2026-01-02', ['/terms']],
  ])('on %s by %j', (on, pages) => {
    expect(ask({ on }).pages.map(({ page }) => page)).toEqual(pages)
  })

  it.each([
    [
      'a',
      '/terms said "you may" on January 1, 2025, and perhaps before (from revision aaaaaaa until revision bbbbbbb).',
    ],
    [
      '0',
      '/terms said "you may" on January 1, 2025, for less than a day (from revision aaaaaaa until revision bbbbbbb).',
    ],
  ])('for less than a day only where an older revision is known: %s', (oldest, sentence) => {
    const snapshots = [
      at('2025-01-01', '0', { '/terms': 'Nothing.' }),
      at('2025-01-01', 'a', { '/terms': 'You may.' }),
      at('2025-01-01', 'b', { '/terms': 'You must.' }),
    ].slice(oldest === 'a' ? 1 : 0)
    expect(ask({ snapshots, archives: [] }).sentences[0]).toBe(sentence)
  })

  it.each([
    ['2025-02-01', '    You may look.'],
    ['2025-03-01', '    You may copy.'],
    [undefined, '    You may copy.'],
  ])('on %s in the words of that day', (on, passage) => {
    const snapshots = [
      at('2025-01-01', 'a', { '/terms': 'You may look.' }),
      at('2025-02-10', 'b', { '/terms': 'You may copy.' }),
    ]
    expect(ask({ snapshots, archives: [], on }).sentences.at(-1)).toBe(passage)
  })

  it('by one page', () => {
    expect(ask({ page: '/about' }).pages.map(({ page }) => page)).toEqual(['/about'])
    expect(ask({ page: '/about', on: '2025-03-01' }).sentences).toEqual([
      'The page /about did not say "you may" on March 1, 2025.',
    ])
  })

  it('is preceded by what was asked, as it was understood: npm drops a day that is typed without the lone hyphens', () => {
    expect(ask().asked).toBe('Asked: "you may", on any page, at any time.')
    expect(ask({ page: '/about', on: '2025-03-01' }).asked).toBe(
      'Asked: "you may", on the page /about, on March 1, 2025.',
    )
    expect(ask({ page: 'every page' }).asked).toContain(', on every page (header, menus, footer, labels), ')
  })

  it('is told of an archive also when the history has the words in another time alone', () => {
    const { sentences } = ask({ archives: [archive('2025-08-01', { '/terms': 'You may.' })], page: '/terms' })
    expect(sentences.at(-1)).toBe(
      '/terms said "you may" in the archive of August 1, 2025 too; the git history does not show it then.',
    )
  })

  it('by nobody', () => {
    expect(ask({ phrase: 'never' }).sentences).toEqual(['No page said "never" at any time that is known.'])
  })

  it('is not known of days before everything', () => {
    expect(ask({ on: '2024-12-31' }).sentences).toEqual([
      'What the site said on December 31, 2024 is not known.',
    ])
  })

  it('is told of an archive with the day on which it was made, when that is a later one', () => {
    const late = { ...archive('2025-03-01', { '/terms': 'You may.' }), made: '2026-01-20' }
    const { sentences, limits } = ask({ archives: [late], page: '/terms' })
    expect(sentences[0]).toContain('shown by the archive of March 1, 2025 (made later, on January 20, 2026))')
    expect(limits.join()).toContain(
      'The archives at hand are of March 1, 2025 (made later, on January 20, 2026).',
    )
  })

  it('names the day of two archives once', () => {
    const two = [
      archive('2025-03-01', { '/terms': 'You may.' }),
      archive('2025-03-01', { '/terms': 'You may.' }),
    ]
    expect(ask({ archives: two }).limits.join()).toContain(
      'The archives at hand are of March 1, 2025. In them',
    )
  })

  it('is told from an archive alone where the history has another wording', () => {
    const alone = ask({
      archives: [archive('2025-08-01', { '/contact': 'You may write.' })],
      page: '/contact',
    })
    expect(alone.sentences).toEqual([
      '/contact said "you may" in the archive of August 1, 2025; the git history does not show it.',
    ])
  })

  it.each([
    [
      'where the history begins',
      {},
      'The history begins on January 1, 2025; what was said before is not known.',
    ],
    ['when it was cut off', { isShallow: true }, 'holds only the history since January 1, 2025'],
    ['when there is none', { snapshots: [] }, 'There is no git history here'],
    ['when there is no archive', { archives: [] }, 'There was no archive to look into.'],
    [
      'when the only archive was altered',
      { archives: [], altered: ['a.wacz'] },
      'No archive was looked into: what is here is not what was recorded, or nothing was recorded of it.',
    ],
    [
      'when some was read as it was typed',
      { snapshots: [{ ...at('2024-01-01', 'a', {}), typed: new Set(['/terms']) }, ...witnesses] },
      '1 revision, the last of January 1, 2024, has files that today’s program cannot make into pages',
    ],
    ['what the history tells', {}, 'the site itself may have shown it later, or never.'],
    [
      'what of an archive was searched',
      {},
      'the wording that each keeps of its pages was searched, and the texts of their HTML.',
    ],
    ['what was searched', { searched }, 'Searched: branch terms-2026 at aaaaaaa.'],
    [
      'when no branch is checked out',
      { searched: { ...searched, branch: undefined } },
      'Searched: no branch, only the revision that is checked out, at aaaaaaa.',
    ],
    [
      'when no pages could be made of some',
      {
        snapshots: [
          ...witnesses,
          { ...at('2026-01-20', 'e', { '/terms': 'Updated {day}' }), shown: new Map() },
        ],
      },
      '1 revision, the last of January 20, 2026, has pages that today’s templates cannot show (/terms); on these, labels were searched as they are typed',
    ],
    ['when records are not in order', { approved: undefined }, 'The records of approvals are not in order'],
  ])('with its limits: %s', (_, question, limit) => {
    expect(ask(question).limits.join('\n')).toContain(limit)
  })
})

it.each([
  [
    { unrecorded: ['a.wacz'] },
    'Careful: a.wacz has no record in content/legal/archives.txt, so nothing shows',
  ],
  [
    { unrecorded: ['a.wacz'], isListBroken: true },
    'Careful: content/legal/archives.txt is not in order, so no archive was searched (a.wacz).',
  ],
])('archives of which nothing is recorded are no witnesses, and are warned of: %j', (question, warning) => {
  expect(ask(question).warnings).toEqual([expect.stringContaining(warning)])
})

it.each([
  ['warns', 'of the newest revision', new Map(), ['/terms of the newest revision, e']],
  ['does not warn', 'when the newest revision has all pages', new Map([['/terms', ['Updated']]]), []],
])('%s of pages that templates cannot show %s', (_, __, shown: Snapshot['shown'], warnings) => {
  const old = { ...at('2026-01-19', 'd', { '/terms': 'Old {day}' }), shown: new Map() }
  const newest: Snapshot = { ...at('2026-01-20', 'e', { '/terms': 'Updated {day}' }), shown }
  expect(ask({ snapshots: [old, newest] }).warnings).toEqual(
    warnings.map((words) => expect.stringContaining(`Careful: today’s templates cannot show ${words}`)),
  )
})

describe('labels', () => {
  const wording = ['Title: Terms', '', '# Terms', 'You may.', '', '## Labels: dates', '- January, March']
  const terms: Snapshot = {
    ...at('2026-01-20', 'e', {}),
    pages: new Map([
      ['/terms', wording],
      ['every page', ['Tiny', '', '## Labels: moved', '- This page has moved.']],
    ]),
    shown: new Map([
      ['/terms', ['You may.', 'Last Updated June 20, 2025']],
      ['every page', ['Tiny']],
    ]),
  }
  it.each([
    ['filled in, as the page shows them', 'last updated June 20, 2025', '/terms'],
    ['not when the page shows none of them', 'March', undefined],
    ['as they are typed, of no page', 'this page has moved', 'every page'],
    ['beside the words of the page itself', 'Title: Terms', '/terms'],
  ])('are found %s', (_, phrase, page) => {
    expect(ask({ phrase, snapshots: [terms] }).pages[0]?.page).toBe(page)
    expect(ask({ phrase, snapshots: [], archives: [{ ...terms, file: 'a.wacz' }] }).pages[0]?.page).toBe(page)
  })

  it.each([
    ['filled in, where the page was made', terms, ['Last Updated June 20, 2025']],
    ['as they are typed, where it was not', { ...terms, shown: new Map() }, []],
  ])('stand below a whole page, in the text and in the file: %s', (_, snapshot, filled) => {
    const answer = formatPage('/terms', '2026-01-25', {
      snapshots: [snapshot],
      archives: [],
      altered: [],
      unrecorded: [],
      isListBroken: false,
      redirects: [],
      archivesFile: '',
      approved: [],
      searched: undefined,
      isShallow: false,
    })
    expect(answer.wordings[0]?.filled).toEqual(filled)
    expect(
      pageText(answer)
        .match(/^ {2}Last Updated .*/m)?.[0]
        .trim(),
    ).toBe(filled[0])
    expect(/<p class="item">(Last Updated .*)<\/p>/.exec(wordingPage(answer))?.[1]).toBe(filled[0])
    for (const print of [pageText, wordingPage])
      expect(print(answer).includes('January, March')).toBe(filled.length === 0)
  })

  it('are found as they are typed where no page was made', () => {
    const { shown: _shown, ...unmade } = terms
    expect(ask({ phrase: 'January', snapshots: [unmade] }).pages[0]?.page).toBe('/terms')
  })
})

it('an archive that was altered is warned of, whatever is asked', () => {
  const told = 'Careful: a.wacz is not the archive that was recorded under this name, or cannot be read.'
  const altered = ['a.wacz']
  expect(ask({ altered }).warnings).toEqual([expect.stringContaining(told)])
  const looked = {
    snapshots: witnesses,
    archives,
    altered,
    unrecorded: [],
    isListBroken: false,
    redirects: [],
    archivesFile: 'legal/archives.txt',
    approved: [],
    searched: undefined,
    isShallow: false,
  }
  expect(formatPage('/terms', '2025-03-01', looked).warnings).toEqual([expect.stringContaining(told)])
})

describe('the branch that was searched', () => {
  it.each([
    ['main', 'main', undefined],
    ['apart', 'main', 'Words that were never merged into main count here as said.'],
    ['earlier', 'main', 'an earlier state of the main branch, main; what came later was not searched.'],
    ['apart', undefined, 'which branch is the main one cannot be told here'],
  ] as const)('that is %s of %s is warned of', (standing, main, words) => {
    const { warnings } = ask({ searched: { ...searched, standing, main } })
    expect(warnings).toEqual(words === undefined ? [] : [expect.stringContaining(words)])
  })
})

const text = (from: string, to: string | undefined, line: string): ApprovedText => ({
  page: '/terms',
  address: `/terms/${from}`,
  file: `legal/versions/terms/${from}.mdx`,
  from,
  to,
  by: 'Jane Sample',
  approvedOn: from,
  lines: [line],
})
const approved = [text('2024-03-01', '2024-09-01', 'You may.'), text('2024-09-01', undefined, 'You must.')]
const withApproved = (question: Partial<SaidQuestion>) => {
  const phrase = question.phrase ?? 'you may'
  return ask({ approved, approvedSaying: approvedSaying(findPhrase(phrase), approved), ...question })
}

describe('an approved text', () => {
  const may =
    'The text that was approved for /terms from March 1, 2024 to September 1, 2024 has "you may" (approved by Jane Sample on March 1, 2024; content/legal/versions/terms/2024-03-01.mdx).'

  it('answers for a day before the history, and is named as what it is', () => {
    expect(withApproved({ on: '2024-05-01' }).sentences).toEqual([
      'What the site said on May 1, 2024 is not known. A text that was approved for that day tells what it was to say:',
      may,
      '    You may.',
    ])
  })

  it('that has it not is named too, and one of another day is none', () => {
    expect(withApproved({ on: '2024-10-01' }).sentences).toEqual([
      'What the site said on October 1, 2024 is not known. The texts that were approved for that day do not have "you may": /terms.',
    ])
    expect(withApproved({ on: '2024-01-01' }).sentences).toEqual([
      'What the site said on January 1, 2024 is not known.',
    ])
  })

  it('is found at the address of a kept version', () => {
    expect(withApproved({ page: '/terms/2024-03-01' }).sentences).toEqual([may, '    You may.'])
    expect(withApproved({ page: '/about' }).approved).toEqual([])
  })
})

const noRedirects: { from: string; to: string }[] = []

describe('a whole page on a day', () => {
  const looked = {
    snapshots: witnesses,
    archives,
    altered: [],
    unrecorded: [],
    isListBroken: false,
    redirects: noRedirects,
    archivesFile: 'legal/archives.txt',
    approved,
    searched: undefined,
    isShallow: false,
  }
  const tell = (page: string, on: string, more: Partial<typeof looked> = {}) =>
    formatPage(page, on, { ...looked, ...more })
  const told = (page: string, on: string, more: Partial<typeof looked> = {}) =>
    tell(page, on, more).wordings.map(({ lines, vouchers }) => [lines.join(' '), ...vouchers])

  it('is what the history has of it, and who has the same words vouches for it, too', () => {
    const same = { archives: [archive('2025-03-01', { '/terms': 'You may.' })] }
    expect(
      told('/terms', '2025-02-01', { ...same, approved: [text('2025-01-05', '2025-05-01', 'You may.')] }),
    ).toEqual([
      [
        'You may.',
        'The git history has this wording from January 1, 2025 to June 20, 2025 (from revision aaaaaaa until revision bbbbbbb).',
        'It is in the archive of March 1, 2025: 2025-03-01-aaaaaaa.wacz.',
        'Jane Sample approved it on January 5, 2025, for the time from January 5, 2025 to May 1, 2025 (content/legal/versions/terms/2025-01-05.mdx).',
      ],
    ])
  })

  it('is told twice when it was changed on that day, or when the witnesses do not agree', () => {
    const late = tell('/terms', '2025-03-01', {
      archives: [{ ...archive('2025-03-01', { '/terms': 'You may.' }), made: '2026-01-20' }],
    })
    expect(late.wordings[0]?.vouchers).toContain(
      'It is in the archive of March 1, 2025 (made later, on January 20, 2026): 2025-03-01-aaaaaaa.wacz.',
    )
    const changed = tell('/terms', '2025-06-20', { archives: [], approved: [] })
    expect(changed.wordings.map(({ lines }) => lines)).toEqual([['You may.'], ['You must.']])
    expect(changed.sentences).toEqual([
      '2 different wordings are on record for that day. Below, each names what vouches for it.',
    ])
    const other = { archives: [archive('2025-08-01', { '/terms': 'You shall.' })], approved: [] }
    expect(told('/terms', '2025-08-01', other).map(([words]) => words)).toEqual(['You must.', 'You shall.'])
    expect(told('/terms', '2025-08-02', other).map(([words]) => words)).toEqual(['You must.'])
  })

  it('that stood elsewhere then is told with the addresses that lead to it now, and at which something stood', () => {
    const redirects = [
      { from: '/terms', to: '/rules' },
      { from: '/never', to: '/rules' },
      { from: '/about', to: '/' },
    ]
    const snapshots = [
      at('2025-01-01', 'a', { '/terms': 'You may.' }),
      at('2025-06-20', 'b', { '/rules': 'You may.' }),
    ]
    expect(
      tell('/rules', '2025-03-01', { snapshots, archives: [], approved: [], redirects }).sentences,
    ).toEqual([
      'The page /rules did not stand on the site on March 1, 2025. It stood there from June 20, 2025 on.',
      '/terms leads there now; for what stood at that address: npm run said -- --page /terms --on 2025-03-01',
    ])
  })

  it('that was approved for a day on which the history does not have it is denied by the history alone', () => {
    const approved = [text('2025-03-01', undefined, 'You may.')].map((one) => ({ ...one, page: '/new' }))
    const snapshots = [at('2025-01-01', 'a', {}), at('2025-03-15', 'b', { '/new': 'You may.' })]
    expect(tell('/new', '2025-03-10', { snapshots, archives: [], approved }).sentences).toEqual([
      'In the git history, the page /new did not stand on the site on March 10, 2025. It stood there from March 15, 2025 on.',
      'A text that was approved for that day tells what the page was to say:',
    ])
    const saying = approved.map((one) => ({ ...one, passage: 'You may.' }))
    const of = (page?: string) =>
      ask({ snapshots, archives: [], on: '2025-03-10', page, approvedSaying: saying }).sentences[0]
    expect(of()).toBe('In the git history, no page said "you may" on March 10, 2025.')
    expect(of('/new')).toBe('In the git history, the page /new did not say "you may" on March 10, 2025.')
  })

  it('says so when it was read as it was typed', () => {
    const typed = [{ ...at('2025-01-01', 'a', { '/terms': 'You may.' }), typed: new Set(['/terms']) }]
    expect(told('/terms', '2025-02-01', { snapshots: typed, archives: [], approved: [] })[0]?.[1]).toContain(
      'It was read as it was typed',
    )
  })

  it.each([
    [
      'that did not stand there is told, with its time',
      '/about',
      '2026-01-15',
      'The page /about did not stand on the site on January 15, 2026. It stood there from January 1, 2025 or earlier to January 1, 2026.',
    ],
    [
      'before everything is not known',
      '/about',
      '2024-05-01',
      'What the site said on May 1, 2024 is not known.',
    ],
    [
      'before everything is what was approved for it',
      '/terms',
      '2024-05-01',
      'What the site said on May 1, 2024 is not known. A text that was approved for that day tells what the page was to say:',
    ],
  ])('%s', (_, page, on, sentence) => {
    const { sentences, wordings } = tell(page, on)
    expect(sentences.join(' ')).toBe(sentence)
    expect(wordings.map(({ lines }) => lines)).toEqual(page === '/terms' ? [['You may.']] : [])
  })

  it('keeps its headings and items in the text and in the file, which needs nothing from elsewhere', () => {
    const wording =
      'Wording of a page, form 1\n\nTitle: A <b>\n\n## 1. Use\nYou may.\n- One item\n> So it was.\n'
    const answer = tell('/rules', '2025-04-01', { archives: [archive('2025-04-01', { '/rules': wording })] })
    expect(pageText(answer)).toContain('\nTitle: A <b>\n\n## 1. Use\nYou may.\n- One item\n> So it was.\n---')
    const html = wordingPage(answer)
    expect(html).toContain('<h1>What the page /rules said on April 1, 2025</h1>')
    expect(html).toContain(
      '<p>Title: A &lt;b&gt;</p>\n<h3>1. Use</h3>\n<p>You may.</p>\n<p class="item">One item</p>\n<blockquote>So it was.</blockquote>',
    )
    expect(html).not.toMatch(/<script|src=|href=|url\(/)
  })
})

it('the page for missing addresses is named, and not its place in the files', () => {
  const page = {
    path: '/404',
    kind: 'plain' as const,
    file: 'pages/404.mdx',
    title: 'A',
    sections: [],
    facts: [],
  }
  const wordings = pageWordings({
    shell: { sections: [], facts: [] },
    pages: [page],
    menu: [],
    redirects: [],
  })
  const lines = new Map(wordings.map(([name, wording]) => [name, linesOf(wording)]))
  expect([...lines.keys()]).toEqual(['the page for missing addresses', 'every page'])
})

describe('a question that has no answer', () => {
  const titled = [
    at('2025-01-01', 'a', {
      '/terms': 'Title: Terms of Use\nYou may.',
      '/terms/2024-01-01': 'Title: Terms of Use',
    }),
  ]
  const wrong = (asked: { on?: string; page?: string; witnesses?: Snapshot[] }) =>
    validateQuery({
      on: undefined,
      page: undefined,
      today: '2026-02-01',
      snapshots: witnesses,
      archives,
      approved,
      ...asked,
    })

  it.each([
    [{ on: '2026-02-02' }, 'February 2, 2026 is still to come: today is February 1, 2026.'],
    [{ page: '/term' }, 'There never was a page /term, as far as'],
    [{ page: '/term' }, 'The nearest is /terms.'],
    [{ page: '/abuot' }, 'The nearest is /about.'],
    [{ page: 'about' }, '"about" is none.\nWrite --page /about'],
    [{ page: 'legal/terms.mdx' }, 'Write --page /terms'],
    [{ page: 'content/pages/about.mdx' }, 'Write --page /about'],
    [{ page: 'https://www.tiny.example/about/' }, 'Write --page /about'],
    // Its past version has the same title.
    [{ page: 'terms of us', snapshots: titled }, 'Write --page /terms'],
    [{ page: 'Fees', snapshots: titled }, 'There never was a page "Fees", as far as'],
    [{ page: '/careers-and-more' }, 'To search every page: npm run said -- "the words"'],
  ])('%j is told', (asked, words) => {
    expect(wrong(asked)).toContain(words)
  })

  it.each([{ on: '2026-02-01' }, { page: '/about' }, { page: '/terms/2024-03-01' }])(
    '%j is none',
    (asked) => {
      expect(wrong(asked)).toBeUndefined()
    },
  )
})

describe('the approved texts of a content folder', () => {
  const first = approve(legalTree(legalPage(termsBody('You may read.'))), '/terms', 'Ann Lee', '2026-01-12')
  const second = approve(
    { ...first, [termsFile]: legalPage(termsBody('You must read.'), '2026-01-20') },
    '/terms',
    'Ann Lee',
    '2026-01-21',
  )
  const whole = approve(second, '/about', 'Bo Ray', '2026-01-25')
  const kept = 'legal/versions/terms/2026-01-10.mdx'
  const textsOf = (tree: Tree) => {
    // What the check says of a changed version is another matter: the texts must not be believed in any case.
    const files = Object.entries(tree).flatMap(([path, text]) =>
      path.endsWith('.mdx') ? [{ path, text }] : [],
    )
    const { site } = buildSite(registry, files, { publicFiles: new Set(['/og.png']), today: '2026-01-31' })
    if (!site) throw new Error('The folder is sound.')
    return approvedTextsOf(site, recordsOf(tree))
  }

  it('are kept versions of legal pages and approved wordings of others, each with its time', () => {
    const { texts, isBroken } = textsOf(whole)
    expect(isBroken).toBe(false)
    expect(texts.map(({ page, address, from, to, by }) => [page, address, from, to, by])).toEqual([
      ['/about', undefined, '2026-01-25', undefined, 'Bo Ray'],
      ['/terms', '/terms/2026-01-10', '2026-01-12', '2026-01-21', 'Ann Lee'],
      ['/terms', '/terms/2026-01-20', '2026-01-21', undefined, 'Ann Lee'],
    ])
    expect(approvedSaying(findPhrase('you may read'), texts).map(({ file }) => file)).toEqual([
      'legal/approved/terms/2026-01-10.txt',
    ])
    expect(approvedSaying(findPhrase('because'), texts).map(({ page }) => page)).toEqual(['/about'])
  })

  it('say what was approved, whatever the firm’s number is today, and what was approved after it changed', () => {
    const old = approve(
      legalTree(legalPage(termsBody('Write to <FirmEmail />.'))),
      '/terms',
      'Ann Lee',
      '2026-01-12',
    )
    const now = edit(old, 'firm.mdx', 'info@tiny.example', 'hello@tiny.example')
    const again = approve(now, '/terms', 'Bo Ray', '2026-01-25')
    const times = (tree: Tree, phrase: string) =>
      approvedSaying(findPhrase(phrase), textsOf(tree).texts).map(({ from, to, by }) => [from, to, by])
    expect(times(now, 'info@tiny.example')).toEqual([['2026-01-12', undefined, 'Ann Lee']])
    expect(times(now, 'hello@tiny.example')).toEqual([])
    expect(times(again, 'info@tiny.example')).toEqual([['2026-01-12', '2026-01-25', 'Ann Lee']])
    expect(times(again, 'hello@tiny.example')).toEqual([['2026-01-25', undefined, 'Bo Ray']])
  })

  it('are one when a second person approves the same words', () => {
    const two = approve(first, '/terms', 'Bo Ray', '2026-01-20')
    expect(textsOf(two).texts.map(({ by, to }) => [by, to])).toEqual([['Ann Lee', undefined]])
  })

  it('leave out a version that is not the one of its record', () => {
    const { texts } = textsOf(edit(whole, kept, 'You may read.', 'You shall read.'))
    expect(texts.map(({ address }) => address)).toEqual([undefined, '/terms/2026-01-20'])
  })

  it('are none when a record was changed', () => {
    expect(textsOf(edit(whole, 'legal/approvals.txt', 'Ann Lee', 'Ann Low'))).toEqual({
      texts: [],
      isBroken: true,
    })
  })
})
