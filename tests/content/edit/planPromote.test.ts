import { describe, expect, it } from 'vitest'
import { planPromote, type PromoteOptions } from '../../../src/firm/promote/planPromote.ts'
import {
  after,
  errorsOf,
  look,
  person,
  planned,
  realTree,
  textOf,
  tiny,
  told,
} from '../../fixtures/editingFixture.ts'
import type { Tree } from '../../../src/content/edit/tree.ts'

/** `npm run promote`, decided in memory. */

const tree = realTree()
const promote = (on: Tree, name: string, more: Omit<PromoteOptions, 'name'> = {}) =>
  planPromote({ name, ...more }, look(on))
const amiri = promote(tree, 'Farah Amiri', {
  instead: 'isaac-tolliver',
  keyAchievements: ['Closed: often.', 'Teaches.'],
})

describe('an associate who becomes a partner', () => {
  it('has a partner’s file, a sound one when all is given', () => {
    const result = after(tree, amiri)
    const text = textOf(result, 'attorneys/farah-amiri.mdx') ?? ''
    expect(text).toMatch(/^---\ngroup: partner\nname: Farah Amiri\ntitle: Partner\nspecialization: /)
    expect(text).toContain('\nkeyAchievements:\n  - "Closed: often."\n  - Teaches.\n')
    expect(text).not.toMatch(/keyFocusAreas|featured/)
    expect(errorsOf(result)).toEqual([])
    expect(textOf(result, 'attorneys/isaac-tolliver.mdx')).toContain('\nfeatured: 1\n')
  })

  it('is counted by both pages, in their numbers and in the sentences of their fields', () => {
    expect(told(planned(amiri).summary).filter((line) => line.startsWith('pages/'))).toEqual([
      'pages/attorneys/associates.mdx:8 eight → seven',
      'pages/attorneys/associates.mdx:10 Eight → Seven',
      'pages/attorneys/associates.mdx:12 people: 8 → 7',
      'pages/attorneys/partners.mdx:8 ten → eleven',
      'pages/attorneys/partners.mdx:10 Ten → Eleven',
      'pages/attorneys/partners.mdx:12 people: 10 → 11',
    ])
  })

  it('is led to on the page of partners, and lines that name the person are left to somebody', () => {
    const body =
      'Ask [Farah](/attorneys/associates#farah-amiri) or [all](/attorneys/associates).\nMs. Amiri is an associate.\n'
    const files = tree.files.map((file) =>
      file.path === 'practice-areas/tax-law.mdx' ? { ...file, text: `${file.text}\n${body}` } : file,
    )
    const plan = promote({ ...tree, files }, 'farah-amiri', { instead: 'isaac-tolliver' })
    const text = textOf(after({ ...tree, files }, plan), 'practice-areas/tax-law.mdx') ?? ''
    expect(text).toContain('[Farah](/attorneys/partners#farah-amiri) or [all](/attorneys/associates).')
    expect(told(planned(plan).todo)).toContainEqual(
      expect.stringMatching(/^practice-areas\/tax-law\.mdx:\d+ names Amiri: Ms\. Amiri is an associate\.$/),
    )
    expect(planned(plan).notes).toContain(
      'Fill in what says (to be filled in): 1 place in attorneys/farah-amiri.mdx.',
    )
  })

  it('comes last where the partners have numbers, and leaves no gap among the associates', () => {
    const associate = (order: string) => ({
      group: 'associate',
      order,
      keyFocusAreas: '[Wills, "Trusts: all"]',
    })
    const numbered = tiny({
      'attorneys/ann-ash.mdx': person('Ann Ash', { order: '1' }),
      'attorneys/bo-day.mdx': person('Bo Day', associate('1')).replace('keyAchievements: [One.]\n', ''),
      'attorneys/cy-fox.mdx': person('Cy Fox', associate('2')).replace('keyAchievements: [One.]\n', ''),
    })
    const plan = promote(numbered, 'Bo Day', { title: 'Partner & Chair' })
    expect(textOf(after(numbered, plan), 'attorneys/bo-day.mdx')).toMatch(
      /\norder: 2\ntitle: Partner & Chair\n(.*\n)*keyAchievements:\n {2}- \(to be filled in\)\n---\n/,
    )
    expect(textOf(after(numbered, plan), 'attorneys/cy-fox.mdx')).toContain('\norder: 1\n')
  })

  it.each([
    ['Mina Choe', 'Mina Choe is a partner already. Nothing was changed.'],
    ['Halina Szymczak', 'Halina Szymczak is of the staff, and only associates and counsel become partners'],
    ['tax-law', 'practice-areas/tax-law.mdx is no person.'],
    ['Farah Amiry', 'There is no page, person or role "Farah Amiry". Did you mean "Farah Amiri"'],
  ])('%s: %s', (name, sentence) => {
    const decided = promote(tree, name)
    expect('error' in decided ? decided.error : decided).toContain(sentence)
  })

  it('is asked who takes the card', () => {
    expect(promote(tree, 'Farah Amiri')).toMatchObject({ prompt: { flag: 'instead' } })
  })
})
