import { describe, expect, it } from 'vitest'
import { partnerProfiles } from '../../../src/firm/data/people.ts'
import { check, partnersPage, person, tiny } from '../../fixtures/editingFixture.ts'
import { inOneLine } from '../../fixtures/minimalSite.ts'

/** People in a list: by their numbers, then by their family names. */

interface Listed {
  name: string
  order?: string
  familyName?: string
}

/** The tiny site with these partners, in the order of their files, and a page that may say how they stand. */
function site(people: readonly Listed[], lede = 'The partners.') {
  const files = people.map(({ name, order = '', familyName = '' }, at): [string, string] => {
    const fields = { order, ...(familyName !== '' && { familyName }) }
    return [`attorneys/file-${at}.mdx`, person(name, fields).replace('order: \n', '')]
  })
  const page = partnersPage(people.length).replace(/^lede: .*$/m, `lede: ${lede}`)
  return check(tiny({ ...Object.fromEntries(files), 'pages/partners.mdx': page }))
}

const listedOn = (people: readonly Listed[]) => {
  const built = site(people)
  return built.site && partnerProfiles(built.site, () => '').map(({ name }) => name)
}

const problemsOf = (people: readonly Listed[], lede?: string) =>
  site(people, lede)
    .problems.map(inOneLine)
    .filter((line) => !line.includes(' new-address '))

describe('a list of people', () => {
  it('stands in the order of the family names where no file has a number', () => {
    expect(
      listedOn([
        { name: 'Zoe Adams' },
        { name: 'Ada Lopez Cano', familyName: 'Lopez Cano' },
        { name: 'Ed Marsh, Jr.' },
        { name: 'Amy Marsh' },
        { name: 'Bo Ødegaard' },
        { name: 'Émile Évrard' },
      ]),
    ).toEqual(['Zoe Adams', 'Émile Évrard', 'Ada Lopez Cano', 'Amy Marsh', 'Ed Marsh, Jr.', 'Bo Ødegaard'])
  })

  it('begins with those who have a number', () => {
    expect(
      listedOn([
        { name: 'Ann Ash' },
        { name: 'Cy Wu', order: '1' },
        { name: 'Bo Day' },
        { name: 'Di Zee', order: '2' },
      ]),
    ).toEqual(['Cy Wu', 'Di Zee', 'Ann Ash', 'Bo Day'])
  })

  const ranked = [{ name: 'Cy Wu', order: '1' }, { name: 'Ann Ash' }]

  it('is held to the order that its page states', () => {
    expect(problemsOf(ranked, 'Our partners, in alphabetical order.')).toEqual([
      'pages/partners.mdx:5:7 stated-order This text says that people stand in alphabetical order, and Cy Wu stands before Ann Ash. → Take the line "order" out of the files of these people, and they stand in the order of their family names by themselves; or change this text.',
    ])
    expect(problemsOf(ranked, 'Our partners, the founders first.')).toEqual([])
    expect(problemsOf([{ name: 'Cy Wu' }, { name: 'Ann Ash' }], 'In the order of their names.')).toEqual([])
  })

  it('takes no family name that is not in the name', () => {
    expect(problemsOf([{ name: 'Ann Ash', familyName: 'Bell' }])).toEqual([
      expect.stringMatching(
        /family-name The field "familyName" says "Bell", and these words do not stand in the name "Ann Ash"\./,
      ),
    ])
  })
})
