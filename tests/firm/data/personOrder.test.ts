import { describe, expect, it } from 'vitest'
import { payloadOf, isPageOf } from '../../fixtures/payloadOf.ts'
import { check, partnersPage, person, tiny } from '../../fixtures/editingFixture.ts'
import { inOneLine } from '../../fixtures/minimalSite.ts'

/** People in a list: by their numbers, then by their family names. */

interface Listed {
  name: string
  order?: string
  familyName?: string
}

/** The tiny site with these partners, in the order of their files, and their page. */
function site(people: readonly Listed[]) {
  const files = people.map(({ name, order = '', familyName = '' }, at): [string, string] => {
    const fields = { order, ...(familyName !== '' && { familyName }) }
    return [`attorneys/file-${at}.mdx`, person(name, fields).replace('order: \n', '')]
  })
  return check(tiny({ ...Object.fromEntries(files), 'pages/partners.mdx': partnersPage }))
}

const listedOn = (people: readonly Listed[]) => {
  const built = site(people)
  const { site: shown } = built
  const pages = shown?.routes.map((route) => payloadOf(shown, route)).find(isPageOf('partners'))
  return pages?.facts.people.map(({ name }) => name)
}

const problemsOf = (people: readonly Listed[]) =>
  site(people)
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

  it('takes no family name that is not in the name', () => {
    expect(problemsOf([{ name: 'Ann Ash', familyName: 'Bell' }])).toEqual([
      expect.stringMatching(/family-name The family name "Bell" is not part of the name "Ann Ash"\./),
    ])
  })
})
