import { describe, expect, it } from 'vitest'
import { findPhrase } from '../../src/review/said/phraseIn.ts'
import { tellSaid, type SaidQuestion } from '../../src/review/said/tellSaid.ts'
import { whenSaid } from '../../src/review/said/whenSaid.ts'
import { linesOf, type ArchiveWitness, type Witness } from '../../src/review/said/witness.ts'

/** Who said what, and when: the search, the stretches of time, and the words for them. */

describe('a phrase is found', () => {
  it.each([
    ['in any capitals', 'ATTORNEY advertising', 'This is Attorney Advertising.'],
    ['with any quotes', 'the "firm\'s" word', 'It is the “firm’s” word.'],
    ['with any spaces', 'you\n  may', 'What you may do.'],
    ['with an ellipsis', 'and so on...', 'And so on…'],
    ['at both ends', 'may', 'may'],
    ['beside signs', '99%', 'We win 99% (of all).'],
    ['behind a word that only begins like it', 'may', 'The mayor may.'],
  ])('%s', (_, phrase, line) => {
    expect(findPhrase(phrase)([line])).toBeDefined()
  })

  it.each([
    ['in the middle of a word', 'may', 'The mayor’s dismay.'],
    ['with a word between', 'you may', 'You, perhaps, may.'],
    ['with another dash', 'on-line', 'on–line'],
    ['across two lines', 'one two', 'one'],
  ])('not %s', (_, phrase, line) => {
    expect(findPhrase(phrase)([line, 'two'])).toBeUndefined()
  })

  it('with the words around it', () => {
    const long = `${'Before it. '.repeat(30)}You may. ${'Behind it. '.repeat(30)}`
    const found = findPhrase('you may')([long]) ?? ''
    expect(found).toMatch(/^… .*before it\. You may\. Behind it\..* …$/i)
    expect(found.length).toBeLessThan(320)
  })
})

const at = (day: string, revision: string, pages: Record<string, string>): Witness => ({
  day,
  revision: revision.repeat(7),
  isSource: false,
  pages: new Map(Object.entries(pages).map(([path, text]) => [path, text.split('\n')])),
})
const archive = (day: string, pages: Record<string, string>): ArchiveWitness => ({
  day,
  file: `${day}-aaaaaaa.wacz`,
  revision: 'a'.repeat(40),
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
    today: '2026-02-01',
    witnesses,
    archives,
    isShallow: false,
    ...question,
  }
  return tellSaid(whenSaid(findPhrase(whole.phrase), whole.witnesses, whole.archives), whole)
}

describe('what was said', () => {
  it('is told page by page, from when to when, with its proofs', () => {
    expect(ask().sentences.filter((line) => !line.startsWith(' '))).toEqual([
      '/about said "you may" from June 20, 2025 to January 1, 2026 (from revision bbbbbbb until revision ddddddd; shown by the archive of July 1, 2025).',
      '/terms said "you may" from January 1, 2025 to June 20, 2025 (from revision aaaaaaa until revision bbbbbbb; shown by the archive of March 1, 2025).',
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

  it('by one page', () => {
    expect(ask({ page: '/about' }).pages.map(({ page }) => page)).toEqual(['/about'])
    expect(ask({ page: '/about', on: '2025-03-01' }).sentences).toEqual([
      'The page /about did not say "you may" on March 1, 2025.',
    ])
  })

  it('by nobody', () => {
    expect(ask({ phrase: 'never' }).sentences).toEqual(['No page said "never" at any time that is known.'])
  })

  it('is not known of days before everything', () => {
    expect(ask({ on: '2024-12-31' }).sentences).toEqual(['What was said on December 31, 2024 is not known.'])
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
    ['when there is none', { witnesses: [] }, 'There is no git history here'],
    ['when there is no archive', { archives: [] }, 'There was no archive to look into.'],
    [
      'when some was read as it was typed',
      { witnesses: [{ ...at('2024-01-01', 'a', {}), isSource: true }, ...witnesses] },
      '1 revision, the last of January 1, 2024, has files that today’s program cannot make into pages',
    ],
    ['of days to come', { on: '2026-02-02' }, 'February 2, 2026 is still to come.'],
  ])('with its limits: %s', (_, question, limit) => {
    expect(ask(question).limits.join('\n')).toContain(limit)
  })
})
