import { expect, it } from 'vitest'
import { payloadOf, isPageOf } from '../../fixtures/payloadOf.ts'
import { check, partnersPage, person, tiny } from '../../fixtures/editingFixture.ts'

/** People in a list: by their numbers, then by their family names. */

/** The names on the page of partners, whose files are in this order. */
const listedOn = (people: readonly { name: string; order?: string; familyName?: string }[]) => {
  const files = people.map(({ name, order = '', familyName = '' }, at): [string, string] => {
    const fields = { order, ...(familyName !== '' && { familyName }) }
    return [`attorneys/file-${at}.mdx`, person(name, fields).replace('order: \n', '')]
  })
  const { site } = check(tiny({ ...Object.fromEntries(files), 'pages/partners.mdx': partnersPage }))
  const page = site?.routes.map((route) => payloadOf(site, route)).find(isPageOf('partners'))
  return page?.facts.people.map(({ name }) => name)
}

it('a list of people is in the order of the family names where no file has a number', () => {
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

it('a list of people begins with those who have a number', () => {
  expect(
    listedOn([
      { name: 'Ann Ash' },
      { name: 'Cy Wu', order: '1' },
      { name: 'Bo Day' },
      { name: 'Di Zee', order: '2' },
    ]),
  ).toEqual(['Cy Wu', 'Di Zee', 'Ann Ash', 'Bo Day'])
})
